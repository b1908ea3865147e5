import type { Db } from '../../kernel/database/database.ts'
import { sql } from '../../kernel/database/sql.ts'

/** What a person has chosen, by name. */
export async function findPreferences(db: Db, userId: number): Promise<Record<string, unknown>> {
  const row = await db.row<{ preferences: Record<string, unknown> }>(
    sql`select preferences from users where id = ${userId}`,
  )
  return row?.preferences ?? {}
}
