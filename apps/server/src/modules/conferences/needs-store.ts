import type { Db } from '../../kernel/database/database.ts'
import { sql } from '../../kernel/database/sql.ts'

/** How far a mentee is with the sessions of a conference. */
export interface ProgressRow {
  /** Sessions that were not cancelled. */
  sessions: number
  /** Whether they have a place in one that has begun, and were not said to be away. */
  came: boolean
  /** When the one begins where they have a place, or wait for one; null without. */
  begins: string | null
}

/** The sessions of a conference for one mentee. */
export function findProgress(
  db: Db,
  key: { readonly projectId: number; readonly actionId: number; readonly menteeId: number },
  now: Date,
): Promise<ProgressRow> {
  return db.one(sql`
    select count(*)::int as sessions,
      coalesce(bool_or(s.begins_at <= ${now} and r.state = 'registered'
        and (r.attendance is null or r.attendance = 'present')), false) as came,
      min(s.begins_at) filter (where s.begins_at > ${now} and r.state = 'registered') as begins
    from conference_sessions s
    left join conference_registrations r on r.session_id = s.id and r.mentee_id = ${key.menteeId}
    where s.project_id = ${key.projectId} and s.action_id = ${key.actionId}
      and s.state = 'planned'`)
}
