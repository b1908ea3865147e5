import { setTimeout as sleep } from 'node:timers/promises'
import { openBenchDatabase, type BenchDatabase } from './cluster.ts'
import { gridPageSql } from './grid-limit.ts'
import { compare, median, medianTime, report, ROUNDS } from './measure.ts'
import { startContestant, type Contestant } from './product.ts'
import { addStaff, type StaffMember, type StaffRole } from './staff.ts'

const TIMES = 30
const PATH = '/api/project/GetActionsGrid_Partial'
const PAGE_SIZE = 50

/** A session is asked for anew in the database once it has rested for longer than this. */
const COLD_AFTER_MS = 1_100
const COLD_TIMES = 25

interface Page {
  list: { Id: number; Cells: { ActionId: number }[] }[]
  Next: object | null
}

/** A page of 50 mentees by 50 actions, as every role that has it, from projects of growing size. */
export async function runLane1(full: boolean): Promise<boolean> {
  const sizes = full ? [1_000, 10_000, 100_000] : [1_000, 10_000]
  const ofAdmin: number[] = []
  let met = true
  for (const size of sizes) {
    const database = await openBenchDatabase(size)
    const staff = await addStaff(database.client, database)
    const environment = { BENCH_CONNECTION: JSON.stringify(database.connection) }
    const product = await startContestant('serve-product.ts', environment)
    const bare = await startContestant('serve-bare.ts', environment)
    const sides = { size, database, staff, product, bare }
    const times = new Map<StaffRole, number>()
    for (const member of staff) {
      const { time, reached } = await measureRole(member, sides)
      times.set(member.role, time)
      met &&= reached
    }
    met = slowestBesideAdmin('warm', times) && met
    if (size === 10_000) met = (await measureCold(sides)) && met
    ofAdmin.push(times.get('Admin') ?? Number.NaN)
    await product.stop()
    await bare.stop()
    await database.close()
  }
  const growth = (ofAdmin.at(-1) ?? 0) / (ofAdmin[0] ?? 1)
  console.log()
  const grown = `Admin, ${sizes.at(-1)} mentees to ${sizes[0]}`
  return report(grown, growth, 'times', 1.6) && met
}

interface Sides {
  readonly size: number
  readonly database: BenchDatabase
  readonly staff: readonly StaffMember[]
  readonly product: Contestant
  readonly bare: Contestant
}

/** The first page beside the limit, and beside it the middle and the last one. */
async function measureRole(
  { role, userId, cookie }: StaffMember,
  { size, database, product, bare }: Sides,
): Promise<{ time: number; reached: boolean }> {
  const { projectId, client } = database
  const ask = (more: object) =>
    product.post(PATH, { ProjectId: projectId, ...more }, undefined, cookie)
  const askFirst = () => ask({ Page: 1 })
  const limit = { name: `grid-${role}`, text: gridPageSql(role), values: [projectId, userId] }
  const askDatabase = async () => (await client.query(limit)).rows[0].text as string
  const askBare = () => bare.post('/grid-page', { ProjectId: projectId, Role: role, By: userId })
  requireSamePage(await askFirst(), await askDatabase())
  // By then a connection has decided whether it keeps a plan for all values.
  await medianTime(TIMES, askFirst)
  await medianTime(TIMES, askDatabase)

  const times: number[] = []
  const firstMet = await compare({
    lane: `Lane 1: a grid page of the ${role}, 50 x 50 of ${size.toLocaleString('en')} mentees`,
    unit: 'ms',
    goal: { atMost: role === 'Admin' ? 2 : 2.5 },
    product: {
      name: 'product',
      round: async () => {
        const time = await medianTime(TIMES, askFirst)
        times.push(time)
        return time
      },
    },
    others: [
      { name: 'one SQL statement', round: () => medianTime(TIMES, askDatabase) },
      { name: 'bare fastify and pg', round: () => medianTime(TIMES, askBare) },
    ],
  })
  const time = median(times)
  if (role === 'Mentor') return { time, reached: firstMet }

  const pages = Math.ceil(size / PAGE_SIZE)
  const later = { 'middle page': Math.ceil(pages / 2), 'last page': pages }
  let lastMet = true
  for (const [name, Page] of Object.entries(later)) {
    const askPage = () => ask({ Page, Total: size })
    const { list, Next } = JSON.parse(await askPage()) as Page
    if (list.length !== PAGE_SIZE || (Page === pages) !== (Next === null))
      throw new Error(`the ${name} has ${list.length} people`)
    const ratios: number[] = []
    for (let round = 0; round < ROUNDS; round++) {
      const first = await medianTime(TIMES, askFirst)
      ratios.push((await medianTime(TIMES, askPage)) / first)
    }
    const what = `${name} beside the first`
    if (Page === pages) lastMet = report(what, median(ratios), 'times', 1.5)
    else console.log(`  ${what.padEnd(40)} ${median(ratios).toFixed(1)} times`)
  }
  return { time, reached: firstMet && lastMet }
}

/** What somebody waits who comes back after a second and more: all roles in turn, and beside the Admin. */
async function measureCold({ database, staff, product }: Sides): Promise<boolean> {
  const times = new Map<StaffRole, number[]>(staff.map(({ role }) => [role, []]))
  for (let turn = 0; turn < COLD_TIMES; turn++) {
    await sleep(COLD_AFTER_MS)
    // Everybody is the first one as often.
    const first = turn % staff.length
    for (const { role, cookie } of [...staff.slice(first), ...staff.slice(0, first)]) {
      const start = performance.now()
      await product.post(PATH, { ProjectId: database.projectId, Page: 1 }, undefined, cookie)
      times.get(role)?.push(performance.now() - start)
    }
  }
  console.log('\nLane 1: the same after more than a second without a call')
  for (const [role, taken] of times)
    console.log(`  ${role.padEnd(28)} ${median(taken).toFixed(2)} ms`)
  return slowestBesideAdmin(
    'cold',
    new Map([...times].map(([role, taken]) => [role, median(taken)])),
  )
}

function slowestBesideAdmin(what: string, times: ReadonlyMap<StaffRole, number>): boolean {
  const slowest = Math.max(...times.values()) / (times.get('Admin') ?? Number.NaN)
  return report(`slowest role beside the Admin, ${what}`, slowest, 'times', 1.5)
}

/** @throws Error where product and limit differ in anything but the order of a row's cells. */
function requireSamePage(ours: string, theirs: string): void {
  const [one, other] = [ours, theirs].map((text) => {
    const { list, Next } = JSON.parse(text) as Page
    const rows = list.map((row) => ({
      ...row,
      Cells: row.Cells.toSorted((a, b) => a.ActionId - b.ActionId),
    }))
    return JSON.stringify({ rows, Next })
  })
  if (one !== other) throw new Error(`product and limit differ: ${one} ${other}`)
}
