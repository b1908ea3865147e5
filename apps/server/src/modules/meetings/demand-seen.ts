import type { CallContext } from '../../kernel/context.ts'
import { AppError } from '../../kernel/errors.ts'
import { lockLatest, type MeetingKey } from './store.ts'

/** The first instant that means "inactive" (spec §4): no meeting at all. */
const INACTIVE_YEAR = 3000

/**
 * Holds the date that a page showed against what is planned now, so that of two people who change
 * the same meeting the later one is told. Other changes of it wait until the transaction ends.
 *
 * @param seen an ISO instant, or null for no date; undefined asks for no check.
 * @throws meeting_moved with `at`, the start that is planned now or null, and `by`, who set it.
 */
export async function requireSeen(
  { db }: CallContext,
  key: MeetingKey,
  seen: string | null | undefined,
): Promise<void> {
  if (seen === undefined) return
  const latest = await lockLatest(db, key)
  if (!latest || latest.state === 'held' || latest.state === 'missed') return
  const at = latest.state === 'planned' ? latest.at : null
  if (startOf(seen) === startOf(at)) return
  throw new AppError('meeting_moved', { details: { at, by: latest.by } })
}

function startOf(at: string | null): number | null {
  if (at === null) return null
  const instant = new Date(at)
  return instant.getUTCFullYear() >= INACTIVE_YEAR ? null : instant.getTime()
}
