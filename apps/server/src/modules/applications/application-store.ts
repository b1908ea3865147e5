import type { ApplicationStatus } from '@telemachos/contract/applications/statuses'
import type { Language } from '@telemachos/contract/core/define-texts'
import type { Db } from '../../kernel/database/database.ts'
import { inLanguage } from '../../kernel/database/in-language.ts'
import { sql } from '../../kernel/database/sql.ts'

/** Of the answers, what an applicant is found and told apart by. */
export interface ApplicantKeys {
  readonly firstName: string
  readonly lastName: string
  readonly searchKey: string
  readonly afm: string
  readonly email: string
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
  readonly now: Date
}

/** A private link holds so long. */
const TOKEN_DAYS = 365

/**
 * Takes an application in, with the next protocol number, if the project takes any now. Whoever applies
 * at the same time waits here, one after the other; once all places are taken the rest wait for one.
 * @returns undefined where the project takes none.
 */
export function insertApplication(
  db: Db,
  application: NewApplication,
): Promise<{ id: number; protocol: string; waiting: boolean } | undefined> {
  const { projectId, now } = application
  return db.row(sql`
    with call as (
      update application_calls c
      set received = received + 1,
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
        answers, first_name, last_name, search_key, afm, email, birth_key, language, captcha_key,
        token_hash, token_until)
      select ${projectId}, form.id, call.protocol, coalesce(call.received > call.capacity, false), ${now}::timestamptz,
        ${JSON.stringify(application.answers)}::jsonb, ${application.firstName}, ${application.lastName},
        ${application.searchKey} || ' ' || call.protocol,
        ${application.afm}, ${application.email}, ${application.birthKey}, ${application.language},
        ${application.captchaKey}, ${application.tokenHash},
        ${now}::timestamptz + make_interval(days => ${TOKEN_DAYS}::int)
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

/** What came under a solved task before, and whether it is still this: with these answers, and as it came. */
export function findByCaptcha(
  db: Db,
  captchaKey: string,
  answers: Readonly<Record<string, string>>,
): Promise<{ id: number; protocol: string; waiting: boolean; isSame: boolean } | undefined> {
  return db.row(sql`
    select id, protocol, waiting,
      version = 1 and answers = ${JSON.stringify(answers)}::jsonb as "isSame"
    from applications where captcha_key = ${captchaKey}`)
}

/** Another token takes the place of the one before. */
export function replaceToken(db: Db, id: number, hash: string): Promise<number> {
  return db.run(sql`update applications set token_hash = ${hash} where id = ${id}`)
}

/** An application as its applicant sees it. */
export interface OwnApplication {
  id: number
  projectId: number
  protocol: string
  title: string
  status: ApplicationStatus
  waiting: boolean
  receivedAt: string
  changesText: string | null
  sections: unknown
  answers: Record<string, string>
}

/** The application of a private link that holds. */
export function findByToken(
  db: Db,
  hash: string,
  now: Date,
  language: Language,
): Promise<OwnApplication | undefined> {
  return db.row(sql`
    select a.id, a.project_id as "projectId",
      a.protocol,
      ${inLanguage(sql`p.descr`, sql`p.descrs`, language)} as title, a.status, a.waiting,
      a.received_at as "receivedAt", a.changes_text as "changesText", f.sections, a.answers
    from applications a
    join projects p on p.id = a.project_id and p.archived_at is null
    join application_forms f on f.id = a.form_id
    where a.token_hash = ${hash} and a.token_until > ${now}::timestamptz`)
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
        email = ${keys.email}, birth_key = ${keys.birthKey},
        search_key = ${keys.searchKey} || ' ' || protocol,
        changes_text = null, version = version + 1
      where id = ${id} and status in (1, 100) and changes_text is not null
      returning id
    )
    insert into application_history (application_id, at, from_status, to_status)
    select id, ${now}::timestamptz, 1, 100 from changed`)
  return changed === 1
}
