import type { CallContext } from '../../kernel/context.ts'
import { announceMeeting } from './announce.ts'
import { requireSeen } from './demand-seen.ts'
import { cancelPlanned } from './store.ts'
import { tellPair } from './tell-pair.ts'
import { removeWishOf } from './wish-store.ts'

export interface Cancellation {
  readonly actionId: number
  readonly menteeId: number
  /** Why, for the pair; empty where nobody was asked. */
  readonly reason?: string
  /** The date that the page showed: see requireSeen. */
  readonly seen?: string | null | undefined
}

/**
 * Cancels the planned meeting of a mentee and an action. Whoever calls this has checked that the
 * mentee is within reach.
 *
 * @returns whether there was one.
 * @throws meeting_moved when it is no longer at the date that was seen.
 */
export async function cancelMeeting(
  context: CallContext,
  { actionId, menteeId, reason = '', seen }: Cancellation,
): Promise<boolean> {
  const { db, actor, now } = context
  const key = { projectId: actor.projectId, actionId, menteeId }
  await requireSeen(context, key, seen)
  const cancelled = await cancelPlanned(db, key, reason, { by: actor.userId, now })
  if (!cancelled) return false
  await removeWishOf(db, key)
  await tellPair(context, key, 'meetings.cancelled')
  announceMeeting(context, { ...key, ...cancelled })
  return true
}
