import { pageOf, type Paged } from '../../kernel/database/page-of.ts'
import type { Db } from '../../kernel/database/database.ts'
import { sql, type Sql } from '../../kernel/database/sql.ts'
import { isUnread } from './notice-store.ts'

/** A line of what a person is told of on the page. */
export interface LineRow {
  id: number
  at: string
  kind: string
  model: Record<string, unknown>
  count: number
  path: string | null
  read: boolean
  outdated: boolean
}

/** What somebody is told of in a project. */
export interface Reader {
  readonly userId: number
  readonly projectId: number
}

const linesOf = ({ userId, projectId }: Reader): Sql => sql`
  from notices n
  where n.user_id = ${userId} and n.project_id = ${projectId} and n.folded_at is null`

/** How many lines somebody has not read. */
export async function countUnread(db: Db, reader: Reader): Promise<number> {
  const { unread } = await db.one<{ unread: number }>(sql`
    select count(*)::int as unread ${linesOf(reader)} and ${isUnread(sql`n`)}`)
  return unread
}

/** A page of lines, the latest first, and how many there are. */
export async function listLines(
  db: Db,
  reader: Reader,
  { unread, page }: { readonly unread: boolean; readonly page: Paged },
): Promise<{ list: LineRow[]; all: number }> {
  const from = unread ? sql`${linesOf(reader)} and ${isUnread(sql`n`)}` : linesOf(reader)
  const [list, { all }] = await Promise.all([
    db.rows<LineRow>(sql`
      select n.id, n.created_at as at, n.kind, n.model, n.count, n.model ->> 'path' as path,
        n.read_at is not null as read, n.outdated_at is not null as outdated
      ${from} order by n.id desc
      ${pageOf(page)}`),
    db.one<{ all: number }>(sql`select count(*)::int as all ${from}`),
  ])
  return { list, all }
}

/** Marks lines as read or unread, all of them without ids; those that changed. */
export async function markLines(
  db: Db,
  { userId, projectId }: Reader,
  {
    ids,
    read,
    now,
  }: { readonly ids: readonly number[] | null; readonly read: boolean; readonly now: Date },
): Promise<number[]> {
  const rows = await db.rows<{ id: number }>(sql`
    update notices set read_at = case when ${read}::boolean then ${now}::timestamptz end
    where user_id = ${userId} and project_id = ${projectId} and folded_at is null
      and (${ids}::bigint[] is null or id = any (${ids}::bigint[]))
      and (read_at is null) = ${read}::boolean
    returning id`)
  return rows.map(({ id }) => id)
}
