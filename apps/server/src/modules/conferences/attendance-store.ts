import type { Db } from '../../kernel/database/database.ts'
import { sql, type Sql } from '../../kernel/database/sql.ts'
import type { Change, SessionRow } from './session-store.ts'

/** What is said of somebody's attendance. */
export type Attendance = 'present' | 'absent' | 'excused' | null

/** Somebody whose attendance may be said. */
export interface MarkableRow {
  menteeId: number
  name: string
  /** As lists show it: see conference_attendance. */
  attendance: Attendance
  /** Whether they have a place in another session, so that they cannot have been in this one too. */
  elsewhere: boolean
  isCompleted: boolean
  mentorId: number | null
}

/** Those of these mentees who have a place in the session and are within reach. */
export function listMarkable(
  db: Db,
  { id, actionId }: SessionRow,
  menteeIds: readonly number[],
  reach: Sql,
  now: Date,
): Promise<MarkableRow[]> {
  return db.rows(sql`
    select r.mentee_id as "menteeId", u.first_name || ' ' || u.last_name as name,
      conference_attendance(r.attendance, s.begins_at, done.completed_at, ${now}) as attendance,
      done.completed_at is not null as "isCompleted",
      exists (
        select from conference_registrations o
        where o.project_id = r.project_id and o.action_id = r.action_id
          and o.mentee_id = r.mentee_id and o.session_id <> r.session_id
          and o.state in ('registered', 'waiting')
          and (o.attendance is null or o.attendance = 'present')
      ) as elsewhere,
      (
        select o.holder_id from relations o
        where o.project_id = m.project_id and o.kind = 'mentor' and o.subject_id = m.user_id
          and o.to_at is null and (o.action_id is null or o.action_id = ${actionId})
        order by o.action_id nulls last limit 1
      ) as "mentorId"
    from conference_registrations r
    join conference_sessions s on s.id = r.session_id
    join memberships m on m.project_id = r.project_id and m.user_id = r.mentee_id and ${reach}
    join users u on u.id = r.mentee_id
    left join completions done on done.project_id = r.project_id and done.mentee_id = r.mentee_id
      and done.action_id = r.action_id
    where r.session_id = ${id} and r.state = 'registered' and r.mentee_id = any (${menteeIds}::int[])`)
}

/** What is to be written of one person. */
export interface MarkRow {
  readonly menteeId: number
  readonly attendance: Attendance
  readonly minutes: number | null
}

/** Writes who was there. */
export async function writeAttendance(
  db: Db,
  sessionId: number,
  marks: readonly MarkRow[],
  { by, now }: Change,
): Promise<void> {
  await db.run(sql`
    update conference_registrations r
    set attendance = given.attendance, minutes = given.minutes, changed_at = ${now},
      marked_by = case when given.attendance is null then null else ${by}::int end,
      marked_at = case when given.attendance is null then null else ${now}::timestamptz end
    from unnest(${marks.map(({ menteeId }) => menteeId)}::int[],
      ${marks.map(({ attendance }) => attendance)}::text[],
      ${marks.map(({ minutes }) => minutes)}::int[]) as given (mentee_id, attendance, minutes)
    where r.session_id = ${sessionId} and r.mentee_id = given.mentee_id and r.state = 'registered'`)
}
