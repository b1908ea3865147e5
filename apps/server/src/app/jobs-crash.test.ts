import { afterEach, beforeAll, beforeEach, expect, it } from 'vitest'
import { sql } from '../kernel/database/sql.ts'
import { builtServer } from '../testing/built-server.ts'
import { openKilledWorld, type KilledWorld } from '../testing/killed-server.ts'

/** The job that waits in the middle of a round, for a table that the test has locked. */
const WAITING = 'identity.sendResets'

/** Servers are started and end in it, on whatever machine: a test that takes longer hangs. */
const TEST_MS = 120_000
const POLL = { timeout: 60_000 }

let world: KilledWorld

beforeAll(async () => void (await builtServer()), TEST_MS)
beforeEach(async () => {
  world = await openKilledWorld()
})
afterEach(() => world.close())

interface Jobs {
  readonly all: number
  /** Have run, and are not due. */
  readonly done: number
  readonly held: string[]
}

const readJobs = () =>
  world.database.one<Jobs>(sql`
    select count(*)::int as all,
      count(*) filter (where last_run_at is not null and failures = 0)::int as done,
      coalesce(array_agg(name) filter (where held_until > now()), '{}') as held
    from recurring_jobs`)

/** Starts a server whose first round of jobs comes no further, and does something meanwhile. */
function inTheMiddle(work: () => Promise<unknown>): Promise<void> {
  const { database, server } = world
  return database.transaction(async (tx) => {
    await tx.run(sql`lock table reset_requests in access exclusive mode`)
    await server.start()
    await expect.poll(async () => (await readJobs()).held, POLL).toContain(WAITING)
    await work()
  })
}

it(
  'a server that is killed in a round of jobs keeps the next one from that one job alone',
  async () => {
    const { database, server } = world
    await inTheMiddle(() => server.kill())
    const { all, done, held } = await readJobs()
    expect(held).toEqual([WAITING])
    expect(done).toBeLessThan(all - 1)
    await server.start()
    await expect.poll(async () => (await readJobs()).done, POLL).toBeGreaterThanOrEqual(all - 1)
    const { seconds } = await database.one<{ seconds: number }>(sql`
    select coalesce(max(extract(epoch from held_until - now())), 0)::float8 as seconds
    from recurring_jobs where name = ${WAITING}`)
    expect(seconds).toBeLessThanOrEqual(30)
    // Its time passes; here it passes at once.
    await database.run(sql`update recurring_jobs set held_until = now() - interval '1 second'`)
    await expect.poll(async () => (await readJobs()).done, POLL).toBe(all)
  },
  TEST_MS,
)

it(
  'a server that ends in a round of jobs leaves none that is held',
  async () => {
    const { server } = world
    let ended: Promise<number | null> | undefined
    await inTheMiddle(async () => {
      ended = server.stop()
      // It takes no connection any more once it has begun to end.
      await expect
        .poll(
          () =>
            fetch(`${server.url}/health`).then(
              () => true,
              () => false,
            ),
          POLL,
        )
        .toBe(false)
    })
    expect(await ended).toBe(0)
    const { all, done, held } = await readJobs()
    expect(held).toEqual([])
    expect(done).toBeGreaterThan(0)
    expect(done).toBeLessThan(all)
  },
  TEST_MS,
)
