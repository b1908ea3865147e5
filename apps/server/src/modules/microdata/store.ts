import type { Phase } from '@telemachos/contract/microdata/limits'
import type { SendCondition } from '@telemachos/rules/send-filter'
import type { Db } from '../../kernel/database/database.ts'
import { sql } from '../../kernel/database/sql.ts'
import { meaningReader } from '../people/index.ts'

/** What a project says of its microdata. */
export interface ProjectForms {
  start: unknown
  end: unknown
  mis: string
  dateActionId: number | null
  sendFilter: SendCondition[]
  /** Where final forms are sent; '' for nowhere. */
  sendUrl: string
}

export function readForms(db: Db, projectId: number): Promise<ProjectForms> {
  return db.one(sql`
    select microdata_start as start, microdata_end as end,
      coalesce(settings #>> '{Config,MIS}', '') as mis,
      (settings #>> '{Config,MicrodataDateActionId}')::int as "dateActionId",
      coalesce(settings #> '{Config,MicrodataSendFilter}', '[]') as "sendFilter",
      coalesce(settings #>> '{Config,MicrodataSendUrl}', '') as "sendUrl"
    from projects where id = ${projectId}`)
}

/** What is known of a person: their fields, those of the project among them, by what they mean too. */
export interface PersonFields {
  firstName: string
  lastName: string
  /** Whether they have left the project. */
  hasLeft: boolean
  fields: Record<string, unknown>
}

export async function readPerson(db: Db, projectId: number, userId: number): Promise<PersonFields> {
  const read = await meaningReader(db, projectId)
  const { firstName, lastName, hasLeft, ...kept } = await db.one<KeptPerson>(sql`
    select u.first_name as "firstName", u.last_name as "lastName",
      m.left_at is not null as "hasLeft", u.fields as "personFields", m.fields as "projectFields"
    from memberships m join users u on u.id = m.user_id
    where m.project_id = ${projectId} and m.user_id = ${userId}`)
  return { firstName, lastName, hasLeft, fields: read(kept) }
}

interface KeptPerson {
  firstName: string
  lastName: string
  hasLeft: boolean
  personFields: Record<string, unknown>
  projectFields: Record<string, unknown>
}

/** A form as it was saved last, with the questions that it was written on. */
export interface SavedForm {
  answers: Record<string, string>
  final: boolean
  version: number
  formId: number
  formNumber: number
  content: unknown
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
    select r.answers, r.final, r.version, r.form_id as "formId", f.number as "formNumber", f.content
    from microdata r join microdata_forms f on f.id = r.form_id
    where r.project_id = ${projectId} and r.user_id = ${userId} and r.phase = ${phase}`)
}

/** Whether a version of a form is what the project asks now. */
export async function isFormNow(
  db: Db,
  { projectId, phase }: Pick<FormKey, 'projectId' | 'phase'>,
  formId: number,
): Promise<boolean> {
  const { isNow } = await db.one<{ isNow: boolean }>(sql`
    select f.content = case when ${phase} = 'start' then p.microdata_start else p.microdata_end end
      as "isNow"
    from microdata_forms f join projects p on p.id = f.project_id
    where f.id = ${formId} and p.id = ${projectId}`)
  return isNow
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

/** One version of a form as it was saved, with the questions that it was written on. */
export interface PastVersion {
  answers: Record<string, string>
  content: unknown
}

export function findVersion(
  db: Db,
  { projectId, userId, phase }: FormKey,
  version: number,
): Promise<PastVersion | undefined> {
  return db.row(sql`
    select v.answers, f.content from microdata_versions v join microdata_forms f on f.id = v.form_id
    where v.project_id = ${projectId} and v.user_id = ${userId} and v.phase = ${phase}
      and v.version = ${version}
    order by v.id desc limit 1`)
}

/** Has whoever saves the same form wait until the transaction ends. */
export function lockForm(db: Db, { projectId, userId, phase }: FormKey): Promise<unknown> {
  return db.rows(sql`
    select pg_advisory_xact_lock(hashtextextended(${`microdata ${projectId} ${userId} ${phase}`}, 0))`)
}

/** The version of a project's form with this content; the next one, where it is new. */
export async function keepForm(
  db: Db,
  { projectId, phase }: Pick<FormKey, 'projectId' | 'phase'>,
  content: unknown,
  now: Date,
): Promise<number> {
  const text = JSON.stringify(content)
  // Two who are the first to write on a new form make one version of it.
  await db.rows(sql`
    select pg_advisory_xact_lock(hashtextextended(${`microdata form ${projectId} ${phase}`}, 0))`)
  await db.run(sql`
    insert into microdata_forms (project_id, phase, number, content, at)
    select ${projectId}, ${phase}, coalesce(max(number), 0) + 1, ${text}::jsonb, ${now}::timestamptz
    from microdata_forms where project_id = ${projectId} and phase = ${phase}
    on conflict (project_id, phase, digest) do nothing`)
  const { id } = await db.one<{ id: number }>(sql`
    select id from microdata_forms
    where project_id = ${projectId} and phase = ${phase} and digest = md5(${text}::jsonb::text)`)
  return id
}

export interface NewVersion extends FormKey {
  readonly formId: number
  readonly answers: Readonly<Record<string, string>>
  readonly event: VersionRow['event']
  readonly reason: string
  readonly by: number
  readonly now: Date
}

/** Saves a form as its next version; @returns which that is. */
export async function writeVersion(
  db: Db,
  { projectId, userId, phase, formId, answers, event, reason, by, now }: NewVersion,
): Promise<number> {
  const { version } = await db.one<{ version: number }>(sql`
    with saved as (
      insert into microdata as f (project_id, user_id, phase, form_id, answers, final, saved_at)
      values (${projectId}, ${userId}, ${phase}, ${formId}, ${JSON.stringify(answers)}::jsonb,
        ${event === 'final'}, ${now}::timestamptz)
      on conflict (user_id, project_id, phase) do update set answers = excluded.answers,
        form_id = excluded.form_id,
        final = excluded.final, saved_at = excluded.saved_at, version = f.version + 1
      returning f.version, f.answers, f.form_id
    )
    insert into microdata_versions (project_id, user_id, phase, form_id, version, event, answers, reason, at, by_user)
    select ${projectId}, ${userId}, ${phase}, form_id, version, ${event}, answers, ${reason},
      ${now}::timestamptz, ${by}::int
    from saved
    returning version`)
  return version
}
