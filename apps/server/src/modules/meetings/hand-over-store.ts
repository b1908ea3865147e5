import type { Db } from '../../kernel/database/database.ts'
import { sql, type Sql } from '../../kernel/database/sql.ts'
import type { Parting } from '../people/index.ts'
import type { Change } from './store.ts'

interface HandOverRow {
  id: number
  actionId: number
  menteeId: number
  from: number
  /** Null where the meeting stays with the former mentor. */
  to: number | null
}

/** The mentor whom the mentee of `g` has now for its action. */
const mentorNow: Sql = sql`(
  select r.holder_id from relations r
  where r.project_id = g.project_id and r.kind = 'mentor' and r.subject_id = g.mentee_id
    and (r.action_id = g.action_id or r.action_id is null) and r.to_at is null
  order by r.action_id nulls last limit 1)`

/**
 * Of two meetings at the same time that would come to one mentor only the first one goes over; so
 * does none that meets another planned entry of that mentor. The database itself has the last word.
 */
export function handOverStore(
  db: Db,
  projectId: number,
  partings: readonly Parting[],
  { by, now }: Change,
): Promise<HandOverRow[]> {
  return db.rows(sql`
    with parted as materialized (
      select g.id, g.action_id, g.mentee_id, g.mentor_id, g.during, ${mentorNow} as mentor_now
      from meetings g
      where g.project_id = ${projectId} and g.state = 'planned' and lower(g.during) > ${now}
        and (g.mentee_id, g.mentor_id) in (
          select * from unnest(${partings.map((parting) => parting.menteeId)}::int[],
            ${partings.map((parting) => parting.formerId)}::int[]))
    ), moving as materialized (
      select p.* from parted p
      where p.mentor_now <> p.mentor_id and p.mentor_now <> p.mentee_id
        and not exists (
          select from meetings o
          where o.state = 'planned' and o.mentor_id = p.mentor_now and o.during && p.during)
        and not exists (
          select from parted o
          where o.mentor_now = p.mentor_now and o.id < p.id and o.during && p.during)
    ), moved as (
      update meetings g
      set mentor_id = m.mentor_now, moves = g.moves + 1, set_by = ${by}, changed_at = ${now}
      from moving m where g.id = m.id returning g.id
    )
    select p.id, p.action_id as "actionId", p.mentee_id as "menteeId", p.mentor_id as "from",
      case when v.id is not null then p.mentor_now end as "to"
    from parted p left join moved v on v.id = p.id
    where p.mentor_now is distinct from p.mentor_id
    order by p.id`)
}

/** A number: planned meetings still to come of the pairs that the query gives (mentee, mentor, action or null for all). */
export const countWith = (projectId: number, pairs: Sql, now: Date): Sql => sql`(
  select count(distinct g.id)::int from meetings g
  join (${pairs}) parting (mentee_id, mentor_id, action_id)
    on parting.mentee_id = g.mentee_id and parting.mentor_id = g.mentor_id
      and (parting.action_id is null or parting.action_id = g.action_id)
  where g.project_id = ${projectId} and g.state = 'planned' and lower(g.during) > ${now})`
