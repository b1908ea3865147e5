import type { Db } from '../../kernel/database/database.ts'
import { sql } from '../../kernel/database/sql.ts'

/** What a person has chosen, by name. */
export async function findPreferences(db: Db, userId: number): Promise<Record<string, unknown>> {
  const row = await db.row<{ preferences: Record<string, unknown> }>(
    sql`select preferences from users where id = ${userId}`,
  )
  return row?.preferences ?? {}
}

/** Keeps choices beside those that were made before. */
export async function addPreferences(db: Db, userId: number, chosen: object): Promise<void> {
  await db.run(sql`
    update users set preferences = preferences || ${JSON.stringify(chosen)}::jsonb
    where id = ${userId}`)
}
