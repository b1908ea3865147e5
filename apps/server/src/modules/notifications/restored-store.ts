import type { Db } from '../../kernel/database/database.ts'
import { sql } from '../../kernel/database/sql.ts'

/** Takes every message out of the queue. @returns how many there were. */
export function cancelWaiting(db: Db): Promise<number> {
  return db.run(sql`
    update notice_messages set state = 'cancelled', error = 'restored', held_until = null,
      done_at = now()
    where state in ('queued', 'sending')`)
}

/** Has no mail of the day tell of what one was to tell of. @returns how many notices there were. */
export function leaveOutOfDigests(db: Db): Promise<number> {
  return db.run(sql`
    update notices set digested_at = now() where way = 'digest' and digested_at is null`)
}
