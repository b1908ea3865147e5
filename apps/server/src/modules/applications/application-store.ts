import type { ApplicationStatus } from '@telemachos/contract/applications/statuses'
import type { Language } from '@telemachos/contract/core/define-texts'
import type { Db } from '../../kernel/database/database.ts'
import { inLanguage } from '../../kernel/database/in-language.ts'
import { sql, type Sql } from '../../kernel/database/sql.ts'
import { isFull } from './call-store.ts'
import { IS_PROVEN } from './proof-store.ts'

/** Of the answers, what an applicant is found and told apart by. */
export interface ApplicantKeys {
  readonly firstName: string
  readonly lastName: string
  readonly searchKey: string
  readonly afm: string
  readonly amka: string
  readonly kayas: string
  readonly email: string
  /** What addresses of one mailbox have in common. */
  readonly mailbox: string
  /** Folded name and date of birth; '' without a date. */
  readonly birthKey: string
}

export interface NewApplication extends ApplicantKeys {
  readonly projectId: number
  readonly form: unknown
  readonly answers: Readonly<Record<string, string>>
  readonly language: Language
  readonly captchaKey: string
  readonly tokenHash: string
  /** Who applied, where they were signed in. */
  readonly applicantId: number | null
  /** Whether nothing more is to be proven: it counts at once. */
  readonly isProven: boolean
  readonly now: Date
}

/** A private link holds so long. */
const TOKEN_DAYS = 365

/**
 * Takes an application in, with the next protocol number, if the project takes any now. Whoever applies
 * at the same time waits here, one after the other; once all places are taken the rest wait for one. What is
 * not proven has no place yet.
 * @returns undefined where the project takes none.
 */
export function insertApplication(
  db: Db,
  application: NewApplication,
): Promise<{ id: number; protocol: string; waiting: boolean } | undefined> {
  const { projectId, now, isProven } = application
  return db.row(sql`
    with call as (
      update application_calls c
      set received = received + case when ${isProven}::boolean then 1 else 0 end,
        protocol_last = case when protocol_year = y.year then protocol_last + 1 else 1 end,
        protocol_year = y.year
      from (select extract(year from ${now}::timestamptz at time zone 'Europe/Athens')::int as year) y
      where c.project_id = ${projectId} and c.opens_at <= ${now}::timestamptz
        and (c.closes_at is null or c.closes_at > ${now}::timestamptz)
      returning c.received, c.capacity,
        c.protocol_year || '-' || lpad(c.protocol_last::text, 5, '0') as protocol
    ),
    form as (
      insert into application_forms as f (project_id, sections)
      select ${projectId}, ${JSON.stringify(application.form)}::jsonb from call
      on conflict (project_id, digest) do update set sections = f.sections
      returning f.id
    ),
    made as (
      insert into applications (project_id, form_id, protocol, waiting, received_at,
        answers, first_name, last_name, search_key, afm, amka, kayas, email, mailbox, birth_key, language,
        captcha_key, token_hash, token_until, applicant_id, proven_at, proven_email, proof_asked_at)
      select ${projectId}, form.id, call.protocol,
        ${isProven}::boolean and coalesce(call.received > call.capacity, false), ${now}::timestamptz,
        ${JSON.stringify(application.answers)}::jsonb, ${application.firstName}, ${application.lastName},
        ${application.searchKey} || ' ' || call.protocol,
        ${application.afm}, ${application.amka}, ${application.kayas}, ${application.email},
        ${application.mailbox}, ${application.birthKey}, ${application.language},
        ${application.captchaKey}, ${application.tokenHash},
        ${now}::timestamptz + make_interval(days => ${TOKEN_DAYS}::int), ${application.applicantId}::int,
        case when ${isProven}::boolean then ${now}::timestamptz end,
        case when ${isProven}::boolean then ${application.email} else '' end, ${now}::timestamptz
      from call, form
      returning id, protocol, waiting
    ),
    noted as (
      insert into application_history (application_id, at, to_status)
      select id, ${now}::timestamptz, 1 from made
    )
    select id, protocol, waiting from made`)
}

/** Has whoever applies with the same solved task wait until the transaction ends. */
export function lockCaptcha(db: Db, captchaKey: string): Promise<unknown> {
  return db.rows(sql`
    select pg_advisory_xact_lock(hashtextextended(${`captcha ${captchaKey}`}, 0))`)
}

/** What came under a solved task before. */
export interface EarlierByCaptcha {
  id: number
  protocol: string
  waiting: boolean
  email: string
  isProven: boolean
  isCounted: boolean
  receivedAt: string
  proofAskedAt: string | null
}

export function findByCaptcha(db: Db, captchaKey: string): Promise<EarlierByCaptcha | undefined> {
  return db.row(sql`
    select a.id, a.protocol, a.waiting, a.email, ${IS_PROVEN} as "isProven",
      a.proven_at is not null as "isCounted", a.received_at as "receivedAt",
      a.proof_asked_at as "proofAskedAt"
    from applications a where a.captcha_key = ${captchaKey}`)
}

/**
 * Another token takes the place of the one before, if the application is still the same: of the
 * project, with these answers, and as it came.
 */
export async function replaceToken(
  db: Db,
  id: number,
  {
    hash,
    projectId,
    answers,
  }: {
    readonly hash: string
    readonly projectId: number
    readonly answers: Readonly<Record<string, string>>
  },
): Promise<boolean> {
  const replaced = await db.run(sql`
    update applications set token_hash = ${hash}
    where id = ${id} and project_id = ${projectId} and version = 1
      and answers = ${JSON.stringify(answers)}::jsonb`)
  return replaced === 1
}

/** An application as its applicant sees it. */
export interface OwnApplication {
  id: number
  projectId: number
  protocol: string
  title: string
  url: string
  status: ApplicationStatus
  waiting: boolean
  receivedAt: string
  changesText: string | null
  sections: unknown
  answers: Record<string, string>
  email: string
  isProven: boolean
  /** Whether it counts for the places. */
  isCounted: boolean
  /** When a mail that proves the address was asked for last. */
  proofAskedAt: string | null
}

const own = (condition: Sql, language: Language): Sql => sql`
  select a.id, a.project_id as "projectId",
    a.protocol,
    ${inLanguage(sql`p.descr`, sql`p.descrs`, language)} as title, p.url, a.status,
    a.waiting and ${isFull(sql`a.project_id`)} as waiting,
    a.received_at as "receivedAt", a.changes_text as "changesText", f.sections, a.answers, a.email,
    ${IS_PROVEN} as "isProven", a.proven_at is not null as "isCounted",
    a.proof_asked_at as "proofAskedAt"
  from applications a
  join projects p on p.id = a.project_id and p.archived_at is null
  join application_forms f on f.id = a.form_id
  where ${condition}`

/** The application of a private link that holds. */
export function findByToken(
  db: Db,
  hash: string,
  now: Date,
  language: Language,
): Promise<OwnApplication | undefined> {
  return db.row(
    own(
      sql`a.id = (
        select id from applications where token_hash = ${hash} and token_until > ${now}::timestamptz
        union all
        select application_id from application_links
        where token_hash = ${hash} and until > ${now}::timestamptz)`,
      language,
    ),
  )
}

/** An application of somebody with an account. */
export function findOfApplicant(
  db: Db,
  id: number,
  userId: number,
  language: Language,
): Promise<OwnApplication | undefined> {
  return db.row(own(sql`a.id = ${id} and a.applicant_id = ${userId}`, language))
}

/** Where an application stands, locked until the transaction ends; undefined where it is gone. */
export function lockStanding(
  db: Db,
  id: number,
): Promise<Pick<OwnApplication, 'status' | 'changesText'> | undefined> {
  return db.row(sql`
    select status, changes_text as "changesText" from applications where id = ${id} for update`)
}

/** The numbers of the applications of somebody with an account, the latest first. */
export async function listOfApplicant(db: Db, userId: number): Promise<number[]> {
  const rows = await db.rows<{ id: number }>(sql`
    select a.id from applications a
    join projects p on p.id = a.project_id and p.archived_at is null
    where a.applicant_id = ${userId} order by a.id desc limit 20`)
  return rows.map(({ id }) => id)
}

/**
 * Gives somebody with an account what was applied for from their address; it is proven to be theirs. What another
 * address was proven for, and has theirs since, is not.
 */
export async function claimByEmail(db: Db, userId: number, email: string): Promise<void> {
  await db.run(sql`
    update applications set applicant_id = ${userId}
    where applicant_id is null and user_id is null and email <> '' and email = lower(${email})
      and (proven_at is null or proven_email = email)`)
}

/**
 * Keeps the changes that were asked for.
 * @returns whether they were still asked for.
 */
export async function writeChanges(
  db: Db,
  id: number,
  {
    answers,
    keys,
    now,
  }: {
    readonly answers: Readonly<Record<string, string>>
    readonly keys: ApplicantKeys
    readonly now: Date
  },
): Promise<boolean> {
  const changed = await db.run(sql`
    with changed as (
      update applications set answers = ${JSON.stringify(answers)}::jsonb, status = 100,
        first_name = ${keys.firstName}, last_name = ${keys.lastName}, afm = ${keys.afm},
        amka = ${keys.amka}, kayas = ${keys.kayas}, email = ${keys.email}, mailbox = ${keys.mailbox},
        birth_key = ${keys.birthKey},
        search_key = ${keys.searchKey} || ' ' || protocol,
        proof_asked_at = case when email = ${keys.email} then proof_asked_at else ${now}::timestamptz end,
        changes_text = null, version = version + 1
      where id = ${id} and status in (1, 100) and changes_text is not null
      returning id
    )
    insert into application_history (application_id, at, from_status, to_status)
    select id, ${now}::timestamptz, 1, 100 from changed`)
  return changed === 1
}

/**
 * Removes an application that stands in one of the statuses, with all that belongs to it.
 * @returns undefined where it stands elsewhere.
 */
export function deleteApplication(
  db: Db,
  id: number,
  statuses: readonly ApplicationStatus[],
): Promise<{ waiting: boolean; isCounted: boolean } | undefined> {
  return db.row(sql`
    delete from applications where id = ${id} and status = any (${statuses}::int[])
    returning waiting, proven_at is not null as "isCounted"`)
}

/** An application is gone: its place, where it had one, goes to whoever has waited longest. The call is held. */
export async function passPlaceOn(
  db: Db,
  projectId: number,
  { waiting, isCounted }: { readonly waiting: boolean; readonly isCounted: boolean },
): Promise<void> {
  if (!isCounted) return
  await db.run(sql`
    update application_calls set received = greatest(received - 1, 0)
    where project_id = ${projectId}`)
  if (waiting) return
  await db.run(sql`
    update applications set waiting = false
    where id = (
      select id from applications
      where project_id = ${projectId} and waiting and status in (1, 100, 2)
      order by proven_at, id limit 1)`)
}

/** Removes applications that came before the instant and of which nobody was selected. */
export function deleteOldApplications(db: Db, before: Date): Promise<number> {
  return db.run(sql`
    delete from applications
    where received_at < ${before}::timestamptz and status <> 3 and user_id is null`)
}

/** Keeps one more link to an application, beside the applicant's own. */
export async function insertLink(
  db: Db,
  link: {
    readonly applicationId: number
    readonly hash: string
    readonly days: number
    readonly now: Date
  },
): Promise<void> {
  await db.run(sql`
    insert into application_links (token_hash, application_id, until)
    values (${link.hash}, ${link.applicationId},
      ${link.now}::timestamptz + make_interval(days => ${link.days}::int))`)
}

/** Forgets links whose time has passed. */
export function deleteOldLinks(db: Db, now: Date): Promise<number> {
  return db.run(sql`delete from application_links where until <= ${now}::timestamptz`)
}

/** Notes that an applicant is reminded; false where they were within a day, also by somebody at the same time. */
export async function takeReminder(db: Db, id: number, now: Date): Promise<boolean> {
  const taken = await db.run(sql`
    update applications set reminded_at = ${now}::timestamptz
    where id = ${id}
      and (reminded_at is null or reminded_at < ${now}::timestamptz - interval '1 day')`)
  return taken === 1
}
