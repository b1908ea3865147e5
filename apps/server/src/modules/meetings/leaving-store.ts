import type { Db } from '../../kernel/database/database.ts'
import { sql } from '../../kernel/database/sql.ts'
import { freeingDates } from '../actions/index.ts'

/**
 * Cancels the planned meetings of a mentor or mentee that have not begun, and takes back the dates that
 * the mentees' own data has of them.
 * @returns the meetings.
 */
export async function cancelUpcomingOf(
  db: Db,
  { projectId, userId }: { readonly projectId: number; readonly userId: number },
): Promise<{ id: number }[]> {
  return db.rows(sql`
    with cancelled as (
      update meetings set state = 'cancelled'
      where project_id = ${projectId} and state = 'planned' and lower(during) > now()
        and (mentor_id = ${userId} or mentee_id = ${userId})
      returning id, mentee_id, action_id, lower(during) as at
    ), freed as (
      ${freeingDates(sql`cancelled`, projectId)}
    )
    select id from cancelled order by id`)
}
