import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import pg from 'pg'
import type { DatabaseConnection } from '../kernel/database/database.ts'
import type { CatalogColumn } from './recorded-statement.ts'

/** Where RECORD_STATEMENTS names a folder, writes there which columns of the database can be null. */
export async function recordCatalog({ connectionString }: DatabaseConnection): Promise<void> {
  const folder = process.env['RECORD_STATEMENTS']
  if (!folder) return
  const client = new pg.Client({ connectionString })
  await client.connect()
  try {
    const { rows } = await client.query<CatalogColumn>(`
      select c.oid::int as table, attnum as column, relname || '.' || attname as name,
        attnotnull as "notNull"
      from pg_attribute a join pg_class c on c.oid = attrelid
      where attnum > 0 and relnamespace = 'public'::regnamespace and relkind in ('r', 'p')`)
    await mkdir(folder, { recursive: true })
    await writeFile(path.join(folder, 'catalog.json'), JSON.stringify(rows))
  } finally {
    await client.end()
  }
}
