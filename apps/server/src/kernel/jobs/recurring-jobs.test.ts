import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../testing/database.ts'
import { openDatabase, type Database } from '../database/database.ts'
import { sql, type Sql } from '../database/sql.ts'
import { openLog } from '../log.ts'
import type { Every } from './every.ts'
import { openJobRunner, type RecurringJob } from './recurring-jobs.ts'

const RENEW_MS = 10_000
const LONGEST_MS = 30 * 60_000

/** A clock that a test winds: what is to be done after so many milliseconds is done when it says so. */
function handClock() {
  const waiting = new Set<{ milliseconds: number; work: () => unknown }>()
  const every: Every = (milliseconds, work) => {
    const entry = { milliseconds, work }
    waiting.add(entry)
    return () => void waiting.delete(entry)
  }
  const pass = (milliseconds: number) =>
    Promise.all(
      [...waiting].filter((one) => one.milliseconds === milliseconds).map((one) => one.work()),
    )
  return { every, pass }
}

/** A job that has begun, and ends when it is told to. */
function heldJob(name: string) {
  const begun = Promise.withResolvers<AbortSignal | undefined>()
  const end = Promise.withResolvers<void>()
  const job: RecurringJob = {
    name,
    everySeconds: 600,
    run: ({ signal }) => {
      begun.resolve(signal)
      return end.promise
    },
  }
  return { job, begun: begun.promise, end }
}

describe('recurring jobs', () => {
  const log = openLog('silent')
  let test: TestDatabase
  let database: Database
  beforeAll(async () => {
    test = await createTestDatabase()
    database = openDatabase(test.connection, log)
  })
  beforeEach(() => database.run(sql`delete from recurring_jobs`))
  afterAll(async () => {
    await database.close()
    await test.drop()
  })

  const runner = (...jobs: RecurringJob[]) =>
    openJobRunner({ database, log, clock: () => new Date(), jobs })
  const windable = (...jobs: RecurringJob[]) => {
    const { every, pass } = handClock()
    return { ...openJobRunner({ database, log, clock: () => new Date(), jobs, every }), pass }
  }
  const names = async (condition: Sql) => {
    const rows = await database.rows<{ name: string }>(sql`
      select name from recurring_jobs where ${condition} order by name`)
    return rows.map(({ name }) => name)
  }
  const isHeld = sql`held_until > now()`
  const stored = () =>
    database.one<{ failures: number; error: string | null; wait: number }>(sql`
      select failures, last_error as error,
        round(extract(epoch from due_at - now()))::int as wait from recurring_jobs`)
  const makeDue = () => database.run(sql`update recurring_jobs set due_at = now()`)

  it('run when they are due, and not before', async () => {
    let runs = 0
    const jobs = runner({ name: 'test.count', everySeconds: 600, run: async () => void runs++ })
    await jobs.runDue()
    await jobs.runDue()
    expect(runs).toBe(1)
    await makeDue()
    await jobs.runDue()
    expect(runs).toBe(2)
    expect(await stored()).toEqual({ failures: 0, error: null, wait: 600 })
    await jobs.close()
  })

  it('are run by one of many servers', async () => {
    let runs = 0
    const job = { name: 'test.once', everySeconds: 600, run: async () => void runs++ }
    const servers = Array.from({ length: 8 }, () => runner(job))
    await Promise.all(servers.map((server) => server.runDue()))
    expect(runs).toBe(1)
    await Promise.all(servers.map((server) => server.close()))
  })

  it('are tried again when they fail, later each time, and keep why', async () => {
    let isBroken = true
    const job = {
      name: 'test.fail',
      everySeconds: 3_600,
      run: async () => {
        if (isBroken) throw new Error('no luck')
      },
    }
    const jobs = runner(job)
    const waits: number[] = []
    for (let attempt = 0; attempt < 9; attempt++) {
      await jobs.runDue()
      waits.push((await stored()).wait)
      await makeDue()
    }
    expect(waits).toEqual([30, 60, 120, 240, 480, 960, 1_920, 3_600, 3_600])
    expect(await stored()).toMatchObject({ failures: 9, error: expect.stringContaining('no luck') })
    isBroken = false
    await jobs.runDue()
    expect(await stored()).toEqual({ failures: 0, error: null, wait: 3_600 })
    await jobs.close()
  })

  it('wait for one another, but for none that is apart', async () => {
    let release = (): void => {}
    const isReleased = new Promise<void>((resolve) => (release = resolve))
    const ran: string[] = []
    const jobs = runner(
      { name: 'test.apart', everySeconds: 600, isApart: true, run: () => isReleased },
      { name: 'test.first', everySeconds: 600, run: async () => void ran.push('first') },
      { name: 'test.second', everySeconds: 600, run: async () => void ran.push('second') },
    )
    const done = jobs.runDue()
    await expect.poll(() => ran.toSorted(), { timeout: 15_000 }).toEqual(['first', 'second'])
    release()
    await done
    await jobs.close()
  })

  it('are taken over from a server that died, once its time has passed', async () => {
    let runs = 0
    const jobs = runner({ name: 'test.taken', everySeconds: 600, run: async () => void runs++ })
    await jobs.runDue()
    await database.run(sql`
      update recurring_jobs set due_at = now(), held_until = now() + interval '1 minute'`)
    await jobs.runDue()
    expect(runs).toBe(1)
    await database.run(sql`update recurring_jobs set held_until = now() - interval '1 second'`)
    await jobs.runDue()
    expect(runs).toBe(2)
    await jobs.close()
  })

  it('are due and free again where the clock was set back', async () => {
    let runs = 0
    const jobs = runner({ name: 'test.back', everySeconds: 600, run: async () => void runs++ })
    await jobs.runDue()
    await database.run(sql`update recurring_jobs set due_at = due_at + interval '1 day'`)
    await jobs.runDue()
    expect(runs).toBe(2)
    await database.run(sql`
      update recurring_jobs set due_at = now(), held_until = now() + interval '1 day'`)
    await jobs.runDue()
    expect(runs).toBe(3)
    await jobs.close()
  })

  it('are held once they begin, so that another server has the rest of a round', async () => {
    const first = heldJob('test.1')
    const ran: string[] = []
    const rest = ['test.2', 'test.3'].map((name) => ({
      ...{ name, everySeconds: 600 },
      run: async () => void ran.push(name),
    }))
    const one = runner(first.job, ...rest)
    const round = one.runDue()
    await first.begun
    expect(await names(isHeld)).toEqual(['test.1'])
    const other = runner(first.job, ...rest)
    await other.runDue()
    expect(ran.toSorted()).toEqual(['test.2', 'test.3'])
    first.end.resolve()
    await round
    expect(ran).toHaveLength(2)
    await Promise.all([one.close(), other.close()])
  })

  it('that a round has not begun are due as before where the server stops', async () => {
    const first = heldJob('test.1')
    const never = { everySeconds: 600, run: () => Promise.reject(new Error('after the stop')) }
    const jobs = runner(first.job, { name: 'test.2', ...never }, { name: 'test.3', ...never })
    const round = jobs.runDue()
    await first.begun
    const closed = jobs.close()
    first.end.resolve()
    await Promise.all([closed, round])
    expect(await names(sql`held_until is not null or holder is not null`)).toEqual([])
    expect(await names(sql`due_at <= now() and failures = 0`)).toEqual(['test.2', 'test.3'])
  })

  it('in steps stop between them, and are given back', async () => {
    const job = heldJob('test.steps')
    const jobs = runner(job.job)
    const round = jobs.runDue()
    const signal = await job.begun
    const closed = jobs.close()
    job.end.reject(signal?.reason)
    await Promise.all([closed, round])
    const given = sql`due_at <= now() and held_until is null and failures = 0 and last_run_at is null`
    expect(await names(given)).toEqual(['test.steps'])
  })

  it('are held for half a minute, and again while they run', async () => {
    const job = heldJob('test.long')
    const jobs = windable(job.job)
    const round = jobs.runDue()
    await job.begun
    const heldFor = async () => {
      const { seconds } = await database.one<{ seconds: number }>(sql`
        select round(extract(epoch from held_until - now()))::int as seconds from recurring_jobs`)
      return seconds
    }
    expect(await heldFor()).toBeGreaterThan(0)
    expect(await heldFor()).toBeLessThanOrEqual(30)
    await database.run(sql`update recurring_jobs set held_until = now() - interval '1 hour'`)
    await jobs.pass(RENEW_MS)
    expect(await heldFor()).toBeGreaterThan(0)
    job.end.resolve()
    await round
    // A renewal that was under way holds nothing that has ended.
    await jobs.pass(RENEW_MS)
    expect(await names(isHeld)).toEqual([])
    await jobs.close()
  })

  it('learn that another server has them, and change nothing of theirs', async () => {
    const job = heldJob('test.lost')
    const jobs = windable(job.job)
    const round = jobs.runDue()
    const signal = await job.begun
    await database.run(sql`
      update recurring_jobs set holder = gen_random_uuid(), held_until = now() + interval '1 minute'`)
    expect(signal?.aborted).toBe(false)
    await jobs.pass(RENEW_MS)
    expect(signal?.aborted).toBe(true)
    job.end.reject(new Error('in the middle'))
    await round
    expect(await names(sql`held_until > now() and failures = 0`)).toEqual(['test.lost'])
    await jobs.close()
  })

  it('that hang fail in the end, and the others go on', async () => {
    const job = heldJob('test.1')
    let runs = 0
    const jobs = windable(job.job, {
      name: 'test.2',
      everySeconds: 600,
      run: async () => void runs++,
    })
    const round = jobs.runDue()
    const signal = await job.begun
    await jobs.pass(LONGEST_MS)
    await round
    expect(signal?.aborted).toBe(true)
    expect(runs).toBe(1)
    expect(await names(sql`failures = 1 and held_until is null`)).toEqual(['test.1'])
    await jobs.close()
  })

  it('run once each where two servers have a round of many', async () => {
    const ran: string[] = []
    const many = Array.from({ length: 34 }, (_, index) => ({
      name: `test.${index}`,
      everySeconds: 600,
      run: async () => void ran.push(`test.${index}`),
    }))
    const servers = [runner(...many), runner(...many)]
    await Promise.all(servers.map((server) => server.runDue()))
    expect(new Set(ran).size).toBe(34)
    expect(ran).toHaveLength(34)
    await Promise.all(servers.map((server) => server.close()))
  })
})
