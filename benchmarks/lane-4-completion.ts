import pg from 'pg'
import { openBenchDatabase } from './cluster.ts'
import { BARE_TABLE_SQL, UPSERT_SQL } from './limits.ts'
import { compare, throughput } from './measure.ts'
import { startContestant } from './product.ts'

const AT_ONCE = 64
const MILLISECONDS = 2_000

/** Completing actions, each for another mentee, with session, role, audit and event. */
export async function runCompletion(): Promise<boolean> {
  const database = await openBenchDatabase(10_000)
  const { projectId, adminId, actionIds, client } = database
  await client.query('truncate completions')
  await client.query(BARE_TABLE_SQL)
  const environment = { BENCH_CONNECTION: JSON.stringify(database.connection) }
  const product = await startContestant('serve-product.ts', environment, database.cookie)
  const bare = await startContestant('serve-bare.ts', environment)
  const pool = new pg.Pool({ ...database.connection, max: 10 })
  let turn = 0
  const nextCell = () => {
    turn += 1
    const ActionId = actionIds[Math.floor(turn / 10_000) % actionIds.length] ?? 0
    return { MenteeId: 1 + (turn % 10_000), ActionId }
  }
  const met = await compare({
    lane: `Lane 4: completing an action, ${AT_ONCE} at once`,
    unit: '/s',
    goal: { atLeast: 0.5 },
    product: {
      name: 'product',
      round: () =>
        throughput(AT_ONCE, MILLISECONDS, () => product.post('/api/Action/complet', nextCell())),
    },
    others: [
      {
        name: 'bare upsert',
        round: () =>
          throughput(AT_ONCE, MILLISECONDS, () => {
            const { MenteeId, ActionId } = nextCell()
            return pool.query({
              name: 'upsert',
              text: UPSERT_SQL,
              values: [projectId, MenteeId, ActionId, adminId],
            })
          }),
      },
      {
        name: 'bare fastify and pg',
        round: () =>
          throughput(AT_ONCE, MILLISECONDS, () =>
            bare.post('/complete', { ...nextCell(), ProjectId: projectId, By: adminId }),
          ),
      },
    ],
  })
  const { rows } = await client.query(`
    select (select count(*)::int from audit_log where verb = 'action.completed') as audited,
      (select count(*)::int from completions) as completed,
      (select sum(amount)::int from project_counts where what = 'done') as counted`)
  const [{ audited, completed, counted }] = rows
  if (audited === 0) throw new Error('the product left no audit rows')
  if (counted !== completed) throw new Error(`${completed} completions were counted as ${counted}`)
  await product.stop()
  await bare.stop()
  await pool.end()
  await database.close()
  return met
}
