import type { contract } from '@telemachos/contract'
import type { InputOf, OutputOf } from '@telemachos/contract/core/define-call'
import type { CallContext } from '../../kernel/context.ts'
import { refuseField } from '../../kernel/errors.ts'
import { accessPlannable } from './policy.ts'
import { offerSlots } from './schedule-meeting.ts'
import { findConflict } from './store.ts'

type CheckOverlaps = typeof contract.meetings.calls.checkOverlaps

/**
 * What is in the way of a meeting at a time (spec §5), and the next three starts at which nothing
 * is. Only a look: scheduling decides.
 *
 * @throws not_found; rule_violated `meetings_only`; invalid_input `required` without a mentor and
 *   `not_their_mentor` for anybody but the mentee's mentor and the caller.
 */
export async function checkOverlaps(
  { ActionId, MenteeId, MentorId, Time }: InputOf<CheckOverlaps>,
  context: CallContext,
): Promise<OutputOf<CheckOverlaps>> {
  const [own] = await accessPlannable(context, MenteeId, [ActionId])
  const { db, actor } = context
  const { projectId, userId } = actor
  const mentorId = MentorId ?? own?.mentorId ?? null
  if (mentorId === null) throw refuseField('MentorId', 'required')
  if (mentorId !== own?.mentorId && mentorId !== userId) {
    throw refuseField('MentorId', 'not_their_mentor')
  }
  const meeting = { projectId, actionId: ActionId, menteeId: MenteeId, mentorId, at: Time }
  const conflict = await findConflict(db, meeting)
  return { Conflict: conflict ?? null, Free: conflict ? await offerSlots(db, meeting) : [] }
}
