import { afterAll, beforeAll, expect, it } from 'vitest'
import { sql } from '../../kernel/database/sql.ts'
import { createPerson, createProject, type TestPerson } from '../../testing/factories.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'

let server: TestServer
let person: TestPerson

beforeAll(async () => {
  server = await startTestServer()
  person = await createPerson(server.database, await createProject(server.database), ['Mentor'])
})
afterAll(() => server.close())

it('keeps what somebody chooses, on every device, and leaves the rest', async () => {
  const client = await server.client().signIn(person.username)
  expect(await client.ask('identity.getPreferences', {})).toEqual({
    ExportSeparator: ';',
    ReminderHours: 24,
    SingleKeys: true,
  })
  await client.ask('identity.savePreferences', { ExportSeparator: '\t' })
  const both = { ExportSeparator: '\t', ReminderHours: 48, SingleKeys: true }
  expect(await client.ask('identity.savePreferences', { ReminderHours: 48 })).toEqual(both)
  const other = await server.client().signIn(person.username)
  expect(await other.ask('identity.getPreferences', {})).toEqual(both)
})

it('refuses what is no choice, and falls back where one has gone', async () => {
  const client = await server.client().signIn(person.username)
  const refused = await client.call('identity.savePreferences', { ExportSeparator: '|' })
  expect([refused.status, refused.ok || refused.body.fields?.[0]?.field]).toEqual([
    400,
    'ExportSeparator',
  ])
  await server.database.run(sql`
    update users set preferences = '{"ExportSeparator": "#", "ReminderHours": "soon", "SingleKeys": "no"}'
    where id = ${person.id}`)
  expect(await client.ask('identity.getPreferences', {})).toEqual({
    ExportSeparator: ';',
    ReminderHours: 24,
    SingleKeys: true,
  })
})

it('says with the identity whether bare letters act, for whoever presses the keys', async () => {
  const client = await server.client().signIn(person.username)
  const singleKeys = async () => (await client.ask('identity.getIdentity', {})).SingleKeys
  expect(await singleKeys()).toBe(true)
  await client.ask('identity.savePreferences', { SingleKeys: false })
  expect(await singleKeys()).toBe(false)
  await client.ask('identity.savePreferences', { ExportSeparator: ',' })
  expect(await singleKeys()).toBe(false)
  await client.ask('identity.savePreferences', { SingleKeys: true })
  expect(await singleKeys()).toBe(true)
})
