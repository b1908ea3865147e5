import type { Db } from '../../kernel/database/database.ts'
import { sql, type Sql } from '../../kernel/database/sql.ts'
import { canCome } from './people-store.ts'
import type { Change, SessionRow } from './session-store.ts'

/** Somebody's place in a session: they have it, or wait for it. */
export interface PlaceRow {
  menteeId: number
  state: 'registered' | 'waiting'
  /** Theirs in the queue; a place that is asked for again has another. */
  queue: number
}

/** Has others who want a place for the same mentees wait until the transaction ends. */
export async function lockMentees(db: Db, menteeIds: readonly number[]): Promise<void> {
  await db.run(sql`
    select from users where id = any (${menteeIds}::int[]) order by id for no key update`)
}

/** A place that takes the mentee of `m` from other sessions of the action, and any in this one. */
const livePlace = ({ id, actionId }: SessionRow, menteeId: Sql): Sql => sql`
  select from conference_registrations r
  where r.mentee_id = ${menteeId} and r.state in ('registered', 'waiting')
    and (r.session_id = ${id}
      or r.action_id = ${actionId} and r.project_id = (
          select project_id from conference_sessions where id = ${id})
        and (r.attendance is null or r.attendance = 'present'))`

/** Whether a mentee has a place in the action, or waits for one. */
export async function hasPlace(db: Db, session: SessionRow, menteeId: number): Promise<boolean> {
  const { has } = await db.one<{ has: boolean }>(sql`
    select exists (${livePlace(session, sql`${menteeId}::int`)}) as has`)
  return has
}

/**
 * Gives places in a session that is locked, in the given order: as many as are left get one, the others
 * wait. Those who have one already stay as they are.
 */
export function insertPlaces(
  db: Db,
  session: SessionRow,
  menteeIds: readonly number[],
  { by, now }: Change,
): Promise<PlaceRow[]> {
  const { id, projectId, actionId, capacity, taken } = session
  const left = capacity === null ? null : Math.max(capacity - taken, 0)
  return db.rows(sql`
    insert into conference_registrations as r
      (session_id, mentee_id, project_id, action_id, state, registered_by, registered_at, changed_at)
    select ${id}::int, one.mentee_id, ${projectId}::int, ${actionId}::int,
      case when ${left}::int is null or one.place <= ${left}::int then 'registered' else 'waiting' end,
      ${by}::int, ${now}::timestamptz, ${now}::timestamptz
    from unnest(${menteeIds}::int[]) with ordinality as one (mentee_id, place)
    order by one.place
    on conflict (session_id, mentee_id) do update
    set state = excluded.state, queue = nextval('conference_queue'), attendance = null, minutes = null,
      marked_by = null, marked_at = null, registered_by = excluded.registered_by,
      registered_at = excluded.registered_at, changed_at = excluded.changed_at
    where r.state in ('withdrawn', 'cancelled')
    returning r.mentee_id as "menteeId", r.state, r.queue`)
}

/** The how-manieth a mentee is of those who wait in a session; null for who does not wait. */
export async function positionOf(
  db: Db,
  sessionId: number,
  menteeId: number,
): Promise<number | null> {
  const { position } = await db.one<{ position: number }>(sql`
    select count(*)::int as position
    from conference_registrations w
    join conference_registrations own on own.session_id = w.session_id
      and own.mentee_id = ${menteeId} and own.state = 'waiting'
    where w.session_id = ${sessionId} and w.state = 'waiting' and w.queue <= own.queue`)
  return position === 0 ? null : position
}

/** Gives up a place, or the wait for one; false where there is none. */
export async function withdrawPlace(
  db: Db,
  sessionId: number,
  menteeId: number,
  now: Date,
): Promise<boolean> {
  const changed = await db.run(sql`
    update conference_registrations set state = 'withdrawn', changed_at = ${now}
    where session_id = ${sessionId} and mentee_id = ${menteeId}
      and state in ('registered', 'waiting') and attendance is null`)
  return changed === 1
}

/** Somebody who waited and has a place now. */
export interface PromotedRow {
  sessionId: number
  menteeId: number
  queue: number
}

/**
 * Gives the free places of sessions that have not begun, and are locked, to who waits longest there of those
 * who can come; the others go on waiting.
 */
export function promoteWaiting(
  db: Db,
  sessionIds: readonly number[],
  now: Date,
): Promise<PromotedRow[]> {
  return db.rows(sql`
    with session as (
      select id, capacity - taken as places from conference_sessions
      where id = any (${sessionIds}::int[]) and state = 'planned' and begins_at > ${now}
    ), next as (
      select r.session_id, r.mentee_id, s.places,
        row_number() over (partition by r.session_id order by r.queue) as place
      from conference_registrations r join session s on s.id = r.session_id
      join memberships m on m.project_id = r.project_id and m.user_id = r.mentee_id
      join users u on u.id = r.mentee_id
      where r.state = 'waiting'
        and ${canCome({ projectId: sql`r.project_id`, actionId: sql`r.action_id` })}
    )
    update conference_registrations r set state = 'registered', changed_at = ${now}
    from next
    where r.session_id = next.session_id and r.mentee_id = next.mentee_id and r.state = 'waiting'
      and (next.places is null or next.place <= next.places)
    returning r.session_id as "sessionId", r.mentee_id as "menteeId", r.queue`)
}

/** Sessions where a member still has a place that they could give up. */
export async function lockComing(
  db: Db,
  { projectId, userId }: { readonly projectId: number; readonly userId: number },
  now: Date,
): Promise<{ id: number; actionId: number }[]> {
  return db.rows(sql`
    select s.id, s.action_id as "actionId" from conference_sessions s
    where s.project_id = ${projectId} and s.begins_at > ${now} and exists (
      select from conference_registrations r
      where r.session_id = s.id and r.mentee_id = ${userId} and r.state in ('registered', 'waiting'))
    order by s.id for update`)
}

/**
 * Gives up somebody's places in sessions to come. What was said of their attendance, before a session was
 * moved, goes with the place.
 */
export async function withdrawFrom(
  db: Db,
  sessionIds: readonly number[],
  menteeId: number,
  now: Date,
): Promise<void> {
  await db.run(sql`
    update conference_registrations set state = 'withdrawn', attendance = null, minutes = null,
      marked_by = null, marked_at = null, changed_at = ${now}
    where session_id = any (${sessionIds}::int[]) and mentee_id = ${menteeId}
      and state in ('registered', 'waiting')`)
}
