import type { Db } from '../../kernel/database/database.ts'
import { empty, sql, type Sql } from '../../kernel/database/sql.ts'
import { JsonText } from '../../kernel/json-text.ts'
import type { CellKey } from './cell-store.ts'
import { isVisible, type WantedFlags } from './store.ts'

export interface Completion extends CellKey {
  readonly mentorId: number | null
  readonly by: number
  readonly at: Date
  /** JSON text of an object; null keeps what an earlier completion left. */
  readonly data: string | null
  /** Set when the data is the mentee's own as well: the keys of what is there to keep. */
  readonly keptOfOwn: readonly string[] | null
}

/**
 * The statement that completes an action for a mentee. It writes and returns no row when somebody
 * already has: then nothing changes.
 */
export function completing(completion: Completion): Sql {
  const { projectId, menteeId, actionId, mentorId, by, at, data, keptOfOwn } = completion
  const ownToo =
    data !== null && keptOfOwn !== null
      ? sql`, replace_own_data(c.project_id, c.mentee_id, c.action_id, ${data}::jsonb,
          ${keptOfOwn}::text[], ${by}::int, ${at}::timestamptz)`
      : empty
  return sql`
    insert into completions as c
      (project_id, mentee_id, action_id, mentor_id, completed_at, completed_by, data)
    values (${projectId}, ${menteeId}, ${actionId}, ${mentorId}::int, ${at}, ${by},
      coalesce(${data}::jsonb, '{}'))
    on conflict (project_id, mentee_id, action_id) do update
    set mentor_id = excluded.mentor_id, completed_at = excluded.completed_at,
      completed_by = excluded.completed_by, data = coalesce(${data}::jsonb, c.data)
    where c.completed_at is null
    returning c.mentee_id ${ownToo}`
}

/** Takes a completion back and keeps what was written; false when there is none. */
export async function clearCompletion(
  db: Db,
  { projectId, menteeId, actionId }: CellKey,
): Promise<boolean> {
  const written = await db.run(sql`
    update completions set completed_at = null
    where project_id = ${projectId} and mentee_id = ${menteeId} and action_id = ${actionId}
      and completed_at is not null`)
  return written === 1
}

/**
 * What the mentees for whom the condition on `m` holds have completed and saved, by name; undefined
 * when the action is not visible. Written as JSON by the database.
 */
export async function readAggregate(
  db: Db,
  { projectId, actionId }: Omit<CellKey, 'menteeId'>,
  flags: WantedFlags,
  condition: Sql,
): Promise<JsonText | undefined> {
  const row = await db.row<{ text: string }>(sql`
    select coalesce((
      select json_agg(json_build_object('MenteeId', u.id, 'FirstName', u.first_name,
        'LastName', u.last_name, 'Completed', c.completed_at is not null,
        'CompletedAt', c.completed_at, 'Data', coalesce(d.data::text, '{}')
      ) order by m.sort_key, m.user_id)
      from memberships m
      join users u on u.id = m.user_id
      left join completions c on c.project_id = m.project_id and c.mentee_id = m.user_id
        and c.action_id = pa.action_id
      left join action_data d on d.project_id = m.project_id and d.mentee_id = m.user_id
        and d.action_id = pa.action_id and d.drawer = 'mentee'
      where m.project_id = pa.project_id and m.is_mentee and ${condition}
    ), '[]')::text as text
    from project_actions pa
    where pa.project_id = ${projectId} and pa.action_id = ${actionId} and ${isVisible(flags)}`)
  return row && new JsonText(row.text)
}
