import type { Db } from '../../kernel/database/database.ts'
import { sql } from '../../kernel/database/sql.ts'

/** Empties what is said of an erased person in their meetings, which stay. */
export async function blankRowsOf(db: Db, userId: number): Promise<void> {
  await db.run(sql`update meetings set reason = '' where mentee_id = ${userId} and reason <> ''`)
  await db.run(sql`
    update meeting_journals set place = '', subject = '', notes = '', follow_up = '',
      resolution = '', resolved_at = null, comment = '', comment_at = null
    where meeting_id in (select id from meetings where mentee_id = ${userId})`)
  // A remark is about the mentor, and the mentee does not read it.
  await db.run(sql`
    update meeting_journals set comment = '', comment_at = null
    where comment <> '' and meeting_id in (select id from meetings where mentor_id = ${userId})`)
}
