import type { Db } from '../../kernel/database/database.ts'
import { sql } from '../../kernel/database/sql.ts'
import { isShownTo, isVisible, scopeReading, visibleFlags, type CellKey } from '../actions/index.ts'

/** What a script may know of a mentee and the action that is being completed. */
export interface Facts extends CellKey {
  isCompleted: boolean
  /** What conditions read of the mentee, the project and what is completed. */
  scope: {
    user: Record<string, unknown>
    project: Record<string, unknown>
    completion: Record<string, unknown>
  }
  /** Of the actions that they have completed those that they see themselves. */
  seen: number[]
  action: Record<string, unknown>
  data: Record<string, unknown> | null
  scheduledAt: string | null
}

/**
 * Has whoever completes something of these mentees with a script, or writes their fields, wait until the
 * transaction ends: the second sees then what the first has done.
 */
export async function lockMentees(db: Db, cells: readonly CellKey[]): Promise<void> {
  await db.run(sql`
    select from memberships m
    join (select distinct project_id, mentee_id
      from unnest(${cells.map(({ projectId }) => projectId)}::int[],
        ${cells.map(({ menteeId }) => menteeId)}::int[]) as given (project_id, mentee_id)) w
      on m.project_id = w.project_id and m.user_id = w.mentee_id
    order by m.project_id, m.user_id for no key update of m`)
}

/** What the mentee of `m` has completed and sees. */
const seenCompletions = sql`array(
  select done.action_id from completions done
  join project_actions pa on pa.project_id = done.project_id and pa.action_id = done.action_id
  where done.project_id = m.project_id and done.mentee_id = m.user_id and done.completed_at is not null
    and ${isVisible(visibleFlags('Mentee'))}
    and ${isShownTo(sql`m.project_id`, sql`m.user_id`, sql`done.action_id`)})`

/** The facts of cells in the order of mentees. */
export function findFacts(db: Db, cells: readonly CellKey[]): Promise<Facts[]> {
  return db.rows(sql`
    select m.project_id as "projectId", m.user_id as "menteeId", pa.action_id as "actionId",
      c.completed_at is not null as "isCompleted", ${scopeReading(sql`null::int[]`)} as scope,
      ${seenCompletions} as seen,
      jsonb_build_object('Id', a.id, 'TypeId', a.type_id, 'Title', a.title,
        'Due', coalesce(own.due_on, pa.due_on)) as action,
      d.data, d.scheduled_at as "scheduledAt"
    from (select distinct project_id, mentee_id, action_id
      from unnest(${cells.map(({ projectId }) => projectId)}::int[],
        ${cells.map(({ menteeId }) => menteeId)}::int[],
        ${cells.map(({ actionId }) => actionId)}::int[])
        as given (project_id, mentee_id, action_id)) w
    join memberships m on m.project_id = w.project_id and m.user_id = w.mentee_id
    join project_actions pa on pa.project_id = w.project_id and pa.action_id = w.action_id
    join actions a on a.id = pa.action_id
    left join completions c on c.project_id = m.project_id and c.mentee_id = m.user_id
      and c.action_id = pa.action_id
    left join action_data d on d.project_id = m.project_id and d.mentee_id = m.user_id
      and d.action_id = pa.action_id and d.drawer = 'mentee'
    left join action_dues own on own.project_id = m.project_id and own.mentee_id = m.user_id
      and own.action_id = pa.action_id
    order by m.user_id, pa.action_id`)
}
