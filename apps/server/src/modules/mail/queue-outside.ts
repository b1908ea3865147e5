import type { Db } from '../../kernel/database/database.ts'
import { isUrgent } from './default-templates.ts'
import type { OutsideMail } from './mail-request.ts'
import { insertOutside } from './queue-store.ts'
import { afterQuietHours } from './quiet-hours.ts'

/**
 * Queues a mail to somebody without an account, in the transaction of what it tells of. It is in no log
 * of mails, and is forgotten a day after it left.
 * @returns whether it was queued: no, where its key is known.
 */
export function queueOutside(db: Db, mail: OutsideMail, now: Date): Promise<boolean> {
  return insertOutside(db, mail, isUrgent(mail.template) ? now : afterQuietHours(now, undefined))
}
