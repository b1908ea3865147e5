import type { Db } from '../../kernel/database/database.ts'
import { sql } from '../../kernel/database/sql.ts'

/**
 * Puts together the rows of every count that has more than one, and removes those that have come to
 * nothing. What somebody adds meanwhile is left for the next time.
 */
export async function foldCounts(db: Db): Promise<void> {
  await db.run(sql`
    with scattered as (
      select project_id, overseer_id, active, what, action_id, day from project_counts
      group by 1, 2, 3, 4, 5, 6 having count(*) > 1
    ),
    taken as (
      delete from project_counts c using scattered s
      where c.project_id = s.project_id and c.overseer_id = s.overseer_id
        and c.active = s.active and c.what = s.what
        and c.action_id = s.action_id and c.day = s.day
      returning c.*
    )
    insert into project_counts (project_id, overseer_id, active, what, action_id, day, amount)
    select project_id, overseer_id, active, what, action_id, day, sum(amount) from taken
    group by 1, 2, 3, 4, 5, 6 having sum(amount) <> 0`)
}
