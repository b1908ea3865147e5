import { pino } from 'pino'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../testing/database.ts'
import { type Database, type Db, openDatabase } from './database.ts'
import { plannedAnew } from './plans.ts'
import { sql } from './sql.ts'

let testDatabase: TestDatabase
let database: Database
let owner: Database
const warnings: string[] = []
const log = pino({ level: 'warn' }, { write: (line) => void warnings.push(line) })

beforeAll(async () => {
  testDatabase = await createTestDatabase()
  database = openDatabase(testDatabase.connection, log, 4)
  owner = openDatabase(testDatabase.owner, log, 1)
  await owner.run(sql`create table counters (id int primary key, value int not null)`)
  await owner.run(sql`insert into counters values (1, 0), (2, 0)`)
})

afterAll(async () => {
  await database.close()
  await owner.close()
  await testDatabase.drop()
})

const valueOf = async (db: Db, id: number) =>
  (await db.one<{ value: number }>(sql`select value from counters where id = ${id}`)).value

test('statements keep their plan, but for those that are planned for their values', async () => {
  const isOne = sql`id = ${1}`
  for (let times = 0; times < 8; times++) {
    await owner.rows(sql`select 'kept' from counters where ${isOne}`)
    await owner.rows(sql`select 'anew' from counters where ${plannedAnew(isOne)}`)
  }
  const prepared = await owner.rows<{ statement: string; generic: boolean }>(sql`
    select substring(statement from '''(kept|anew)''') as statement, generic_plans > 0 as generic
    from pg_prepared_statements where statement like 'select%from counters where id%'
      and statement ~ '(kept|anew)'`)
  expect(prepared).toEqual([{ statement: 'kept', generic: true }])
})

test('statements are not compiled, whatever the server is set to', async () => {
  const jit = await database.one(sql`select setting, source from pg_settings where name = 'jit'`)
  expect(jit).toEqual({ setting: 'off', source: 'client' })
})

test('columns are read as plain, exact values', async () => {
  const row = await database.one(sql`select
    9007199254740991::bigint as "bigNumber", 12.50::numeric as exact, date '2026-02-03' as day,
    timestamptz '2026-02-03 12:00:00+02' as at, timestamptz '2026-02-03 12:00:00.123456+02' as fine,
    '{"α": [1]}'::jsonb as json, array[1, null]::bigint[] as numbers, array[date '2026-02-03'] as days,
    array['α,"β"'] as texts, true as yes, null as nothing`)
  expect(row).toEqual({
    bigNumber: 9007199254740991,
    exact: '12.50',
    day: '2026-02-03',
    at: '2026-02-03T10:00:00.000Z',
    fine: '2026-02-03T10:00:00.123456Z',
    json: { α: [1] },
    numbers: [1, null],
    days: ['2026-02-03'],
    texts: ['α,"β"'],
    yes: true,
    nothing: null,
  })
})

test('a bigint that JavaScript cannot hold is refused, and the connection goes on', async () => {
  await expect(database.one(sql`select 9007199254740993::bigint as id`)).rejects.toThrow(
    'safe range',
  )
  await expect(database.one(sql`select ${9007199254740993n}::text as id`)).resolves.toEqual({
    id: '9007199254740993',
  })
})

test('row is the first or none, one insists on exactly one', async () => {
  const none = sql`select value from counters where id = 99`
  await expect(database.row(none)).resolves.toBeUndefined()
  await expect(database.one(none)).rejects.toThrow('Expected one row, got 0')
  await expect(database.one(sql`select value from counters`)).rejects.toThrow('got 2')
})

test('a transaction that throws leaves nothing', async () => {
  const work = database.transaction(async (tx) => {
    await tx.run(sql`update counters set value = 7 where id = 1`)
    throw new Error('changed my mind')
  })
  await expect(work).rejects.toThrow('changed my mind')
  await expect(valueOf(database, 1)).resolves.toBe(0)
})

test('a failed statement rejects, rolls back and leaves the connection usable', async () => {
  for (let round = 0; round < 10; round++) {
    const work = database.transaction(async (tx) => {
      await tx.run(sql`update counters set value = 7 where id = 1`)
      await tx.run(sql`insert into counters values (1, 1)`)
    })
    await expect(work).rejects.toMatchObject({ code: '23505', constraint: 'counters_pkey' })
  }
  await expect(valueOf(database, 1)).resolves.toBe(0)
})

test('work is begun again where a unique index refused a row, and sees what is there by then', async () => {
  const meet = Promise.withResolvers<void>()
  let arrived = 0
  const add = () =>
    database.transaction(async (tx) => {
      if (await tx.row(sql`select from counters where id = 50`)) return 'taken'
      if ((arrived += 1) === 2) meet.resolve()
      await meet.promise
      await tx.run(sql`insert into counters values (50, 1)`)
      return 'added'
    })
  expect((await Promise.all([add(), add()])).toSorted()).toEqual(['added', 'taken'])
  await database.run(sql`delete from counters where id = 50`)
})

test('a transaction that hides a failed statement does not pass as committed', async () => {
  const work = database.transaction(async (tx) => {
    await tx.run(sql`update counters set value = 7 where id = 1`)
    await tx.run(sql`select 1 / 0`).catch(() => undefined)
  })
  await expect(work).rejects.toThrow('nothing was committed')
  await expect(valueOf(database, 1)).resolves.toBe(0)
})

test('statements of a transaction may be started together, but none after its end', async () => {
  let escaped: Db | undefined
  const values = await database.transaction(async (tx) => {
    escaped = tx
    return Promise.all([valueOf(tx, 1), valueOf(tx, 2), valueOf(tx, 1)])
  })
  expect(values).toEqual([0, 0, 0])
  await expect(escaped?.run(sql`delete from counters`)).rejects.toThrow('has ended')
})

test('deadlocked transactions are run again until both have committed', async () => {
  const meet = Promise.withResolvers<void>()
  let arrived = 0
  const add = (first: number, second: number) =>
    database.transaction(async (tx) => {
      await tx.run(sql`update counters set value = value + 1 where id = ${first}`)
      if (++arrived === 2) meet.resolve()
      await meet.promise
      await tx.run(sql`update counters set value = value + 1 where id = ${second}`)
    })
  await Promise.all([add(1, 2), add(2, 1)])
  expect(arrived).toBeGreaterThan(2)
  await expect(Promise.all([valueOf(database, 1), valueOf(database, 2)])).resolves.toEqual([2, 2])
  await database.run(sql`update counters set value = 0`)
})

test('an error of the work itself is not retried', async () => {
  let runs = 0
  const work = database.transaction(async () => {
    runs++
    throw new Error('once')
  })
  await expect(work).rejects.toThrow('once')
  expect(runs).toBe(1)
})

test('terminated backends end neither the process nor the pool', async () => {
  const backend = sql`select pg_backend_pid() as pid`
  const terminate = (pid: number) => owner.run(sql`select pg_terminate_backend(${pid})`)
  const { pid: idle } = await database.one<{ pid: number }>(backend)
  await terminate(idle)
  await expect.poll(() => warnings.join()).toContain('A database connection was lost')

  const inTransaction = database.transaction(async (tx) => {
    const { pid } = await tx.one<{ pid: number }>(backend)
    await terminate(pid)
    await tx.run(sql`update counters set value = 9 where id = 1`)
  })
  await expect(inTransaction).rejects.toThrow(/terminated|terminating|connection error/)

  // Looked at from the beginning: it may end before the next line hears of it.
  const asleep = database.run(sql`select pg_sleep(20), 'to be terminated'`).then(
    () => 'slept',
    (error: Error) => error.message,
  )
  await expect
    .poll(() =>
      owner.run(sql`select pg_terminate_backend(pid) from pg_stat_activity
      where query like '%to be terminated%' and pid <> pg_backend_pid()`),
    )
    .toBe(1)
  expect(await asleep).toMatch(/terminated|terminating|connection error/)

  await expect(valueOf(database, 1)).resolves.toBe(0)
  await expect(database.ping(5_000)).resolves.toBeUndefined()
})

test('a connection whose prepared statement a migration has spoilt is replaced', async () => {
  const single = openDatabase(testDatabase.connection, log, 1)
  const statement = sql`select * from counters where id = 2`
  await single.one(statement)
  await owner.run(sql`alter table counters add column note text`)
  await expect(single.one(statement)).rejects.toMatchObject({ code: '0A000' })
  await expect(single.one(statement)).resolves.toMatchObject({ note: null })
  await single.close()
})

test('fifty transactions share four connections', async () => {
  const add = () =>
    database.transaction((tx) => tx.run(sql`update counters set value = value + 1 where id = 2`))
  await Promise.all(Array.from({ length: 50 }, add))
  await expect(valueOf(database, 2)).resolves.toBe(50)
})
