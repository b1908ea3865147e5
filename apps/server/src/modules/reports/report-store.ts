import type { Role } from '@telemachos/contract/core/roles'
import type { Db } from '../../kernel/database/database.ts'
import { empty, sql, whole, type Sql } from '../../kernel/database/sql.ts'
import type { QueryReader } from './reader.ts'
import { keepReportVersion } from './report-version-store.ts'

interface ListedReport {
  readonly id: number
  readonly title: string
  readonly descr: string
  readonly roles: Role[]
  readonly authorId: number | null
  readonly authorName: string
  readonly changedAt: string
  readonly changedByName: string
}

export interface ReportRow extends ListedReport {
  readonly tiles: unknown
  readonly filters: unknown
  readonly queryIds: number[]
  readonly version: number
}

const listed = sql`
  r.id, r.title, r.descr, r.roles, r.author_id as "authorId", r.changed_at as "changedAt",
  coalesce(a.last_name || ' ' || a.first_name, '') as "authorName",
  coalesce(c.last_name || ' ' || c.first_name, '') as "changedByName"`

/** Whether a report `r` is theirs to read. */
export const isReadable = ({ userId, role, seesAll }: QueryReader): Sql => sql`
  (${seesAll} or r.author_id = ${userId} or r.roles @> array[${role}])`

const from = (reader: QueryReader): Sql => sql`
  from report_pages r left join users a on a.id = r.author_id left join users c on c.id = r.changed_by
  where r.project_id = ${reader.projectId} and r.removed_at is null and ${isReadable(reader)}`

/** A report that they read. */
export const findReport = (
  db: Db,
  reader: QueryReader,
  id: number,
  isLocked = false,
): Promise<ReportRow | undefined> =>
  db.row(sql`
    select ${listed}, r.tiles, r.filters, r.query_ids as "queryIds", r.version
    ${from(reader)} and r.id = ${id} ${isLocked ? sql`for update of r` : empty}`)

const MAX_REPORTS = 1_000

/** Those whose title has the text, whatever its accents; all for nothing. */
export const listReports = (
  db: Db,
  reader: QueryReader,
  search: string,
): Promise<(ListedReport & { tileCount: number })[]> =>
  db.rows(sql`
    select ${listed}, jsonb_array_length(r.tiles) as "tileCount"
    ${from(reader)} and (${search} = '' or position(${search} in r.sort_key) > 0)
    order by r.sort_key collate "C", r.id limit ${whole(MAX_REPORTS)}`)

export interface ReportValues {
  readonly projectId: number
  readonly userId: number
  readonly now: Date
  readonly title: string
  readonly sortKey: string
  readonly descr: string
  readonly roles: readonly string[]
  readonly tiles: string
  readonly filters: string
  readonly queryIds: readonly number[]
}

/** @returns its number. */
export async function insertReport(db: Db, values: ReportValues): Promise<number> {
  const { id } = await db.one<{ id: number }>(sql`
    insert into report_pages (project_id, title, sort_key, descr, roles, tiles, filters, query_ids,
      author_id, changed_by, changed_at)
    values (${values.projectId}, ${values.title}, ${values.sortKey}, ${values.descr},
      ${values.roles}::text[], ${values.tiles}::jsonb, ${values.filters}::jsonb,
      ${values.queryIds}::int[], ${values.userId}, ${values.userId}, ${values.now})
    returning id`)
  return id
}

export async function updateReport(db: Db, id: number, values: ReportValues): Promise<void> {
  await keepReportVersion(db, id)
  await db.run(sql`
    update report_pages set title = ${values.title}, sort_key = ${values.sortKey},
      descr = ${values.descr}, roles = ${values.roles}::text[], tiles = ${values.tiles}::jsonb,
      filters = ${values.filters}::jsonb, query_ids = ${values.queryIds}::int[],
      version = version + 1, changed_by = ${values.userId}, changed_at = ${values.now}
    where id = ${id}`)
}

export const removeReport = (db: Db, id: number, now: Date): Promise<number> =>
  db.run(sql`update report_pages set removed_at = ${now} where id = ${id}`)

/** A query as a tile runs it. */
export interface TileQuery {
  readonly id: number
  readonly text: string
  readonly parameters: string[]
  readonly settings: unknown
  readonly version: number
}

/** A query of the project, whoever may run it by itself: a report is read by the roles that it names. */
export const findTileQuery = (
  db: Db,
  projectId: number,
  id: number,
): Promise<TileQuery | undefined> =>
  db.row(sql`
    select id, text, parameters, settings, version from report_queries
    where project_id = ${projectId} and id = ${id} and removed_at is null`)

/** The numbers of those of the given queries that the reader may run. */
export async function runnableQueries(
  db: Db,
  { projectId, userId, role, seesAll }: QueryReader,
  ids: readonly number[],
): Promise<ReadonlySet<number>> {
  const rows = await db.rows<{ id: number }>(sql`
    select id from report_queries
    where project_id = ${projectId} and id = any(${ids}::int[]) and removed_at is null
      and (${seesAll} or author_id = ${userId} or roles @> array[${role}])`)
  return new Set(rows.map(({ id }) => id))
}

/** The reports that show a query `q`: those that the reader reads, and how many others. */
export const usesOf = (reader: QueryReader): Sql => sql`
  (select coalesce(json_agg(json_build_object('Id', r.id, 'Name', r.title)
      order by r.sort_key collate "C", r.id) filter (where ${isReadable(reader)}), '[]'::json)
    from report_pages r where r.query_ids @> array[q.id] and r.removed_at is null) as "usedIn",
  (select count(*)::int from report_pages r
    where r.query_ids @> array[q.id] and r.removed_at is null and not ${isReadable(reader)})
    as "usedBesides"`

/** Of whom the people within reach consist: changes with every one who comes or goes. */
export async function readReachStamp(db: Db, reach: Sql): Promise<string> {
  const { stamp } = await db.one<{ stamp: string }>(sql`
    select count(*) || ':' || coalesce(sum(hashint4(m.user_id)::bigint), 0) as stamp
    from memberships m where ${reach}`)
  return stamp
}

/** What a project is called, and in other languages. */
export const readProjectName = (
  db: Db,
  projectId: number,
): Promise<{ name: string; others: Record<string, string> }> =>
  db.one(sql`
    select descr as name, coalesce(descrs, '{}') as others from projects where id = ${projectId}`)

/** What a mentor of the project is called; nothing for anybody else. */
export async function readMentorName(db: Db, projectId: number, userId: number): Promise<string> {
  const row = await db.row<{ name: string }>(sql`
    select coalesce(u.last_name || ' ' || u.first_name, '') as name
    from memberships m join users u on u.id = m.user_id
    where m.project_id = ${projectId} and m.user_id = ${userId} and m.is_mentor`)
  return row?.name ?? ''
}
