import type { Db } from '../../kernel/database/database.ts'
import { sql, type Sql } from '../../kernel/database/sql.ts'

/**
 * A JSON list of what a mentee has at the time of the session `s`: planned meetings, and other sessions
 * where they have a place.
 */
export const overlapsOf = (menteeId: Sql): Sql => sql`(
  select coalesce(jsonb_agg(jsonb_build_object('Title', one.title, 'Time', one.at) order by one.at), '[]')
  from (
    select a.title, lower(g.during) as at
    from meetings g join actions a on a.id = g.action_id
    where g.mentee_id = ${menteeId} and g.state = 'planned'
      and g.during && tstzrange(s.begins_at, s.ends_at)
    union all
    select a.title, o.begins_at
    from conference_registrations r
    join conference_sessions o on o.id = r.session_id
    join actions a on a.id = o.action_id
    where r.mentee_id = ${menteeId} and r.state = 'registered' and o.id <> s.id
      and tstzrange(o.begins_at, o.ends_at) && tstzrange(s.begins_at, s.ends_at)
  ) one)`

/** The same for one mentee and session. */
export async function listOverlaps(
  db: Db,
  sessionId: number,
  menteeId: number,
): Promise<{ Title: string; Time: string }[]> {
  const { overlaps } = await db.one<{ overlaps: { Title: string; Time: string }[] }>(sql`
    select ${overlapsOf(sql`${menteeId}::int`)} as overlaps
    from conference_sessions s where s.id = ${sessionId}`)
  return overlaps
}
