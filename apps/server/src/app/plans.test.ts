import { contract } from '@telemachos/contract'
import type { CallDefinition } from '@telemachos/contract/core/define-call'
import { GRID_PAGE_SIZE } from '@telemachos/contract/grid/constants'
import { roleAllowed, type Role } from '@telemachos/contract/core/roles'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  openDatabase,
  tracedStatements,
  type Database,
  type TracedStatement,
} from '../kernel/database/database.ts'
import { plannedAnew } from '../kernel/database/plans.ts'
import { sql, type Sql } from '../kernel/database/sql.ts'
import { openLog } from '../kernel/log.ts'
import { SAMPLES } from '../testing/call-samples.ts'
import { createTestDatabase, type TestDatabase } from '../testing/database.ts'
import {
  explainStatement,
  faultsOf,
  isKept,
  isPrepared,
  loopsOver,
  partOf,
} from '../testing/explain-statement.ts'
import {
  createLargeProgramme,
  type LargeCaller,
  type LargeProgramme,
} from '../testing/large-programme.ts'
import { inputsOf } from '../testing/reach-inputs.ts'
import { startTestServer, type CallName, type TestServer } from '../testing/test-server.ts'

/** By then PostgreSQL has decided whether it keeps a plan for all values. */
const RUNS = 20

/** Writes that read everybody within reach. */
const EXPORTS: readonly CallName[] = ['grid.startExport', 'questionnaires.startResultsExport']

const CALLS = Object.entries(contract).flatMap(([domain, { calls }]) =>
  Object.entries(calls as Record<string, CallDefinition>).flatMap(([verb, definition]) => {
    const name = `${domain}.${verb}` as CallName
    const reads = definition.effect === 'read' || EXPORTS.includes(name)
    return reads ? [{ name, access: definition.access }] : []
  }),
)

/** One role for each kind of reach tries every filter and order; the others share its statements. */
const TRIES_ALL: readonly Role[] = ['Admin', 'Coordinator', 'Supervisor', 'Mentor']

type Size = 'few' | 'many'

/** A statement with the values of somebody, and the call that it is of. */
interface Seen {
  readonly call: string
  readonly statement: Sql
}

/** By text: as it was for those who have few people, and for those who have many. */
type Statements = Map<string, Record<Size, Seen[]>>

describe('plans of statements that carry reach', () => {
  let test: TestDatabase
  let server: TestServer
  /** With one connection, which prepares what it is given as those of the server do. */
  let database: Database
  const statements: Statements = new Map()
  const refused: string[] = []
  let callers: LargeProgramme['callers']

  beforeAll(async () => {
    test = await createTestDatabase()
    // The clock stands still, so that the same call has the same values.
    const now = new Date()
    const { connection, owner } = test
    server = await startTestServer({ connection, verifyAnswers: false, clock: () => now })
    const tables = openDatabase(owner, openLog('silent'), 1)
    const programme = await createLargeProgramme(server.database, tables)
    await tables.close()
    database = openDatabase(connection, openLog('silent'), 1)
    callers = programme.callers
    for (const { few, many } of callers) {
      await makeCalls(few, 'few', (name) => inputsOf(name, few, programme))
      await makeCalls(many, 'many', (name) => inputsOf(name, many, programme))
    }
  }, 300_000)
  afterAll(async () => {
    await database.close()
    await server.close()
    await test.drop()
  })

  it('are in two forms for the grid, which show whom the list shows', async () => {
    const roles: readonly Role[] = ['Admin', 'Coordinator', 'Supervisor']
    for (const { few, many } of callers.filter(({ many: { role } }) => roles.includes(role))) {
      for (const caller of [few, many]) {
        const client = await server.client().signIn(caller.username)
        const ProjectId = caller.ids.projectId
        const { count } = await client.ask('grid.countActionsGrid', { ProjectId })
        const last = Math.ceil(count / GRID_PAGE_SIZE)
        const page = async (more: object) =>
          (await client.ask('grid.getActionsGridPage', { ProjectId, Page: 1, ...more })).list.map(
            ({ Id }) => Id,
          )
        const { list } = await client.ask('people.listPeople', { ProjectId, Roles: ['Mentee'] })
        const listed = list.map(({ Id }) => Id)
        expect((await page({})).slice(0, listed.length)).toEqual(listed)
        expect(await page({ Page: last, Total: count })).toEqual(await page({ Page: last }))
      }
    }
  })

  /** Makes every call that the role may, and keeps the statements with reach. */
  async function makeCalls(
    caller: LargeCaller,
    size: Size,
    inputs: (name: CallName) => readonly object[] | undefined,
  ): Promise<void> {
    const client = await server.client().signIn(caller.username)
    for (const { name } of CALLS.filter((call) => mayMake(call, caller.role))) {
      const listed = inputs(name)
      for (const own of (listed ?? [{}]).slice(0, TRIES_ALL.includes(caller.role) ? Infinity : 1)) {
        const call = `${caller.role}: ${name} ${JSON.stringify(own)}`
        const stop = recordReach((statement) => keep({ call, statement }, size))
        const { ok } = await client.call(name, { ...SAMPLES[name](caller.ids), ...own })
        stop()
        if (listed && !ok) refused.push(`${size} ${call}`)
      }
    }
  }

  function keep(seen: Seen, size: Size): void {
    const { text, values } = seen.statement
    const known = statements.get(text) ?? { few: [], many: [] }
    statements.set(text, known)
    const key = JSON.stringify(values)
    if (known[size].every(({ statement }) => JSON.stringify(statement.values) !== key))
      known[size].push(seen)
  }

  /** What is wrong with the plans for many, once a connection has worked for those who have few. */
  async function faultsAfterFew({ few, many }: Record<Size, Seen[]>): Promise<string[]> {
    await runOften(database, few.length > 0 ? few : many)
    const faults: string[] = []
    for (const { call, statement } of many) {
      const plan = await explainStatement(database, statement)
      faults.push(...faultsOf(plan).map((fault) => `${call}: ${fault}`))
    }
    return faults
  }

  it('are of every list, total and export', () => {
    expect(refused).toEqual([])
    const calls = new Set([...statements.values()].flatMap(({ many }) => many.map(nameOf)))
    for (const name of OVER_MANY) expect(calls).toContain(name)
  })

  it('fit those who have many people, after those who have few', async () => {
    const faults: string[] = []
    for (const seen of statements.values()) faults.push(...(await faultsAfterFew(seen)))
    expect(faults).toEqual([])
  }, 300_000)

  it('are kept for whoever asks, where each person is looked up or there are two forms', async () => {
    const anew: string[] = []
    for (const { few, many } of statements.values()) {
      const seen = [...few, ...many].filter(isOneForAll)
      const [first] = seen
      if (!first) continue
      await runOften(database, seen)
      if (!(await isKept(database, first.statement.text))) anew.push(first.call)
    }
    expect(anew).toEqual([])
  }, 300_000)

  it('look at dates for the overview only of those of whom they decide', async () => {
    const seen = [...statements.values()].flatMap(({ many }) => many)
    const overviews = seen.filter(
      (one) =>
        nameOf(one) === 'supervision.getOverview' &&
        one.statement.text.includes('dated as materialized'),
    )
    expect(overviews).not.toEqual([])
    for (const { statement } of overviews) {
      const dated = partOf(await explainStatement(database, statement), 'CTE dated')
      expect(dated && loopsOver('completions', dated)).toBeLessThan(MOST_DATES)
    }
  })

  it('walk the grid in its order where nearly everybody has a cell that is asked for', async () => {
    const seen = [...statements.values()].flatMap(({ many }) => many)
    // Where conditions were stale, others go before the page.
    const pages = seen.filter(
      ({ call, statement }) =>
        call.includes('grid.getActionsGridPage {"State":"todo"}') &&
        statement.text.includes('page as materialized'),
    )
    expect(pages).not.toEqual([])
    for (const { statement } of pages) {
      await runOften(database, [{ call: '', statement }])
      const page = partOf(await explainStatement(database, statement), 'CTE page')
      expect(page && loopsOver('completions', page)).toBeLessThan(MOST_LOOKED_AT)
    }
  }, 300_000)

  it('would be found not to fit, as this one does not', async () => {
    const rows = await database.rows<{ id: number }>(sql`
      select user_id as id from memberships where is_mentee order by project_id, user_id`)
    const ids = rows.map(({ id }) => id)
    const seen = (userIds: number[]): Seen[] => [
      { call: 'memberships of some', statement: membershipsOf(userIds) },
    ]
    const many = seen(ids)
    // Of a list that is a parameter, a plan for all values expects ten.
    const keepPlans = (mode: string) =>
      database.rows(sql`select set_config('plan_cache_mode', ${mode}, false)`)
    await keepPlans('force_generic_plan')
    expect(await faultsAfterFew({ few: seen(ids.slice(0, 4)), many })).not.toEqual([])
    await keepPlans('auto')
    // Planned for its values it fits.
    const anew = many.map((one) => ({ ...one, statement: plannedAnew(one.statement) }))
    expect(await faultsAfterFew({ few: [], many: anew })).toEqual([])
  })
})

const membershipsOf = (userIds: readonly number[]): Sql => sql`
  select count(*)::int as count from memberships where user_id = any (${userIds}::int[])`

/** What is read of everybody within reach. */
const OVER_MANY: readonly CallName[] = [
  'people.listPeople',
  'people.countPeople',
  'people.listFilterValues',
  'people.findUsers',
  'grid.getActionsGridPage',
  'grid.countActionsGrid',
  'grid.startExport',
  'grid.exportGridPage',
  'grid.readTotals',
  'supervision.getOverview',
  'supervision.getStatistics',
  'supervision.listQueue',
  'supervision.listMentorLoads',
  'meetings.listMeetings',
  'payments.getPayments',
  'questionnaires.getDistribution',
  'questionnaires.listAnswered',
  'questionnaires.exportResultsPage',
  'submissions.listWaiting',
  'microdata.getIndicators',
  'microdata.getCompletion',
  'conferences.getConference',
  'conferences.listCalendar',
  'conferences.listParticipants',
  'conferences.listCandidates',
]

/** Of these a plan that is made for who asks costs more than what they read. */
const ONE_FOR_ALL: readonly CallName[] = [
  'actions.listMenteeActions',
  'conferences.listCalendar',
  'meetings.getJournal',
  'meetings.listFollowUps',
  'meetings.listMeetings',
  'submissions.listWaiting',
  'supervision.getOverview',
  'supervision.getStatistics',
  'supervision.listMentorLoads',
]

/** Those who have few people and those who have many, in one project. */
const UNEVEN: readonly string[] = ['Coordinator', 'Supervisor', 'Mentor']

const isOneForAll = (seen: Seen): boolean =>
  ONE_FOR_ALL.some((name) => name === nameOf(seen)) &&
  UNEVEN.includes(seen.call.split(':')[0] ?? '')

/** Of whoever has many people more than 10,000 cells were planned for a time that has passed; these may be looked at. */
const MOST_DATES = 6_000

/** A page has fifty people, and whoever looks at all looks at five thousand. */
const MOST_LOOKED_AT = 1_000

const nameOf = ({ call }: Seen): string => call.split(' ')[1] ?? ''

function mayMake({ access }: Pick<CallDefinition, 'access'>, role: Role): boolean {
  if ('anonymous' in access || access.scope !== 'relation') return false
  return access.roles === 'everyone' || roleAllowed(role, access.roles)
}

/** Takes the statements about people in reach that only read; @returns what ends it. */
function recordReach(take: (statement: Sql) => void): () => void {
  const listener = {
    start(context: object) {
      const { statement } = context as TracedStatement
      const { text } = statement
      if (/\bmemberships m\b/.test(text) && !/\b(insert|update|delete)\b/.test(text))
        take(statement)
    },
    end: () => undefined,
    asyncStart: () => undefined,
    asyncEnd: () => undefined,
    error: () => undefined,
  }
  tracedStatements.subscribe(listener)
  return () => void tracedStatements.unsubscribe(listener)
}

/** Runs a statement as the server does; of one that is planned anew each time nothing is kept. */
async function runOften(database: Database, seen: readonly Seen[]): Promise<void> {
  for (let run = 0; run < RUNS; run++) {
    const statement = seen[run % seen.length]?.statement
    if (!statement) return
    await database.rows(statement)
    if (!(await isPrepared(database, statement.text))) return
  }
}
