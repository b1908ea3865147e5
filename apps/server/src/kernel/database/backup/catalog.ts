import type pg from 'pg'
import type { Manifest, Summary } from './format.ts'

/** Has values written and read alike on every server, and lets a large table take its time. */
export const SESSION = `
  set datestyle = iso; set intervalstyle = postgres; set timezone = utc;
  set extra_float_digits = 3; set statement_timeout = 0; set row_security = off;
  set lock_timeout = 0; set idle_in_transaction_session_timeout = 0;`

/** The tables that are backed up, with the columns that are not computed from others. */
export async function listTables(client: pg.Client): Promise<Manifest['tables']> {
  const { rows } = await client.query<Manifest['tables'][number]>(`
    select c.relname::text as name,
      array_agg(a.attname::text order by a.attnum) as columns
    from pg_class c
    join pg_attribute a on a.attrelid = c.oid and a.attnum > 0
      and not a.attisdropped and a.attgenerated = ''
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'
      and c.relname not in ('schema_migrations', 'schema_objects')
      and not exists (select from pg_depend d where d.objid = c.oid and d.deptype = 'e')
    group by c.relname
    order by c.relname collate "C"`)
  return rows
}

/** The sequences and their states, which no transaction holds still. */
export async function readSequences(client: pg.Client): Promise<Summary['sequences']> {
  const { rows } = await client.query<{ name: string }>(`
    select oid::regclass::text as name from pg_class
    where relnamespace = 'public'::regnamespace and relkind = 'S'
    order by relname collate "C"`)
  const states: Summary['sequences'] = []
  for (const { name } of rows) {
    const state = await client.query<{ last: string; called: boolean }>(
      `select last_value::text as last, is_called as called from ${name}`,
    )
    states.push(...state.rows.map((row) => ({ name, ...row })))
  }
  return states
}

/** Which migrations have made the tables. */
export async function readMigrationsApplied(client: pg.Client): Promise<Manifest['migrations']> {
  const { rows } = await client.query<Manifest['migrations'][number]>(
    'select name, checksum from schema_migrations order by name collate "C"',
  )
  return rows
}
