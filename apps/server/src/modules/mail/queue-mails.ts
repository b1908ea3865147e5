import { notificationsChanged } from '@telemachos/contract/notifications/events'
import type { Db } from '../../kernel/database/database.ts'
import { userRoom, writeOutbox } from '../../kernel/outbox.ts'
import { isUrgent } from './default-templates.ts'
import type { MailRequest } from './mail-request.ts'
import { insertMails } from './queue-store.ts'
import { afterQuietHours } from './quiet-hours.ts'

/**
 * Queues mails in the transaction of what they tell of: they leave once it has committed, and never
 * if it does not. What is not urgent waits until the night is over; what a person does not want by
 * mail is told on the page only, as everything of a project is.
 *
 * @returns whose mails were queued; those whose key is known already are left out.
 */
export async function queueMails(db: Db, request: MailRequest): Promise<number[]> {
  const wanted = request.dueAt ?? new Date()
  const dueAt = isUrgent(request.template) ? wanted : afterQuietHours(wanted)
  const told = await insertMails(db, { ...request, dueAt })
  const { projectId } = request
  if (projectId !== null && told.length > 0) {
    const payload = { ProjectId: projectId }
    await writeOutbox(db, [{ name: notificationsChanged.name, payload, rooms: told.map(userRoom) }])
  }
  return told
}
