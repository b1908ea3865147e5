import type { Db } from '../../kernel/database/database.ts'
import { sql } from '../../kernel/database/sql.ts'

/** The ids of the actions of a project. */
export async function listLinkedIds(db: Db, projectId: number): Promise<number[]> {
  const rows = await db.rows<{ id: number }>(sql`
    select action_id as id from project_actions where project_id = ${projectId}`)
  return rows.map(({ id }) => id)
}
