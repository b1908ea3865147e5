import type { Db } from '../../kernel/database/database.ts'
import { empty, sql, type Sql } from '../../kernel/database/sql.ts'

/** What a query says to those who run it, or who read a report of it. */
export interface WordedQuery {
  readonly id: number
  readonly name: string
  readonly descr: string
  readonly text: string
  readonly steps: unknown
  readonly settings: unknown
  /** Whether somebody runs it by itself; a report shows its columns alone. */
  readonly isRun: boolean
}

const of = (alias: 'q' | 'r', id: number | undefined): Sql => {
  if (id === undefined) return empty
  return alias === 'q' ? sql`and q.id = ${id}` : sql`and r.id = ${id}`
}

/** The queries of a project that others read than who made them, or one of them. */
export const listWordedQueries = (
  db: Db,
  projectId: number,
  id: number | undefined,
): Promise<WordedQuery[]> =>
  db.rows(sql`
    select q.id, q.name, q.descr, q.text, q.steps, q.settings, cardinality(q.roles) > 0 as "isRun"
    from report_queries q
    where q.project_id = ${projectId} and q.removed_at is null ${of('q', id)}
      and (cardinality(q.roles) > 0 or exists (
        select from report_pages r
        where r.query_ids @> array[q.id] and r.removed_at is null and cardinality(r.roles) > 0))
    order by q.sort_key collate "C", q.id`)

/** What a report says to its readers. */
export interface WordedReport {
  readonly id: number
  readonly title: string
  readonly descr: string
  readonly tiles: unknown
}

/** The reports of a project that others read than who made them, or one of them. */
export const listWordedReports = (
  db: Db,
  projectId: number,
  id: number | undefined,
): Promise<WordedReport[]> =>
  db.rows(sql`
    select r.id, r.title, r.descr, r.tiles from report_pages r
    where r.project_id = ${projectId} and r.removed_at is null and cardinality(r.roles) > 0
      ${of('r', id)}
    order by r.sort_key collate "C", r.id`)
