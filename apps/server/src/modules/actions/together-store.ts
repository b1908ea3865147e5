import type { Db } from '../../kernel/database/database.ts'
import { sql } from '../../kernel/database/sql.ts'
import { isContact } from '../people/index.ts'
import type { CellKey } from './cell-store.ts'
import type { WantedFlags } from './store.ts'

/** A cell that somebody wants to watch. */
export interface WatchedCell extends CellKey {
  readonly userId: number
  readonly flags: WantedFlags
  /** Whether they look on in a role that reads what the pair writes. */
  readonly oversees: boolean
}

/** Who writes in a cell, but for who asks; and whether who asks is one of those who write. */
interface Writers {
  others: number[]
  isWriter: boolean
}

/**
 * Who else writes in each of these cells, the mentee and their mentors for the action; null for a cell
 * that is not for who asks: neither one of them, nor somebody who oversees them.
 */
export async function listOthers(
  db: Db,
  cells: readonly WatchedCell[],
): Promise<(Writers | null)[]> {
  const rows = await db.rows<{ found: Writers | null }>(sql`
    select (
      select jsonb_build_object('others', array_remove(mentors.ids || m.user_id, asked.user_id),
        'isWriter', m.user_id = asked.user_id or asked.user_id = any (mentors.ids))
      from memberships m
      join project_actions pa on pa.project_id = m.project_id and pa.action_id = asked.action_id
        and pa.flags & asked.needed = asked.needed and pa.flags & asked.hiding = 0
        and pa.archived_at is null
      cross join lateral (
        select array(
          select r.holder_id from relations r
          where r.project_id = m.project_id and r.kind = 'mentor' and r.subject_id = m.user_id
            and r.to_at is null and (r.action_id is null or r.action_id = pa.action_id)
        ) as ids
      ) mentors
      where m.project_id = asked.project_id and m.user_id = asked.mentee_id and m.is_mentee
        and m.left_at is null and m.active
        and (m.user_id = asked.user_id or asked.user_id = any (mentors.ids)
          or (asked.oversees and ${isContact(
            { projectId: sql`m.project_id`, userId: sql`asked.user_id` },
            sql`m.user_id`,
          )}))
    ) as found
    from unnest(${cells.map(({ userId }) => userId)}::int[],
      ${cells.map(({ projectId }) => projectId)}::int[],
      ${cells.map(({ actionId }) => actionId)}::int[],
      ${cells.map(({ menteeId }) => menteeId)}::int[],
      ${cells.map(({ flags }) => flags.needed)}::int[],
      ${cells.map(({ flags }) => flags.hiding)}::int[],
      ${cells.map(({ oversees }) => oversees)}::boolean[])
      with ordinality as asked
        (user_id, project_id, action_id, mentee_id, needed, hiding, oversees, place)
    order by asked.place`)
  return rows.map(({ found }) => found)
}
