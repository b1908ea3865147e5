import { MOST_REPORT_VERSIONS } from '@telemachos/contract/reports/limits'
import type { Db } from '../../kernel/database/database.ts'
import { sql, whole } from '../../kernel/database/sql.ts'

/** What an author writes of a report. */
export interface WrittenReport {
  readonly title: string
  readonly descr: string
  readonly roles: readonly string[]
  readonly tiles: unknown
  readonly filters: unknown
}

interface VersionRow {
  readonly version: number
  readonly changedAt: string
  readonly authorName: string
  readonly written: WrittenReport
  /** The version before it; null for the first, and where that is no longer kept. */
  readonly before: WrittenReport | null
  readonly count: number
}

const VERSIONS_A_PAGE = 20

/** A page of what a report is and was, the latest first. */
export const listReportVersions = (db: Db, id: number, page: number): Promise<VersionRow[]> =>
  db.rows(sql`
    with every as (
      select version, changed_by as author_id, changed_at, jsonb_build_object('title', title,
        'descr', descr, 'roles', roles, 'tiles', tiles, 'filters', filters) as written
      from report_pages where id = ${id}
      union all
      select version, author_id, changed_at, jsonb_build_object('title', title,
        'descr', descr, 'roles', roles, 'tiles', tiles, 'filters', filters)
      from report_page_versions where report_id = ${id})
    select e.version, e.changed_at as "changedAt",
      coalesce(u.last_name || ' ' || u.first_name, '') as "authorName", e.written, b.written as before,
      (count(*) over ())::int as count
    from every e left join every b on b.version = e.version - 1 left join users u on u.id = e.author_id
    order by e.version desc
    limit ${whole(VERSIONS_A_PAGE)} offset ${(page - 1) * VERSIONS_A_PAGE}`)

export const findReportVersion = (
  db: Db,
  id: number,
  version: number,
): Promise<WrittenReport | undefined> =>
  db.row(sql`
    select title, descr, roles, tiles, filters from report_page_versions
    where report_id = ${id} and version = ${version}`)

/** Keeps what a report is before it becomes another; of the oldest nothing any more. */
export async function keepReportVersion(db: Db, id: number): Promise<void> {
  await db.run(sql`
    insert into report_page_versions (report_id, version, title, descr, roles, tiles, filters, author_id,
      changed_at)
    select id, version, title, descr, roles, tiles, filters, changed_by, changed_at
    from report_pages where id = ${id}`)
  await db.run(sql`
    delete from report_page_versions v using report_pages r
    where r.id = ${id} and v.report_id = r.id and v.version <= r.version - ${whole(MOST_REPORT_VERSIONS)}`)
}
