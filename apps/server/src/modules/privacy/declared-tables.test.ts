import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sql } from '../../kernel/database/sql.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'
import { declaredTables, tablesWith } from './declared-tables.ts'

interface Column {
  readonly table: string
  readonly column: string
}

describe('the declared tables', () => {
  let server: TestServer
  beforeAll(async () => {
    server = await startTestServer()
  })
  afterAll(() => server.close())

  /** Columns that refer to a person or could say something of one. */
  const suspects = () =>
    server.database.rows<Column>(sql`
      select c.table_name as table, c.column_name as column
      from information_schema.columns c
      join information_schema.tables t using (table_schema, table_name)
      where c.table_schema = 'public' and t.table_type = 'BASE TABLE'
        and (c.data_type in ('text', 'character varying', 'json', 'jsonb', 'ARRAY', 'bytea', 'inet',
            'tstzrange', 'USER-DEFINED', 'uuid')
          or c.column_name ~ '(^|_)(by|id)$'
          or exists (
            select from pg_constraint f
            join pg_attribute a on a.attrelid = f.conrelid and a.attnum = any (f.conkey)
            where f.contype = 'f' and f.confrelid = 'public.users'::regclass
              and f.conrelid = to_regclass(format('public.%I', c.table_name))
              and a.attname = c.column_name))
      order by 1, 2`)
  /** A row's own number says nothing of anybody; that of a person is what the others refer to. */
  const isOwnNumber = ({ table, column }: Column) => column === 'id' && table !== 'users'
  const isPersonal = ({ table, column }: Column) =>
    Object.hasOwn(declaredTables.get()[table]?.columns ?? {}, column)
  const isKnown = (column: Column) =>
    isPersonal(column) || declaredTables.get()[column.table]?.aboutNobody !== undefined

  it('has every column that refers to a person, and every text that could name one', async () => {
    const missing = (await suspects()).filter((column) => !isOwnNumber(column) && !isKnown(column))
    expect(missing).toEqual([])
  })

  it('misses a column that is in no list', () => {
    expect(isKnown({ table: 'users', column: 'forgotten_by' })).toBe(false)
    expect(isKnown({ table: 'forgotten', column: 'user_id' })).toBe(false)
  })

  it('names every reference to a person itself, even in tables that are about nobody', async () => {
    const references = await server.database.rows<Column>(sql`
      select f.conrelid::regclass::text as table, a.attname::text as column
      from pg_constraint f
      join pg_attribute a on a.attrelid = f.conrelid and a.attnum = any (f.conkey)
      where f.contype = 'f' and f.confrelid = 'public.users'::regclass`)
    expect(references.length).toBeGreaterThan(20)
    expect(references.filter((reference) => !isPersonal(reference))).toEqual([])
  })

  it('names nothing that is not there', async () => {
    const columns = await server.database.rows<Column>(sql`
      select table_name as table, column_name as column from information_schema.columns
      where table_schema = 'public'`)
    const there = new Set(columns.map(({ table, column }) => `${table}.${column}`))
    const named = tablesWith('columns').flatMap(([table, entries]) =>
      Object.keys(entries).map((column) => `${table}.${column}`),
    )
    expect(named.filter((name) => !there.has(name))).toEqual([])
    const tables = new Set(columns.map(({ table }) => table))
    expect(Object.keys(declaredTables.get()).filter((table) => !tables.has(table))).toEqual([])
  })

  it('has the reason for whatever is kept', () => {
    const entries = tablesWith('columns').flatMap(([, columns]) => Object.values(columns))
    const kept = entries.filter(({ erase }) => erase === 'keep' || erase === 'anonymise')
    expect(kept.length).toBeGreaterThan(0)
    expect(kept.filter((entry) => !('why' in entry) || !entry.why)).toEqual([])
  })

  it.each([
    ['delete', 'deletedWith'],
    ['blank', 'blankedWith'],
  ] as const)('say whose rows they are wherever something is to %s', (erase, rule) => {
    const required = tablesWith('columns')
      .filter(([, columns]) => Object.values(columns).some((column) => column.erase === erase))
      .map(([table]) => table)
    const declared = tablesWith(rule).map(([table]) => table)
    expect(declared.toSorted()).toEqual(required.toSorted())
  })
})
