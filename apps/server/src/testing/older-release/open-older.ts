import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import pg from 'pg'
import { z } from 'zod'
import { asApplied } from '../../kernel/database/migrate.ts'
import { listTables } from '../../kernel/database/backup/catalog.ts'
import { prepareTables } from '../../kernel/database/backup/table-rules.ts'

const releaseSchema = z.object({
  migrations: z.array(z.object({ name: z.string(), sql: z.string() })),
  rows: z.record(z.string(), z.array(z.string())),
})

/** The release of 2026-11-29: its migrations, and two rows and more of almost every table as JSON. */
function readOlderRelease(): z.infer<typeof releaseSchema> {
  const file = join(import.meta.dirname, '2026-11-29.json.gz')
  return releaseSchema.parse(JSON.parse(gunzipSync(readFileSync(file)).toString()))
}

/** Makes an empty database what that release would have made of it, with the rows. */
export async function fillOlderRelease(client: pg.Client): Promise<void> {
  const { migrations, rows } = readOlderRelease()
  await client.query(`create table schema_migrations (name text primary key, checksum text not null,
    applied_at timestamptz not null default now())`)
  for (const migration of migrations) {
    await client.query(migration.sql)
    const { name, checksum } = asApplied(migration)
    await client.query('insert into schema_migrations values ($1, $2)', [name, checksum])
  }
  await client.query('begin')
  const tables = await listTables(client)
  const putBack = await prepareTables(client, tables)
  for (const { name, columns } of tables) {
    if (!rows[name]) continue
    const list = columns.map(pg.escapeIdentifier).join(', ')
    await client.query(
      `insert into ${name} (${list}) overriding system value
      select ${list} from unnest($1::jsonb[]) row, jsonb_populate_record(null::${name}, row)`,
      [rows[name]],
    )
  }
  await putBack()
  await client.query('commit')
}

/** Every table, column, rule, index, function, view, trigger, type, sequence and statistic, in words. */
export async function describeCatalog(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ text: string }>(`
    with own as (
      select c.oid, relname, relkind from pg_class c
      where relnamespace = 'public'::regnamespace
        and not exists (select from pg_depend d where d.objid = c.oid and d.deptype = 'e'))
    select concat_ws(' ', 'column', relname, row_number() over (partition by c.oid order by attnum),
      attname, format_type(atttypid, atttypmod), attnotnull, attidentity, attgenerated,
      attcollation::regcollation, attstorage, pg_get_expr(adbin, adrelid)) as text
    from own c join pg_attribute a on attrelid = c.oid and attnum > 0 and not attisdropped
    left join pg_attrdef d on adrelid = attrelid and adnum = attnum
    where relkind in ('r', 'c', 'v')
    union all
    select concat_ws(' ', 'table', c.relname, c.relpersistence, c.reloptions::text)
    from own join pg_class c using (oid) where c.relkind in ('r', 'i', 'v', 'S')
    union all
    select concat_ws(' ', 'rule', conrelid::regclass, conname, pg_get_constraintdef(c.oid))
    from pg_constraint c where connamespace = 'public'::regnamespace
    union all
    select pg_get_indexdef(indexrelid) from pg_index join own on oid = indexrelid
    union all
    select pg_get_functiondef(p.oid) from pg_proc p
    where pronamespace = 'public'::regnamespace and prokind = 'f'
      and not exists (select from pg_depend d where d.objid = p.oid and d.deptype = 'e')
    union all
    select concat_ws(' ', pg_get_triggerdef(t.oid), tgenabled) from pg_trigger t where not tgisinternal
    union all
    select concat_ws(' ', 'view', relname, pg_get_viewdef(oid)) from own where relkind = 'v'
    union all
    select concat_ws(' ', 'sequence', seqrelid::regclass, seqtypid::regtype, seqincrement, seqstart)
    from pg_sequence
    union all
    select pg_get_statisticsobjdef(oid) from pg_statistic_ext
    union all
    select concat_ws(' ', 'extension', extname) from pg_extension
    order by 1`)
  return rows.map(({ text }) => text)
}

/** What stands in a row: each of its columns as text. */
type Row = Readonly<Record<string, string>>

/** The rows of each table. */
export type Contents = Readonly<Record<string, readonly Row[]>>

/** Every row of every table, as JSON, by table. */
export async function readRows(client: pg.Client): Promise<Contents> {
  const contents: Record<string, readonly Row[]> = {}
  for (const { name } of await listTables(client)) {
    // What was added to a table since comes last, and leaves its rows in their order.
    const { rows } = await client.query<{ row: Row }>(`
      select (select jsonb_object_agg(key, value::text) from jsonb_each(to_jsonb(t))) as row
      from ${name} t order by t::text`)
    contents[name] = rows.map(({ row }) => row)
  }
  return contents
}
