import type { Db } from '../../kernel/database/database.ts'
import { sql } from '../../kernel/database/sql.ts'

interface ActionUses {
  /** How many of the actions the project has. */
  linked: number
  Completions: number
  Conditions: number
}

/** How a condition names the completion of an action: `completion['67']`. */
const reading = sql`'\\mcompletion\\s*\\[\\s*["'']?(' || array_to_string(meant.ids, '|') || ')["'']?\\s*\\]'`

/** What of a project depends on actions. */
export function countUses(
  db: Db,
  projectId: number,
  actionIds: readonly number[],
): Promise<ActionUses> {
  return db.one(sql`
    select
      (select count(*)::int from project_actions pa
        where pa.project_id = ${projectId} and pa.action_id = any (meant.ids)) as linked,
      (select count(*)::int from completions c
        where c.project_id = ${projectId} and c.action_id = any (meant.ids)
          and c.completed_at is not null) as "Completions",
      (select count(*)::int from actions a join project_actions pa on pa.action_id = a.id
        where pa.project_id = ${projectId} and not a.id = any (meant.ids)
          and (a.enable_condition ~ (${reading}) or a.show_condition ~ (${reading}))) as "Conditions"
    from (select ${actionIds}::int[] as ids) meant`)
}
