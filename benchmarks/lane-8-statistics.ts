import { openDatabase } from '../apps/server/src/kernel/database/database.ts'
import { openLog } from '../apps/server/src/kernel/log.ts'
import { foldCounts } from '../apps/server/src/modules/grid/index.ts'
import { openBenchDatabase, type BenchDatabase } from './cluster.ts'
import { GRID_COUNT_SQL, STATISTICS_SQL } from './limits.ts'
import { addDailyWork } from './daily-work.ts'
import { measureEachRole, type RolePage } from './each-role.ts'
import { compare, medianTime } from './measure.ts'
import { startContestant, type Contestant } from './product.ts'
import { addStaff, OVERSEEING } from './staff.ts'

/** From so many mentees on, counting is what takes the time, not the request. */
const MANY = 10_000

/** So many mentees are to be looked at within the milliseconds that people do not notice. */
const LARGE = 5_000
const UNNOTICED_MS = 50

/**
 * The statistics of a project, and the totals of its grid, for an Admin, from projects of growing
 * size: kept counts over HTTP beside the statement that counts everything each time.
 */
export async function runLane8(full: boolean): Promise<boolean> {
  const sizes = full ? [1_000, 10_000, 100_000] : [1_000, 10_000]
  let met = true
  for (const size of sizes) met = (await runSize(size)) && met
  return met
}

/** These and the overview as every role that has them. */
export async function runStatisticsOfRoles(): Promise<boolean> {
  let met = true
  for (const size of [LARGE, 10_000]) met = (await runRoles(size)) && met
  return met
}

async function runRoles(size: number): Promise<boolean> {
  const database = await openBenchDatabase(size)
  const staff = await addStaff(database.client, database)
  await addDailyWork(database.client, database)
  await settle(database)
  const environment = { BENCH_CONNECTION: JSON.stringify(database.connection) }
  const product = await startContestant('serve-product.ts', environment)
  const lane = `Lane 8: ${size.toLocaleString('en')} mentees, 50 actions`
  const atMost = size === LARGE ? UNNOTICED_MS : undefined
  const pages = ROLE_PAGES.map((page) => ({ ...page, ...(atMost && { atMost }) }))
  const met = await measureEachRole(lane, pages, { database, staff, product })
  await product.stop()
  await database.close()
  return met
}

const ROLE_PAGES: readonly RolePage[] = [
  { what: 'statistics', path: '/api/supervision/statistics', body: {}, roles: OVERSEEING },
  { what: 'overview', path: '/api/supervision/overview', body: {} },
  { what: 'totals of the grid', path: '/api/project/GetActionsGrid_Count', body: {} },
]

async function runSize(size: number): Promise<boolean> {
  const database = await openBenchDatabase(size)
  await settle(database)
  const environment = { BENCH_CONNECTION: JSON.stringify(database.connection) }
  const product = await startContestant('serve-product.ts', environment, database.cookie)
  const bare = await startContestant('serve-bare.ts', environment)
  const people = `${size.toLocaleString('en')} mentees`
  let met = true
  for (const screen of SCREENS) {
    met = (await measure(screen, { people, size, database, product, bare })) && met
  }
  await product.stop()
  await bare.stop()
  await database.close()
  return met
}

/** What is measured, and how the figures of its two sides are brought to one form. */
interface Screen {
  readonly what: string
  readonly path: string
  readonly barePath: string
  readonly live: string
  readonly figuresOf: (text: string) => unknown
}

const SCREENS: readonly Screen[] = [
  {
    what: 'statistics',
    path: '/api/supervision/statistics',
    barePath: '/statistics',
    live: STATISTICS_SQL,
    figuresOf: (text) => {
      const { Mentees, Weeks, Bands, Actions } = JSON.parse(text) as Statistics
      return {
        Mentees,
        Bands,
        Weeks: Weeks.map(({ Monday, Completions, Meetings }) => [Monday, Completions, Meetings]),
        Actions: Actions.map(({ Id, Done }) => [Id, Done]),
      }
    },
  },
  {
    what: 'totals of the grid',
    path: '/api/project/GetActionsGrid_Count',
    barePath: '/grid-count',
    live: GRID_COUNT_SQL,
    figuresOf: (text) => {
      const { count, Actions } = JSON.parse(text) as GridCount
      return {
        count,
        Actions: Actions.map((row) => [row.ActionId, row.Done, row.Scheduled, row.Overdue]),
      }
    },
  },
]

interface Statistics {
  Mentees: number
  Weeks: { Monday: string; Completions: number; Meetings: number }[]
  Bands: number[]
  Actions: { Id: number; Done: number }[]
}

interface GridCount {
  count: number
  Actions: { ActionId: number; Done: number; Scheduled: number; Overdue: number }[]
}

interface Sides {
  readonly people: string
  readonly size: number
  readonly database: BenchDatabase
  readonly product: Contestant
  readonly bare: Contestant
}

async function measure(screen: Screen, sides: Sides): Promise<boolean> {
  const { people, size, database, product, bare } = sides
  const ProjectId = database.projectId
  const askProduct = () => product.post(screen.path, { ProjectId })
  const askBare = () => bare.post(screen.barePath, { ProjectId })
  const askDatabase = async () =>
    (await database.client.query({ name: screen.what, text: screen.live, values: [ProjectId] }))
      .rows[0].text as string
  const requireSameFigures = async () => {
    const [ours, theirs] = [await askProduct(), await askDatabase()].map((text) =>
      JSON.stringify(screen.figuresOf(text)),
    )
    if (ours !== theirs) throw new Error(`kept and live figures differ: ${ours} ${theirs}`)
  }
  await requireSameFigures()
  const times = Math.max(3, Math.ceil(50_000 / size))
  const met = await compare({
    lane: `Lane 8: the ${screen.what} of ${people}, 50 actions`,
    unit: 'ms',
    goal: { atMost: size < MANY ? 1 : 0.1 },
    product: { name: 'product', round: () => medianTime(times, askProduct) },
    others: [
      { name: 'live GROUP BY', round: () => medianTime(times, askDatabase) },
      { name: 'live GROUP BY over HTTP', round: () => medianTime(times, askBare) },
    ],
  })
  await requireSameFigures()
  return met
}

/** Some are not active, and the database has been at rest for the 15 s that its jobs need. */
async function settle({ client, connection }: BenchDatabase): Promise<void> {
  await client.query(`update users set state = 0 where id % 20 = 0`)
  const database = openDatabase(connection, openLog('error'), 1)
  await foldCounts(database)
  await database.close()
  await client.query('vacuum analyze')
}
