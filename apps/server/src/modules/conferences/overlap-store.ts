import { hidingFlag } from '@telemachos/contract/grid/constants'
import type { Db } from '../../kernel/database/database.ts'
import { sql, type Sql } from '../../kernel/database/sql.ts'
import { isVisible, titleTo, type Reader } from '../actions/index.ts'

/** Who reads of a mentee's time, and in which project. */
interface Seer {
  readonly projectId: number
  readonly reader: Reader
}

/**
 * What the action of `project_actions pa` is called; empty where it is not for the reader: of what a mentee
 * has in another project, or in actions hidden from a role, others hear nothing but the time.
 */
const titleSeen = ({ projectId, reader }: Seer): Sql => {
  const isTheirs = reader.role === 'Mentee' ? sql`true` : sql`pa.project_id = ${projectId}::int`
  const isShown = isVisible({ needed: 0, hiding: hidingFlag(reader.role) })
  return sql`case when ${isTheirs} and ${isShown} then ${titleTo(reader)} else '' end`
}

/**
 * A JSON list of what a mentee has at the time of the session `s`: planned meetings, and other sessions
 * where they have a place.
 */
export const overlapsOf = (menteeId: Sql, seer: Seer): Sql => sql`(
  select coalesce(jsonb_agg(jsonb_build_object('Title', one.title, 'Time', one.at) order by one.at), '[]')
  from (
    select ${titleSeen(seer)} as title, lower(g.during) as at
    from meetings g join actions a on a.id = g.action_id
    left join project_actions pa on pa.project_id = g.project_id and pa.action_id = g.action_id
    where g.mentee_id = ${menteeId} and g.state = 'planned'
      and g.during && tstzrange(s.begins_at, s.ends_at)
    union all
    select ${titleSeen(seer)}, o.begins_at
    from conference_registrations r
    join conference_sessions o on o.id = r.session_id
    join actions a on a.id = o.action_id
    left join project_actions pa on pa.project_id = o.project_id and pa.action_id = o.action_id
    where r.mentee_id = ${menteeId} and r.state = 'registered' and o.id <> s.id
      and tstzrange(o.begins_at, o.ends_at) && tstzrange(s.begins_at, s.ends_at)
  ) one)`

/** The same for one mentee and session. */
export async function listOverlaps(
  db: Db,
  sessionId: number,
  menteeId: number,
  seer: Seer,
): Promise<{ Title: string; Time: string }[]> {
  const { overlaps } = await db.one<{ overlaps: { Title: string; Time: string }[] }>(sql`
    select ${overlapsOf(sql`${menteeId}::int`, seer)} as overlaps
    from conference_sessions s where s.id = ${sessionId}`)
  return overlaps
}
