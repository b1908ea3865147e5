import type { Db } from '../../kernel/database/database.ts'
import { sql, type Sql } from '../../kernel/database/sql.ts'
import { wordsFor, type ActionWords } from '../actions/index.ts'

/** A session as mails tell of it. */
export interface NoticeRow {
  id: number
  projectId: number
  actionId: number
  /** What the action is called to mentees. */
  words: ActionWords
  /** What tells it from the other sessions. */
  session: string
  at: string
  place: string
  reason: string
}

const noticeColumns: Sql = sql`
  s.id, s.project_id as "projectId", s.action_id as "actionId", ${wordsFor('Mentee')} as words, s.title as session, s.begins_at as at,
  s.place, s.reason`

/** Sessions as mails tell of them. */
export function findForNotices(db: Db, sessionIds: readonly number[]): Promise<NoticeRow[]> {
  return db.rows(sql`
    select ${noticeColumns}
    from conference_sessions s join actions a on a.id = s.action_id
    where s.id = any (${sessionIds}::int[])`)
}

/** Who has a place in a session or waits for one. */
export async function listConcerned(db: Db, sessionId: number): Promise<number[]> {
  const rows = await db.rows<{ id: number }>(sql`
    select mentee_id as id from conference_registrations
    where session_id = ${sessionId} and state in ('registered', 'waiting') order by mentee_id`)
  return rows.map(({ id }) => id)
}

/** Somebody who is to be reminded of a session, so many hours before as they asked for. */
export interface BeginningRow extends NoticeRow {
  menteeId: number
  /** Null for who has not chosen. */
  hours: number | null
}

/** Sessions that begin between two instants, with each active person who has a place in them. */
export function listBeginning(db: Db, from: Date, to: Date): Promise<BeginningRow[]> {
  return db.rows(sql`
    select ${noticeColumns}, r.mentee_id as "menteeId",
      case jsonb_typeof(u.preferences -> 'ReminderHours') when 'number'
        then (u.preferences ->> 'ReminderHours')::numeric::int end as hours
    from conference_sessions s
    join actions a on a.id = s.action_id
    join conference_registrations r on r.session_id = s.id and r.state = 'registered'
    join users u on u.id = r.mentee_id and u.state = 1
    where s.state = 'planned' and s.begins_at > ${from} and s.begins_at <= ${to}
    order by s.project_id, s.id, r.mentee_id`)
}

/** Sessions that have ended between two instants, or were to. */
export function listEnded(db: Db, from: Date, to: Date): Promise<{ id: number }[]> {
  return db.rows(sql`
    select s.id from conference_sessions s
    where s.ends_at > ${from} and s.ends_at <= ${to} order by s.id`)
}
