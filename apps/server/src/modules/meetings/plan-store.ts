import type { Db } from '../../kernel/database/database.ts'
import { sql } from '../../kernel/database/sql.ts'
import { isVisible, titleTo, type Reader } from '../actions/index.ts'
import { personName, type PersonName } from '../people/index.ts'
import type { Visibility } from './calendar-store.ts'

/** A meeting action of a mentee as it could be planned. */
export interface PlannableRow {
  actionId: number
  title: string
  /** The mentee's mentor for this action, or for everything; null for none. */
  mentorId: number | null
  isMeeting: boolean
}

/** The actions of a mentee in sight among those named. */
export function listPlannable(
  db: Db,
  {
    projectId,
    menteeId,
    actionIds,
  }: {
    readonly projectId: number
    readonly menteeId: number
    readonly actionIds: readonly number[]
  },
  { reach, hiding }: Visibility,
  reader: Reader,
): Promise<PlannableRow[]> {
  return db.rows(sql`
    select g.action_id as "actionId", ${titleTo(reader)} as title,
      t.is_meeting as "isMeeting",
      (
        select r.holder_id from relations r
        where r.project_id = m.project_id and r.kind = 'mentor' and r.subject_id = m.user_id
          and r.to_at is null and (r.action_id is null or r.action_id = g.action_id)
        order by r.action_id nulls last limit 1
      ) as "mentorId"
    from unnest(${actionIds}::int[]) as g (action_id)
    join memberships m on m.user_id = ${menteeId} and m.is_mentee and ${reach}
    join project_actions pa on pa.project_id = m.project_id and pa.action_id = g.action_id
      and ${isVisible({ needed: 0, hiding })}
    join actions a on a.id = g.action_id
    join action_types t on t.id = a.type_id
    where m.project_id = ${projectId}`)
}

/** An entry that keeps its time from others. */
export interface TakenRow {
  at: string
  mentorId: number
  menteeId: number
  actionId: number
  projectId: number
}

/** Planned entries of these people and actions, in any project, between two instants. */
export function listTaken(
  db: Db,
  people: readonly number[],
  actionIds: readonly number[],
  { from, to }: { readonly from: string; readonly to: string },
): Promise<TakenRow[]> {
  return db.rows(sql`
    select lower(during) as at, mentor_id as "mentorId", mentee_id as "menteeId",
      action_id as "actionId", project_id as "projectId"
    from meetings
    where state = 'planned' and during && tstzrange(${from}::timestamptz, ${to}::timestamptz)
      and (mentor_id = any (${people}::int[]) or mentee_id = any (${people}::int[])
        or action_id = any (${actionIds}::int[]))`)
}

/** What somebody is called; null where they are gone. */
export async function findName(db: Db, userId: number): Promise<PersonName | null> {
  const row = await db.row<{ name: PersonName }>(sql`
    select ${personName('u')} as name from users u where u.id = ${userId}`)
  return row?.name ?? null
}

/** Whether one person mentors another now, for everything or for some action. */
export async function isMentorOf(
  db: Db,
  projectId: number,
  mentorId: number,
  menteeId: number,
): Promise<boolean> {
  const row = await db.row(sql`
    select from relations
    where project_id = ${projectId} and kind = 'mentor' and holder_id = ${mentorId}
      and subject_id = ${menteeId} and to_at is null limit 1`)
  return row !== undefined
}
