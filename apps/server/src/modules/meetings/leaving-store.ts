import type { Db } from '../../kernel/database/database.ts'
import { sql } from '../../kernel/database/sql.ts'

/** Cancels the planned meetings of a mentor or mentee that have not begun; how many. */
export function cancelUpcomingOf(
  db: Db,
  { projectId, userId }: { readonly projectId: number; readonly userId: number },
): Promise<number> {
  return db.run(sql`
    update meetings set state = 'cancelled'
    where project_id = ${projectId} and state = 'planned' and lower(during) > now()
      and (mentor_id = ${userId} or mentee_id = ${userId})`)
}
