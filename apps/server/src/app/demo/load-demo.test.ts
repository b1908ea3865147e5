import { ROLES } from '@telemachos/contract/core/roles'
import { cleanRichText } from '@telemachos/rules/rich-text/clean-rich-text'
import { missingRequired } from '@telemachos/rules/password'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openDatabase, type Database } from '../../kernel/database/database.ts'
import { identifier, sql } from '../../kernel/database/sql.ts'
import type { FileStorage } from '../../kernel/file-storage.ts'
import { openLog } from '../../kernel/log.ts'
import { readRaster } from '../../kernel/raster.ts'
import { settleConditions } from '../../modules/actions/index.ts'
import { foldCounts } from '../../modules/grid/index.ts'
import { hashPassword } from '../../modules/identity/index.ts'
import { createTestDatabase } from '../../testing/database.ts'
import { createAction } from '../../testing/factories.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'
import { isEmpty, loadDemo } from './load-demo.ts'
import { DEMO_PASSWORD, hasDemo, listSignIns } from './sign-ins.ts'

/** A Saturday, the week after the clocks have changed. */
const NOW = new Date('2026-10-31T08:00:00Z')

type Rows = Readonly<Record<string, readonly string[]>>

/**
 * Every row of every table that is filled, without the time of the load itself and of jobs. Counts are
 * put together and conditions evaluated, as jobs would do.
 */
async function readEverything(database: Database): Promise<Rows> {
  await foldCounts(database)
  const projects = await database.rows<{ id: number }>(sql`select id from projects order by id`)
  for (const { id } of projects) while (await settleConditions(database, id, NOW));
  const tables = await database.rows<{ name: string }>(sql`
    select tablename as name from pg_tables where schemaname = 'public'
      and tablename not in ('recurring_jobs', 'automatic_checks') order by 1`)
  const read: Record<string, string[]> = {}
  for (const { name } of tables) {
    const rows = await database.rows<{ row: string }>(sql`
      select (to_jsonb(t) - 'created_at')::text as row from ${identifier(name)} t order by 1`)
    if (rows.length > 0) read[name] = rows.map(({ row }) => row)
  }
  return read
}

/** Loads the demonstration into a database of its own and reads it. */
const readLoaded = (now: Date, mentees: number): Promise<Rows> =>
  withLoaded(now, mentees, readEverything)

/** Loads the demonstration into a database of its own, and works with it. */
async function withLoaded<Result>(
  now: Date,
  mentees: number,
  work: (database: Database) => Promise<Result>,
): Promise<Result> {
  const { connection, drop } = await createTestDatabase()
  const database = openDatabase(connection, openLog('silent'), 1)
  try {
    await loadDemo(database, { now, mentees, passwordHash: 'none' })
    return await work(database)
  } finally {
    await database.close()
    await drop()
  }
}

describe('loading the demonstration', () => {
  let server: TestServer
  let wasEmpty: boolean
  const contents = new Map<string, Uint8Array>()
  const storage = {
    write: async (key: string, content: Uint8Array) => void contents.set(key, content),
  } as FileStorage

  beforeAll(async () => {
    // Attempts that were left this morning are not to expire meanwhile.
    server = await startTestServer({ clock: () => NOW })
    const passwordHash = await hashPassword(DEMO_PASSWORD)
    wasEmpty = await isEmpty(server.database)
    const started = performance.now()
    await loadDemo(server.database, { now: NOW, mentees: 400, passwordHash, storage })
    const seconds = ((performance.now() - started) / 1000).toFixed(2)
    process.stdout.write(`The demonstration with 400 mentees was loaded in ${seconds} s\n`)
  })
  afterAll(() => server.close())

  it('is told from an empty database, and refused by one that is not', async () => {
    expect([wasEmpty, await isEmpty(server.database)]).toEqual([true, false])
    expect(await hasDemo(server.database)).toBe(true)
    // In a database without a server, whose jobs would write meanwhile.
    await withLoaded(NOW, 10, async (database) => {
      const before = await readEverything(database)
      await expect(
        loadDemo(database, { now: NOW, mentees: 10, passwordHash: 'none' }),
      ).rejects.toThrow('empty database')
      expect(await readEverything(database)).toEqual(before)
    })
  })

  it('has somebody for every role, who can sign in and has that role', async () => {
    expect(missingRequired(DEMO_PASSWORD)).toBe(0)
    const people = await listSignIns(server.database)
    expect([...new Set(people.map(({ role }) => role))]).toEqual(ROLES)
    for (const { username, role, name } of people) {
      const client = await server.client().signIn(username, DEMO_PASSWORD)
      const { Role, FirstName, LastName } = await client.ask('identity.getIdentity', {})
      expect([username, Role, `${FirstName} ${LastName}`]).toEqual([username, role, name])
    }
  })

  it('has pictures in descriptions, which their texts name in both languages', async () => {
    const pictures = await server.database.rows<{ key: string; descr: string; mime: string }>(sql`
      select f.storage_key as key, f.mime,
        case when strpos(a.descr, p.key) > 0 and strpos(a.descrs ->> 'en', p.key) > 0
          then a.descr else '' end as descr
      from action_pictures p join actions a on a.id = p.action_id
      join stored_files f on f.id = p.file_id and f.owner_id = a.id order by a.id`)
    expect(pictures).toHaveLength(3)
    for (const { key, descr, mime } of pictures) {
      const raster = readRaster(Buffer.from(contents.get(key) ?? []))
      expect(raster).toEqual({ mime, width: 960, height: 400, isTooLarge: false })
      expect(cleanRichText(JSON.parse(descr))).toEqual(JSON.parse(descr))
    }
  })

  it('shows every mentor a grid, and a few people another role or project', async () => {
    const rows = await server.database.rows<{ roles: number; projects: number }>(sql`
      select max(cardinality(roles)) as roles, count(*)::int as projects
      from memberships group by user_id`)
    expect(rows.filter(({ roles }) => roles > 1).length).toBeGreaterThan(1)
    expect(rows.filter(({ projects }) => projects > 1).length).toBeGreaterThan(3)
    const mentors = await server.database.rows<{ mentees: number }>(sql`
      select count(r.subject_id)::int as mentees
      from memberships m left join relations r on r.project_id = m.project_id
        and r.holder_id = m.user_id and r.kind = 'mentor' and r.to_at is null and r.action_id is null
      where m.is_mentor group by m.project_id, m.user_id`)
    expect(mentors.length).toBeGreaterThanOrEqual(40)
    for (const { mentees } of mentors) {
      expect(mentees).toBeGreaterThanOrEqual(7)
      expect(mentees).toBeLessThanOrEqual(14)
    }
  })

  it('gives nobody places in two sessions of one time', async () => {
    const places = await server.database.rows<{ person: number; at: string }>(sql`
      select r.mentee_id as person, s.begins_at as at
      from conference_registrations r join conference_sessions s on s.id = r.session_id`)
    expect(places.length).toBeGreaterThan(10)
    const times = places.map(({ person, at }) => `${person} ${at}`)
    expect(times.filter((time, place) => times.indexOf(time) !== place)).toEqual([])
  })

  it('lets what is added afterwards have numbers of its own', async () => {
    const highest = await server.database.one<{ id: number }>(
      sql`select max(id) as id from actions`,
    )
    expect(await createAction(server.database, 1)).toBeGreaterThan(highest.id)
    for (const table of ['projects', 'users', 'relations', 'action_data', 'meetings'] as const) {
      const { next, last } = await server.database.one<{ next: number; last: number }>(sql`
        select nextval(pg_get_serial_sequence(${table}, 'id'))::int as next, max(id) as last
        from ${identifier(table)}`)
      expect([table, next > last]).toEqual([table, true])
    }
  })
})

describe('the same demonstration', () => {
  it('comes from the same day, in any hour of it', async () => {
    const [one, other] = await Promise.all([
      readLoaded(NOW, 120),
      readLoaded(new Date('2026-10-31T20:59:00Z'), 120),
    ])
    expect(one).toEqual(other)
  })

  it('comes with other dates on another day', async () => {
    const [one, other] = await Promise.all([
      readLoaded(NOW, 30),
      readLoaded(new Date('2027-03-29T08:00:00Z'), 30),
    ])
    // How much lies in the last weeks depends on where the weekends are, and in how many weeks there is
    // something to count of somebody's people.
    const withoutLog = ({ audit_log: _, project_counts: __, ...read }: Rows) =>
      Object.entries(read).map(([name, rows]) => [name, rows.length])
    expect(withoutLog(one)).toEqual(withoutLog(other))
    expect(one['completions']).not.toEqual(other['completions'])
  })

  it('is made part by part when there are more mentees than are in memory at once', async () => {
    const { connection, drop } = await createTestDatabase()
    const database = openDatabase(connection, openLog('silent'), 1)
    try {
      await loadDemo(database, { now: NOW, mentees: 1_100, passwordHash: 'none' })
      const counts = await database.one<{
        mentees: number
        mentored: number
        inOrder: boolean
      }>(sql`
        select
          (select count(*)::int from memberships where is_mentee and left_at is null) as mentees,
          (select count(distinct subject_id)::int from relations
            where kind = 'mentor' and to_at is null and action_id is null) as mentored,
          (select bool_and(at >= before) from
            (select at, lag(at) over (order by id) as before from audit_log) log) as "inOrder"`)
      // One in 40 of the 550, 275 and 275 mentees of a project waits for a mentor.
      expect(counts).toEqual({ mentees: 1_100, mentored: 1_100 - 13 - 6 - 6, inOrder: true })
    } finally {
      await database.close()
      await drop()
    }
  }, 120_000)
})
