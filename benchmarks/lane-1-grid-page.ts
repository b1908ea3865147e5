import { openBenchDatabase } from './cluster.ts'
import { GRID_SQL } from './limits.ts'
import { compare, median, medianTime } from './measure.ts'
import { startContestant } from './product.ts'

const TIMES = 60
const PATH = '/api/project/GetActionsGrid_Partial'

interface Row {
  Id: number
  Cells: { ActionId: number }[]
}

/** A page of 50 mentees by 50 actions, from projects of growing size. */
export async function runLane1(full: boolean): Promise<boolean> {
  const sizes = full ? [1_000, 10_000, 100_000] : [1_000, 10_000]
  const productTimes: number[] = []
  let met = true
  for (const size of sizes) {
    const database = await openBenchDatabase(size)
    const environment = { BENCH_CONNECTION: JSON.stringify(database.connection) }
    const product = await startContestant('serve-product.ts', environment, database.cookie)
    const bare = await startContestant('serve-bare.ts', environment)
    const { projectId } = database
    const askProduct = () => product.post(PATH, { ProjectId: projectId, Page: 1 })
    const askBare = () => bare.post('/grid', { ProjectId: projectId })
    const askDatabase = async () =>
      (await database.client.query({ name: 'grid', text: GRID_SQL, values: [projectId] })).rows[0]
        .text as string
    requireSameRows(await askProduct(), await askDatabase())
    const times: number[] = []
    const lane = `Lane 1: a grid page, 50 x 50 of ${size.toLocaleString('en')} mentees`
    const reached = await compare({
      lane,
      unit: 'ms',
      goal: { atMost: 2 },
      product: {
        name: 'product',
        round: async () => {
          const time = await medianTime(TIMES, askProduct)
          times.push(time)
          return time
        },
      },
      others: [
        { name: 'one SQL statement', round: () => medianTime(TIMES, askDatabase) },
        { name: 'bare fastify and pg', round: () => medianTime(TIMES, askBare) },
      ],
    })
    met &&= reached
    productTimes.push(median(times))
    await product.stop()
    await bare.stop()
    await database.close()
  }
  const growth = (productTimes.at(-1) ?? 0) / (productTimes[0] ?? 1)
  console.log(
    `  from ${sizes[0]} to ${sizes.at(-1)} mentees: ${growth.toFixed(2)} times as long  goal: at most 1.6  ${growth <= 1.6 ? 'met' : 'NOT MET'}`,
  )
  return met && growth <= 1.6
}

function requireSameRows(ours: string, theirs: string): void {
  const shape = (text: string): string =>
    JSON.stringify(
      (JSON.parse(text) as { list: Row[] }).list.map(({ Id, Cells }) => [
        Id,
        Cells.map((cell) => cell.ActionId).toSorted((a, b) => a - b),
      ]),
    )
  if (shape(ours) !== shape(theirs)) throw new Error('product and limit return different rows')
}
