import { randomUUID } from 'node:crypto'
import { openBenchDatabase, type BenchDatabase } from './cluster.ts'
import { CopyOut } from './copy-out.ts'
import { compare, median, medianTime, report, ROUNDS } from './measure.ts'
import { startContestant, type Contestant } from './product.ts'
import {
  BY_ACTION_AND_MONTH,
  BY_ACTION_AND_MONTH_SQL,
  COMPLETIONS,
  COMPLETIONS_SQL,
  HEAVY,
  TILES,
} from './report-questions.ts'

const MEGABYTE = 1024 * 1024
const SAMPLE_MS = 20
/** So long a statement has run before it is cancelled. */
const UNDER_WAY_MS = 500

/** Queries and reports: what they take beside the SQL that they come to, and what people wait for. */
export async function runLane17(full: boolean): Promise<boolean> {
  const size = full ? 100_000 : 10_000
  const database = await openBenchDatabase(size)
  await database.client.query('vacuum analyze')
  const environment = { BENCH_CONNECTION: JSON.stringify(database.connection) }
  const product = await startContestant('serve-product.ts', environment, database.cookie)
  const sides = { size, database, product }
  let met = await measureQuery(sides)
  met = (await measureTiles(sides)) && met
  met = (await measureExport(sides)) && met
  met = (await measureCancel(sides)) && met
  await product.stop()
  await database.close()
  return met
}

interface Sides {
  readonly size: number
  readonly database: BenchDatabase
  readonly product: Contestant
}

const said = (size: number): string => `${size.toLocaleString('en')} people, 50 actions`

/** A query of the designer against the same SQL by hand, with the caller's filter written in. */
async function measureQuery({ size, database, product }: Sides): Promise<boolean> {
  const askProduct = async () => {
    const text = await product.post('/api/Report/TryTile', { Tile: BY_ACTION_AND_MONTH })
    return (JSON.parse(text) as Shown).Result.Rows
  }
  const askDatabase = async () =>
    (
      await database.client.query<unknown[]>({
        name: 'by hand',
        text: BY_ACTION_AND_MONTH_SQL,
        values: [database.projectId],
        rowMode: 'array',
      })
    ).rows
  const [ours, theirs] = [await askProduct(), await askDatabase()].map((rows) =>
    JSON.stringify(rows.map(([title, month, count]) => [title, month, Number(count)])),
  )
  if (ours !== theirs) throw new Error(`the designer and the hand differ: ${ours} ${theirs}`)
  return compare({
    lane: `Lane 17: a query of the designer over ${said(size)}`,
    unit: 'ms',
    goal: { atMost: 1.3 },
    product: { name: 'product', round: () => medianTime(5, askProduct) },
    others: [{ name: 'SQL by hand', round: () => medianTime(5, askDatabase) }],
  })
}

interface Shown {
  readonly Result: { readonly Rows: unknown[][] }
  readonly IsStored: boolean
}

/** A report of twelve tiles: asked for at once, as the page does; then once more. */
async function measureTiles({ size, product }: Sides): Promise<boolean> {
  const saved = await product.post(
    '/api/Report/Edit',
    { Title: 'Twelve tiles', Tiles: TILES },
    randomUUID(),
  )
  const { Id } = JSON.parse(saved) as { Id: number }
  const open = async (isFresh: boolean) => {
    const start = performance.now()
    const times = await Promise.all(
      TILES.map(async ({ Key }) => {
        const text = await product.post('/api/Report/RunTile', { Id, Key, Fresh: isFresh })
        if ((JSON.parse(text) as Shown).IsStored === isFresh)
          throw new Error('the tile was not found as it was asked for')
        return performance.now() - start
      }),
    )
    return { first: Math.min(...times), all: Math.max(...times) }
  }
  const first: number[] = []
  const all: number[] = []
  const again: number[] = []
  for (let round = 0; round < ROUNDS; round += 1) {
    const fresh = await open(true)
    first.push(fresh.first)
    all.push(fresh.all)
    again.push((await open(false)).all)
  }
  console.log(`\nLane 17: a report of ${TILES.length} tiles over ${said(size)}`)
  return [
    report('the first tile', median(first), 'ms', 1_000),
    report('all tiles', median(all), 'ms', 5_000),
    report('all tiles, a second time', median(again), 'ms', 300),
  ].every(Boolean)
}

/** As many rows as an export has, against the one COPY that it comes to. */
async function measureExport({ size, database, product }: Sides): Promise<boolean> {
  const Id = await saveQuery(product, 'export', COMPLETIONS)
  const exported = () => countLines(product, `/api/Query/Export?Id=${Id}&Format=csv`, database)
  const copied = async () => {
    const rows = await database.client.query(new CopyOut(COMPLETIONS_SQL(database.projectId))).rows
    return rows
  }
  const [ours, theirs] = [await exported(), await copied()]
  if (ours.rows !== theirs) throw new Error(`exported ${ours.rows} rows, copied ${theirs}`)
  const before = product.memory()
  let most = before
  const sampling = setInterval(() => (most = Math.max(most, product.memory())), SAMPLE_MS)
  const met = await compare({
    lane: `Lane 17: exporting ${theirs.toLocaleString('en')} rows over ${said(size)}`,
    unit: 'ms',
    goal: { atMost: 2 },
    product: { name: 'product', round: () => medianTime(1, exported) },
    others: [{ name: 'COPY', round: () => medianTime(1, copied) }],
  })
  clearInterval(sampling)
  return report('memory above rest', (most - before) / MEGABYTE, 'MB', 32) && met
}

/** How long a connection is taken after its statement was cancelled. */
async function measureCancel({ size, database, product }: Sides): Promise<boolean> {
  const Id = await saveQuery(product, 'heavy', HEAVY)
  const times: number[] = []
  for (let round = 0; round < ROUNDS; round += 1) {
    const RunId = randomUUID()
    const run = product.post('/api/Query/Run', { Id, RunId }).then(
      () => 'ended',
      () => 'cancelled',
    )
    await new Promise((resolve) => setTimeout(resolve, UNDER_WAY_MS))
    const start = performance.now()
    const answer = await product.post('/api/Query/Cancel', { RunId }, randomUUID())
    while ((await countBusy(database)) > 0) await new Promise((resolve) => setTimeout(resolve, 2))
    times.push(performance.now() - start)
    if (!(JSON.parse(answer) as { Cancelled: boolean }).Cancelled || (await run) !== 'cancelled')
      throw new Error('the statement was not cancelled')
  }
  console.log(`\nLane 17: cancelling a statement over ${said(size)}`)
  return report('until its connection is free', median(times), 'ms', 200)
}

/** Connections of authors' SQL on which something runs. */
async function countBusy({ client }: BenchDatabase): Promise<number> {
  const { rows } = await client.query<{ count: number }>(`
    select count(*)::int as count from pg_stat_activity a
    join report_logins l on l.role = a.usename where a.state <> 'idle'`)
  return rows[0]?.count ?? 0
}

async function saveQuery(product: Contestant, Name: string, Query: string): Promise<number> {
  const saved = await product.post('/api/Query/Edit', { Name, Query }, randomUUID())
  return (JSON.parse(saved) as { Id: number }).Id
}

const NEWLINE = 10

/** Reads a file as it comes, and counts the rows below its head. */
async function countLines(
  { port }: Contestant,
  path: string,
  { cookie }: BenchDatabase,
): Promise<{ rows: number }> {
  const answer = await fetch(`http://127.0.0.1:${port}${path}`, { headers: { cookie } })
  if (!answer.ok || !answer.body) throw new Error(`${path}: ${answer.status}`)
  let lines = 0
  for await (const chunk of answer.body as unknown as AsyncIterable<Uint8Array>)
    for (const byte of chunk) if (byte === NEWLINE) lines += 1
  return { rows: lines - HEAD_LINES }
}

/** The query, who made the file, when, an empty line and the names of the columns. */
const HEAD_LINES = 5
