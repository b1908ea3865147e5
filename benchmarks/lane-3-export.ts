import { randomUUID } from 'node:crypto'
import { openBenchDatabase } from './cluster.ts'
import { CopyOut } from './copy-out.ts'
import { measureExportInBrowser } from './export-in-browser.ts'
import { exportSql } from './limits.ts'
import { compare, median, report } from './measure.ts'
import { startContestant, type Contestant } from './product.ts'

/** As the page reads an export (spec §2.3). */
const STREAMS = 6
const MEGABYTE = 1024 * 1024
const SAMPLE_MS = 50

/** The whole grid as the export reads it, against the one COPY that it comes to. */
export async function runLane3(full: boolean): Promise<boolean> {
  const small = await runSize(10_000)
  if (!full) return small.met
  const large = await runSize(100_000)
  const growth = report('100,000 people / 10,000', large.time / small.time, 'times', 11)
  // The limit by itself: a database that no longer fits its buffers takes more than ten times as long.
  console.log(`  COPY, 100,000 / 10,000 ${(large.copyTime / small.copyTime).toFixed(1)} times`)
  const isSteady = await measureExportInBrowser()
  return small.met && large.met && growth && isSteady
}

interface Measured {
  readonly met: boolean
  readonly time: number
  readonly copyTime: number
}

async function runSize(size: number): Promise<Measured> {
  const database = await openBenchDatabase(size)
  const { projectId, client } = database
  await client.query('vacuum analyze users, memberships, completions, action_data')
  const environment = { BENCH_CONNECTION: JSON.stringify(database.connection) }
  const product = await startContestant('serve-product.ts', environment, database.cookie)
  // A server's first requests are not told apart from the export.
  await exportAll(product, projectId, size)
  const times: number[] = []
  const copyTimes: number[] = []
  const before = product.memory()
  let most = before
  const sampling = setInterval(() => (most = Math.max(most, product.memory())), SAMPLE_MS)
  const timed = async (work: () => Promise<unknown>): Promise<number> => {
    const start = performance.now()
    await work()
    return performance.now() - start
  }
  let met = await compare({
    lane: `Lane 3: exporting ${size.toLocaleString('en')} people, 50 a page, ${STREAMS} at once`,
    unit: 'ms',
    goal: { atMost: 2.5 },
    product: {
      name: 'product',
      round: async () => {
        const time = await timed(() => exportAll(product, projectId, size))
        times.push(time)
        return time
      },
    },
    others: [
      {
        name: 'COPY',
        round: async () => {
          const time = await timed(async () => {
            const copied = await client.query(new CopyOut(exportSql(projectId))).rows
            if (copied !== size) throw new Error(`COPY gave ${copied} rows`)
          })
          copyTimes.push(time)
          return time
        },
      },
    ],
  })
  clearInterval(sampling)
  met = report('memory above rest', (most - before) / MEGABYTE, 'MB', 64) && met
  await product.stop()
  await database.close()
  return { met, time: median(times), copyTime: median(copyTimes) }
}

/** Reads every page of an export; six streams take the next page each. */
async function exportAll(product: Contestant, ProjectId: number, size: number): Promise<void> {
  const begun = await product.post('/api/project/StartGridExport', { ProjectId }, randomUUID())
  const { Id: ExportId, Pages, count } = JSON.parse(begun) as Begun
  if (count !== size) throw new Error(`the export has ${count} people`)
  let page = 0
  let rows = 0
  const stream = async (): Promise<void> => {
    while (page < Pages) {
      page += 1
      const input = { ProjectId, Page: page, ExportId }
      const text = await product.post('/api/project/MentorGridExport', input)
      rows += (JSON.parse(text) as { list: unknown[] }).list.length
    }
  }
  await Promise.all(Array.from({ length: STREAMS }, stream))
  if (rows !== size) throw new Error(`the export gave ${rows} rows`)
}

interface Begun {
  Id: string
  Pages: number
  count: number
}
