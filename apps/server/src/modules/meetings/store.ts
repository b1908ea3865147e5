import pg from 'pg'
import type { Db } from '../../kernel/database/database.ts'
import { sql, type Sql } from '../../kernel/database/sql.ts'

/** Whose meeting it is: a mentee has at most one planned for an action. */
interface MeetingKey {
  readonly projectId: number
  readonly actionId: number
  readonly menteeId: number
}

interface Meeting extends MeetingKey {
  readonly mentorId: number
  readonly at: string
}

type Party = 'mentor' | 'mentee' | 'action'

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

/** The entry that a meeting would overlap: of the mentor before the mentee before the action. */
export function findConflict(
  db: Db,
  meeting: Meeting,
): Promise<{ with: Party; at: string } | undefined> {
  const { mentorId, menteeId, at } = meeting
  return db.row(sql`
    select case when mentor_id = ${mentorId} then 'mentor' when mentee_id = ${menteeId} then 'mentee'
        else 'action' end as with,
      lower(during) as at
    from meetings where ${othersOf(meeting)} and during && ${duringOf(at)}
    order by mentor_id = ${mentorId} desc, mentee_id = ${menteeId} desc, lower(during)
    limit 1`)
}

/** When the other entries start that could be in the way from the wanted start until then. */
export async function listStarts(db: Db, meeting: Meeting, until: string): Promise<string[]> {
  const rows = await db.rows<{ at: string }>(sql`
    select lower(during) as at from meetings
    where ${othersOf(meeting)}
      and during && tstzrange(${meeting.at}::timestamptz, ${until}::timestamptz)`)
  return rows.map((row) => row.at)
}

/** Plans the meeting, or moves the planned one of the same mentee and action. */
export async function upsertPlanned(db: Db, meeting: Meeting): Promise<void> {
  const { projectId, actionId, mentorId, menteeId, at } = meeting
  await db.run(sql`
    insert into meetings (project_id, action_id, mentor_id, mentee_id, during)
    values (${projectId}, ${actionId}, ${mentorId}, ${menteeId}, ${duringOf(at)})
    on conflict (project_id, mentee_id, action_id) where state = 'planned'
    do update set during = excluded.during, mentor_id = excluded.mentor_id`)
}

/** Cancels the planned meeting, if there is one. */
export async function cancelPlanned(
  db: Db,
  { projectId, actionId, menteeId }: MeetingKey,
): Promise<void> {
  await db.run(sql`
    update meetings set state = 'cancelled'
    where project_id = ${projectId} and mentee_id = ${menteeId} and action_id = ${actionId}
      and state = 'planned'`)
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
