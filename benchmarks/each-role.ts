import { setTimeout as sleep } from 'node:timers/promises'
import { openSession, type BenchDatabase } from './cluster.ts'
import { median, report } from './measure.ts'
import type { Contestant } from './product.ts'
import type { StaffMember, StaffRole } from './staff.ts'

/** By then a connection has decided whether it keeps a plan for all values. */
const WARM_UP = 20
const TIMES = 30
/** A session is looked up anew once it has rested for longer than this. */
const COLD_AFTER_MS = 1_100
const COLD_TIMES = 20

/** What roles may take beside the Admin, of the same number of people. */
const SLOWEST_ROLE = 1.5

/** One that staff look at, as each of them asks for it. */
export interface RolePage {
  readonly what: string
  readonly path: string
  readonly body: object
  /** Who has it; everybody unless said. */
  readonly roles?: readonly StaffRole[]
  /** The most milliseconds that it may take any of them. */
  readonly atMost?: number
}

interface Asked {
  readonly role: StaffRole
  readonly ask: () => Promise<number>
  readonly times: Record<'first' | 'warm' | 'cold', number[]>
}

/**
 * Asks for pages as every role that has them, in turn: warm, from the twentieth call on, and with
 * sessions that have rested for more than a second; prints each beside the Admin.
 */
export async function measureEachRole(
  lane: string,
  pages: readonly RolePage[],
  sides: {
    readonly database: BenchDatabase
    readonly staff: readonly StaffMember[]
    readonly product: Contestant
  },
): Promise<boolean> {
  const asked = new Map<RolePage, Asked[]>()
  for (const page of pages) asked.set(page, await askersOf(page, sides))
  for (const askers of asked.values()) {
    for (const { ask, times } of askers) times.first.push(await ask())
    for (let turn = 0; turn < WARM_UP; turn++) for (const { ask } of askers) await ask()
    for (let turn = 0; turn < TIMES; turn++)
      for (const { ask, times } of inTurn(askers, turn)) times.warm.push(await ask())
  }
  for (let turn = 0; turn < COLD_TIMES; turn++) {
    await sleep(COLD_AFTER_MS)
    for (const askers of asked.values())
      for (const { ask, times } of inTurn(askers, turn)) times.cold.push(await ask())
  }
  console.log(`\n${lane}, as each role`)
  const met = [...asked].map(([page, askers]) => reportPage(page, askers))
  return met.every(Boolean)
}

/** Each page with sessions of its own, so that those of the others do not keep them warm. */
async function askersOf(
  { path, body, roles }: RolePage,
  { database, staff, product }: Parameters<typeof measureEachRole>[2],
): Promise<Asked[]> {
  const { client, projectId } = database
  const askers: Asked[] = []
  for (const { role, userId } of staff) {
    if (roles && !roles.includes(role)) continue
    const cookie = await openSession(client, database, userId, role)
    const ask = async (): Promise<number> => {
      const start = performance.now()
      await product.post(path, { ProjectId: projectId, ...body }, undefined, cookie)
      return performance.now() - start
    }
    askers.push({ role, ask, times: { first: [], warm: [], cold: [] } })
  }
  return askers
}

/** All of them, with everybody the first one as often. */
const inTurn = <T>(all: readonly T[], turn: number): T[] => {
  const first = turn % all.length
  return [...all.slice(first), ...all.slice(0, first)]
}

function reportPage({ what, atMost }: RolePage, askers: readonly Asked[]): boolean {
  console.log(`  ${what}`)
  const timeOf = ({ times }: Asked, kind: keyof Asked['times']) => median(times[kind])
  for (const asker of askers) {
    const [first, warm, cold] = (['first', 'warm', 'cold'] as const).map((kind) =>
      timeOf(asker, kind).toFixed(1),
    )
    console.log(`    ${asker.role.padEnd(16)} first ${first}, warm ${warm}, cold ${cold} ms`)
  }
  const met = (['warm', 'cold'] as const).map((kind) => {
    const times = askers.map((asker) => timeOf(asker, kind))
    const admin = askers.find(({ role }) => role === 'Admin')
    const slowest = Math.max(...times)
    const beside = slowest / (admin ? timeOf(admin, kind) : Number.NaN)
    const isNear = report(`  slowest role beside the Admin, ${kind}`, beside, 'times', SLOWEST_ROLE)
    if (atMost === undefined) return isNear
    return report(`  slowest role, ${kind}`, slowest, 'ms', atMost) && isNear
  })
  return met.every(Boolean)
}
