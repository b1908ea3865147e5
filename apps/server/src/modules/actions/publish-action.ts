import { chooseMentor } from './choose-mentor.ts'
import type { contract } from '@telemachos/contract'
import type { InputOf, OutputOf } from '@telemachos/contract/core/define-call'
import type { CallContext } from '../../kernel/context.ts'
import { announceData } from './announce.ts'
import { fillDrawer, ownDrawer } from './drawers.ts'
import { moveMeeting } from './move-meeting.ts'
import { accessMeetingCell } from './policy.ts'
import { requireFuture, isSameStart, meetingStart } from './schedule-fields.ts'

type PublishAction = typeof contract.actions.calls.publishAction

/**
 * Sets the date of a meeting for a mentee; a year from 3000 on makes it inactive and cancels what
 * was planned (spec §4). The date is mirrored in the mentee's own data.
 *
 * @throws not_found; rule_violated `meetings_only`; invalid_input `future`, `not_their_mentor` or
 *   `required` (the mentee has no mentor to meet); meeting_overlap (spec §5); meeting_moved when the
 *   date is no longer the one that was seen.
 */
export async function publishAction(
  { ActionId, MenteeId, MentorId, date, Seen }: InputOf<PublishAction>,
  context: CallContext,
): Promise<OutputOf<PublishAction>> {
  const cell = await accessMeetingCell(context, MenteeId, ActionId)
  const at = meetingStart(date)
  requireFuture(at, context.now, 'date')
  const mentorId = chooseMentor(context.actor, cell, MentorId)
  if (isSameStart(at, cell.scheduledAt) && cell.data?.['MentorId'] === mentorId) {
    context.audit({ unchanged: true })
    return { ok: true }
  }
  const move = { at, mentorId, mentorField: 'MentorId', seen: Seen }
  const mirror = await moveMeeting(context, cell, move)
  await fillDrawer(context, ownDrawer(cell), { data: mirror, merge: true, scheduledAt: at })
  context.audit({ subjectId: MenteeId, actionId: ActionId, detail: { at, mentorId } })
  announceData(context, cell)
  return { ok: true }
}
