import type { contract } from '@telemachos/contract'
import type { BuiltInLanguage, Language } from '@telemachos/contract/core/define-texts'
import type { OutputOf } from '@telemachos/contract/core/define-call'
import type { Db } from '../../kernel/database/database.ts'
import { sql, type Sql } from '../../kernel/database/sql.ts'
import { consentField, isConsentOfProject } from '../people/index.ts'

/** What a person said; with the words that they read, of whoever read a translation. */
type Consent = OutputOf<typeof contract.identity.calls.listConsents>[number]
type LastConsent = Omit<Consent, 'Read'>

const isAsked = sql`coalesce(p.settings #>> '{Config,gdpr,Required}' = 'true', false)`

const minValue = sql`case jsonb_typeof(p.settings #> '{Config,gdpr,MinValue}')
  when 'number' then (p.settings #>> '{Config,gdpr,MinValue}')::numeric else 1 end`

/**
 * Whether `memberships m` of `users u` in `projects p` lacks the consent that the project requires:
 * the only role is Mentee, and the field lacks the minimum value (spec §2.1).
 */
export const lacksConsent: Sql = sql`case when m.roles = '{Mentee}' and ${isAsked} then (
  select not coalesce(case when given.value ~ '^\\d{1,9}(\\.\\d{1,6})?$'
    then given.value::numeric >= ${minValue} end, false)
  from (
    select case when ${isConsentOfProject} then m.fields else u.fields end ->> ${consentField} as value
  ) given) else false end`

/** Whether `memberships m` has the consent that its project requires, if it requires one. */
export const hasConsent: Sql = sql`not exists (
  select from users u join projects p on p.id = m.project_id
  where u.id = m.user_id and ${lacksConsent})`

/** Whether a project asks its mentees for consent, and the text that is valid now. */
export interface ConsentAsked {
  asked: boolean
  version: number | null
  textEl: string | null
  textEn: string | null
  validFrom: string | null
}

/** What a project asks for: the newest valid text, if it is at least the required version. */
export function readAsked(db: Db, projectId: number): Promise<ConsentAsked> {
  return db.one(sql`
    select ${isAsked} as asked, c.version, c.text_el as "textEl", c.text_en as "textEn",
      c.valid_from as "validFrom"
    from projects p
    left join lateral (
      select * from consent_texts
      where project_id = p.id and valid_from <= now() and version >= ${minValue}
      order by version desc limit 1
    ) c on true
    where p.id = ${projectId}`)
}

/** What a person said to consent texts of the project, the newest first; at most `limit` rows. */
export async function listConsents(
  db: Db,
  projectId: number,
  userId: number,
  limit: number,
): Promise<Consent[]> {
  const rows = await db.rows<LastConsent & { read: Consent['Read'] | null }>(sql`
    select version as "Version", at as "At", kind as "Kind", language as "Language",
      case when read_text is not null then jsonb_build_object('Language', read_language,
        'Text', read_text) end as read
    from consents where project_id = ${projectId} and user_id = ${userId}
    order by id desc limit ${limit}`)
  return rows.map(({ read, ...said }) => ({ ...said, ...(read && { Read: read }) }))
}

/** The last of them, without the words. */
export function findLastConsent(
  db: Db,
  projectId: number,
  userId: number,
): Promise<LastConsent | undefined> {
  return db.row(sql`
    select version as "Version", at as "At", kind as "Kind", language as "Language"
    from consents where project_id = ${projectId} and user_id = ${userId}
    order by id desc limit 1`)
}

/** Whether the person is within reach, as a condition on `memberships m`. */
export async function isMember(
  db: Db,
  projectId: number,
  userId: number,
  reach: Sql,
): Promise<boolean> {
  const row = await db.row(sql`
    select m.user_id from memberships m
    where m.project_id = ${projectId} and m.user_id = ${userId} and ${reach}`)
  return row !== undefined
}

/** Lets one change of a person's consent wait for another. */
export async function lockMembership(db: Db, projectId: number, userId: number): Promise<void> {
  await db.run(sql`
    select from memberships where project_id = ${projectId} and user_id = ${userId} for update`)
}

/** Whether consent is lacking of a member; undefined for nobody's membership. */
export async function readLacking(
  db: Db,
  projectId: number,
  userId: number,
): Promise<boolean | undefined> {
  const row = await db.row<{ lacking: boolean }>(sql`
    select ${lacksConsent} as lacking
    from memberships m
    join users u on u.id = m.user_id
    join projects p on p.id = m.project_id
    where m.project_id = ${projectId} and m.user_id = ${userId} and m.left_at is null`)
  return row?.lacking
}

export interface NewConsent {
  readonly projectId: number
  readonly userId: number
  readonly version: number
  readonly kind: 'given' | 'withdrawn'
  readonly language: BuiltInLanguage
  readonly requestId: string
  /** The translation that they read. */
  readonly read?: { readonly language: Language; readonly text: string } | undefined
}

/** Adds what a person said to a text. */
export async function insertConsent(db: Db, consent: NewConsent): Promise<void> {
  await db.run(sql`
    insert into consents
      (project_id, user_id, version, kind, language, request_id, read_language, read_text)
    values (${consent.projectId}, ${consent.userId}, ${consent.version}, ${consent.kind},
      ${consent.language}, ${consent.requestId}, ${consent.read?.language ?? null}::text,
      ${consent.read?.text ?? null}::text)`)
}
