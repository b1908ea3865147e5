import type { Phase } from '@telemachos/contract/microdata/limits'
import type { SendCondition } from '@telemachos/rules/microdata-form'
import type { Db } from '../../kernel/database/database.ts'
import { sql } from '../../kernel/database/sql.ts'

/** What a project says of its microdata. */
export interface ProjectForms {
  start: unknown
  end: unknown
  mis: string
  dateActionId: number | null
  sendFilter: SendCondition[]
}

export function readForms(db: Db, projectId: number): Promise<ProjectForms> {
  return db.one(sql`
    select microdata_start as start, microdata_end as end,
      coalesce(settings #>> '{Config,MIS}', '') as mis,
      (settings #>> '{Config,MicrodataDateActionId}')::int as "dateActionId",
      coalesce(settings #> '{Config,MicrodataSendFilter}', '[]') as "sendFilter"
    from projects where id = ${projectId}`)
}

/** What is known of a person: their fields, those of the project among them. */
export interface PersonFields {
  firstName: string
  lastName: string
  fields: Record<string, unknown>
}

export function readPerson(db: Db, projectId: number, userId: number): Promise<PersonFields> {
  return db.one(sql`
    select u.first_name as "firstName", u.last_name as "lastName", u.fields || m.fields as fields
    from memberships m join users u on u.id = m.user_id
    where m.project_id = ${projectId} and m.user_id = ${userId}`)
}

/** A form as it was saved last. */
export interface SavedForm {
  answers: Record<string, string>
  final: boolean
  version: number
}

export interface FormKey {
  readonly projectId: number
  readonly userId: number
  readonly phase: Phase
}

export function findForm(
  db: Db,
  { projectId, userId, phase }: FormKey,
): Promise<SavedForm | undefined> {
  return db.row(sql`
    select answers, final, version from microdata
    where project_id = ${projectId} and user_id = ${userId} and phase = ${phase}`)
}

export interface VersionRow {
  version: number
  at: string
  event: 'draft' | 'final' | 'opened'
  reason: string
  by: { FirstName: string; LastName: string } | null
}

/** So many of the newest versions are listed. */
const LISTED = 50

/** What happened to a form, the newest first. */
export function listVersions(db: Db, { projectId, userId, phase }: FormKey): Promise<VersionRow[]> {
  return db.rows(sql`
    select v.version, v.at, v.event, v.reason,
      case when u.id is not null
        then jsonb_build_object('FirstName', u.first_name, 'LastName', u.last_name) end as by
    from microdata_versions v left join users u on u.id = v.by_user
    where v.project_id = ${projectId} and v.user_id = ${userId} and v.phase = ${phase}
    order by v.id desc limit ${LISTED}::int`)
}

/** Has whoever saves the same form wait until the transaction ends. */
export function lockForm(db: Db, { projectId, userId, phase }: FormKey): Promise<unknown> {
  return db.rows(sql`
    select pg_advisory_xact_lock(hashtextextended(${`microdata ${projectId} ${userId} ${phase}`}, 0))`)
}

export interface NewVersion extends FormKey {
  readonly answers: Readonly<Record<string, string>>
  readonly event: VersionRow['event']
  readonly reason: string
  readonly by: number
  readonly now: Date
}

/** Saves a form as its next version; @returns which that is. */
export async function writeVersion(
  db: Db,
  { projectId, userId, phase, answers, event, reason, by, now }: NewVersion,
): Promise<number> {
  const { version } = await db.one<{ version: number }>(sql`
    with saved as (
      insert into microdata as f (project_id, user_id, phase, answers, final, saved_at)
      values (${projectId}, ${userId}, ${phase}, ${JSON.stringify(answers)}::jsonb,
        ${event === 'final'}, ${now}::timestamptz)
      on conflict (user_id, project_id, phase) do update set answers = excluded.answers,
        final = excluded.final, saved_at = excluded.saved_at, version = f.version + 1
      returning f.version, f.answers
    )
    insert into microdata_versions (project_id, user_id, phase, version, event, answers, reason, at, by_user)
    select ${projectId}, ${userId}, ${phase}, version, ${event}, answers, ${reason},
      ${now}::timestamptz, ${by}::int
    from saved
    returning version`)
  return version
}

/** How far a person's forms are. */
export interface CompletionRow {
  userId: number
  fields: Record<string, unknown>
  startFinal: boolean | null
  startAt: string | null
  endFinal: boolean | null
  endAt: string | null
  date: string | null
}

/** How far the forms of these people are, and when they completed the action of the date. */
export function listCompletion(
  db: Db,
  {
    projectId,
    userIds,
    actionId,
  }: {
    readonly projectId: number
    readonly userIds: readonly number[]
    readonly actionId: number | null
  },
): Promise<CompletionRow[]> {
  return db.rows(sql`
    select m.user_id as "userId", u.fields || m.fields as fields,
      s.final as "startFinal", s.saved_at as "startAt",
      e.final as "endFinal", e.saved_at as "endAt", c.completed_at as date
    from memberships m join users u on u.id = m.user_id
    left join microdata s on s.user_id = m.user_id and s.project_id = m.project_id and s.phase = 'start'
    left join microdata e on e.user_id = m.user_id and e.project_id = m.project_id and e.phase = 'end'
    left join completions c on c.mentee_id = m.user_id and c.project_id = m.project_id
      and c.action_id = ${actionId}::int
    where m.project_id = ${projectId} and m.user_id = any (${userIds}::int[])`)
}

/** A final form with what is known of its person. */
export interface FinalForm {
  userId: number
  firstName: string
  lastName: string
  fields: Record<string, unknown>
  answers: Record<string, string>
  savedAt: string
  date: string | null
}

/** The final forms of these people, by the registry number. */
export function listFinal(
  db: Db,
  {
    projectId,
    userIds,
    phase,
    actionId,
  }: {
    readonly projectId: number
    readonly userIds: readonly number[]
    readonly phase: Phase
    readonly actionId: number | null
  },
): Promise<FinalForm[]> {
  return db.rows(sql`
    select f.user_id as "userId", u.first_name as "firstName", u.last_name as "lastName",
      u.fields || m.fields as fields, f.answers, f.saved_at as "savedAt", c.completed_at as date
    from microdata f
    join memberships m on m.user_id = f.user_id and m.project_id = f.project_id
    join users u on u.id = f.user_id
    left join completions c on c.mentee_id = f.user_id and c.project_id = f.project_id
      and c.action_id = ${actionId}::int
    where f.project_id = ${projectId} and f.phase = ${phase} and f.final
      and f.user_id = any (${userIds}::int[])
    order by m.fields ->> 'kayas', f.user_id`)
}
