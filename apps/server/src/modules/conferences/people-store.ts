import { pageOf, type Paged } from '../../kernel/database/page-of.ts'
import type { Db } from '../../kernel/database/database.ts'
import { join, sql, whole, type Sql } from '../../kernel/database/sql.ts'
import { isShownTo } from '../actions/index.ts'
import type { SessionRow } from './session-store.ts'

/** The action of a session. */
interface ActionOf {
  readonly projectId: Sql
  readonly actionId: Sql
}
const actionOf = ({ projectId, actionId }: SessionRow): ActionOf => ({
  projectId: sql`${projectId}::int`,
  actionId: sql`${actionId}::int`,
})

/** Somebody in the list of a session. */
export interface ParticipantRow {
  MenteeId: number
  FirstName: string
  LastName: string
  Mentor: string
  State: 'registered' | 'waiting' | 'withdrawn' | 'cancelled'
  Position: number | null
  Attendance: 'present' | 'absent' | 'excused' | null
  Minutes: number | null
  RegisteredAt: string
}

/** The name of the mentor whom the mentee of `m` has for an action; empty for none. */
const mentorName = (actionId: Sql): Sql => sql`coalesce((
  select h.first_name || ' ' || h.last_name from relations o join users h on h.id = o.holder_id
  where o.project_id = m.project_id and o.kind = 'mentor' and o.subject_id = m.user_id
    and o.to_at is null and (o.action_id is null or o.action_id = ${actionId})
  order by o.action_id nulls last limit 1), '')`

const MAX = 10_000

/**
 * Who has a place in a session or waits for one, among the people within reach: those with a place by
 * name, then who waits in their order.
 */
export function listParticipants(
  db: Db,
  { id, actionId }: SessionRow,
  reach: Sql,
  now: Date,
): Promise<ParticipantRow[]> {
  return db.rows(sql`
    select r.mentee_id as "MenteeId", u.first_name as "FirstName", u.last_name as "LastName",
      ${mentorName(sql`${actionId}::int`)} as "Mentor", r.state as "State",
      case when r.state = 'waiting' then (
        select count(*)::int from conference_registrations w
        where w.session_id = r.session_id and w.state = 'waiting' and w.queue <= r.queue
      ) end as "Position",
      conference_attendance(r.attendance, s.begins_at, done.completed_at, ${now}) as "Attendance",
      r.minutes as "Minutes", r.registered_at as "RegisteredAt"
    from conference_registrations r
    join conference_sessions s on s.id = r.session_id
    join memberships m on m.project_id = r.project_id and m.user_id = r.mentee_id and ${reach}
    join users u on u.id = r.mentee_id
    left join completions done on done.project_id = r.project_id and done.mentee_id = r.mentee_id
      and done.action_id = r.action_id
    where r.session_id = ${id} and r.state in ('registered', 'waiting')
    order by r.state, case when r.state = 'waiting' then r.queue end, u.sort_key, u.id
    limit ${whole(MAX)}`)
}

/** How many have a place in a session or wait for one. */
export async function countPlaces(
  db: Db,
  sessionId: number,
): Promise<{ all: number; waiting: number }> {
  return db.one(sql`
    select count(*)::int as all, (count(*) filter (where state = 'waiting'))::int as waiting
    from conference_registrations
    where session_id = ${sessionId} and state in ('registered', 'waiting')`)
}

/** Who may be registered: mentees within reach whom the conditions mean. */
export interface Wanted {
  readonly reach: Sql
  /** Conditions on `memberships m` and `users u`. */
  readonly filters: readonly Sql[]
}

/** Whether somebody has made the action inactive for the mentee of `m`: see cell_state. */
const isInactive = ({ projectId, actionId }: ActionOf): Sql => sql`exists (
  select from action_data d
  where d.project_id = ${projectId} and d.drawer = 'mentee' and d.mentee_id = m.user_id
    and d.action_id = ${actionId} and d.scheduled_at >= '3000-01-01T00:00:00Z')`

/** Whether the action is shown to the mentee of `m`, by what is stored of its conditions. */
const isShown = ({ projectId, actionId }: ActionOf): Sql =>
  isShownTo(projectId, sql`m.user_id`, actionId)

/**
 * The condition that the mentee of `memberships m` and `users u` can come: they are there, have not completed
 * the conference, and it is not closed for them.
 */
export const canCome = (action: ActionOf): Sql => sql`(
  m.is_mentee and m.left_at is null and u.state = 1
    and not exists (
      select from completions done
      where done.project_id = ${action.projectId} and done.mentee_id = m.user_id
        and done.action_id = ${action.actionId} and done.completed_at is not null)
    and not ${isInactive(action)} and ${isShown(action)})`

/** For which of these mentees the action is inactive, or not shown; at most one of them. */
export async function findClosed(
  db: Db,
  session: SessionRow,
  reach: Sql,
  menteeIds: readonly number[],
): Promise<{ isInactive: boolean } | undefined> {
  const action = actionOf(session)
  return db.row(sql`
    select ${isInactive(action)} as "isInactive" from memberships m
    where m.project_id = ${session.projectId} and ${isOneOf(menteeIds)} and ${reach}
      and (${isInactive(action)} or not ${isShown(action)})
    order by m.user_id limit 1`)
}

/** Mentees who neither have a place in the conference nor have completed it, and for whom it is not closed. */
const candidates = (session: SessionRow, { reach, filters }: Wanted): Sql => {
  const { id, projectId, actionId } = session
  return sql`
  from memberships m
  join users u on u.id = m.user_id
  where m.project_id = ${projectId} and ${canCome(actionOf(session))} and ${reach}
    and ${join([sql`true`, ...filters], ' and ')}
    and not exists (
      select from conference_registrations r
      where r.mentee_id = m.user_id and r.state in ('registered', 'waiting')
        and (r.session_id = ${id} or r.project_id = ${projectId} and r.action_id = ${actionId}
          and (r.attendance is null or r.attendance = 'present')))`
}

/** A candidate as calls answer it. */
export interface CandidateRow {
  MenteeId: number
  FirstName: string
  LastName: string
  Mentor: string
}

/** A page of candidates by name, and how many there are. */
export async function listCandidates(
  db: Db,
  session: SessionRow,
  wanted: Wanted,
  page: Paged,
): Promise<{ list: CandidateRow[]; all: number }> {
  const from = candidates(session, wanted)
  const [list, { all }] = await Promise.all([
    db.rows<CandidateRow>(sql`
      select m.user_id as "MenteeId", u.first_name as "FirstName", u.last_name as "LastName",
        ${mentorName(sql`${session.actionId}::int`)} as "Mentor"
      ${from} order by u.sort_key, u.id
      ${pageOf(page)}`),
    db.one<{ all: number }>(sql`select count(*)::int as all ${from}`),
  ])
  return { list, all }
}

/** The ids of candidates in the order of their names, at most one more than so many. */
export async function listCandidateIds(
  db: Db,
  session: SessionRow,
  wanted: Wanted,
  most: number,
): Promise<number[]> {
  const rows = await db.rows<{ id: number }>(sql`
    select m.user_id as id ${candidates(session, wanted)}
    order by u.sort_key, u.id limit ${whole(most + 1)}`)
  return rows.map(({ id }) => id)
}

/** A condition: one of these people. */
export const isOneOf = (ids: readonly number[]): Sql => sql`m.user_id = any (${ids}::int[])`
