import type { Db } from '../../kernel/database/database.ts'
import { sql } from '../../kernel/database/sql.ts'

/** Empties what an erased person wrote: that they wrote stays, for those with whom they talked. */
export async function blankRowsOf(db: Db, userId: number): Promise<void> {
  await db.run(sql`
    delete from chat_earlier_texts where message_id in (
      select id from chat_messages where user_id = ${userId})`)
  await db.run(sql`
    update chat_messages set text = '', search_key = '', deleted_at = coalesce(deleted_at, now())
    where user_id = ${userId}`)
  await db.run(sql`
    update chat_reports set note = '', outcome = '' where reporter_id = ${userId}`)
  await db.run(sql`
    update chat_conversations set title = '' where created_by = ${userId} and title <> ''`)
}
