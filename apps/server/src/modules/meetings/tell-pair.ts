import type { CallContext } from '../../kernel/context.ts'
import { queueMails } from '../mail/index.ts'
import { findPair } from './notice-store.ts'
import type { MeetingKey } from './store.ts'
import { withdrawReminders } from './withdraw-reminders.ts'

/**
 * Mails mentor and mentee that their meeting was set, moved or cancelled; not the one who did it.
 * A meeting that changes again is told of again. Reminders of a time that no longer holds do not leave.
 */
export async function tellPair(
  { db, actor, requestId }: CallContext,
  key: MeetingKey,
  notice: 'meetings.scheduled' | 'meetings.moved' | 'meetings.cancelled',
): Promise<void> {
  const pair = await findPair(db, key)
  if (!pair) return
  const { id, mentor, mentee, mentorId, menteeId, ...model } = pair
  if (notice !== 'meetings.scheduled') await withdrawReminders(db, [pair])
  const people = [
    { userId: menteeId, with: mentor },
    { userId: mentorId, with: mentee },
  ]
  await queueMails(db, {
    template: notice,
    projectId: key.projectId,
    senderId: actor.userId,
    to: people
      .filter(({ userId }) => userId !== actor.userId)
      .map(({ userId, ...other }) => ({
        userId,
        key: `${notice}/${id}/${requestId}/${userId}`,
        model: { ...model, ...other },
      })),
  })
}
