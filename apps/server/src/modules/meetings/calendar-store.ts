import type { Language } from '@telemachos/contract/core/define-texts'
import { pageOf, type Paged } from '../../kernel/database/page-of.ts'
import type { Db } from '../../kernel/database/database.ts'
import { inLanguage } from '../../kernel/database/in-language.ts'
import { empty, sql, whole, type Sql } from '../../kernel/database/sql.ts'
import { isVisible, titleFor, titleTo, type Reader } from '../actions/index.ts'
import { consentGate, personName, type PersonName } from '../people/index.ts'

/** A meeting as the contract writes it, but for what the caller may do. */
export interface MeetingRow {
  Id: number
  Time: string
  MentorId: number
  MenteeId: number
  ActionId: number
  ActionTitle: string
  TypeId: number
  State: 'planned' | 'held' | 'missed' | 'cancelled'
  Mentor: PersonName
  Mentee: PersonName
  Place: string
  Link: string
  Asked: boolean
  Reason: string
  FollowUp: boolean
}

/** Something of `meeting_journals j` is still to be seen to. */
const isOpen = sql`(j.follow_up <> '' and j.resolved_at is null)`

/** What is said of a meeting: it was held where its action is completed, whoever said which of them. */
const stateNow = sql`meeting_state(g.state, g.during, done.completed_at, now())`

/**
 * Where a planned meeting is joined: what is written of its place, as isWebAddress has it, or its mentor's own
 * room for one that is online and names no place.
 */
const linkNow = sql`case
  when g.state <> 'planned' then ''
  when j.place ~* '^https?://[^[:space:]/]+[^[:space:]]*$' then j.place
  when coalesce(j.place, '') = '' and a.type_id = 2 then coalesce(room.address, '')
  else '' end`

const meetingColumns = (title: Sql): Sql => sql`
  g.id as "Id", lower(g.during) as "Time", g.mentor_id as "MentorId", g.mentee_id as "MenteeId",
  g.action_id as "ActionId", ${title} as "ActionTitle",
  a.type_id as "TypeId", ${stateNow} as "State", ${personName('mentor')} as "Mentor",
  ${personName('mentee')} as "Mentee", coalesce(j.place, '') as "Place", g.reason as "Reason",
  ${isOpen} is true as "FollowUp", ${linkNow} as "Link",
  g.state = 'planned' and lower(g.during) > now()
    and exists (select from meeting_wishes w where w.meeting_id = g.id) as "Asked"`

/** What the columns are read from, beside `meetings g`. */
const particulars = sql`
  join users mentor on mentor.id = g.mentor_id
  join users mentee on mentee.id = g.mentee_id
  join actions a on a.id = g.action_id
  join projects p on p.id = g.project_id
  left join completions done on done.project_id = g.project_id and done.mentee_id = g.mentee_id
    and done.action_id = g.action_id
  left join meeting_rooms room on room.user_id = g.mentor_id
  left join meeting_journals j on j.meeting_id = g.id`

/** The action of `meetings g`: a mentor may have a mentee for one action only. */
export const MEETING_ACTION: Sql = sql`g.action_id`

/**
 * How far somebody sees: a condition on the mentee's `memberships m`, which of the meetings `g` are their own
 * whoever looks after the mentee now, and flags that hide actions.
 */
export interface Visibility {
  readonly reach: Sql
  readonly own: Sql
  readonly hiding: number
}

/** No meeting is somebody's own. */
export const NONE_OWN: Sql = sql`false`

/** Meetings of which somebody is the mentor: they stay theirs when the mentee has another one. */
export const isHeldBy = (mentorId: number): Sql => sql`g.mentor_id = ${mentorId}`

/**
 * The meetings `g` of a project that somebody sees. The mentee is asked for with `exists`: joined with
 * everything else, those within reach may be joined first with what has nothing to do with them.
 */
const inSight = (
  projectId: number,
  { reach, own, hiding }: Visibility,
  beside = particulars,
): Sql => sql`
  from meetings g
  join project_actions pa on pa.project_id = g.project_id and pa.action_id = g.action_id
    and ${isVisible({ needed: 0, hiding })}
  ${beside}
  where g.project_id = ${projectId} and exists (
    select from memberships m
    where m.project_id = g.project_id and m.user_id = g.mentee_id and (${own} or ${reach}))`

export interface Range {
  /** Starts from this instant on, and before that one; null for all from then on. */
  readonly from: string
  readonly to: string | null
  readonly mentorId: number | null
  readonly menteeId: number | null
  readonly withCancelled: boolean
}

const MAX = 5_000

/** Meetings of people in sight whose start lies in the range, by their start; at most 5,000. */
export function listInRange(
  db: Db,
  projectId: number,
  range: Range,
  sight: Visibility,
  reader: Reader,
): Promise<MeetingRow[]> {
  const { from, to, mentorId, menteeId, withCancelled } = range
  return db.rows(sql`
    select ${meetingColumns(titleTo(reader))}
    ${inSight(projectId, sight)}
      and lower(g.during) >= ${from}::timestamptz
      ${to === null ? empty : sql`and lower(g.during) < ${to}::timestamptz`}
      ${mentorId === null ? empty : sql`and g.mentor_id = ${mentorId}`}
      ${menteeId === null ? empty : sql`and g.mentee_id = ${menteeId}`}
      ${withCancelled ? empty : sql`and g.state <> 'cancelled'`}
    order by lower(g.during), g.id limit ${whole(MAX)}`)
}

/** One meeting of a project, if it is in sight. */
export function findMeeting(
  db: Db,
  projectId: number,
  meetingId: number,
  sight: Visibility,
  reader: Reader,
): Promise<MeetingRow | undefined> {
  return db.row(sql`
    select ${meetingColumns(titleTo(reader))} ${inSight(projectId, sight)} and g.id = ${meetingId}`)
}

/**
 * A page of meetings in sight whose follow-up is open, the oldest first, and how many there are. Which they
 * are is read first: a plan for all that is told of them takes longer than they do, and would be made anew for
 * whoever has few.
 */
export async function listOpenFollowUps(
  db: Db,
  projectId: number,
  sight: Visibility,
  reader: Reader,
  page: Paged,
): Promise<{ list: (MeetingRow & { Text: string })[]; all: number }> {
  const { all, ids } = await db.one<{ all: number; ids: number[] }>(sql`
    with open as materialized (
      select g.id, lower(g.during) as begins
      ${inSight(projectId, sight, sql`join meeting_journals j on j.meeting_id = g.id`)} and ${isOpen}
    )
    select (select count(*)::int from open) as all, array(
      select id from open order by begins, id
      ${pageOf(page)}) as ids`)
  if (ids.length === 0) return { list: [], all }
  const list = await db.rows<MeetingRow & { Text: string }>(sql`
    select ${meetingColumns(titleTo(reader))}, j.follow_up as "Text"
    from meetings g ${particulars}
    -- How many there are is nothing to plan for.
    where g.project_id = ${projectId} and g.id = any (array(select unnest(${ids}::int[])))
    order by lower(g.during), g.id`)
  return { list, all }
}

/** The latest meeting of a mentee and an action, or the one that is named, if it is in sight. */
export function findOfCell(
  db: Db,
  { projectId, menteeId, actionId, meetingId }: OneOfCell,
  sight: Visibility,
  reader: Reader,
): Promise<MeetingRow | undefined> {
  return db.row(sql`
    select ${meetingColumns(titleTo(reader))} ${inSight(projectId, sight)}
      and g.mentee_id = ${menteeId} and g.action_id = ${actionId}
      ${meetingId === undefined ? empty : sql`and g.id = ${meetingId}`}
    order by g.id desc limit 1`)
}

interface OneOfCell {
  readonly projectId: number
  readonly menteeId: number
  readonly actionId: number
  readonly meetingId: number | undefined
}

/** Which of the meetings are in sight. */
export async function listSeenIds(
  db: Db,
  projectId: number,
  ids: readonly number[],
  sight: Visibility,
): Promise<number[]> {
  const rows = await db.rows<{ id: number }>(sql`
    select g.id ${inSight(projectId, sight, empty)} and g.id = any (${ids}::int[])`)
  return rows.map(({ id }) => id)
}

/** A planned meeting as the specification's schedule entry. */
export interface EntryRow {
  Time: string
  MentorId: number
  MenteeId: number
  ActionId: number
}

/** Somebody's own planned meetings in a project from an instant on, at most 1,000. */
export function listOwnEntries(
  db: Db,
  projectId: number,
  userId: number,
  from: string,
): Promise<EntryRow[]> {
  return db.rows(sql`
    select lower(during) as "Time", mentor_id as "MentorId", mentee_id as "MenteeId",
      action_id as "ActionId"
    from meetings
    where project_id = ${projectId} and state = 'planned' and lower(during) >= ${from}::timestamptz
      and (mentor_id = ${userId} or mentee_id = ${userId})
    order by lower(during), id limit 1000`)
}

/** A meeting as calendar programs get it. */
export interface CalendarRow extends MeetingRow {
  ProjectUrl: string
  ProjectName: string
  /** How often its time changed. */
  Moves: number
  ChangedAt: string
}

const calendarColumns = (language: Language, title: Sql): Sql => sql`
  ${meetingColumns(title)}, p.url as "ProjectUrl", ${inLanguage(sql`p.descr`, sql`p.descrs`, language)} as "ProjectName", g.moves as "Moves",
  g.changed_at as "ChangedAt"`

/** One meeting for a calendar program, if it is in sight. */
export function findForCalendar(
  db: Db,
  projectId: number,
  meetingId: number,
  sight: Visibility,
  reader: Reader,
): Promise<CalendarRow | undefined> {
  return db.row(sql`
    select ${calendarColumns(reader.language, titleTo(reader))} ${inSight(projectId, sight)} and g.id = ${meetingId}`)
}

/**
 * Somebody's own meetings in every project that they are in and that is open to them, from an instant on, as their calendar shows
 * them; cancelled ones as well, so that calendar programs take them away; at most 2,000.
 */
export function listForFeed(
  db: Db,
  userId: number,
  from: string,
  language: Language,
  hiding: { readonly mentor: number; readonly mentee: number },
): Promise<CalendarRow[]> {
  const title = sql`case when g.mentee_id = ${userId} then ${titleFor(language, 'Mentee')}
    else ${titleFor(language, 'Mentor')} end`
  return db.rows(sql`
    select ${calendarColumns(language, title)}
    from meetings g
    join memberships m on m.project_id = g.project_id and m.user_id = ${userId} and m.left_at is null
      and ${consentGate.get().isOpen}
    ${particulars}
    join project_actions pa on pa.project_id = g.project_id and pa.action_id = g.action_id
    where ((${isHeldBy(userId)} and ${isVisible({ needed: 0, hiding: hiding.mentor })})
        or (g.mentee_id = ${userId} and ${isVisible({ needed: 0, hiding: hiding.mentee })}))
      and lower(g.during) >= ${from}::timestamptz
    order by lower(g.during), g.id limit 2000`)
}
