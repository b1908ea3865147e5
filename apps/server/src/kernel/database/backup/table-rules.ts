import pg from 'pg'
import type { Manifest } from './format.ts'

interface ForeignKey {
  readonly table: string
  readonly name: string
  readonly definition: string
}

/**
 * Empties the tables and takes off what would stand in the way of filling them in any order:
 * foreign keys and triggers. A table's owner may do this; no superuser is needed.
 * @returns what puts everything back, checking every foreign key, in the same transaction.
 */
export async function prepareTables(
  client: pg.Client,
  tables: Manifest['tables'],
): Promise<() => Promise<void>> {
  const names = tables.map(({ name }) => pg.escapeIdentifier(name))
  const { rows: keys } = await client.query<ForeignKey>(`
    select conrelid::regclass::text as table, conname::text as name,
      pg_get_constraintdef(oid) as definition
    from pg_constraint
    where contype = 'f' and connamespace = 'public'::regnamespace and conparentid = 0
    order by conrelid::regclass::text, conname`)
  for (const { table, name } of keys) {
    await client.query(`alter table ${table} drop constraint ${pg.escapeIdentifier(name)}`)
  }
  for (const name of names) await client.query(`alter table ${name} disable trigger user`)
  if (names.length > 0) await client.query(`truncate ${names.join(', ')}`)
  return async () => {
    for (const name of names) await client.query(`alter table ${name} enable trigger user`)
    for (const { table, name, definition } of keys) {
      const constraint = `${pg.escapeIdentifier(name)} ${definition}`
      await client.query(`alter table ${table} add constraint ${constraint}`)
    }
  }
}
