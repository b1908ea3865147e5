import { afterAll, beforeAll, expect, it } from 'vitest'
import { openDatabase, type Database } from '../kernel/database/database.ts'
import { migrate } from '../kernel/database/migrate.ts'
import { sql } from '../kernel/database/sql.ts'
import { openLog } from '../kernel/log.ts'
import { createEmptyDatabase, type TestDatabase } from '../testing/database.ts'
import { ownRelease } from './migrations.ts'

/* Links and keys that older releases have left in mails and in the log are gone after an upgrade. */

const log = openLog('silent')
const TOKEN = 'token-of-an-older-release-0123456789'
let test: TestDatabase
let database: Database

beforeAll(async () => {
  test = await createEmptyDatabase()
  const release = ownRelease()
  const before = release.migrations.filter(({ name }) => name < '0364')
  await migrate(test.owner, { ...release, migrations: before }, log)
  database = openDatabase(test.owner, log, 2)
  await database.run(sql`
    insert into users (id, username, first_name, last_name, sort_key, search_key)
    overriding system value values (1, 'one', 'Ένα', 'Ένα', 'one', 'one')`)
  await database.run(sql`
    insert into mails (key, user_id, recipient, language, template, model, state, held_until, body)
    select template || state, case when template like 'identity.%' then 1 end, 'a@example.org', 'el',
      template, jsonb_build_object('url', ${`https://a.gr/x/${TOKEN}`}::text, 'name', 'Άννα'), state,
      case when state in ('taken', 'sending') then now() end,
      case when state <> 'queued' then ${`Σύνδεσμος: https://a.gr/x/${TOKEN}`}::text end
    from unnest(array['identity.resetPassword', 'identity.invitation', 'identity.confirmEmail',
        'identity.emailChanged', 'applications.draft', 'applications.registration']) as template,
      unnest(array['queued', 'taken', 'sending', 'sent', 'failed', 'kept', 'cancelled']) as state`)
  await database.run(sql`
    insert into mails (key, user_id, template, model, state, body)
    values ('other', 1, 'identity.projectInvitation', '{"url": "https://a.gr/invitations"}', 'queued',
      'as it was')`)
  const { id } = await database.one<{ id: number }>(sql`
    insert into audit_log (verb, request_id) values ('projects.set', 'old') returning id::int as id`)
  await database.run(sql`
    insert into audit_changes (audit_id, kind, name, old_value, new_value)
    select ${id}, 'setting', name, old_value, new_value from (values
      ('Config.aCommunicator.ApiKey', '', ${TOKEN}::text),
      ('Config.aCommunicator', ${`{"ApiKey":"${TOKEN}"}`}, ''),
      ('descr', 'Γέφυρες', 'Γέφυρες 2')) as changes (name, old_value, new_value)`)
  await migrate(test.owner, ownRelease(), log)
})
afterAll(async () => {
  await database.close()
  await test.drop()
})

it('are nowhere', async () => {
  const { text } = await database.one<{ text: string }>(sql`
    select (select string_agg(to_jsonb(m)::text, '') from mails m)
      || (select string_agg(to_jsonb(c)::text, '') from audit_changes c) as text`)
  expect(text).not.toContain(TOKEN)
})

it('leave mails that cannot be sent any more, and others as they were', async () => {
  const states = await database.rows(sql`
    select state, error, count(*)::int as count from mails where has_link
    group by state, error order by state, error`)
  expect(states).toEqual([
    { state: 'cancelled', error: null, count: 6 },
    { state: 'failed', error: 'link_expired', count: 18 },
    { state: 'failed', error: null, count: 6 },
    { state: 'kept', error: null, count: 6 },
    { state: 'sent', error: null, count: 6 },
  ])
  expect(await database.rows(sql`select model, state, body from mails where not has_link`)).toEqual(
    [{ model: { url: 'https://a.gr/invitations' }, state: 'queued', body: 'as it was' }],
  )
  expect(
    await database.rows(sql`
      select name, old_value as from, new_value as to from audit_changes order by id`),
  ).toEqual([
    { name: 'Config.aCommunicator.ApiKey', from: '', to: '***' },
    { name: 'Config.aCommunicator', from: '***', to: '' },
    { name: 'descr', from: 'Γέφυρες', to: 'Γέφυρες 2' },
  ])
})
