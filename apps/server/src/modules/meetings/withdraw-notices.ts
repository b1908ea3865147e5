import type { Db } from '../../kernel/database/database.ts'
import { notices } from '../../kernel/notices.ts'
import { meetingThing } from './notice-model.ts'

/**
 * Takes back what was told of meetings that have another time or another mentor, or are off: mails that
 * have not left do not leave, and the lines on the page no longer hold. What is still to be reminded of
 * is reminded of anew.
 */
export async function withdrawNotices(
  db: Db,
  meetings: readonly { readonly id: number }[],
  now: Date,
): Promise<void> {
  await notices
    .get()
    .withdraw(db, { about: meetings.map(({ id }) => ({ thing: meetingThing(id) })), now })
}
