import type { Db } from '../../kernel/database/database.ts'
import { sql } from '../../kernel/database/sql.ts'

/** An action with its conditions. */
interface Conditional {
  readonly id: number
  readonly title: string
  readonly sources: string[]
}

/** The actions of a project that have conditions, in their order. */
export function listConditionsOf(db: Db, projectId: number): Promise<Conditional[]> {
  return db.rows(sql`
    select a.id, a.title, array[a.show_condition, a.enable_condition,
      coalesce(a.completion ->> 'Condition', '')] as sources
    from project_actions pa join actions a on a.id = pa.action_id
    where pa.project_id = ${projectId} and pa.archived_at is null
      and (a.show_condition <> '' or a.enable_condition <> ''
        or coalesce(a.completion ->> 'Condition', '') <> '')
    order by pa.position, pa.action_id`)
}

/** The ids of the actions of a project. */
export async function listLinkedIds(db: Db, projectId: number): Promise<number[]> {
  const rows = await db.rows<{ id: number }>(sql`
    select action_id as id from project_actions where project_id = ${projectId}`)
  return rows.map(({ id }) => id)
}
