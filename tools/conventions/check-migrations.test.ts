import { expect, test } from 'vitest'
import { checkMigrations } from './check-migrations.ts'
import { plant } from './planted.ts'

const MIGRATION = 'apps/server/src/modules/people/migrations/0500-more.sql'

test.for([
  ['create or replace function a() returns int language sql return 1;', 'makes a function'],
  ['create table b (c int);\ncreate view d as select c from b;', 'makes a view'],
  ['create trigger e before delete on b for each row execute function a();', 'makes a trigger'],
] as const)('refuses %s in a migration', ([text, message]) => {
  const findings = checkMigrations(plant({ [MIGRATION]: text }))
  expect(findings).toMatchObject([{ file: MIGRATION, message: expect.stringContaining(message) }])
})

test('takes tables in migrations, and functions in the files of schema', () => {
  const schema = 'apps/server/src/modules/people/schema/more.sql'
  expect(
    checkMigrations(
      plant({
        [MIGRATION]: '-- create view of old\ncreate table b (c int);\ndrop view if exists d;',
        [schema]: 'create view d as select 1;',
      }),
    ),
  ).toEqual([])
})
