import type { contract } from '@telemachos/contract'
import type { InputOf, OutputOf } from '@telemachos/contract/core/define-call'
import type { CallContext } from '../../kernel/context.ts'
import { AppError, notFound, refuseField } from '../../kernel/errors.ts'
import { listPlannable } from './plan-store.ts'
import { sightOf } from './policy.ts'
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
  const { db, actor, language } = context
  const { projectId, userId } = actor
  const wanted = { projectId, menteeId: MenteeId, actionIds: [ActionId] }
  const [found] = await listPlannable(db, wanted, sightOf(context), language)
  if (!found) throw notFound(`the mentee or action ${ActionId} is out of sight`)
  if (!found.isMeeting) {
    throw new AppError('rule_violated', { details: { rule: 'meetings_only' } })
  }
  const mentorId = MentorId ?? found.mentorId
  if (mentorId === null) throw refuseField('MentorId', 'required')
  if (mentorId !== found.mentorId && mentorId !== userId) {
    throw refuseField('MentorId', 'not_their_mentor')
  }
  const meeting = { projectId, actionId: ActionId, menteeId: MenteeId, mentorId, at: Time }
  const conflict = await findConflict(db, meeting)
  return { Conflict: conflict ?? null, Free: conflict ? await offerSlots(db, meeting) : [] }
}
