import pg from 'pg'
import type { Db } from '../../kernel/database/database.ts'
import { sql, type Sql } from '../../kernel/database/sql.ts'

/** Whose meeting it is: a mentee has at most one planned for an action. */
export interface MeetingKey {
  readonly projectId: number
  readonly actionId: number
  readonly menteeId: number
}

export interface Meeting extends MeetingKey {
  readonly mentorId: number
  /** The start as an ISO instant. */
  readonly at: string
}

/** An entry that is in the way, before it is known whether the caller may know with whom it is. */
export interface Entry {
  readonly id: number
  readonly with: Party
  /** When it starts. */
  readonly at: string
  /** Who is busy; empty for an action. */
  readonly name: string
  /** With whom they are, for those who may know. */
  readonly other: string
}

export type Party = 'mentor' | 'mentee' | 'action'

/**
 * Makes plans that share a mentor, mentee or action wait for one another until the transaction
 * ends. What is locked are their rows, always in the same order.
 */
export async function lockParties(
  db: Db,
  { mentorId, menteeId, actionId }: Meeting,
): Promise<void> {
  await db.run(sql`
    select from users where id in (${mentorId}, ${menteeId}) order by id for no key update`)
  await db.run(sql`select from actions where id = ${actionId} for no key update`)
}

/** Other planned entries of the meeting's mentor, mentee or action, in any project. */
const othersOf = ({ projectId, actionId, menteeId, mentorId }: Meeting): Sql =>
  sql`state = 'planned'
    and (mentor_id = ${mentorId} or mentee_id = ${menteeId} or action_id = ${actionId})
    and not (project_id = ${projectId} and mentee_id = ${menteeId} and action_id = ${actionId})`

const duringOf = (at: string): Sql =>
  sql`tstzrange(${at}::timestamptz, ${at}::timestamptz + interval '45 minutes')`

/** Whom an entry keeps busy, and who is with them: of the mentor before the mentee before the action. */
const entryColumns = ({ mentorId, menteeId }: Pick<Meeting, 'mentorId' | 'menteeId'>): Sql => sql`
  g.id, lower(g.during) as at,
  case when g.mentor_id = ${mentorId} then 'mentor' when g.mentee_id = ${menteeId} then 'mentee'
    else 'action' end as with,
  case when g.mentor_id = ${mentorId} then mentor.first_name || ' ' || mentor.last_name
    when g.mentee_id = ${menteeId} then mentee.first_name || ' ' || mentee.last_name
    else '' end as name,
  case when g.mentor_id <> ${mentorId} and g.mentee_id = ${menteeId}
    then mentor.first_name || ' ' || mentor.last_name
    else mentee.first_name || ' ' || mentee.last_name end as other`

const people: Sql = sql`
  join users mentor on mentor.id = g.mentor_id
  join users mentee on mentee.id = g.mentee_id`

/** The entry that a meeting would overlap: of the mentor before the mentee before the action. */
export function findConflict(db: Db, meeting: Meeting): Promise<Entry | undefined> {
  const { mentorId, menteeId, at } = meeting
  return db.row(sql`
    select ${entryColumns(meeting)}
    from (select * from meetings where ${othersOf(meeting)} and during && ${duringOf(at)}) g ${people}
    order by g.mentor_id = ${mentorId} desc, g.mentee_id = ${menteeId} desc, lower(g.during)
    limit 1`)
}

/** The entries between two instants that are in the way of a meeting. */
export function listEntries(
  db: Db,
  meeting: Meeting,
  { from, to }: { readonly from: string; readonly to: string },
): Promise<Entry[]> {
  return db.rows(sql`
    select ${entryColumns(meeting)}
    from (
      select * from meetings where ${othersOf(meeting)}
        and during && tstzrange(${from}::timestamptz, ${to}::timestamptz)
    ) g ${people}
    order by lower(g.during), g.id limit 1000`)
}

/** When the other entries start that could be in the way from the wanted start until then. */
export async function listStarts(db: Db, meeting: Meeting, until: string): Promise<string[]> {
  const rows = await db.rows<{ at: string }>(sql`
    select lower(during) as at from meetings
    where ${othersOf(meeting)}
      and during && tstzrange(${meeting.at}::timestamptz, ${until}::timestamptz)`)
  return rows.map((row) => row.at)
}

/** Who changes something, and when. */
export interface Change {
  readonly by: number
  readonly now: Date
}

/**
 * Plans the meeting, or moves the planned one of the same mentee and action.
 * @returns whether it was there and has another time, or is new.
 */
export async function upsertPlanned(
  db: Db,
  meeting: Meeting,
  { by, now }: Change,
): Promise<'moved' | 'scheduled'> {
  const { projectId, actionId, mentorId, menteeId, at } = meeting
  const { moves } = await db.one<{ moves: number }>(sql`
    insert into meetings as g (project_id, action_id, mentor_id, mentee_id, during, set_by, changed_at)
    values (${projectId}, ${actionId}, ${mentorId}, ${menteeId}, ${duringOf(at)}, ${by}, ${now})
    on conflict (project_id, mentee_id, action_id) where state = 'planned'
    do update set during = excluded.during, mentor_id = excluded.mentor_id, moves = g.moves + 1,
      set_by = excluded.set_by, changed_at = excluded.changed_at
    returning moves`)
  return moves > 0 ? 'moved' : 'scheduled'
}

/** Cancels the planned meeting; undefined when there is none. */
export function cancelPlanned(
  db: Db,
  { projectId, actionId, menteeId }: MeetingKey,
  reason: string,
  { by, now }: Change,
): Promise<{ mentorId: number } | undefined> {
  return db.row(sql`
    update meetings
    set state = 'cancelled', reason = ${reason}, moves = moves + 1, set_by = ${by}, changed_at = ${now}
    where project_id = ${projectId} and mentee_id = ${menteeId} and action_id = ${actionId}
      and state = 'planned'
    returning mentor_id as "mentorId"`)
}

/**
 * Has the latest meeting of a mentee and an action wait again for what became of it, where it was held.
 * One whose people have another planned entry at its time stays as it is.
 */
export async function reopenHeld(
  db: Db,
  { projectId, actionId, menteeId }: MeetingKey,
): Promise<void> {
  await db.run(sql`
    update meetings g set state = 'planned'
    where g.state = 'held' and g.id = (
        select max(o.id) from meetings o
        where o.project_id = ${projectId} and o.mentee_id = ${menteeId}
          and o.action_id = ${actionId})
      and not exists (
        select from meetings o
        where o.state = 'planned' and o.during && g.during
          and (o.mentor_id = g.mentor_id or o.mentee_id = g.mentee_id or o.action_id = g.action_id))`)
}

/** The last word on a mentee's meeting about an action, and whose it was. */
export interface Latest {
  readonly at: string
  readonly state: 'planned' | 'held' | 'missed' | 'cancelled'
  /** Empty when the person is gone. */
  readonly by: string
}

/** The latest meeting of a mentee and an action, locked until the transaction ends. */
export function lockLatest(
  db: Db,
  { projectId, actionId, menteeId }: MeetingKey,
): Promise<Latest | undefined> {
  return db.row(sql`
    select lower(g.during) as at, g.state,
      coalesce((select first_name || ' ' || last_name from users where id = g.set_by), '') as by
    from meetings g
    where g.project_id = ${projectId} and g.mentee_id = ${menteeId} and g.action_id = ${actionId}
    order by g.id desc limit 1 for update`)
}

const CONSTRAINTS: Readonly<Record<string, Party>> = {
  meetings_mentor_free: 'mentor',
  meetings_mentee_free: 'mentee',
  meetings_action_free: 'action',
}

const EXCLUSION_VIOLATION = '23P01'

/** Who has another entry, when that is why the database refused; undefined for other errors. */
export function overlappingParty(error: unknown): Party | undefined {
  if (!(error instanceof pg.DatabaseError) || error.code !== EXCLUSION_VIOLATION) return undefined
  return CONSTRAINTS[error.constraint ?? '']
}

/** The meetings of an action, as rows to be counted (see actionDependents). */
export const ofAction = (projectId: Sql, actionId: Sql): Sql =>
  sql`meetings g where g.project_id = ${projectId} and g.action_id = ${actionId}`

/** A condition: whether the action has had meetings in the project (see actionMeetings). */
export const existIn = (projectId: Sql, actionId: Sql): Sql => sql`
  exists (select from meetings g where g.project_id = ${projectId} and g.action_id = ${actionId})`
