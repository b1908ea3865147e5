import { fold } from '@telemachos/rules/greek-text'
import { openBenchDatabase } from './cluster.ts'
import { measureEachRole } from './each-role.ts'
import { PEOPLE_SQL } from './limits.ts'
import { compare, median, medianTime, report } from './measure.ts'
import { startContestant, type Contestant } from './product.ts'
import { nameEverybody, RARE_SURNAME } from './seed.ts'
import { addStaff, OVERSEEING } from './staff.ts'

const TIMES = 100
const WARM_UP = 1_000
const PATH = '/api/User/People'
const PAGE = 10
const NO_ACTIONS = 0

interface Page {
  list: { Id: number }[]
  Next: { Key: string; Id: number } | null
}

/**
 * Pages of the list of people, from projects of growing size; then its search and its count.
 * The limit is the statement over HTTP, as the product's answer is: by itself it takes less time than
 * any request.
 */
export async function runLane2(full: boolean): Promise<boolean> {
  const sizes = full ? [1_000, 10_000, 100_000] : [1_000, 10_000]
  let met = true
  for (const size of sizes) met = (await runSize(size)) && met
  return met
}

/** The list and its search as every role that has them. */
export async function runPeopleOfRoles(): Promise<boolean> {
  let met = true
  for (const size of [5_000, 10_000]) met = (await runRoles(size)) && met
  return met
}

async function runRoles(size: number): Promise<boolean> {
  const database = await openBenchDatabase(size, NO_ACTIONS)
  await nameEverybody(database.client, size)
  const staff = await addStaff(database.client, database)
  await database.client.query('vacuum analyze')
  const environment = { BENCH_CONNECTION: JSON.stringify(database.connection) }
  const product = await startContestant('serve-product.ts', environment)
  const listed = (what: string, body: object) => ({ what, path: PATH, body, roles: OVERSEEING })
  const pages = [
    listed('first page', {}),
    listed('last page', { page: Math.ceil(size / PAGE), Total: size }),
    ...SURNAMES_SOUGHT.map(({ what, Search }) => listed(what, { Search })),
    { what: 'count', path: '/api/User/PeopleCount', body: {}, roles: OVERSEEING },
    { what: 'people by a name', path: '/api/User/Find', body: { Search: 'papadop' } },
  ]
  const lane = `Lane 2: people among ${size.toLocaleString('en')} mentees`
  const met = await measureEachRole(lane, pages, { database, staff, product })
  await product.stop()
  await database.close()
  return met
}

async function runSize(size: number): Promise<boolean> {
  const database = await openBenchDatabase(size, NO_ACTIONS)
  await nameEverybody(database.client, size)
  // As it is once the database has been at rest: otherwise that work is measured too.
  await database.client.query('vacuum analyze users, memberships')
  const environment = { BENCH_CONNECTION: JSON.stringify(database.connection) }
  const product = await startContestant('serve-product.ts', environment, database.cookie)
  const bare = await startContestant('serve-bare.ts', environment)
  const ProjectId = database.projectId
  // Everybody in the project: the mentees and the Admin.
  const Total = size + 1
  const ask = (input: object) => () => product.post(PATH, { ProjectId, ...input })
  const first = ask({})
  const { Next } = JSON.parse(await first()) as Page
  const next = ask({ page: 2, After: Next })
  const keyset = async () =>
    (
      await database.client.query({
        name: 'people',
        text: PEOPLE_SQL,
        values: [ProjectId, Next?.Key, Next?.Id],
      })
    ).rows[0].text as string
  const askBare = () => bare.post('/people', { ProjectId, After: Next })
  const offset = async () => database.client.query(DEEP_OFFSET_SQL, [ProjectId, Total - PAGE])
  requireSameRows(await next(), await keyset())
  const last = ask({ page: Math.ceil(Total / PAGE), Total })
  const middle = ask({ page: Math.ceil(Total / PAGE / 2), Total })
  // Requests this short are told apart from a server's first hundreds of them.
  for (const warm of [next, askBare, keyset]) await medianTime(WARM_UP, warm)
  let met = await compare({
    lane: `Lane 2: a page of ${size.toLocaleString('en')} people`,
    unit: 'ms',
    goal: { atMost: 2 },
    product: { name: 'product, by key', round: () => medianTime(TIMES, next) },
    others: [
      { name: 'keyset SQL over HTTP', round: () => medianTime(TIMES, askBare) },
      { name: 'keyset SQL', round: () => medianTime(TIMES, keyset) },
      { name: 'OFFSET, last page', round: () => medianTime(10, offset) },
    ],
  })
  const firsts: number[] = []
  const lasts: number[] = []
  for (let round = 0; round < 5; round++) {
    firsts.push(await medianTime(TIMES, first))
    lasts.push(await medianTime(TIMES, last))
  }
  met = report('last page / first page', median(lasts) / median(firsts), 'times', 1.5) && met
  const figures = {
    'first page': median(firsts),
    'last page': median(lasts),
    'page in the middle': await medianTime(20, middle),
    count: await medianTime(10, () => product.post('/api/User/PeopleCount', { ProjectId })),
  }
  for (const [what, time] of Object.entries(figures))
    console.log(`  ${what.padEnd(28)} ${time.toFixed(2)} ms`)
  met = (await searches(database.projectId, product, bare)) && met
  met = (await linkingPages(product, ProjectId, Total)) && met
  await product.stop()
  await bare.stop()
  await database.close()
  return met
}

/** Whom many and whom one are called, in either alphabet. */
const SURNAMES_SOUGHT = [
  { what: 'a common surname', Search: 'Παπαδόπουλος', stored: 'Παπαδόπουλος' },
  { what: 'the same in Latin letters', Search: 'papadopoulos', stored: 'Παπαδόπουλος' },
  { what: 'a rare surname', Search: RARE_SURNAME, stored: RARE_SURNAME },
]

/**
 * The first page of a search beside the statement that reads it from the index of names. Those of a
 * surname stand together in the order of names: whoever looks for ten along that order passes the rest.
 */
async function searches(ProjectId: number, product: Contestant, bare: Contestant) {
  let met = true
  for (const { what, Search, stored } of SURNAMES_SOUGHT) {
    const ask = () => product.post(PATH, { ProjectId, Search })
    const limit = () => bare.post('/search', { ProjectId, Pattern: `%${fold(stored)}%` })
    requireSameRows(await ask(), await limit())
    met =
      (await compare({
        lane: `Lane 2: a search by ${what}`,
        unit: 'ms',
        goal: { atMost: 3 },
        product: { name: 'product', round: () => medianTime(20, ask) },
        others: [{ name: 'index of names, SQL over HTTP', round: () => medianTime(20, limit) }],
      })) && met
  }
  return met
}

/**
 * Pages of people to be linked, by every way that page links lead: from the first page, from one in
 * the middle and from the last, to the furthest that a link reaches.
 */
async function linkingPages(
  product: Contestant,
  ProjectId: number,
  Total: number,
): Promise<boolean> {
  interface Linked {
    Ends: { First: object; Last: object }
  }
  const ask = (input: object) => () => product.post('/api/linking/people', { ProjectId, ...input })
  const read = async (input: object) => JSON.parse(await ask(input)()) as Linked
  // Only mentees are linked; the Admin is none.
  const lastPage = Math.ceil((Total - 1) / PAGE)
  const first = await read({ page: 1 })
  const middle = await read({ page: Math.ceil(lastPage / 2), Total: Total - 1 })
  const last = await read({ page: lastPage, Total: Total - 1 })
  const ways = {
    'first page': ask({ page: 1 }),
    'next to the first': ask({ page: 2, After: first.Ends.Last }),
    'furthest from the first': ask({ page: 11, After: first.Ends.Last, Apart: 10 }),
    'furthest in the middle': ask({ page: 1, After: middle.Ends.Last, Apart: 5 }),
    'back in the middle': ask({ page: 1, Before: middle.Ends.First, Apart: 5 }),
    'furthest from the last': ask({ page: 1, Before: last.Ends.First, Apart: 10 }),
    'last page': ask({ page: lastPage, Total: Total - 1 }),
  }
  const times = new Map<string, number[]>()
  for (let round = 0; round < 5; round++) {
    for (const [way, request] of Object.entries(ways)) {
      times.set(way, [...(times.get(way) ?? []), await medianTime(TIMES, request)])
    }
  }
  const medians = [...times].map(([way, all]) => [way, median(all)] as const)
  const slowest = Math.max(...medians.map(([, time]) => time))
  for (const [way, time] of medians)
    console.log(`  linking, ${way.padEnd(24)} ${time.toFixed(2)} ms`)
  const counted = ask({ page: Math.ceil(lastPage / 2), Total: Total - 1 })
  console.log(`  linking, counted to the middle   ${(await medianTime(20, counted)).toFixed(2)} ms`)
  return report('linking, slowest page / first', slowest / (medians[0]?.[1] ?? 0), 'times', 1.5)
}

const DEEP_OFFSET_SQL = `
  select u.id, u.first_name, u.last_name from memberships m join users u on u.id = m.user_id
  where m.project_id = $1 and m.left_at is null
  order by m.sort_key, m.user_id offset $2 limit ${PAGE}`

function requireSameRows(ours: string, theirs: string): void {
  const ids = (text: string): string =>
    JSON.stringify((JSON.parse(text) as Page).list.map(({ Id }) => Id))
  if (ids(ours) !== ids(theirs)) throw new Error('product and limit return different rows')
}
