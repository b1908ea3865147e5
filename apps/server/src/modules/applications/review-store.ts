import type { ToldKind } from '@telemachos/contract/applications/mail-kinds'
import type { ApplicationStatus } from '@telemachos/contract/applications/statuses'
import type { Language } from '@telemachos/contract/core/define-texts'
import type { Db } from '../../kernel/database/database.ts'
import { inLanguage } from '../../kernel/database/in-language.ts'
import { IS_PROVEN, MAILED_TO } from './proof-store.ts'
import { empty, identifier, join, sql, whole, type Sql } from '../../kernel/database/sql.ts'

/** Others of the project that may be of the same person, as `o`; by each of these an index finds them. */
const SAME_BY = (['afm', 'amka', 'kayas', 'mailbox', 'birth_key'] as const).map((name) => {
  const column = identifier(name)
  return sql`from applications o where o.project_id = a.project_id and o.${column} <> ''
    and o.${column} = a.${column} and o.id <> a.id`
})

const IS_SAME = join(
  SAME_BY.map((others) => sql`exists (select ${others})`),
  ' or ',
)
const SAME_COUNT = sql`(select count(*)::int from (${join(
  SAME_BY.map((others) => sql`select o.id ${others}`),
  ' union ',
)}) same)`

/** How many score sheets are in. */
const SHEET_COUNT = sql`(select count(*)::int from application_scores s where s.application_id = a.id)`

/** An application in the list. */
export interface ApplicationRow {
  id: number
  protocol: string
  firstName: string
  lastName: string
  status: ApplicationStatus
  waiting: boolean
  receivedAt: string
  changesAsked: boolean
  duplicates: number
  isProven: boolean
  /** How many score sheets are in. */
  sheets: number
  /** Of 100, once both are in. */
  score: number | null
  /** What the applicant was mailed last, and when; null where nothing was. */
  toldKind: ToldKind | null
  toldAt: string | null
}

/** The latest mail to the applicant, of the history. */
const LAST_MAIL = sql`from application_history h
  where h.application_id = a.id and h.kind = 'mail' order by h.id desc limit 1`

const ROW = sql`a.id, a.protocol, a.first_name as "firstName", a.last_name as "lastName",
  a.status, a.waiting, a.received_at as "receivedAt", a.changes_text is not null as "changesAsked",
  ${SAME_COUNT} as duplicates, ${IS_PROVEN} as "isProven",
  ${SHEET_COUNT} as sheets,
  (select case when count(*) >= 2 then round(avg(s.total), 2)::float8 end
    from application_scores s where s.application_id = a.id) as score,
  (select h.note ${LAST_MAIL}) as "toldKind", (select h.at ${LAST_MAIL}) as "toldAt"`

/** Which applications, and in which order; what is undefined or false does not matter. */
export interface Found {
  readonly projectId: number
  readonly statuses: readonly ApplicationStatus[]
  /** For each word the patterns of which one has to be found. */
  readonly patterns: readonly (readonly string[])[]
  readonly sort: 'received' | 'name' | 'score'
  readonly waiting: boolean
  readonly changesAsked: boolean
  readonly duplicates: boolean
  /** Whether the address is proven. */
  readonly proof: 'proven' | 'unproven' | undefined
  readonly sheets: 'none' | 'one' | 'both' | undefined
  /** The totals of both sheets are farther apart. */
  readonly apartBy: number | undefined
  /** Who may still hand a sheet in. */
  readonly toScoreBy: number | undefined
  readonly from: string | undefined
  readonly until: string | undefined
}

const SHEETS = { none: sql`= 0`, one: sql`= 1`, both: sql`>= 2` }
const ORDERS = {
  received: sql`a.id`,
  name: sql`sort_text(a.last_name || ' ' || a.first_name) collate "C", a.id`,
  score: sql`score desc nulls last, a.id`,
}

function matching(found: Found): Sql {
  const { projectId, statuses, patterns, sheets, apartBy, toScoreBy, from, until } = found
  const conditions = [
    ...patterns.map((word) => sql`a.search_key like any (${word}::text[])`),
    ...(found.waiting ? [sql`a.waiting`] : []),
    ...(found.changesAsked ? [sql`a.changes_text is not null`] : []),
    ...(found.duplicates ? [sql`(${IS_SAME})`] : []),
    ...(found.proof ? [sql`${IS_PROVEN} = ${found.proof === 'proven'}::boolean`] : []),
    ...(sheets ? [sql`${SHEET_COUNT} ${SHEETS[sheets]}`] : []),
    ...(apartBy === undefined
      ? []
      : [
          sql`(select count(*) >= 2 and max(s.total) - min(s.total) > ${apartBy}::int
            from application_scores s where s.application_id = a.id)`,
        ]),
    ...(toScoreBy === undefined
      ? []
      : [
          sql`${SHEET_COUNT} < 2 and not exists (select from application_scores s
            where s.application_id = a.id and s.reviewer_id = ${toScoreBy})`,
        ]),
    ...(from === undefined ? [] : [sql`a.received_at >= ${from}::timestamptz`]),
    ...(until === undefined ? [] : [sql`a.received_at < ${until}::timestamptz`]),
  ]
  const all = conditions.reduce((before, one) => sql`${before} and ${one}`, empty)
  return sql`a.project_id = ${projectId} and a.status = any (${statuses}::int[]) ${all}`
}

/** A page of those found, in their order. */
export function listRows(
  db: Db,
  found: Found,
  { from, most }: { readonly from: number; readonly most: number },
): Promise<ApplicationRow[]> {
  return db.rows(sql`
    select ${ROW} from applications a where ${matching(found)}
    order by ${ORDERS[found.sort]} offset ${whole(from)} limit ${whole(most)}`)
}

/** Those found whole, after an id, in the order of their arrival. */
export function listWhole(
  db: Db,
  found: Found,
  { after, most }: { readonly after: number; readonly most: number },
): Promise<WholeApplication[]> {
  return db.rows(sql`
    select ${WHOLE} from applications a join application_forms f on f.id = a.form_id
    join projects p on p.id = a.project_id
    where ${matching(found)} and a.id > ${after} order by a.id limit ${whole(most)}`)
}

/** How many are found. */
export async function countRows(db: Db, found: Found): Promise<number> {
  const { count } = await db.one<{ count: number }>(
    sql`select count(*)::int as count from applications a where ${matching(found)}`,
  )
  return count
}

/** How many there are of each status. */
export function countStatuses(
  db: Db,
  projectId: number,
): Promise<{ status: ApplicationStatus; count: number }[]> {
  return db.rows(sql`
    select status, count(*)::int as count from applications where project_id = ${projectId}
    group by status order by status`)
}

export interface WholeApplication extends ApplicationRow {
  version: number
  userId: number | null
  /** Whether it counts for the places. */
  isCounted: boolean
  changesText: string | null
  reason: string | null
  sections: unknown
  answers: Record<string, string>
  /** Whom a mail about it goes to, '' for nobody; and in which language. */
  email: string
  language: Language
  /** What the project is called in that language. */
  title: string
}

const WHOLE = sql`${ROW}, a.version, a.user_id as "userId", a.changes_text as "changesText", a.reason,
  a.proven_at is not null as "isCounted", f.sections, a.answers, ${MAILED_TO} as email, a.language,
  ${inLanguage(sql`p.descr`, sql`p.descrs`, sql`a.language`)} as title`

/** One application of a project. */
export function findApplication(
  db: Db,
  projectId: number,
  id: number,
): Promise<WholeApplication | undefined> {
  return db.row(sql`
    select ${WHOLE} from applications a join application_forms f on f.id = a.form_id
    join projects p on p.id = a.project_id
    where a.project_id = ${projectId} and a.id = ${id}`)
}

/** What has happened to an application, the oldest first. */
export function listHistory(
  db: Db,
  id: number,
): Promise<
  {
    at: string
    by: { FirstName: string; LastName: string } | null
    from: ApplicationStatus | null
    to: ApplicationStatus
    note: string
    kind: 'status' | 'score' | 'mail' | 'proof'
  }[]
> {
  return db.rows(sql`
    select h.at, h.from_status as "from", h.to_status as "to", h.note, h.kind,
      case when u.id is not null then
        jsonb_build_object('FirstName', u.first_name, 'LastName', u.last_name) end as by
    from application_history h left join users u on u.id = h.by_user
    where h.application_id = ${id} order by h.id`)
}

/** Others that may be of the same person, and by what. */
export function listSame(
  db: Db,
  id: number,
): Promise<
  {
    id: number
    protocol: string
    firstName: string
    lastName: string
    status: ApplicationStatus
    isProven: boolean
    by: 'afm' | 'amka' | 'kayas' | 'email' | 'birth'
  }[]
> {
  return db.rows(sql`
    select o.id, o.protocol,
      o.first_name as "firstName", o.last_name as "lastName", o.status, o."isProven",
      case when a.afm <> '' and o.afm = a.afm then 'afm'
        when a.amka <> '' and o.amka = a.amka then 'amka'
        when a.kayas <> '' and o.kayas = a.kayas then 'kayas'
        when a.mailbox <> '' and o.mailbox = a.mailbox then 'email' else 'birth' end as by
    from applications a cross join lateral (${join(
      SAME_BY.map(
        (others) => sql`
        select o.id, o.protocol, o.first_name, o.last_name, o.status, o.afm, o.amka, o.kayas, o.mailbox,
          (o.proven_at is not null and o.email in ('', o.proven_email)) as "isProven" ${others}`,
      ),
      ' union ',
    )}) o
    where a.id = ${id} order by o.id limit 20`)
}

/** What decides where an application may go, and what a person is made of. */
export interface MovingApplication {
  id: number
  protocol: string
  status: ApplicationStatus
  rejectedFrom: ApplicationStatus | null
  answers: Record<string, string>
  /** The tax number; '' for none. */
  afm: string
  userId: number | null
  /** Who applied, where they have an account. */
  applicantId: number | null
  isProven: boolean
}

/** Applications that nobody else moves until the transaction ends, in the order of their ids. */
export function lockApplications(
  db: Db,
  projectId: number,
  ids: readonly number[],
): Promise<MovingApplication[]> {
  return db.rows(sql`
    select a.id, a.protocol, a.status, a.rejected_from as "rejectedFrom", a.answers, a.afm,
      a.user_id as "userId", a.applicant_id as "applicantId", ${IS_PROVEN} as "isProven"
    from applications a where a.project_id = ${projectId} and a.id = any (${ids}::int[])
    order by a.id for update`)
}

/** An application at its new place. */
export interface MovedApplication {
  readonly id: number
  readonly from: ApplicationStatus
  readonly to: ApplicationStatus
  readonly userId: number | null
}

/** Puts applications where they have been moved to, with a line of their history each. */
export async function writeMoves(
  db: Db,
  moved: readonly MovedApplication[],
  { by, now, reason }: { readonly by: number; readonly now: Date; readonly reason: string },
): Promise<void> {
  await db.run(sql`
    with moved as (
      select * from unnest(${moved.map(({ id }) => id)}::int[], ${moved.map(({ from }) => from)}::int[],
        ${moved.map(({ to }) => to)}::int[], ${moved.map(({ userId }) => userId)}::int[])
        as m (id, was, status, user_id)
    ),
    changed as (
      update applications a
      set status = m.status, user_id = coalesce(m.user_id, a.user_id), version = version + 1,
        rejected_from = case when m.status = 1000 then m.was end,
        reason = case when m.status = 1000 then nullif(${reason}, '') end,
        changes_text = null
      from moved m where a.id = m.id
    )
    insert into application_history (application_id, at, by_user, from_status, to_status, note)
    select id, ${now}::timestamptz, ${by}, was, status, ${reason} from moved order by id`)
}

/**
 * Asks for changes.
 * @returns whether it is an applicant's, who may change it and is not asked for just this already.
 */
export async function askForChanges(
  db: Db,
  {
    projectId,
    id,
    text,
    by,
    now,
  }: {
    readonly projectId: number
    readonly id: number
    readonly text: string
    readonly by: number
    readonly now: Date
  },
): Promise<boolean> {
  const asked = await db.run(sql`
    with asked as (
      update applications set changes_text = ${text}, version = version + 1
      where project_id = ${projectId} and id = ${id} and status in (1, 100)
        and changes_text is distinct from ${text}
      returning id, status
    )
    insert into application_history (application_id, at, by_user, from_status, to_status, note)
    select id, ${now}::timestamptz, ${by}, status, status, ${text} from asked`)
  return asked === 1
}
