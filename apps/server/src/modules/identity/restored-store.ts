import type { Db } from '../../kernel/database/database.ts'
import { sql } from '../../kernel/database/sql.ts'

/** Ends every session, and with it what was opened from it. @returns how many there were. */
export const deleteEverySession = (db: Db): Promise<number> => db.run(sql`delete from sessions`)

/** Makes every link void by which a password is set. @returns how many there were. */
export const deleteEveryToken = (db: Db): Promise<number> =>
  db.run(sql`delete from password_tokens`)

/** Forgets addresses that wait to be confirmed by a link. @returns how many there were. */
export const deletePendingEmails = (db: Db): Promise<number> =>
  db.run(sql`delete from email_changes where confirmed_at is null`)

/** Forgets who asked for a new password. */
export const deleteResetRequests = (db: Db): Promise<number> =>
  db.run(sql`delete from reset_requests`)
