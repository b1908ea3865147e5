import type { Db } from '../../kernel/database/database.ts'
import { sql, whole } from '../../kernel/database/sql.ts'
import { UNREAD } from './conversation-store.ts'
import { isBlocked } from './place-store.ts'

/** Somebody who has not read what was written in a conversation. */
export interface UnreadRow {
  readonly conversationId: number
  readonly projectId: number
  readonly userId: number
  /** The last message that they have not read. */
  readonly lastSeq: number
  /** Who wrote last, or what the group is called. */
  readonly with: string
  /** Whose name that is: who wrote last, or who made the group. */
  readonly ownerIds: number[]
}

/**
 * Takes those who are to be told that they have not read what was written in a conversation that was silent
 * since then: each once, until they read on. Who has muted it is not told, nor either of two where one keeps the other away.
 */
export function takeUnread(db: Db, from: Date, to: Date, limit: number): Promise<UnreadRow[]> {
  return db.rows(sql`
    with due as (
      select c.id, c.project_id, m.user_id, l.seq as last_seq,
        coalesce(nullif(c.title, ''), u.first_name || ' ' || u.last_name, '') as name,
        case when c.title <> '' then c.created_by else l.user_id end as owner_id
      from chat_conversations c
      join projects p on p.id = c.project_id and p.settings #>> '{Config,Chat,Enabled}' = 'true'
      join chat_members m on m.conversation_id = c.id and m.until_seq is null
        and not m.muted and not ${isBlocked(sql`c.id`)} and m.told_seq is distinct from m.read_seq
        and ${UNREAD} > 0
      -- The last that they have not read: a later one may be deleted, or their own.
      cross join lateral (
        select s.user_id, s.seq from chat_messages s
        where s.conversation_id = c.id and s.seq > m.read_seq and s.user_id <> m.user_id
          and s.deleted_at is null
        order by s.seq desc limit 1
      ) l
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
      last_seq as "lastSeq", name as with,
      array_remove(array[owner_id], null) as "ownerIds"
    from due`)
}

/**
 * Who was told that something is unread in a conversation, and has nothing unread now: of what is written next
 * they are told anew.
 */
export async function takeUpToDate(db: Db, conversationId: number): Promise<number[]> {
  const rows = await db.rows<{ userId: number }>(sql`
    update chat_members m set told_seq = null from chat_conversations c
    where c.id = m.conversation_id and m.conversation_id = ${conversationId}
      and m.told_seq is not null and ${UNREAD} = 0
    returning m.user_id as "userId"`)
  return rows.map(({ userId }) => userId)
}
