import type { NoticeKind } from '@telemachos/contract/notifications/kinds'
import type { Db } from '../../kernel/database/database.ts'
import { sql } from '../../kernel/database/sql.ts'

/** Marks notices as read or unread, all of them without ids; those that changed. */
export async function markNotices(
  db: Db,
  { userId, projectId }: { readonly userId: number; readonly projectId: number },
  {
    ids,
    read,
    now,
  }: { readonly ids: readonly number[] | null; readonly read: boolean; readonly now: Date },
): Promise<number[]> {
  const rows = await db.rows<{ id: number }>(sql`
    update mails set read_at = case when ${read}::boolean then ${now}::timestamptz end
    where user_id = ${userId} and project_id = ${projectId}
      and (${ids}::bigint[] is null or id = any (${ids}::bigint[]))
      and (read_at is null) = ${read}::boolean
    returning id`)
  return rows.map(({ id }) => id)
}

/** Keeps whether somebody wants a kind by mail. */
export async function writeChoice(
  db: Db,
  userId: number,
  kind: NoticeKind,
  wanted: boolean,
): Promise<void> {
  await db.run(sql`
    insert into mail_choices (user_id, template, wanted) values (${userId}, ${kind}, ${wanted})
    on conflict (user_id, template) do update set wanted = excluded.wanted`)
}
