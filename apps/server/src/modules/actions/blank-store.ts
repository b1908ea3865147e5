import type { Db } from '../../kernel/database/database.ts'
import { sql } from '../../kernel/database/sql.ts'

/** Empties what was written down when an erased mentee completed actions. */
export async function blankRowsOf(db: Db, userId: number): Promise<void> {
  await db.run(sql`update completions set data = '{}' where mentee_id = ${userId}`)
}
