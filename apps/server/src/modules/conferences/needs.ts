import { formatDateTime } from '@telemachos/rules/dates'
import type { CallContext } from '../../kernel/context.ts'
import type { Cell, Need } from '../actions/index.ts'
import { findProgress } from './needs-store.ts'
import { CONFERENCE, registersAnytime } from './policy.ts'

/**
 * What is missing before a conference may be completed for a mentee: a place in a session that has begun.
 * One without sessions is completed by whoever knows that it took place, and who oversees completes it
 * anyway.
 */
export async function missingBeforeCompleting(
  { db, now, actor }: CallContext,
  { typeId, projectId, actionId, menteeId }: Cell,
): Promise<readonly Need[]> {
  if (typeId !== CONFERENCE || registersAnytime(actor.role)) return []
  const { sessions, came, begins } = await findProgress(db, { projectId, actionId, menteeId }, now)
  if (sessions === 0 || came) return []
  if (begins === null) return [{ rule: 'conference_no_place' }]
  return [{ rule: 'conference_not_begun', values: { at: formatDateTime(begins) } }]
}
