import pg from 'pg'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { ownRelease } from '../../app/migrations.ts'
import { openDatabaseRoad } from '../../testing/database-road.ts'
import { createEmptyDatabase, type TestDatabase } from '../../testing/database.ts'
import { releaseOf } from '../../testing/release-of.ts'
import { type Database, openDatabase } from './database.ts'
import { migrate, type Migration } from './migrate.ts'
import { sql } from './sql.ts'

const log = { info: () => undefined, warn: () => undefined }
const people = { name: '0001-people', sql: 'create table people (name text);' }
const pets = {
  name: '0002-pets',
  sql: "create table pets (name text); insert into pets values ('Αργος');",
}

let testDatabase: TestDatabase
let database: Database

beforeEach(async () => {
  testDatabase = await createEmptyDatabase()
  database = openDatabase(testDatabase.owner, log)
})

afterEach(async () => {
  await database.close()
  await testDatabase.drop()
})

const run = (...migrations: Migration[]) => migrate(testDatabase.owner, releaseOf(migrations), log)
const applied = async () => {
  const rows = await database.rows<{ name: string }>(
    sql`select name from schema_migrations order by applied_at`,
  )
  return rows.map(({ name }) => name)
}

test('each migration is applied once, in order', async () => {
  await run(people)
  await run(people, pets)
  await run(people, pets)
  await expect(applied()).resolves.toEqual([people.name, pets.name])
  await expect(database.rows(sql`select name from pets`)).resolves.toEqual([{ name: 'Αργος' }])
})

test('a database in which names have their module before them is known', async () => {
  await run(people)
  await database.run(sql`update schema_migrations set name = 'people/' || name`)
  await run(people, pets)
  await expect(applied()).resolves.toEqual([people.name, pets.name])
})

test('servers that start together apply each migration once', async () => {
  await Promise.all([run(people, pets), run(people, pets), run(people, pets)])
  await expect(database.rows(sql`select name from pets`)).resolves.toHaveLength(1)
})

test('a failing migration leaves nothing of its release, and says which it was', async () => {
  const broken = { name: '0003-cats', sql: 'create table cats (id int); select 1 / 0;' }
  await expect(run(people, broken, pets)).rejects.toThrow(
    'The migration 0003-cats failed: division by zero',
  )
  await expect(database.rows(sql`select * from people`)).rejects.toMatchObject({ code: '42P01' })
  await expect(database.rows(sql`select * from cats`)).rejects.toMatchObject({ code: '42P01' })
  await run(people, pets)
  await expect(applied()).resolves.toEqual([people.name, pets.name])
})

test('a migration that has changed since it was applied is refused', async () => {
  await run(people)
  const changed = { ...people, sql: 'create table people (name text, age int);' }
  await expect(run(changed, pets)).rejects.toThrow(
    'Migrations have changed since they were applied: 0001-people',
  )
  await expect(applied()).resolves.toEqual([people.name])
})

test('line endings are not a change', async () => {
  const unix = { ...people, sql: 'create table people (\n  name text\n);\n' }
  await run(unix)
  await expect(run({ ...unix, sql: unix.sql.replaceAll('\n', '\r\n') })).resolves.toBeUndefined()
})

test('a database of a newer release is refused', async () => {
  await run(people, pets)
  await expect(run(people)).rejects.toThrow('newer release: it has the migrations 0002-pets')
})

test('the migrations of the server apply to an empty database', async () => {
  const release = ownRelease()
  await migrate(testDatabase.owner, release, log)
  await expect(applied()).resolves.toEqual(release.migrations.map(({ name }) => name))
})

describe('who waits for another server', () => {
  /** What has the lock of migrations, and does nothing or something. */
  async function hold(): Promise<pg.Client> {
    const client = new pg.Client(testDatabase.owner)
    client.on('error', () => undefined)
    await client.connect()
    await client.query('select pg_advisory_lock(7246513)')
    return client
  }
  const wait = (said: string[], silenceMs: number) =>
    migrate(testDatabase.owner, releaseOf([people]), log, (step) => void said.push(step), {
      silenceMs,
    })

  test('says so, and goes on when it may', async () => {
    const said: string[] = []
    const other = await hold()
    const waiting = wait(said, 10_000)
    await expect.poll(() => said).toEqual(['Another server prepares the tables: waiting for it'])
    await other.end()
    await waiting
    expect(said.at(-1)).toBe('Preparing the tables (1 migrations)')
  })

  test('does not wait for one that does nothing', async () => {
    const other = await hold()
    const { rows } = await other.query<{ pid: number }>('select pg_backend_pid() as pid')
    await expect(wait([], 300)).rejects.toThrow(
      `another server prepares the tables and has done nothing for 0.3 s: it is the database's process ${rows[0]?.pid}`,
    )
    await other.end()
  })

  test('waits for one that works as long as that takes', async () => {
    const other = await hold()
    const working = other.query('select pg_sleep(1)')
    const waiting = wait([], 300)
    await working
    await other.end()
    await waiting
    await expect(applied()).resolves.toEqual([people.name])
  })
})

test('a database that falls silent in the middle is not waited for', async () => {
  const road = await openDatabaseRoad(testDatabase.owner)
  const slow = { name: '0003-slow', sql: 'select pg_sleep(600)' }
  const said: string[] = []
  const waiting = migrate(road.connection, releaseOf([slow]), log, (step) => void said.push(step), {
    silenceMs: 1_500,
  })
  waiting.catch(() => undefined)
  await expect.poll(() => said).toHaveLength(1)
  road.silence()
  await expect(waiting).rejects.toThrow(
    'The migration 0003-slow failed: nothing was answered within 1.5 s',
  )
  await road.cut()
})

test('a PostgreSQL that is too old is named', async () => {
  await expect(
    migrate(testDatabase.owner, releaseOf([people]), log, () => {}, { oldest: 99 }),
  ).rejects.toThrow(/^it is PostgreSQL \d+\.\d+.*, and 99 or newer is needed$/)
})
