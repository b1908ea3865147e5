import type { contract } from '@telemachos/contract'
import type { InputOf, OutputOf } from '@telemachos/contract/core/define-call'
import type { CallContext } from '../../kernel/context.ts'
import { refuseField } from '../../kernel/errors.ts'
import {
  accessCell,
  announceData,
  completeItself,
  completeWhenAble,
  takeBack,
} from '../actions/index.ts'
import { allowedState, seenNeeds, seenSubmission } from './policy.ts'
import { describeWork } from './read-work.ts'
import { listSubmissions, writeVerdict } from './submission-store.ts'
import { nothingIsReturned, nothingWaits, tellMentee } from './tell.ts'
import { findNeeds, lockWork } from './work-store.ts'

type Call = typeof contract.submissions.calls.decide

/**
 * Accepts what a mentee handed in, or returns it with a reason. What is returned opens its action again;
 * accepting what was missing last may complete it, where the author says so.
 *
 * @throws not_found; invalid_input `required` for the reason of a return; conflict; rule_violated
 *   `already_accepted` or `already_returned`.
 */
export async function decide(
  { ActionId, MenteeId, Slot, Revision, Accept, Reason }: InputOf<Call>,
  context: CallContext,
): Promise<OutputOf<Call>> {
  const { db, actor, now, audit } = context
  const cell = await accessCell(context, MenteeId, ActionId)
  if (!Accept && Reason === '') throw refuseField('Reason', 'required')
  await lockWork(db, cell)
  const { needs } = seenNeeds(await findNeeds(db, ActionId), ActionId)
  const all = await listSubmissions(db, cell)
  const current = seenSubmission(
    all.find(({ slot }) => slot === Slot),
    MenteeId,
    ActionId,
  )
  const move = Accept ? 'accept' : 'return'
  allowedState({ current, move, seen: Revision }, context)
  const verdict = Accept ? 'accepted' : 'returned'
  const reason = Accept ? '' : Reason
  await writeVerdict(db, current.id, { verdict, reason, by: actor.userId, at: now })
  audit({ subjectId: MenteeId, actionId: ActionId, detail: { slot: Slot, verdict } })
  announceData(context, cell)
  const isReturned = all.some(({ id, state }) => id !== current.id && state === 'returned')
  if (Accept && !isReturned) await nothingIsReturned(context, [cell])
  await tellMentee(context, cell, {
    verdict,
    reason,
    slot: needs.slots.find(({ id }) => id === Slot),
  })
  const waits = all.some(({ id, state }) => id !== current.id && state === 'waiting')
  if (!waits) await nothingWaits(context, cell)
  if (!Accept) await takeBack(context, cell)
  else {
    if (needs.acceptCompletes) await completeWhenAble(context, cell)
    await completeItself(context, cell)
  }
  return describeWork(cell, context)
}
