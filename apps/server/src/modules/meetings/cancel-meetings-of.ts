import type { Db } from '../../kernel/database/database.ts'
import { cancelUpcomingOf } from './leaving-store.ts'

/**
 * Cancels every meeting of a person in a project that is still to come, as when they leave it.
 * Whoever calls this has checked that they may. Meetings that have been stay as they were.
 * @returns how many there were.
 */
export function cancelMeetingsOf(
  db: Db,
  person: { readonly projectId: number; readonly userId: number },
): Promise<number> {
  return cancelUpcomingOf(db, person)
}
