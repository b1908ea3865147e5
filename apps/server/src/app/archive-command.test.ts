import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { pathToFileURL } from 'node:url'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { openDatabase, type Database } from '../kernel/database/database.ts'
import { identifier, sql } from '../kernel/database/sql.ts'
import { openLog } from '../kernel/log.ts'
import { createEmptyDatabase, createTestDatabase, type TestDatabase } from '../testing/database.ts'
import { createPerson, createProject } from '../testing/factories.ts'
import { afterRestore } from './after-restore.ts'

const COMMAND = join(import.meta.dirname, 'archive-command.ts')
/** The command is started several times, on whatever machine: a test that takes longer hangs. */
const TEST_MS = 180_000
const FILES = 200
/** What a backup ends once it is restored; everything else is as it was. */
const ENDED = [
  'sessions',
  'password_tokens',
  'email_changes',
  'reset_requests',
  'outbox',
  'recurring_jobs',
  'report_logins',
]
const CHANGED = [
  'mails',
  'notices',
  'notice_messages',
  'microdata_sendings',
  'schema_migrations',
  'schema_objects',
]

let folder: string
let source: TestDatabase
let database: Database
let target: TestDatabase
let run: string
const at = (name: string) => join(run, name)
const unsigned = () => join(folder, 'one.tar.gz')

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'archives-'))
  source = await createTestDatabase()
  database = openDatabase(source.connection, openLog('silent'))
  await fill(database)
  await mkdir(join(folder, 'files', 'files'), { recursive: true })
  for (let number = 0; number < FILES; number++) {
    await writeFile(join(folder, 'files', 'files', `${number}`), randomBytes(1_000 * number))
  }
  await take(unsigned()).ended
}, TEST_MS)
beforeEach(async () => {
  run = await mkdtemp(join(folder, 'run-'))
  target = await createEmptyDatabase()
  return () => target.drop()
})
afterAll(async () => {
  await database.close()
  await source.drop()
  await rm(folder, { recursive: true })
})

/** People, and everything of theirs that is not to live on. */
async function fill(db: Database): Promise<void> {
  const projectId = await createProject(db)
  const { id } = await createPerson(db, projectId, ['Mentee'])
  await createPerson(db, projectId, ['Mentor'])
  await db.run(sql`
    insert into sessions (id_hash, user_id, expires_at)
    select 'session ' || n, ${id}, now() + interval '1 day' from generate_series(1, 3) n`)
  await db.run(sql`
    insert into login_as_tokens (admin_session, token_hash, project_id, user_id, return_url, expires_at)
    values ('session 1', 'hash', ${projectId}, ${id}, '/', now() + interval '1 minute')`)
  await db.run(sql`
    insert into password_tokens (user_id, token_hash, purpose, expires_at)
    values (${id}, 'hash', 'invitation', now() + interval '7 days')`)
  await db.run(sql`
    insert into email_changes (user_id, address, previous, requested_by, confirmed_at, confirm_hash,
      confirm_until, undo_hash, undo_until)
    values (${id}, 'a@x.org', 'b@x.org', ${id}, now(), null, now(), 'undo', now() + interval '7 days'),
      (${id}, 'c@x.org', 'a@x.org', ${id}, null, 'confirm', now() + interval '1 day', 'undo 2',
        now() + interval '7 days')`)
  await db.run(sql`insert into reset_requests (address, request_id) values ('a@x.org', 'request')`)
  await db.run(
    sql`insert into outbox (name, payload, rooms) values ('event', '{}', array['user:1'])`,
  )
  await db.run(sql`
    insert into recurring_jobs (name, held_until) values ('mail.forgetOutside', now() + interval '1 day')`)
  await db.run(sql`
    insert into mails (key, project_id, user_id, template, model, state, held_until, due_at)
    select state || n, ${projectId}, ${id}, 'meetings.reminder', '{}', state,
      case when state in ('taken', 'sending') then now() end, now() + n * interval '1 hour'
    from unnest(array['queued', 'taken', 'sending', 'sent', 'failed']) state, unnest(array[-2, 2]) n`)
  await db.run(sql`
    insert into mails (key, project_id, user_id, template, model)
    values ('link', null, ${id}, 'identity.resetPassword', '{"url": "https://x.org/resetpassword/t"}')`)
  await db.run(sql`
    insert into notice_messages (key, project_id, user_id, kind, model, state, held_until, due_at)
    values ('waiting', ${projectId}, ${id}, 'chat.unread', '{}', 'queued', null, now()),
      ('leaving', ${projectId}, ${id}, 'chat.unread', '{}', 'sending', now(), now())`)
  await db.run(sql`
    insert into notices (key, project_id, user_id, kind, thing, model, way, created_at)
    values ('digest', ${projectId}, ${id}, 'chat.unread', 'chat/1', '{}', 'digest', now())`)
  await db.run(sql`
    insert into microdata_sendings (project_id, user_id, phase, version, state, mis, address, queued_at)
    values (${projectId}, ${id}, 'start', 1, 'waiting', '5001234', 'https://x.org', now())`)
}

interface Command {
  readonly verb: 'backup' | 'restore'
  readonly of: TestDatabase
  readonly storage: string
  readonly file: string
  readonly key?: string
}

/** Begins the command, as an operator does. */
function begin({ verb, of, storage, file, key = '' }: Command) {
  const child = spawn(process.execPath, [COMMAND, verb, file], {
    env: {
      ...process.env,
      DATABASE_URL: of.owner.connectionString,
      STORAGE_URL: pathToFileURL(storage).href,
      BACKUP_KEY: key,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const ended = Promise.all([once(child, 'exit'), text(child.stdout), text(child.stderr)]).then(
    ([[code], said, complaint]) => ({ code: code as number | null, said, complaint }),
  )
  return { child, ended }
}

const take = (file: string, key?: string) =>
  begin({ verb: 'backup', of: source, storage: join(folder, 'files'), file, ...(key && { key }) })
const putBack = (file: string, key?: string) =>
  begin({ verb: 'restore', of: target, storage: at('files'), file, ...(key && { key }) })

/** Every row of the tables that a restore leaves alone. */
async function readRows(db: Database): Promise<Record<string, string[]>> {
  const tables = await db.rows<{ name: string }>(sql`
    select tablename as name from pg_tables where schemaname = 'public' order by 1`)
  const all: Record<string, string[]> = {}
  for (const { name } of tables) {
    if ([...ENDED, ...CHANGED, 'login_as_tokens'].includes(name)) continue
    const rows = await db.rows<{ row: string }>(sql`
      select to_jsonb(t)::text as row from ${identifier(name)} t order by 1`)
    all[name] = rows.map(({ row }) => row)
  }
  return all
}

async function compare(): Promise<Database> {
  const restored = openDatabase(target.owner, openLog('silent'))
  expect(await readRows(restored)).toEqual(await readRows(database))
  const names = await readdir(join(folder, 'files', 'files'))
  expect((await readdir(at('files'))).toSorted()).toEqual(['files'])
  expect((await readdir(join(at('files'), 'files'))).toSorted()).toEqual(names.toSorted())
  for (const name of names) {
    const [there, here] = await Promise.all(
      [join(folder, 'files'), at('files')].map((place) => readFile(join(place, 'files', name))),
    )
    expect(there && here?.equals(there), name).toBe(true)
  }
  return restored
}

it(
  'what opened accounts and what waited to leave does not live on, which is said',
  async () => {
    const { said } = await putBack(unsigned()).ended
    const restored = await compare()
    for (const sentence of [
      '1 e-mail addresses that waited to be confirmed',
      '6 mails that waited to be sent are held',
      '1 mails of accounts',
      '2 messages to phones',
      '1 notices that waited for the mail of the day',
      '1 forms of microdata',
    ]) {
      expect(said).toContain(sentence)
    }
    for (const name of ENDED.filter((table) => table !== 'email_changes')) {
      expect([name, await restored.rows(sql`select from ${identifier(name)}`)]).toEqual([name, []])
    }
    // Whoever was robbed of their address can still take that back.
    expect(await restored.rows(sql`select undo_hash from email_changes`)).toEqual([
      { undo_hash: 'undo' },
    ])
    const states = await restored.rows(sql`
      select state, count(*)::int as count from mails group by 1 order by 1`)
    expect(states).toEqual([
      { state: 'cancelled', count: 1 },
      { state: 'failed', count: 2 },
      { state: 'held', count: 6 },
      { state: 'sent', count: 2 },
    ])
    expect(await restored.rows(sql`select model from mails where key = 'link'`)).toEqual([
      { model: {} },
    ])
    await restored.close()
  },
  TEST_MS,
)

it('an archive of a release that kept what opens accounts opens none', async () => {
  const end = new Error('all of it is taken back')
  const told = database.transaction(async (tx) => {
    const said = (await afterRestore(tx)).join('\n')
    expect(said).toContain('3 sessions are ended')
    expect(said).toContain('1 links by which somebody sets a password')
    const left = await tx.rows(sql`
      select from sessions union all select from login_as_tokens union all select from password_tokens`)
    expect(left).toEqual([])
    throw end
  })
  await expect(told).rejects.toBe(end)
})

it(
  'a restore that is killed in the middle is begun again, and goes through',
  async () => {
    const { child, ended } = putBack(unsigned())
    const area = join(at('files'), 'files')
    await expect
      .poll(async () => existsSync(area) && (await readdir(area)).length, {
        timeout: TEST_MS / 2,
        interval: 1,
      })
      .toBeGreaterThanOrEqual(FILES / 4)
    child.kill('SIGKILL')
    expect((await ended).code).toBeNull()
    const { code, said } = await putBack(unsigned()).ended
    expect(code).toBe(0)
    expect(said).toContain('broken off')
    await (await compare()).close()
  },
  TEST_MS,
)

it(
  'an archive that is signed asks for its key',
  async () => {
    await take(at('one.tar.gz'), 'the key of the operator').ended
    const wrong = await putBack(at('one.tar.gz'), 'another key of somebody').ended
    expect([wrong.code, wrong.complaint]).toEqual([
      1,
      expect.stringContaining('not signed with BACKUP_KEY'),
    ])
    await writeFile(at('key'), 'the key of the operator\n')
    const right = await putBack(at('one.tar.gz'), pathToFileURL(at('key')).href).ended
    expect([right.code, right.complaint]).toEqual([0, ''])
  },
  TEST_MS,
)
