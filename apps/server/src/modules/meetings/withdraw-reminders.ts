import type { Db } from '../../kernel/database/database.ts'
import { withdrawMails } from '../mail/index.ts'
import { REMINDER, reminderKey } from './remind-pairs.ts'

/** A meeting of which two people have been reminded, or will be. */
export interface Reminded {
  readonly id: number
  readonly mentorId: number
  readonly menteeId: number
}

/**
 * Takes back reminders of meetings that have another time or another mentor, or are off: those that
 * have not left do not leave, and those told on the page count as read. What is still to be reminded of
 * is reminded of anew.
 */
export async function withdrawReminders(db: Db, meetings: readonly Reminded[]): Promise<void> {
  if (meetings.length === 0) return
  await withdrawMails(db, {
    template: REMINDER,
    keyStarts: meetings.map(({ id }) => reminderKey(id)),
    userIds: [...new Set(meetings.flatMap(({ mentorId, menteeId }) => [mentorId, menteeId]))],
  })
}
