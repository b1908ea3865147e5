import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createPerson, createProject } from '../../testing/factories.ts'
import { startTestServer, type TestClient, type TestServer } from '../../testing/test-server.ts'

describe('files of administrators', () => {
  let server: TestServer
  let admin: TestClient
  let mentor: TestClient
  beforeAll(async () => {
    server = await startTestServer({ adminFolders: ['documents'] })
    const projectId = await createProject(server.database)
    const signIn = async (role: 'Admin' | 'Mentor') =>
      server.client().signIn((await createPerson(server.database, projectId, [role])).username)
    admin = await signIn('Admin')
    mentor = await signIn('Mentor')
  })
  afterAll(() => server.close())

  const file = () => new File(['οδηγίες'], 'οδηγίες.txt')

  it('are kept in the folders that the configuration names, for administrators alone', async () => {
    const [stored] = await admin.ask('files.uploadAdminFiles', { dir: 'documents', files: file() })
    expect(stored).toMatchObject({ FileName: 'οδηγίες.txt', Mime: 'text/plain', CanEdit: true })
    const where = { Category: 'admin/documents', name: stored?.Name }
    expect((await admin.call('files.downloadFile', where)).status).toBe(200)
    expect((await mentor.call('files.downloadFile', where)).status).toBe(404)
    expect(
      await mentor.call('files.uploadAdminFiles', { dir: 'documents', files: file() }),
    ).toMatchObject({ status: 403 })
  })

  it('are refused anywhere else', async () => {
    expect(
      await admin.call('files.uploadAdminFiles', { dir: 'other', files: file() }),
    ).toMatchObject({ body: { code: 'rule_violated', details: { rule: 'admin_upload_off' } } })
    const outside = await admin.call('files.uploadAdminFiles', { dir: '../etc', files: file() })
    expect(outside).toMatchObject({ status: 400, body: { fields: [{ field: 'dir' }] } })
  })
})
