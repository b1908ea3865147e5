import type { contract } from '@telemachos/contract'
import type { InputOf, OutputOf } from '@telemachos/contract/core/define-call'
import type { CallContext } from '../../kernel/context.ts'
import { refuseField } from '../../kernel/errors.ts'
import { namesSeen } from './names-seen.ts'
import { accessMentor, accessPlannable } from './policy.ts'
import { offerSlots } from './schedule-meeting.ts'
import { findConflict } from './store.ts'

/** In the place of a mentee or an action where there is none: the id of nothing. */
const NOBODY = 0

type CheckOverlaps = typeof contract.meetings.calls.checkOverlaps

type Input = InputOf<CheckOverlaps>

/**
 * What is in the way of a meeting at a time (spec §5), and starts on three days at which nothing
 * is; without a meeting, in the calendar of a mentor within reach, the caller unless told. Only a
 * look: scheduling decides.
 *
 * @throws not_found; rule_violated `meetings_only`; invalid_input `required` without a mentor and
 *   `not_their_mentor` for anybody but the mentee's mentor and the caller.
 */
export async function checkOverlaps(
  input: Input,
  context: CallContext,
): Promise<OutputOf<CheckOverlaps>> {
  const { db, actor, now } = context
  const { ActionId, MenteeId } = input
  const meeting = {
    projectId: actor.projectId,
    actionId: ActionId ?? NOBODY,
    menteeId: MenteeId ?? NOBODY,
    mentorId:
      ActionId === undefined || MenteeId === undefined
        ? await mentorAsked(input, context)
        : await mentorOf(MenteeId, ActionId, input, context),
    at: input.Time ?? now.toISOString(),
  }
  const conflict = await findConflict(db, meeting)
  const isLook = ActionId === undefined
  const [named] = await namesSeen(context, conflict ? [conflict] : [])
  return {
    Conflict: named
      ? { with: named.with, at: named.at, name: named.name, other: named.other }
      : null,
    Free: conflict || isLook ? await offerSlots(db, meeting) : [],
  }
}

/** Whose calendar is looked at. @throws not_found for somebody out of reach. */
async function mentorAsked({ MentorId }: Input, context: CallContext): Promise<number> {
  const mentorId = MentorId ?? context.actor.userId
  await accessMentor(context, mentorId)
  return mentorId
}

/** With whom a mentee's meeting would be. */
async function mentorOf(
  menteeId: number,
  actionId: number,
  { MentorId }: Input,
  context: CallContext,
): Promise<number> {
  const [own] = await accessPlannable(context, menteeId, [actionId])
  const mentorId = MentorId ?? own?.mentorId ?? null
  if (mentorId === null) throw refuseField('MentorId', 'required')
  if (mentorId !== own?.mentorId && mentorId !== context.actor.userId) {
    throw refuseField('MentorId', 'not_their_mentor')
  }
  return mentorId
}
