import { MOST_QUERY_VERSIONS } from '@telemachos/contract/reports/limits'
import type { Role } from '@telemachos/contract/core/roles'
import type { Db } from '../../kernel/database/database.ts'
import { empty, sql, whole, type Sql } from '../../kernel/database/sql.ts'
import type { QueryReader } from './reader.ts'
import { usesOf } from './report-store.ts'

export interface QueryRow {
  readonly id: number
  readonly name: string
  readonly descr: string
  readonly text: string
  readonly roles: Role[]
  readonly parameters: string[]
  readonly viewName: string
  readonly steps: unknown
  readonly settings: unknown
  readonly view: unknown
  readonly version: number
  readonly authorId: number | null
  readonly authorName: string
  readonly changedAt: string
}

const columns = sql`
  q.id, q.name, q.descr, q.text, q.roles, q.parameters, q.view_name as "viewName", q.steps, q.settings, q.view,
  q.version, q.author_id as "authorId", coalesce(u.last_name || ' ' || u.first_name, '') as "authorName",
  q.changed_at as "changedAt"`

const from = ({ projectId, userId, role, seesAll }: QueryReader): Sql => sql`
  from report_queries q left join users u on u.id = q.author_id
  where q.project_id = ${projectId} and q.removed_at is null
    and (${seesAll} or q.author_id = ${userId} or q.roles @> array[${role}])`

/** A query that they run or edit. */
export const findQuery = (
  db: Db,
  reader: QueryReader,
  id: number,
  isLocked = false,
): Promise<QueryRow | undefined> =>
  db.row(
    sql`select ${columns} ${from(reader)} and q.id = ${id} ${isLocked ? sql`for update of q` : empty}`,
  )

/** Those whose name or description has the text, whatever its accents; all for nothing. */
export const listQueries = (
  db: Db,
  reader: QueryReader,
  search: string,
): Promise<(QueryRow & { usedIn: { Id: number; Name: string }[]; usedBesides: number })[]> =>
  db.rows(sql`
    select ${columns}, ${usesOf(reader)}
    ${from(reader)} and (${search} = '' or position(${search} in q.sort_key) > 0)
    order by q.sort_key collate "C", q.id limit ${whole(MOST_QUERIES)}`)

const MOST_QUERIES = 1_000

export interface QueryValues {
  readonly projectId: number
  readonly userId: number
  readonly now: Date
  readonly name: string
  readonly sortKey: string
  readonly descr: string
  readonly text: string
  readonly roles: readonly string[]
  readonly parameters: readonly string[]
  readonly viewName: string
  readonly steps: string | null
  readonly settings: string
  readonly view: string
}

/** @returns its number. */
export async function insertQuery(db: Db, values: QueryValues): Promise<number> {
  const { id } = await db.one<{ id: number }>(sql`
    insert into report_queries (project_id, name, sort_key, descr, text, roles, parameters, view_name,
      steps, settings, view, author_id, changed_at)
    values (${values.projectId}, ${values.name}, ${values.sortKey}, ${values.descr}, ${values.text},
      ${values.roles}::text[], ${values.parameters}::text[], ${values.viewName}, ${values.steps}::jsonb,
      ${values.settings}::jsonb, ${values.view}::jsonb, ${values.userId}, ${values.now})
    returning id`)
  await keepVersion(db, id, values)
  return id
}

export async function updateQuery(db: Db, id: number, values: QueryValues): Promise<void> {
  await db.run(sql`
    update report_queries set name = ${values.name}, sort_key = ${values.sortKey}, descr = ${values.descr},
      text = ${values.text}, roles = ${values.roles}::text[], parameters = ${values.parameters}::text[],
      view_name = ${values.viewName}, steps = ${values.steps}::jsonb, settings = ${values.settings}::jsonb,
      view = ${values.view}::jsonb, version = version + 1, changed_at = ${values.now}
    where id = ${id}`)
  await keepVersion(db, id, values)
}

const keepVersion = (db: Db, id: number, { userId, now }: QueryValues): Promise<number> =>
  db.run(sql`
    insert into report_query_versions (query_id, version, name, text, steps, settings, author_id, changed_at)
    select id, version, name, text, steps, settings, ${userId}, ${now} from report_queries where id = ${id}`)

export const removeQuery = (db: Db, id: number, now: Date): Promise<number> =>
  db.run(sql`update report_queries set removed_at = ${now} where id = ${id}`)

export interface VersionRow {
  readonly Version: number
  readonly Name: string
  readonly Query: string
  readonly ChangedAt: string
  readonly AuthorName: string
}

/** The versions of a page, the latest first, and the one that follows them, for the last to be compared with. */
export const listVersions = (db: Db, id: number, page: number): Promise<VersionRow[]> =>
  db.rows(sql`
    select v.version as "Version", v.name as "Name", v.text as "Query", v.changed_at as "ChangedAt",
      coalesce(u.last_name || ' ' || u.first_name, '') as "AuthorName"
    from report_query_versions v left join users u on u.id = v.author_id
    where v.query_id = ${id} order by v.version desc
    limit ${whole(VERSIONS_A_PAGE + 1)} offset ${(page - 1) * VERSIONS_A_PAGE}`)

export const VERSIONS_A_PAGE = 20

export async function countVersions(db: Db, id: number): Promise<number> {
  const { count } = await db.one<{ count: number }>(
    sql`select count(*)::int as count from report_query_versions where query_id = ${id}`,
  )
  return count
}

/** Forgets what queries were before their last versions, but what somebody has run and is told of. */
export const deleteOldVersions = (db: Db): Promise<number> =>
  db.run(sql`
    delete from report_query_versions v using report_queries q
    where q.id = v.query_id and v.version <= q.version - ${whole(MOST_QUERY_VERSIONS)}
      and not exists (
        select from report_runs r where r.query_id = v.query_id and r.version = v.version)`)

export const findVersion = (
  db: Db,
  id: number,
  version: number,
): Promise<{ name: string; text: string; steps: unknown; settings: unknown } | undefined> =>
  db.row(sql`
    select name, text, steps, settings from report_query_versions
    where query_id = ${id} and version = ${version}`)

export interface RunRow {
  readonly At: string
  readonly UserName: string
  readonly Rows: number
  readonly Ms: number
  readonly Version: number
}

export const listRuns = (db: Db, id: number, page: number): Promise<RunRow[]> =>
  db.rows(sql`
    select r.at as "At", coalesce(u.last_name || ' ' || u.first_name, '') as "UserName",
      r.row_count as "Rows", r.ms as "Ms", r.version as "Version"
    from report_runs r left join users u on u.id = r.user_id
    where r.query_id = ${id} order by r.id desc
    limit ${whole(RUNS_A_PAGE)} offset ${(page - 1) * RUNS_A_PAGE}`)

const RUNS_A_PAGE = 50

export async function countRuns(db: Db, id: number): Promise<number> {
  const { count } = await db.one<{ count: number }>(
    sql`select count(*)::int as count from report_runs where query_id = ${id}`,
  )
  return count
}

export const insertRun = (
  db: Db,
  run: {
    readonly queryId: number
    readonly version: number
    readonly userId: number
    readonly at: Date
    readonly ms: number
    readonly rows: number
  },
): Promise<number> =>
  db.run(sql`
    insert into report_runs (query_id, version, user_id, at, ms, row_count)
    values (${run.queryId}, ${run.version}, ${run.userId}, ${run.at}, ${run.ms}, ${run.rows})`)

/** Runs are kept for a year. */
export const forgetRuns = (db: Db, before: Date): Promise<number> =>
  db.run(sql`delete from report_runs where at < ${before}`)

export async function readCallerName(db: Db, userId: number): Promise<string> {
  const row = await db.row<{ name: string }>(
    sql`select last_name || ' ' || first_name as name from users where id = ${userId}`,
  )
  return row?.name ?? ''
}
