import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { LARGEST_LOGO, MOST_LOGO_BYTES } from '@telemachos/contract/projects/settings-constants'
import { sql } from '../../kernel/database/sql.ts'
import { createPerson, createProject } from '../../testing/factories.ts'
import { startSmallProgramme, type SmallProgramme } from '../../testing/small-programme.ts'
import { sweepLogos } from './logos.ts'

const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)
const DAY_MS = 86_400_000

describe('the logo of a project', () => {
  let programme: SmallProgramme
  let ProjectId: number
  beforeAll(async () => {
    programme = await startSmallProgramme()
    ProjectId = programme.projectId
  })
  afterAll(() => programme.close())
  beforeEach(async () => {
    await programme.db.run(sql`delete from project_logos`)
  })

  const upload = (content: Buffer = PNG, who: 'admin' | 'coordinator' | 'mentor' = 'admin') =>
    programme.as[who].call('projects.uploadLogo', { ProjectId, Data: content.toString('base64') })
  const uploaded = async () =>
    (
      await programme.as.admin.ask('projects.uploadLogo', {
        ProjectId,
        Data: PNG.toString('base64'),
      })
    ).Address
  const keyOf = (address: string) => address.split('/').at(-1) ?? ''
  const read = (address: string, client = programme.as.mentee) =>
    client.call('projects.getLogo', { Key: keyOf(address) })
  const save = async (ImageUrl: string) => {
    const { url, Descr, Revision } = await programme.as.admin.ask('projects.getProjectById', {
      Id: ProjectId,
    })
    const Settings = JSON.stringify({ Config: { Logo: { ImageUrl } } })
    const { Settings: saved } = await programme.as.admin.ask('projects.setProject', {
      Project: { Id: ProjectId, url, Descr, Settings, Revision },
    })
    return (JSON.parse(saved) as { Config: { Logo: { ImageUrl: string } } }).Config.Logo.ImageUrl
  }
  const sweep = (days: number) =>
    sweepLogos(programme.db, programme.server.storage, new Date(Date.now() + days * DAY_MS))

  it('is a file by its content, which everybody of the project reads and nobody else', async () => {
    const address = await uploaded()
    const answer = await read(address)
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/png'])
    const db = programme.db
    const stranger = await createPerson(db, await createProject(db), ['Admin'])
    const client = await programme.server.client().signIn(stranger.username)
    expect((await read(address, client)).status).toBe(404)
    expect((await read('0'.repeat(32))).status).toBe(404)
  })

  it('is uploaded by an Admin, is a picture, and not too large', async () => {
    for (const who of ['coordinator', 'mentor'] as const)
      expect((await upload(PNG, who)).status).toBe(403)
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')
    expect((await upload(svg)).body).toMatchObject({
      fields: [{ field: 'Data', rule: 'file_type' }],
    })
    const large = Buffer.concat([PNG, Buffer.alloc(LARGEST_LOGO)])
    expect((await upload(large)).body).toMatchObject({ fields: [{ field: 'Data' }] })
    await programme.db.run(sql`
      insert into project_logos (key, project_id, mime, bytes, uploaded_at)
      values ('many', ${ProjectId}, 'image/png', ${MOST_LOGO_BYTES}, now())`)
    expect((await upload()).body).toMatchObject({
      code: 'rule_violated',
      details: { rule: 'logo_quota' },
    })
  })

  it('that comes as data with the settings becomes a file', async () => {
    const address = await save(`data:image/png;base64,${PNG.toString('base64')}`)
    expect(address).toMatch(/^\/api\/project\/logo\/[0-9a-f]{32}$/)
    expect((await read(address)).status).toBe(200)
    expect(await save(address)).toBe(address)
  })

  it('goes a week after it was replaced, with its content', async () => {
    const first = await save(await uploaded())
    await sweep(0)
    await sweep(30)
    expect((await read(first)).status).toBe(200)
    const second = await save(await uploaded())
    await sweep(30)
    await sweep(36)
    expect((await read(first)).status).toBe(200)
    await sweep(38)
    expect((await read(first)).status).toBe(404)
    expect((await read(second)).status).toBe(200)
    const { storage } = programme.server
    expect(await storage.read(`logos/${keyOf(first)}`)).toBeUndefined()
    expect(await storage.read(`logos/${keyOf(second)}`)).toEqual(PNG)
  })

  it('of a project that began with another one’s settings is read by its people', async () => {
    const address = await save(await uploaded())
    const other = await createProject(programme.db)
    const settings = JSON.stringify({ Config: { Logo: { ImageUrl: address } } })
    await programme.db.run(sql`
      update projects set settings = ${settings}::jsonb where id = ${other}`)
    const person = await createPerson(programme.db, other, ['Mentor'])
    const client = await programme.server.client().signIn(person.username)
    expect((await read(address, client)).status).toBe(200)
  })
})
