import { expect, test } from 'vitest'
import { orderObjects } from './order-objects.ts'
import { parseSchema } from './parse-schema.ts'

const parse = (sql: string) => parseSchema({ name: 'modules/a/schema/a.sql', sql })

test('finds statements past texts, bodies and comments', () => {
  const [first, second, ...others] = parse(`-- About the file; all of it.

-- What it is;
-- and more.
create or replace function a(given integer[] default '{}', at numeric(12, 4))
  returns table (b text, c text) language sql as $body$ select ';', $$;$$ -- ; $
$body$;
create view report.b as select 'it''s; ' as c /* ; */, "d;" from a();
grant select on report.b to reader;`)
  expect(first).toMatchObject({
    key: "function a(given integer[] default '{}', at numeric(12, 4)) returns table (b text, c text)",
    drop: 'drop function if exists a(given integer[], at numeric(12, 4))',
    comment: 'What it is; and more.',
  })
  expect(second).toMatchObject({ kind: 'view', name: 'report.b', comment: '' })
  expect(second?.sql).toMatch(/;\ngrant select on report.b to reader$/)
  expect(others).toEqual([])
})

test.for([
  ['create table a (b int)', 'this is no function, view, trigger or schema: create table a'],
  ['create function a() returns int language sql return 1', 'create function a()'],
  ['create view a as select 1; insert into b values (1)', 'insert into b'],
  ['grant select on a to b', 'grant select'],
] as const)('refuses %s', ([text, message]) => {
  expect(() => parse(text)).toThrow(/^modules\/a\/schema\/a\.sql: /)
  expect(() => parse(text)).toThrow(message)
})

test('orders them by kind, and by what they name', () => {
  const objects = parse(`
    create trigger t after insert on tables for each row execute function f();
    create view b as select * from report.c;
    create view report.c as select g();
    create or replace function f() returns trigger language plpgsql as $$ begin perform g(); end $$;
    create or replace function g() returns int language sql return 1;
    create schema if not exists report;`)
  expect(orderObjects(objects).map(({ name }) => name)).toEqual([
    ...['report', 'g', 'f', 'report.c', 'b', 't on tables'],
  ])
})
