import type { contract } from '@telemachos/contract'
import type { InputOf, OutputOf } from '@telemachos/contract/core/define-call'
import type { CallContext } from '../../kernel/context.ts'
import { actionMeetings } from './action-meetings.ts'
import { accessCell } from './policy.ts'
import { announceData } from './announce.ts'
import { fillDrawer, ownDrawer } from './drawers.ts'
import { ruleViolated } from '../../kernel/errors.ts'
import { scheduleFields } from './schedule-fields.ts'

type CancelMeeting = typeof contract.actions.calls.cancelMeeting

/**
 * Cancels the planned meeting of a mentee and an action, and keeps why; the date in the mentee's own
 * data goes with it.
 *
 * @throws not_found; rule_violated `not_planned`; meeting_moved when the date is no longer the one
 *   that was seen.
 */
export async function cancelPlannedMeeting(
  { ActionId, MenteeId, Reason, Seen }: InputOf<CancelMeeting>,
  context: CallContext,
): Promise<OutputOf<CancelMeeting>> {
  const cell = await accessCell(context, MenteeId, ActionId)
  const { actionId, menteeId } = cell
  const isCancelled = await actionMeetings.get().cancel(context, {
    actionId,
    menteeId,
    reason: Reason,
    seen: Seen,
  })
  if (!isCancelled) throw ruleViolated('not_planned')
  await fillDrawer(context, ownDrawer(cell), {
    data: scheduleFields(null),
    merge: true,
    scheduledAt: null,
  })
  context.audit({ subjectId: MenteeId, actionId: ActionId })
  announceData(context, cell)
  return { ok: true }
}
