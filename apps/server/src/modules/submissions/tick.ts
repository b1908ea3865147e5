import type { contract } from '@telemachos/contract'
import type { InputOf, OutputOf } from '@telemachos/contract/core/define-call'
import type { CallContext } from '../../kernel/context.ts'
import { refuseField } from '../../kernel/errors.ts'
import { accessCell, announceData, completeItself } from '../actions/index.ts'
import { allowWorking, seenNeeds } from './policy.ts'
import { describeWork } from './read-work.ts'
import { writeTick } from './submission-store.ts'
import { findNeeds } from './work-store.ts'

type Call = typeof contract.submissions.calls.tick

/**
 * Ticks a line of an action's checklist for a mentee, or takes the tick away. Who did it is shown.
 * @throws not_found; invalid_input `unknown_item`; rule_violated, for a mentee, `already_completed` and
 *   `not_enabled`.
 */
export async function tick(
  { ActionId, MenteeId, Item, Done }: InputOf<Call>,
  context: CallContext,
): Promise<OutputOf<Call>> {
  const { db, actor, now, audit } = context
  const cell = await accessCell(context, MenteeId, ActionId)
  const { needs } = seenNeeds(await findNeeds(db, ActionId), ActionId)
  if (!needs.checklist.some(({ id }) => id === Item)) throw refuseField('Item', 'unknown_item')
  allowWorking(cell, context)
  const isChanged = await writeTick(db, cell, { item: Item, done: Done, at: now, by: actor.userId })
  if (isChanged) {
    audit({ subjectId: MenteeId, actionId: ActionId, detail: { item: Item, done: Done } })
    announceData(context, cell)
    await completeItself(context, cell)
  } else audit({ unchanged: true })
  return describeWork(cell, context)
}
