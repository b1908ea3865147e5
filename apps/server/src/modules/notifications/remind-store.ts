import type { Db } from '../../kernel/database/database.ts'
import { sql, whole } from '../../kernel/database/sql.ts'
import { asClock } from './choices-store.ts'
import type { DigestRow } from './digest-store.ts'
import { isUnread } from './notice-store.ts'

/** So many people at once, and so many lines of each. */
const BATCH = 200
const MAX_LINES = 20

/**
 * What has waited for people since before an instant, unread: a row for each person and project, but of
 * those who were reminded since `remindedBefore`, and of kinds that they want on the page alone.
 */
export function takeToRemind(
  db: Db,
  {
    kinds,
    before,
    remindedBefore,
    now,
  }: {
    readonly kinds: readonly string[]
    readonly before: Date
    readonly remindedBefore: Date
    readonly now: Date
  },
): Promise<DigestRow[]> {
  return db.rows(sql`
    with waiting as materialized (
      select n.id, n.user_id, n.project_id from notices n
      join users u on u.id = n.user_id and u.state = 1
      join memberships m on m.user_id = n.user_id and m.project_id = n.project_id
        and m.left_at is null
      where n.reminded_at is null and ${isUnread(sql`n`)} and n.created_at <= ${before}
        and n.kind = any (${kinds}::text[]) and n.way <> 'page'
        and not exists (select from projects p where p.id = n.project_id and p.archived_at is not null)
        and not exists (
          select from notices r where r.user_id = n.user_id and r.project_id = n.project_id
            and r.reminded_at > ${remindedBefore})
    ), people as (
      select distinct user_id, project_id from waiting limit ${whole(BATCH)}
    ), taken as (
      update notices n set reminded_at = ${now}
      from waiting w join people p using (user_id, project_id)
      where n.id = w.id
      returning n.id, n.user_id, n.project_id, n.kind, n.model, n.count, n.owner_ids
    )
    select t.user_id as "userId", t.project_id as "projectId", array_agg(t.id order by t.id) as ids,
      array(select distinct owner from unnest(
        string_to_array(string_agg(array_to_string(t.owner_ids, ','), ',') filter (where t.owner_ids <> '{}'), ',')::int[]) owner) as of,
      (jsonb_path_query_array(
        jsonb_agg(jsonb_build_object('kind', t.kind, 'model', t.model, 'count', t.count) order by t.id),
        '$[0 to ${whole(MAX_LINES - 1)}]')) as lines,
      ${asClock(sql`h.quiet_from`)} as "from", ${asClock(sql`h.quiet_until`)} as "until"
    from taken t left join notice_hours h on h.user_id = t.user_id
    group by t.user_id, t.project_id, h.user_id`)
}
