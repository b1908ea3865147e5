import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../testing/database.ts'
import { openLog } from '../log.ts'
import { openDatabase, type Database } from './database.ts'
import { openReporting, TooSlow, type ReportingDatabase } from './reporting-database.ts'
import { sql } from './sql.ts'

const CALLER = { projectId: 1, userId: 1, level: 0, reach: 'project', needed: 0, hiding: 0 }
const SECOND = 1_000

let made: TestDatabase
let database: Database
let reporting: ReportingDatabase
/** What the clock says, and how far it goes whenever somebody looks. */
let clock = 0
let step = 0
beforeAll(async () => {
  made = await createTestDatabase()
  database = openDatabase(made.connection, openLog('silent'))
  const now = () => (clock += step)
  // What is not interrupted here takes longer than the grace on any machine.
  reporting = openReporting({ database, connection: made.connection, now, graceMs: 150 })
})
afterAll(async () => {
  await reporting.close()
  await database.close()
  await made.drop()
})

const read = (text: string, most: number, mostMs?: number) =>
  reporting.run({ text, values: [], caller: CALLER, mostMs }, async ({ next }) => {
    let parts = 0
    while ((await next(most)).length > 0) parts += 1
    return parts
  })

/** Connections on which something runs, or waits. */
const held = () =>
  database.rows(sql`
    select a.state from pg_stat_activity a join report_logins l on l.role = a.usename
    where a.datname = current_database() and a.state <> 'idle'`)

describe('a statement whose rows are read part by part', () => {
  it('has its time once, for all parts together', async () => {
    step = 2 * SECOND
    await expect(read('select generate_series(1, 9000)', 1_000)).rejects.toBeInstanceOf(TooSlow)
    await expect.poll(held).toEqual([])
    // As long as it is told.
    expect(await read('select generate_series(1, 9000)', 1_000, 60 * SECOND)).toBe(9)
    step = 0
    expect(await read('select generate_series(1, 9000)', 1_000)).toBe(9)
  })

  it('is not ended by PostgreSQL while whoever takes its rows is slow', async () => {
    const limit = (mostMs?: number) =>
      reporting.run(
        { text: "select current_setting('statement_timeout')", values: [], caller: CALLER, mostMs },
        async ({ next }) => (await next(1))[0]?.[0],
      )
    expect([await limit(), await limit(60 * SECOND)]).toEqual(['5s', '10min'])
  })

  it('gives its connection back where whoever reads it fails, however often', async () => {
    for (let time = 0; time < 5; time++) {
      const reading = reporting.run(
        { text: 'select generate_series(1, 9000)', values: [], caller: CALLER },
        async ({ next }) => {
          await next(10)
          throw new Error('nobody takes it any more')
        },
      )
      await expect(reading).rejects.toThrow('nobody takes it any more')
    }
    await expect.poll(held).toEqual([])
    expect(await read('select 1', 1)).toBe(1)
  })

  it('is ended in the middle of a part when its time is over', async () => {
    step = 0
    const slow = `select a, case when a = 2 then (select count(*) from generate_series(1, 1e9)) end
      from generate_series(1, 3) a`
    // Whoever is first ends it: PostgreSQL, or whoever reads.
    await expect(read(slow, 1, 50)).rejects.toSatisfy(
      (error) => error instanceof TooSlow || (error as { code?: string }).code === '57014',
    )
    await expect.poll(held).toEqual([])
  })

  it('leaves a connection that PostgreSQL does not interrupt', async () => {
    const digits = `with a as (select 1 as x from generate_series(1, 60000)), b as (select string_agg('9', '')::numeric as n from a)`
    const products = Array.from({ length: 30 }, (_, place) => `n * (n - ${place})`).join(' + ')
    await expect(read(`${digits} select ${products} from b`, 1, 20)).rejects.toSatisfy(
      (error) => error instanceof TooSlow || (error as { code?: string }).code === '57014',
    )
    expect(await read('select 1', 1)).toBe(1)
    // It ends by itself.
    await expect.poll(held).toEqual([])
  })
})
