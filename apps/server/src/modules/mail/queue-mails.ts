import type { Db } from '../../kernel/database/database.ts'
import { isUrgent } from './default-templates.ts'
import type { MailRequest } from './mail-request.ts'
import { insertMails } from './queue-store.ts'
import { afterQuietHours } from './quiet-hours.ts'

/**
 * Queues mails in the transaction of what they tell of: they leave once it has committed, and never
 * if it does not. What is not urgent waits until the night is over, or the person's own quiet hours.
 *
 * @returns whose mails were queued; those whose key is known already are left out.
 */
export async function queueMails(db: Db, request: MailRequest): Promise<number[]> {
  const { dueAt = new Date(), to } = request
  const urgent = isUrgent(request.template)
  const dues = to.map(({ quiet }) => (urgent ? dueAt : afterQuietHours(dueAt, quiet)))
  return insertMails(db, request, dues)
}
