import type { Db } from '../../kernel/database/database.ts'
import { sql, whole } from '../../kernel/database/sql.ts'

/** A session that takes place, and the mentee's place in it. */
export interface SeatRow {
  actionId: number
  begins: string
  opens: string | null
  closes: string | null
  place: string
  /** Null for none, for one given up, and where they were said to be away. */
  own: 'registered' | 'waiting' | null
}

const MAX = 5_000

/** The sessions of conferences that were not cancelled, by their start. */
export function listSeats(
  db: Db,
  { projectId, menteeId }: { readonly projectId: number; readonly menteeId: number },
  actionIds: readonly number[],
): Promise<SeatRow[]> {
  return db.rows(sql`
    select s.action_id as "actionId", s.begins_at as begins, s.opens_at as opens,
      s.closes_at as closes, s.place,
      case when r.state in ('registered', 'waiting')
        and (r.attendance is null or r.attendance = 'present') then r.state end as own
    from conference_sessions s
    left join conference_registrations r on r.session_id = s.id and r.mentee_id = ${menteeId}
    where s.project_id = ${projectId} and s.action_id = any (${actionIds}::int[])
      and s.state = 'planned'
    order by s.begins_at, s.id limit ${whole(MAX)}`)
}
