import type { Db } from '../../kernel/database/database.ts'
import { sql } from '../../kernel/database/sql.ts'

/** Whether a project of a person asks for passwords of the strict pattern (spec §5). */
export async function asksStrict(db: Db, userId: number): Promise<boolean> {
  const { strict } = await db.one<{ strict: boolean }>(sql`
    select exists (
      select from memberships m join projects p on p.id = m.project_id and p.archived_at is null
      where m.user_id = ${userId} and m.left_at is null
        and p.settings #>> '{Config,StrictPasswords}' = 'true') as strict`)
  return strict
}
