import type { ApplicationStatus } from '@telemachos/contract/applications/statuses'
import type { Language } from '@telemachos/contract/core/define-texts'
import type { Db } from '../../kernel/database/database.ts'
import { inLanguage } from '../../kernel/database/in-language.ts'
import { empty, sql, whole, type Sql } from '../../kernel/database/sql.ts'

/** Others of the project that may be of the same person, as `o`. */
const SAME = sql`o.project_id = a.project_id and o.id <> a.id and (
  (a.afm <> '' and o.afm = a.afm) or (a.email <> '' and o.email = a.email)
  or (a.birth_key <> '' and o.birth_key = a.birth_key))`

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
}

const ROW = sql`a.id, a.protocol, a.first_name as "firstName", a.last_name as "lastName",
  a.status, a.waiting, a.received_at as "receivedAt", a.changes_text is not null as "changesAsked",
  (select count(*)::int from applications o where ${SAME}) as duplicates`

interface Found {
  readonly projectId: number
  readonly statuses: readonly ApplicationStatus[]
  /** For each word the patterns of which one has to be found. */
  readonly patterns: readonly (readonly string[])[]
}

const matching = ({ projectId, statuses, patterns }: Found): Sql => {
  const found = patterns.map((word) => sql` and a.search_key like any (${word}::text[])`)
  return sql`a.project_id = ${projectId} and a.status = any (${statuses}::int[])
    ${found.reduce((all, one) => sql`${all}${one}`, empty)}`
}

/** A page of those found, in the order of their arrival. */
export function listRows(
  db: Db,
  found: Found,
  { from, most }: { readonly from: number; readonly most: number },
): Promise<ApplicationRow[]> {
  return db.rows(sql`
    select ${ROW} from applications a where ${matching(found)}
    order by a.id offset ${whole(from)} limit ${whole(most)}`)
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
  changesText: string | null
  reason: string | null
  sections: unknown
  answers: Record<string, string>
  /** Whom and in which language a mail about it goes to. */
  email: string
  language: Language
  /** What the project is called in that language. */
  title: string
}

/** One application of a project. */
export function findApplication(
  db: Db,
  projectId: number,
  id: number,
): Promise<WholeApplication | undefined> {
  return db.row(sql`
    select ${ROW}, a.version, a.user_id as "userId", a.changes_text as "changesText", a.reason,
      f.sections, a.answers, a.email, a.language,
      ${inLanguage(sql`p.descr`, sql`p.descrs`, sql`a.language`)} as title
    from applications a join application_forms f on f.id = a.form_id
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
    kind: 'status' | 'score' | 'mail'
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
    by: 'afm' | 'email' | 'birth'
  }[]
> {
  return db.rows(sql`
    select o.id, o.protocol,
      o.first_name as "firstName", o.last_name as "lastName", o.status,
      case when a.afm <> '' and o.afm = a.afm then 'afm'
        when a.email <> '' and o.email = a.email then 'email' else 'birth' end as by
    from applications a join applications o on ${SAME}
    where a.id = ${id} order by o.id limit 20`)
}

/** What decides where an application may go, and what a person is made of. */
export interface MovingApplication {
  id: number
  protocol: string
  status: ApplicationStatus
  rejectedFrom: ApplicationStatus | null
  answers: Record<string, string>
  userId: number | null
  /** Who applied, where they have an account. */
  applicantId: number | null
}

/** Applications that nobody else moves until the transaction ends, in the order of their ids. */
export function lockApplications(
  db: Db,
  projectId: number,
  ids: readonly number[],
): Promise<MovingApplication[]> {
  return db.rows(sql`
    select a.id, a.protocol, a.status, a.rejected_from as "rejectedFrom", a.answers,
      a.user_id as "userId", a.applicant_id as "applicantId"
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
 * @returns whether it is an applicant's, who may change it.
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
      returning id, status
    )
    insert into application_history (application_id, at, by_user, from_status, to_status, note)
    select id, ${now}::timestamptz, ${by}, status, status, ${text} from asked`)
  return asked === 1
}
