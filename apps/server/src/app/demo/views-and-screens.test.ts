import type { Role } from '@telemachos/contract/core/roles'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sql } from '../../kernel/database/sql.ts'
import { hashPassword } from '../../modules/identity/index.ts'
import { contextOfReader, runStatement, viewsFor } from '../../modules/reports/index.ts'
import { createTestDatabase } from '../../testing/database.ts'
import { onServer } from '../../testing/test-cluster.ts'
import { startTestServer, type TestClient, type TestServer } from '../../testing/test-server.ts'
import { openLog } from '../../kernel/log.ts'
import { loadDemo } from './load-demo.ts'
import { PROJECTS } from './projects.ts'
import { DEMO_PASSWORD, listSignIns } from './sign-ins.ts'

const NOW = new Date('2026-10-31T08:00:00Z')
const ProjectId = PROJECTS[0]!.id
const ROLES = ['Admin', 'Coordinator', 'Supervisor', 'Mentor'] as const satisfies Role[]
type Shown = (typeof ROLES)[number]
const OVERSEEING = ROLES.filter((role) => role !== 'Mentor')

/** Views of what is kept of people by their numbers. */
const RECORDS: ReadonlySet<string> = new Set(['microdata', 'payments'])

describe('what queries find of the demonstration', () => {
  let server: TestServer
  let dropped: () => Promise<void>
  const clients = new Map<Shown, TestClient>()
  const ids = new Map<Shown, number>()
  beforeAll(async () => {
    const { connection, owner, drop } = await createTestDatabase()
    dropped = drop
    server = await startTestServer({ connection, clock: () => NOW })
    await loadDemo(server.database, {
      ...{ now: NOW, mentees: 120, storage: server.storage },
      passwordHash: await hashPassword(DEMO_PASSWORD),
    })
    // As the database does by itself after a while.
    await onServer(owner, (client) => client.query('analyze'))
    const people = await listSignIns(server.database)
    for (const role of ROLES) {
      const { username = '' } = people.find((one) => one.role === role) ?? {}
      clients.set(role, await server.client().signIn(username, DEMO_PASSWORD))
      const { id } = await server.database.one<{ id: number }>(
        sql`select id from users where username = ${username}`,
      )
      ids.set(role, id)
    }
  }, 120_000)
  afterAll(async () => {
    await server.close()
    await dropped()
  })

  const clientOf = (role: Shown) => clients.get(role) ?? server.client()

  /** The rows of a query as somebody has it run. */
  async function rowsOf(role: Shown, query: string) {
    const context = contextOfReader(
      { projectId: ProjectId, userId: ids.get(role) ?? 0, roles: [role], language: 'el' },
      role,
      { database: server.database, now: NOW, log: openLog('silent') },
    )
    return (await runStatement(context, { query, parameters: {} })).rows
  }
  const numbersOf = async (role: Shown, query: string) =>
    (await rowsOf(role, query)).map(([one]) => Number(one)).toSorted((a, b) => a - b)

  /** Whom somebody's own screens know. */
  async function shownTo(role: Shown): Promise<number[]> {
    const everybody = await server.database.rows<{ id: number }>(
      sql`select id from users order by id`,
    )
    const shown: number[] = []
    for (let from = 0; from < everybody.length; from += 100) {
      const Ids = everybody.slice(from, from + 100).map(({ id }) => id)
      const found = await clientOf(role).ask('people.getUsersByIds', { ProjectId, Ids })
      shown.push(...found.map(({ Id }) => Id))
    }
    return shown.toSorted((a, b) => a - b)
  }

  it.each(ROLES)('of people for %s are the people whom their screens show', async (role) => {
    const shown = await shownTo(role)
    expect(shown.length).toBeGreaterThan(1)
    expect(await numbersOf(role, 'select user_id from people')).toEqual(shown)
  })

  it.each(ROLES)('in every view for %s is about nobody else', async (role) => {
    const shown = new Set(await shownTo(role))
    const views = viewsFor(role).filter(({ columns }) => 'user_id' in columns)
    expect(views.length).toBeGreaterThan(5)
    // What is on record by registry number is, of those who have left too.
    const former = await server.database.rows<{ id: number }>(sql`
      select user_id as id from memberships where project_id = ${ProjectId} and left_at is not null`)
    const onRecord = new Set([...shown, ...former.map(({ id }) => id)])
    for (const { name } of views) {
      const seen = RECORDS.has(name) ? onRecord : shown
      const found = await numbersOf(
        role,
        `select distinct user_id from ${name} where user_id is not null`,
      )
      expect({ name, others: found.filter((id) => !seen.has(id)) }).toEqual({ name, others: [] })
    }
  })

  it.each(ROLES)('counts the mentees of %s as the grid does', async (role) => {
    const { count } = await clientOf(role).ask('grid.countActionsGrid', { ProjectId })
    const [found] = await numbersOf(role, 'select count(*) from people where is_mentee')
    expect(found).toBe(count)
  })

  it.each(OVERSEEING)('counts who completed what for %s as the totals do', async (role) => {
    const actions = await numbersOf(
      role,
      'select action_id from actions order by position limit 12',
    )
    expect(actions).toHaveLength(12)
    const found = new Map(
      (
        await rowsOf(
          role,
          `select c.action_id, count(*) from completions c join people p on p.user_id = c.user_id
           where p.is_mentee group by 1`,
        )
      ).map(([action, count]) => [Number(action), Number(count)]),
    )
    for (const Id of actions) {
      const { count } = await clientOf(role).ask('grid.readTotals', { ProjectId, Id })
      expect({ Id, count: found.get(Id) ?? 0 }).toEqual({ Id, count })
    }
  })

  it.each(ROLES)('has the meetings of %s that the calendar has', async (role) => {
    const [From, To] = ['2026-09-15', '2026-12-10']
    const meetings = await clientOf(role).ask('meetings.listMeetings', {
      ...{ ProjectId, From, To, Cancelled: true },
    })
    const [found] = await numbersOf(
      role,
      `select count(*) from meetings where begins_at >= '${From}'::date and begins_at < '${To}'::date + 1`,
    )
    expect(found).toBe(meetings.length)
    expect(found).toBeGreaterThan(0)
  })

  it.each(OVERSEEING)('has the assignments of a mentee that %s is shown', async (role) => {
    const [UserId = 0] = await numbersOf(
      role,
      'select user_id from people where is_mentee and mentor_id is not null limit 1',
    )
    const shown = await clientOf(role).ask('people.listRelations', { ProjectId, UserId })
    const found = await rowsOf(role, `select holder_id from relations where user_id = ${UserId}`)
    expect(found.length).toBe(shown.length)
  })
})
