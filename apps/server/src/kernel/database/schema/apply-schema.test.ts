import { afterEach, beforeEach, expect, test } from 'vitest'
import { createEmptyDatabase, type TestDatabase } from '../../../testing/database.ts'
import { releaseOf } from '../../../testing/release-of.ts'
import { type Database, openDatabase } from '../database.ts'
import { migrate, type Migration } from '../migrate.ts'
import { sql } from '../sql.ts'

const log = { info: () => undefined, warn: () => undefined }
const people = { name: '0001-people', sql: 'create table people (id int, name text);' }

const GREETING = `
-- What people are called.
create or replace function greeting(given text) returns text language sql immutable
  return 'Hello ' || given;
`
const VIEWS = `
-- Reads the view below it.
create view loud_people as select upper(words) as words from greeted_people;
create view greeted_people as select id, greeting(name) as words from people;
`
const TRIGGER = `
create or replace function refuse() returns trigger language plpgsql as $$
begin
  raise exception 'no; never';
end $$;
create trigger people_stay before delete on people for each row execute function refuse();
`

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

const run = (text: string, migrations: readonly Migration[] = [people], madeAt?: Date) =>
  migrate(testDatabase.owner, releaseOf(migrations, text, madeAt), log)
const keys = async () =>
  (await database.rows<{ key: string }>(sql`select key from schema_objects order by key`)).map(
    ({ key }) => key,
  )
const words = () => database.rows(sql`select words from loud_people`)
/** Which rows of the catalogue there are: another number is another object. */
const ids = () =>
  database.rows(sql`
    select oid::text as id from pg_class where relkind = 'v' and relname like '%_people'
    union all select oid::text from pg_proc where proname in ('greeting', 'refuse')
    union all select oid::text from pg_trigger where tgname = 'people_stay' order by 1`)

test('makes functions, views and triggers, those that others need first', async () => {
  await run(VIEWS + TRIGGER + GREETING)
  await database.run(sql`insert into people values (1, 'Άννα')`)
  expect(await words()).toEqual([{ words: 'HELLO ΆΝΝΑ' }])
  await expect(database.run(sql`delete from people`)).rejects.toThrow('no; never')
  expect(await keys()).toEqual([
    'function greeting(given text) returns text',
    'function refuse() returns trigger',
    'trigger people_stay on people',
    'view greeted_people',
    'view loud_people',
  ])
})

test('does nothing where nothing has changed but comments and ends of lines', async () => {
  await run(GREETING + VIEWS + TRIGGER)
  const before = await ids()
  const text = (TRIGGER + VIEWS + GREETING).replaceAll('-- ', '-- Again: ')
  await run(text.replaceAll('\n', '\r\n'))
  expect(await ids()).toEqual(before)
})

test('makes anew what has changed, and what goes with it', async () => {
  await run(GREETING + VIEWS + TRIGGER)
  await database.run(sql`insert into people values (1, 'Άννα')`)
  await run(GREETING.replace('Hello', 'Dear') + VIEWS + TRIGGER)
  expect(await words()).toEqual([{ words: 'DEAR ΆΝΝΑ' }])
  const more = VIEWS.replace('select id,', "select 'more' as more, id,")
  await run(GREETING + more + TRIGGER)
  expect(await words()).toEqual([{ words: 'HELLO ΆΝΝΑ' }])
})

test('drops what is declared no more', async () => {
  await run(GREETING + VIEWS + TRIGGER)
  await run('')
  expect(await keys()).toEqual([])
  expect(await ids()).toEqual([])
  await database.run(sql`delete from people`)
})

test('puts a function with other parameters or another result in the place of the one before', async () => {
  await run(GREETING + VIEWS)
  const other = GREETING.replace('given text', 'called text').replaceAll('given;', 'called;')
  await run(other + VIEWS)
  expect(await keys()).toContain('function greeting(called text) returns text')
  const more = other.replace('called text', "called text, how text default 'a, b'")
  await run(more + VIEWS)
  expect(
    await database.rows(sql`
      select pg_get_function_arguments(oid) as given from pg_proc where proname = 'greeting'`),
  ).toEqual([{ given: "called text, how text DEFAULT 'a, b'::text" }])
  await run(GREETING + VIEWS)
  await database.run(sql`insert into people values (1, 'Άννα')`)
  expect(await words()).toEqual([{ words: 'HELLO ΆΝΝΑ' }])
})

test('takes over what a release made that kept it in its migrations', async () => {
  const made = (GREETING + TRIGGER).replaceAll('or replace ', '').replace('Hello', 'Dear')
  await migrate(testDatabase.owner, releaseOf([people, { name: '0002-objects', sql: made }]), log)
  await run(GREETING + VIEWS + TRIGGER, [people, { name: '0002-objects', sql: made }])
  await database.run(sql`insert into people values (1, 'Άννα')`)
  expect(await words()).toEqual([{ words: 'HELLO ΆΝΝΑ' }])
})

test('makes again what a migration took away', async () => {
  await run(GREETING + VIEWS)
  const wider = {
    name: '0002-wider',
    sql: 'drop view greeted_people cascade; alter table people alter column name type varchar(9)',
  }
  await run(GREETING + VIEWS, [people, wider])
  expect(await words()).toEqual([])
})

test('leaves everything as it was where one of them cannot be made', async () => {
  await run(GREETING + VIEWS)
  const broken = 'create view broken as select nothing from people;'
  const more = { name: '0002-more', sql: 'create table more (id int);' }
  await expect(run(GREETING + broken, [people, more])).rejects.toThrow(
    'The view broken failed: column "nothing" does not exist',
  )
  expect(await words()).toEqual([])
  await expect(database.rows(sql`select from more`)).rejects.toMatchObject({ code: '42P01' })
})

test('servers that start together make each once', async () => {
  await Promise.all([1, 2, 3].map(() => run(GREETING + VIEWS + TRIGGER)))
  expect(await keys()).toHaveLength(5)
})

test('a server of the release before leaves what a newer one has made', async () => {
  const older = new Date('2026-01-01')
  await run(GREETING + VIEWS, [people], older)
  await run(GREETING.replace('Hello', 'Dear') + VIEWS, [people], new Date('2026-02-01'))
  const before = await ids()
  await run(GREETING + VIEWS, [people], older)
  expect(await ids()).toEqual(before)
  await database.run(sql`insert into people values (1, 'Άννα')`)
  expect(await words()).toEqual([{ words: 'DEAR ΆΝΝΑ' }])
})
