import type { Database } from '../kernel/database/database.ts'
import { identifier, sql } from '../kernel/database/sql.ts'

/** In everything that is planted of a person. */
const TOKEN = 'qwyz'

/** Every table and column in which the token is still to be found. */
export async function findToken(db: Database): Promise<string[]> {
  const columns = await db.rows<{ table: string; column: string }>(sql`
    select table_name as table, column_name as column from information_schema.columns
    join information_schema.tables using (table_schema, table_name)
    where table_schema = 'public' and table_type = 'BASE TABLE' order by 1, 2`)
  const found: string[] = []
  for (const { table, column } of columns) {
    const row = await db.row(sql`
      select from ${identifier(table)} t where t.${identifier(column)}::text ilike ${`%${TOKEN}%`} limit 1`)
    if (row) found.push(`${table}.${column}`)
  }
  return found
}
