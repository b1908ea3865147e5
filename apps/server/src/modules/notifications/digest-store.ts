import type { Db } from '../../kernel/database/database.ts'
import { sql, whole } from '../../kernel/database/sql.ts'
import { asClock } from './choices-store.ts'
import { isUnread } from './notice-store.ts'
import type { QuietHours } from './quiet-hours.ts'

/** What one mail tells somebody of a project. */
export interface DigestRow extends QuietHours {
  ids: number[]
  /** Whose things and names the lines tell. */
  of: number[]
  userId: number
  projectId: number
  lines: { kind: string; model: Record<string, unknown>; count: number }[]
}

/** Whom one mail tells of at most so many lines; what is more is on the page. */
const MAX_LINES = 20
/** So many people at once. */
const BATCH = 200

/**
 * What people wanted to be told once a day and have not read, of before an instant: a row for each
 * person and project, the lines in the order in which they came.
 */
export function takeForDigests(db: Db, before: Date, now: Date): Promise<DigestRow[]> {
  return db.rows(sql`
    with people as (
      select distinct n.user_id, n.project_id from notices n
      where n.way = 'digest' and n.digested_at is null and ${isUnread(sql`n`)}
        and n.created_at <= ${before}
        and not exists (select from projects p where p.id = n.project_id and p.archived_at is not null)
      limit ${whole(BATCH)}
    ), taken as (
      update notices n set digested_at = ${now} from people p
      where n.user_id = p.user_id and n.project_id = p.project_id and n.way = 'digest'
        and n.digested_at is null and ${isUnread(sql`n`)} and n.created_at <= ${before}
      returning n.id, n.user_id, n.project_id, n.kind, n.model, n.count, n.owner_ids
    )
    select t.user_id as "userId", t.project_id as "projectId", array_agg(t.id order by t.id) as ids,
      array(select distinct owner from unnest(
        string_to_array(string_agg(array_to_string(t.owner_ids, ','), ',') filter (where t.owner_ids <> '{}'), ',')::int[]) owner) as of,
      (jsonb_path_query_array(
        jsonb_agg(jsonb_build_object('kind', t.kind, 'model', t.model, 'count', t.count) order by t.id),
        '$[0 to ${whole(MAX_LINES - 1)}]')) as lines,
      ${asClock(sql`h.quiet_from`)} as "from", ${asClock(sql`h.quiet_until`)} as "until"
    from taken t join users u on u.id = t.user_id and u.state = 1
    left join notice_hours h on h.user_id = t.user_id
    group by t.user_id, t.project_id, h.user_id`)
}

/** Those of the notices that their people still have to read. */
export async function listUnread(db: Db, ids: readonly number[]): Promise<number[]> {
  const rows = await db.rows<{ id: number }>(sql`
    select n.id from notices n where n.id = any (${ids}::bigint[]) and ${isUnread(sql`n`)}`)
  return rows.map(({ id }) => id)
}
