import type { Db } from '../../kernel/database/database.ts'
import { sql, whole } from '../../kernel/database/sql.ts'
import { UNREAD } from './conversation-store.ts'

/** Somebody who has not read what was written in a conversation. */
export interface UnreadRow {
  readonly conversationId: number
  readonly projectId: number
  readonly userId: number
  readonly readSeq: number
  /** Who wrote last, or what the group is called. */
  readonly with: string
}

/**
 * Takes those who are to be told that they have not read the last message of a conversation that was
 * silent since then: each once, until they read on. Who has muted or blocked it is not told.
 */
export function takeUnread(db: Db, from: Date, to: Date, limit: number): Promise<UnreadRow[]> {
  return db.rows(sql`
    with due as (
      select c.id, c.project_id, m.user_id, m.read_seq,
        coalesce(nullif(c.title, ''), u.first_name || ' ' || u.last_name, '') as name
      from chat_conversations c
      join projects p on p.id = c.project_id and p.settings #>> '{Config,Chat,Enabled}' = 'true'
      join chat_messages l on l.conversation_id = c.id and l.seq = c.last_seq
        and l.deleted_at is null
      join chat_members m on m.conversation_id = c.id and m.until_seq is null
        and not m.muted and m.blocked_at is null and m.told_seq is distinct from m.read_seq
        and ${UNREAD} > 0
      join memberships a on a.project_id = c.project_id and a.user_id = m.user_id
        and a.active and a.left_at is null
      left join users u on u.id = l.user_id
      where c.last_at > ${from} and c.last_at <= ${to}
      limit ${whole(limit)}
    ), told as (
      update chat_members m set told_seq = m.read_seq from due
      where m.conversation_id = due.id and m.user_id = due.user_id
    )
    select id as "conversationId", project_id as "projectId", user_id as "userId",
      read_seq as "readSeq", name as with
    from due`)
}
