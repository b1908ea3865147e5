import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openDatabase, type Database } from '../kernel/database/database.ts'
import { sql } from '../kernel/database/sql.ts'
import { openLog } from '../kernel/log.ts'
import { builtServer, IS_SOAK } from '../testing/built-server.ts'
import { createTestDatabase, type TestDatabase } from '../testing/database.ts'
import { createPerson, createProject } from '../testing/factories.ts'
import { startMailServer, type MailServer } from '../testing/mail-server.ts'

const MAILS = IS_SOAK ? 1_000 : 300
const DEATHS = IS_SOAK ? 6 : 3
/** Deaths come at moments of their own within this time, the same in every run. */
const SPREAD_MS = 60

let main: string
let test: TestDatabase
let database: Database
let mailServer: MailServer
let child: ChildProcess | undefined

beforeAll(async () => {
  main = await builtServer()
  test = await createTestDatabase()
  database = openDatabase(test.connection, openLog('silent'))
  mailServer = await startMailServer()
})
afterAll(async () => {
  await kill()
  await mailServer.close()
  await database.close()
  await test.drop()
})

/** Starts the real server on the test's database and mail server; resolves when it is ready. */
async function start(): Promise<void> {
  const started = spawn(process.execPath, [main], {
    env: {
      ...process.env,
      DATABASE_URL: test.owner.connectionString,
      REDIS_URL: '',
      SMTP_URL: mailServer.url,
      PORT: '0',
      LOG_LEVEL: 'error',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  child = started
  await once(started.stdout, 'data')
}

async function kill(): Promise<void> {
  if (!child || child.exitCode !== null || child.signalCode !== null) return
  const gone = once(child, 'exit')
  child.kill('SIGKILL')
  await gone
}

const count = async (states: readonly string[]): Promise<number> => {
  const { n } = await database.one<{ n: number }>(sql`
    select count(*)::int as n from mails where state = any (${states}::text[])`)
  return n
}

it(`sends each of ${MAILS} mails once, or says that it failed, through ${DEATHS} deaths`, async () => {
  const projectId = await createProject(database)
  const { id } = await createPerson(database, projectId, ['Mentee'])
  await database.run(sql`update users set email = 'one@example.org' where id = ${id}`)
  await database.run(sql`
    insert into mails (key, user_id, template, model)
    select 'mail-' || n, ${id}, 'identity.passwordChanged', jsonb_build_object('username', 'mail-' || n)
    from generate_series(1, ${MAILS}) as n`)
  for (let death = 0; death < DEATHS; death++) {
    await start()
    const before = mailServer.received.length
    await expect
      .poll(() => mailServer.received.length, { timeout: 20_000, interval: 5 })
      .toBeGreaterThan(before + 20)
    await sleep((death * 37) % SPREAD_MS)
    await kill()
  }
  await start()
  // What the dead servers held is free once their time has passed; here it passes at once.
  await database.run(sql`
    update mails set held_until = now() - interval '1 second' where state in ('taken', 'sending')`)
  await expect
    .poll(() => count(['queued', 'taken', 'sending']), { timeout: 60_000, interval: 100 })
    .toBe(0)
  const arrived = mailServer.received.map(({ text }) => /mail-\d+/.exec(text ?? '')?.[0] ?? '')
  expect(new Set(arrived).size).toBe(arrived.length)
  const sent = await database.rows<{ key: string }>(sql`select key from mails where state = 'sent'`)
  const failed = await database.rows<{ key: string; error: string }>(sql`
    select key, error from mails where state = 'failed'`)
  process.stdout.write(`${sent.length} sent, ${failed.length} listed as failed\n`)
  expect(sent.length + failed.length).toBe(MAILS)
  expect(failed.every(({ error }) => error === 'unknown')).toBe(true)
  const known = new Set([...sent, ...failed].map(({ key }) => key))
  expect(arrived.filter((key) => !known.has(key))).toEqual([])
  const missing = sent.filter(({ key }) => !arrived.includes(key))
  expect(missing).toEqual([])
}, 300_000)
