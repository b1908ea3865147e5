import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openDatabase } from '../../kernel/database/database.ts'
import { sql } from '../../kernel/database/sql.ts'
import { openLog } from '../../kernel/log.ts'
import { createTestDatabase, type TestDatabase } from '../../testing/database.ts'
import { createPerson, createProject, type TestPerson } from '../../testing/factories.ts'
import { startTestServer, TEST_PASSWORD, type TestServer } from '../../testing/test-server.ts'

const Password = 'καινούριος-9!'

describe('a changed password', () => {
  let test: TestDatabase
  let server: TestServer
  let person: TestPerson
  let admin: TestPerson

  beforeAll(async () => {
    test = await createTestDatabase()
    server = await startTestServer({ connection: test.connection })
  })
  afterAll(async () => {
    await server.close()
    await test.drop()
  })
  beforeEach(async () => {
    const projectId = await createProject(server.database)
    const name = { firstName: 'Νίκος', lastName: 'Ρήγας' }
    person = await createPerson(server.database, projectId, ['Mentee'], name)
    admin = await createPerson(server.database, projectId, ['Admin'])
    await server.database.run(sql`
      update users set email = username || '@example.org' where id in (${person.id}, ${admin.id})`)
  })

  const mails = () =>
    server.database.rows(sql`
      select user_id as "userId", template, project_id as "projectId", sender_id as "senderId", model
      from mails where user_id in (${person.id}, ${admin.id})`)
  const told = () => ({
    userId: person.id,
    template: 'identity.passwordChanged',
    projectId: null,
    senderId: null,
    model: { name: 'Νίκος Ρήγας', vocative: 'Νίκο', username: person.username },
  })

  it('is told to its person by mail, once however often the call is repeated', async () => {
    const client = await server.client().signIn(person.username)
    const key = { 'idempotency-key': 'once' }
    for (let times = 0; times < 2; times++) {
      const answer = await client.call('identity.changePassword', { Password }, key)
      expect(answer.body).toEqual({ changed: true })
    }
    expect(await mails()).toMatchObject([told()])
  })

  it('is told to its person where an Admin changed it, and to nobody else', async () => {
    const client = await server.client().signIn(admin.username)
    await client.ask('identity.changePassword', { UserId: person.id, Password })
    expect(await mails()).toMatchObject([told()])
  })

  it('is told to nobody where it did not change', async () => {
    const client = await server.client().signIn(person.username)
    await client.ask('identity.changePassword', { Password: '' })
    const weak = await client.call('identity.changePassword', { Password: 'ABC' })
    expect(weak.status).toBe(400)
    expect(await mails()).toEqual([])
  })

  it('is changed all the same for who has no address', async () => {
    await server.database.run(sql`update users set email = '' where id = ${person.id}`)
    const client = await server.client().signIn(person.username)
    expect(await client.ask('identity.changePassword', { Password })).toEqual({ changed: true })
    expect(await mails()).toEqual([])
  })

  it('stays the old one where the mail cannot be queued', async () => {
    const owner = openDatabase(test.owner, openLog('silent'), 1)
    await owner.run(sql`
      alter table mails add constraint nobody_is_told check (template <> 'identity.passwordChanged')
      not valid`)
    const client = await server.client().signIn(person.username)
    expect((await client.call('identity.changePassword', { Password })).status).toBe(500)
    await owner.run(sql`alter table mails drop constraint nobody_is_told`)
    await owner.close()
    await server.client().signIn(person.username, TEST_PASSWORD)
  })
})
