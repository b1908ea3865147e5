import type { Db } from '../../kernel/database/database.ts'
import { cancelUpcomingOf } from './leaving-store.ts'
import { withdrawNotices } from './withdraw-notices.ts'

/**
 * Cancels every meeting of a person in a project that is still to come, as when they leave it, and
 * takes back what was told of them.
 * Whoever calls this has checked that they may. Meetings that have been stay as they were.
 * @returns how many there were.
 */
export async function cancelMeetingsOf(
  db: Db,
  person: { readonly projectId: number; readonly userId: number },
  now: Date,
): Promise<number> {
  const cancelled = await cancelUpcomingOf(db, person)
  await withdrawNotices(db, cancelled, now)
  return cancelled.length
}
