import type { CallContext } from '../../kernel/context.ts'
import { cancelPlanned } from './store.ts'

/**
 * Cancels the planned meeting of a mentee and an action, if there is one. Whoever calls this has
 * checked that the mentee is within reach.
 */
export function cancelMeeting(
  { db, actor }: CallContext,
  { actionId, menteeId }: { readonly actionId: number; readonly menteeId: number },
): Promise<void> {
  return cancelPlanned(db, { projectId: actor.projectId, actionId, menteeId })
}
