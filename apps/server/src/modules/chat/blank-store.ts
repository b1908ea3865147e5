import type { Db } from '../../kernel/database/database.ts'
import { sql } from '../../kernel/database/sql.ts'

/** Empties what an erased person wrote: that they wrote stays, for those with whom they talked. */
export async function blankRowsOf(db: Db, userId: number): Promise<void> {
  await db.run(sql`
    delete from chat_earlier_texts where message_id in (
      select id from chat_messages where user_id = ${userId})`)
  await db.run(sql`
    delete from chat_reactions where user_id = ${userId} or message_id in (
      select id from chat_messages where user_id = ${userId})`)
  await db.run(sql`
    update chat_members m set own_unread = m.own_unread + gone.count
    from (
      select p.conversation_id, p.user_id, count(*) as count
      from chat_messages s join chat_members p on p.conversation_id = s.conversation_id
        and p.user_id <> s.user_id and p.read_seq < s.seq and s.seq > p.from_seq
        and s.seq <= coalesce(p.until_seq, s.seq)
      where s.user_id = ${userId} and s.deleted_at is null group by p.conversation_id, p.user_id
    ) gone
    where m.conversation_id = gone.conversation_id and m.user_id = gone.user_id`)
  await db.run(sql`
    update chat_messages set text = '', search_key = '', deleted_at = coalesce(deleted_at, now())
    where user_id = ${userId}`)
  await db.run(sql`
    update chat_reports r set note = '', outcome = ''
    where r.reporter_id = ${userId} or r.message_id in (
      select m.id from chat_messages m where m.user_id = ${userId})`)
  await db.run(sql`
    update chat_conversations set title = '' where created_by = ${userId} and title <> ''`)
}
