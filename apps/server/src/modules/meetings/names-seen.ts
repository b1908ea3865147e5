import type { CallContext } from '../../kernel/context.ts'
import { listSeenIds } from './calendar-store.ts'
import { calendarOf } from './policy.ts'
import type { Entry } from './store.ts'

/**
 * Entries that are in the way, with the other person's name only where the meeting stands in the caller's
 * own calendar: of what others have, in this project or another, nothing but the time is told.
 */
export async function namesSeen(context: CallContext, entries: readonly Entry[]): Promise<Entry[]> {
  if (entries.length === 0) return []
  const { db, actor } = context
  const ids = entries.map(({ id }) => id)
  const seen = new Set(await listSeenIds(db, actor.projectId, ids, calendarOf(context)))
  return entries.map((entry) => (seen.has(entry.id) ? entry : { ...entry, other: '' }))
}
