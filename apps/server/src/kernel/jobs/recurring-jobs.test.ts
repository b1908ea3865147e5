import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../testing/database.ts'
import { openDatabase, type Database } from '../database/database.ts'
import { sql } from '../database/sql.ts'
import { openLog } from '../log.ts'
import { openJobRunner, type RecurringJob } from './recurring-jobs.ts'

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
})
