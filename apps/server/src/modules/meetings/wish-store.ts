import type { Db } from '../../kernel/database/database.ts'
import { sql } from '../../kernel/database/sql.ts'
import type { MeetingKey } from './store.ts'

/** What a mentee asks about a meeting. */
export interface Wish {
  /** The start that they ask for, as an ISO instant; null where they cannot come. */
  readonly time: string | null
  readonly reason: string
}

/** What is asked about a meeting. */
export interface WishRow {
  time: string | null
  reason: string
  /** Null where nothing is asked. */
  askedAt: string | null
}

/** What is asked about a meeting. */
export function findWish(db: Db, meetingId: number): Promise<WishRow> {
  return db.one(sql`
    select w.wanted_at as time, coalesce(w.reason, '') as reason, w.asked_at as "askedAt"
    from meetings g
    left join meeting_wishes w on w.meeting_id = g.id
    where g.id = ${meetingId}`)
}

/** Keeps what is asked about a meeting, in the place of what was asked before. */
export async function writeWish(
  db: Db,
  meetingId: number,
  { time, reason }: Wish,
  now: Date,
): Promise<void> {
  await db.run(sql`
    insert into meeting_wishes (meeting_id, wanted_at, reason, asked_at)
    values (${meetingId}, ${time}::timestamptz, ${reason}, ${now})
    on conflict (meeting_id) do update set wanted_at = excluded.wanted_at, reason = excluded.reason,
      asked_at = excluded.asked_at`)
}

/** Nothing is asked about a meeting any more. @returns whether something was. */
export async function removeWish(db: Db, meetingId: number): Promise<boolean> {
  const removed = await db.run(sql`
    delete from meeting_wishes where meeting_id = ${meetingId}`)
  return removed > 0
}

/** The same for the latest meeting of a mentee and an action, which has another time or is off. */
export async function removeWishOf(
  db: Db,
  { projectId, menteeId, actionId }: MeetingKey,
): Promise<void> {
  await db.run(sql`
    delete from meeting_wishes where meeting_id in (
      select g.id from meetings g
      where g.project_id = ${projectId} and g.mentee_id = ${menteeId} and g.action_id = ${actionId})`)
}
