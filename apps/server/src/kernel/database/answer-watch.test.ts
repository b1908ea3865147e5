import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { openLog } from '../log.ts'
import { createTestDatabase, type TestDatabase } from '../../testing/database.ts'
import { AnswerWatch } from './answer-watch.ts'
import { openDatabase, type Database } from './database.ts'
import { sql } from './sql.ts'

const outcome = (answer: Promise<unknown>): Promise<unknown> =>
  answer.catch((error: Error) => error.message)

describe('waiting for answers', () => {
  let now = 0
  let watch: AnswerWatch
  beforeEach(() => {
    now = 0
    watch = new AnswerWatch(35_000, () => now)
  })
  afterEach(() => watch.stop())

  it('gives up on what takes too long, and on nothing else', async () => {
    const dones: ((error: Error | null, result: string) => void)[] = []
    const ask = () => outcome(watch.wait<string>((done) => dones.push(done)))
    const [late, early] = [ask(), ask()]
    dones[1]?.(null, 'in time')
    now = 20_000
    // In the place that is free again.
    const later = ask()
    now = 35_001
    watch.check()
    expect(await Promise.all([late, early])).toEqual(['Query read timeout', 'in time'])
    // What comes too late takes nobody else's place.
    const last = ask()
    dones[0]?.(null, 'too late')
    now = 54_999
    watch.check()
    dones[2]?.(null, 'just so')
    expect(await later).toBe('just so')
    dones[3]?.(new Error('refused'), '')
    expect([await late, await last]).toEqual(['Query read timeout', 'refused'])
  })

  it('ends at once, and does not begin, while whoever would answer is silent', async () => {
    const dones: ((error: Error | null, result: string) => void)[] = []
    const discarded: string[] = []
    const ask = () =>
      outcome(
        watch.wait<string>(
          (done) => dones.push(done),
          (late) => discarded.push(late),
        ),
      )
    const before = ask()
    watch.beSilent(true)
    expect(await Promise.all([before, ask()])).toEqual(['Query read timeout', 'Query read timeout'])
    dones[0]?.(null, 'too late')
    expect([dones.length, discarded]).toEqual([1, ['too late']])
    watch.beSilent(false)
    const after = ask()
    dones[1]?.(null, 'in time')
    expect(await after).toBe('in time')
  })

  describe('of a database that has fallen silent', () => {
    let test: TestDatabase
    let database: Database
    beforeEach(async () => {
      test = await createTestDatabase()
      database = openDatabase(test.connection, openLog('silent'), 1, watch)
    })
    afterEach(async () => {
      await database.close()
      await test.drop()
    })

    /** Waits until the one connection has been given a statement that says nothing for long. */
    const untilAsleep = async (): Promise<void> => {
      const other = openDatabase(test.connection, openLog('silent'), 1)
      const isAsleep = async () =>
        (await other.row(sql`
          select from pg_stat_activity where wait_event = 'PgSleep'`)) !== undefined
      while (!(await isAsleep()));
      await other.close()
    }

    it.each([
      ['a statement', () => database.rows(sql`select pg_sleep(20)`)],
      ['a transaction', () => database.transaction((tx) => tx.rows(sql`select pg_sleep(20)`))],
    ])('drops the connection of %s, and asks by another', async (_what, ask) => {
      const silent = outcome(ask())
      await untilAsleep()
      now = 36_000
      watch.check()
      expect(await silent).toBe('Query read timeout')
      expect(await database.one(sql`select 1 as one`)).toEqual({ one: 1 })
    })
  })
})
