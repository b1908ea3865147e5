import { openBenchDatabase } from './cluster.ts'
import { compare, medianTime } from './measure.ts'
import { startContestant } from './product.ts'

const ITEMS = 100_000
const TIMES = 100
const WARM_UP = 300
const PATH = '/api/library/Items'

interface Page {
  readonly list: readonly { readonly Id: number }[]
  readonly Next: { readonly Key: string; readonly Id: number } | null
}

/**
 * The library's list among 100,000 items of one folder, as the Admin and as a mentee: first page, a page
 * in the middle, the last one, and a search. The limit is the statement over HTTP.
 */
export async function runLibraryList(): Promise<boolean> {
  const database = await openBenchDatabase(1_000, 1)
  const { client, projectId, adminId, cookie } = database
  await client.query(
    `insert into library_items (project_id, category, title, link, mime, uploader_id, created_at, approve,
       approved_at, sort_key, search_key)
     select $1, '/', 'Οδηγός ' || n, 'https://example.org/' || n, 'text/uri-list', $2, now(), true,
       now(), 'οδηγος ' || lpad(n::text, 6, '0'), 'οδηγος ' || lpad(n::text, 6, '0')
     from generate_series(1, ${ITEMS}) n`,
    [projectId, adminId],
  )
  await client.query('vacuum analyze library_items')
  const environment = { BENCH_CONNECTION: JSON.stringify(database.connection) }
  const product = await startContestant('serve-product.ts', environment, cookie)
  const bare = await startContestant('serve-bare.ts', environment)
  const pageAfter = (After: Page['Next']) => product.post(PATH, { Category: '/', After })
  const bareAfter = (After: Page['Next']) =>
    bare.post('/library', { ProjectId: projectId, After: After ?? { Key: '', Id: 0 } })
  const { rows } = await client.query<{ Key: string; Id: number }>(
    `select sort_key as "Key", id as "Id" from library_items order by sort_key, id
     offset ${ITEMS / 2} limit 1`,
  )
  const middle = rows[0] ?? null
  const ids = (text: string) => (JSON.parse(text) as Page).list.map(({ Id }) => Id).join()
  for (const after of [null, middle]) {
    if (ids(await pageAfter(after)) !== ids(await bareAfter(after)))
      throw new Error('product and SQL answer other items')
  }
  await medianTime(WARM_UP, () => pageAfter(middle))
  await medianTime(WARM_UP, () => bareAfter(middle))
  const isMet = await compare({
    lane: `Lane 2: the library among ${ITEMS.toLocaleString('en')} items of a folder`,
    unit: 'ms',
    goal: { atMost: 2 },
    product: { name: 'product', round: () => medianTime(TIMES, () => pageAfter(middle)) },
    others: [
      { name: 'SQL over HTTP', round: () => medianTime(TIMES, () => bareAfter(middle)) },
      { name: 'first page', round: () => medianTime(TIMES, () => pageAfter(null)) },
    ],
  })
  const searching = await medianTime(TIMES, () =>
    product.post('/api/library/GetLibSearchResults', { libSearchText: '099999' }),
  )
  console.log(`  a search that finds one      ${searching.toFixed(2)} ms`)
  await product.stop()
  await bare.stop()
  await database.close()
  return isMet
}
