import { chooseMentor } from './choose-mentor.ts'
import type { contract } from '@telemachos/contract'
import type { InputOf } from '@telemachos/contract/core/define-call'
import type { CallContext } from '../../kernel/context.ts'
import { requireNothing, whatIsMissing } from './action-needs.ts'
import { announceCompletion } from './announce.ts'
import { isEnabled } from './cell-state.ts'
import { completeCells, completingBy } from './complete-cells.ts'
import { completeAlone, completeScripted } from './complete-scripted.ts'
import { recordsOf } from './completion-records.ts'
import { completing } from './completion-store.ts'
import { parseData } from './data-object.ts'
import { orTooBig } from './drawers.ts'
import { requireOwnPart } from './form-completion.ts'
import { accessCellTogether, allowCompleting, allowDoing, allowUnasked } from './policy.ts'
import { MENTOR_FIELDS, withoutMentorFields } from './schedule-fields.ts'

/**
 * Completes an action for a mentee. Who completed it first, when and with which data stays: doing it
 * again answers true and changes nothing. What mentees fill in is kept as their own data as well.
 *
 * @throws not_found; rule_violated `action_inactive`, `action_unshown` (ShowCondition does not hold), and
 *   for a mentee `mentor_completes` (meetings and conferences) and `not_enabled` (EnableCondition does not
 *   hold); others may complete what is locked, on record, but for `locked_for_mentee` where that is asked;
 *   what completeCells throws; rule_violated `something_missing` with what is missing by the action's rule or its type; as requireOwnPart;
 *   invalid_input `not_their_mentor`, and for the data as parseData, withoutMentorFields or
 *   `too_big`.
 */
export async function completeAction(
  {
    ActionId,
    MenteeId,
    MentorId,
    Data,
    Locked,
  }: InputOf<typeof contract.actions.calls.completeAction>,
  context: CallContext,
): Promise<boolean> {
  const cell = await accessCellTogether(context, MenteeId, ActionId)
  const { actor, now } = context
  const isOwn = actor.role === 'Mentee'
  allowCompleting(cell, context)
  const given = Data ? parseData(Data) : null
  if (cell.completedAt !== null) {
    context.audit({ unchanged: true })
    return true
  }
  const mentorId = chooseMentor(actor, cell, MentorId)
  const data = given && isOwn ? withoutMentorFields(given, cell.data ?? {}) : given
  allowDoing(cell, context)
  if (Locked === false) allowUnasked(cell, context)
  requireNothing(await whatIsMissing(context, cell, (isOwn && data) || undefined))
  requireOwnPart(context, cell, data)
  const wasLocked = !isEnabled(cell, now)
  context.audit({
    subjectId: MenteeId,
    actionId: ActionId,
    ...(wasLocked && { detail: { locked: true } }),
  })
  const withData = isOwn && data !== null
  announceCompletion(context, cell, { isCompleted: true, withData })
  const row = {
    ...cell,
    mentorId,
    by: actor.userId,
    at: now,
    data: data && JSON.stringify(data),
    keptOfOwn: isOwn ? MENTOR_FIELDS : null,
  }
  const records = recordsOf(ActionId)
  if (context.inTransaction) {
    await orTooBig(completeCells(completingBy(context), [row], 'refuse'))
    for (const one of records) await one.keep(context, cell)
  } else if (records.length > 0) await completeAlone(context, row)
  else if (cell.isScripted) await orTooBig(completeScripted(context, row))
  else await orTooBig(context.writeRow(completing, row, true))
  return true
}
