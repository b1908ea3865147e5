import type { Db } from '../../kernel/database/database.ts'
import { sql } from '../../kernel/database/sql.ts'

/** By whom and when something is made; nobody for what a project begins with. */
export interface Addressed {
  readonly userId: number | null
  readonly at: Date
}

interface ReadyQuery {
  readonly projectId: number
  readonly name: string
  readonly sort_key: string
  readonly descr: string
  readonly text: string
  readonly roles: readonly string[]
  readonly view: object
}

/** Adds queries with their first version. */
export const insertReadyQueries = (
  db: Db,
  queries: readonly ReadyQuery[],
  { userId, at }: Addressed,
): Promise<{ id: number; projectId: number; name: string }[]> =>
  db.rows(sql`
    with added as (
      insert into report_queries (project_id, name, sort_key, descr, text, roles, parameters, settings,
        view, author_id, changed_at)
      select "projectId", name, sort_key, descr, text, roles, '{}', '[]', view, ${userId}::int,
        ${at}::timestamptz
      from jsonb_to_recordset(${JSON.stringify(queries)}::jsonb) as given ("projectId" int, name text,
        sort_key text, descr text, text text, roles text[], view jsonb)
      returning id, project_id, version, name, text, settings, author_id, changed_at
    ), versions as (
      insert into report_query_versions (query_id, version, name, text, settings, author_id, changed_at)
      select id, version, name, text, settings, author_id, changed_at from added)
    select id, project_id as "projectId", name from added order by id`)

interface ReadyPage {
  readonly projectId: number
  readonly title: string
  readonly sort_key: string
  readonly descr: string
  readonly roles: readonly string[]
  readonly tiles: readonly object[]
  readonly filters: object
  readonly query_ids: readonly number[]
}

/** Adds reports; returns their numbers in the order in which they were given. */
export async function insertReadyPages(
  db: Db,
  pages: readonly ReadyPage[],
  { userId, at }: Addressed,
): Promise<number[]> {
  const rows = await db.rows<{ id: number }>(sql`
    with added as (
      insert into report_pages (project_id, title, sort_key, descr, roles, tiles, filters, query_ids,
        author_id, changed_by, changed_at)
      select (page ->> 'projectId')::int, page ->> 'title', page ->> 'sort_key', page ->> 'descr',
        array(select jsonb_array_elements_text(page -> 'roles')), page -> 'tiles', page -> 'filters',
        array(select jsonb_array_elements(page -> 'query_ids')::int), ${userId}::int, ${userId}::int,
        ${at}::timestamptz
      from jsonb_array_elements(${JSON.stringify(pages)}::jsonb) with ordinality as given (page, place)
      order by place
      returning id)
    select id from added order by id`)
  return rows.map(({ id }) => id)
}
