import { openBenchDatabase, type BenchDatabase } from './cluster.ts'
import { compare, medianTime, throughput } from './measure.ts'
import { startContestant, type Contestant } from './product.ts'

const MENTEES = 10_000
const ACTIONS = 60
const TIMES = 40
const AT_ONCE = 16
const MILLISECONDS = 2_000

/** What conditions may cost any of these. */
const AT_MOST = 1.05

/** Reads of the grid, its totals, its export and the table, by their paths. */
const READS = [
  ['a page of the grid', '/api/project/GetActionsGrid_Partial', { Page: 1 }],
  ['totals of the grid', '/api/project/GetActionsGrid_Count', {}],
  ['a page of the export', '/api/project/MentorGridExport', { Page: 1 }],
  ['the table of actions', '/api/action/Table', {}],
] as const

interface Side {
  readonly database: BenchDatabase
  readonly product: Contestant
}

/**
 * What conditions on every action cost: the product with a ShowCondition and an EnableCondition on each
 * of 60 actions of 10,000 mentees, beside the product without any. They hold for everybody, so that
 * both sides answer with the same people and cells.
 */
export async function runLane15(): Promise<boolean> {
  const without = await openSide(false)
  const withThem = await openSide(true)
  let met = true
  for (const [what, path, rest] of READS) {
    const ask = ({ product, database }: Side) =>
      product.post(path, { ProjectId: database.projectId, ...rest })
    // Whoever asks first has stale conditions evaluated.
    await settled(withThem, () => ask(withThem))
    const reached = await compare({
      lane: `Lane 15: ${what}, ${MENTEES.toLocaleString('en')} x ${ACTIONS}, with conditions`,
      unit: 'ms',
      goal: { atMost: AT_MOST },
      product: { name: 'with conditions', round: () => medianTime(TIMES, () => ask(withThem)) },
      others: [{ name: 'without', round: () => medianTime(TIMES, () => ask(without)) }],
    })
    met &&= reached
  }
  const isCompleted = await compare({
    lane: `Lane 15: completing an action, ${AT_ONCE} at once, with conditions`,
    unit: '/s',
    goal: { atLeast: 1 / AT_MOST },
    product: { name: 'with conditions', round: completing(withThem) },
    others: [{ name: 'without', round: completing(without) }],
  })
  await close(withThem)
  await close(without)
  return met && isCompleted
}

async function openSide(hasConditions: boolean): Promise<Side> {
  const database = await openBenchDatabase(MENTEES, ACTIONS)
  if (hasConditions)
    await database.client.query(`
      update actions set show_condition = 'user.first_name != '''' && completion[''' || id || '''] != 5',
        enable_condition = 'user.last_name != ''Κανένας'''`)
  const environment = { BENCH_CONNECTION: JSON.stringify(database.connection) }
  return {
    database,
    product: await startContestant('serve-product.ts', environment, database.cookie),
  }
}

/** Asks until no condition is left to evaluate. */
async function settled({ database }: Side, ask: () => Promise<unknown>): Promise<void> {
  const isStale = async () =>
    (await database.client.query('select exists (select from stale_conditions) as stale')).rows[0]
      .stale as boolean
  do await ask()
  while (await isStale())
}

/** Completes actions of one mentee after another, each of which is noted as stale where there are conditions. */
function completing({ database, product }: Side): () => Promise<number> {
  let turn = 0
  return () =>
    throughput(AT_ONCE, MILLISECONDS, () => {
      turn += 1
      const ActionId = database.actionIds[Math.floor(turn / MENTEES) % ACTIONS] ?? 0
      return product.post('/api/Action/complet', { MenteeId: 1 + (turn % MENTEES), ActionId })
    })
}

async function close({ database, product }: Side): Promise<void> {
  await product.stop()
  await database.close()
}
