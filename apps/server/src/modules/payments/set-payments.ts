import type { contract } from '@telemachos/contract'
import type { InputOf, OutputOf } from '@telemachos/contract/core/define-call'
import { PAYMENT_ACTIONS } from '@telemachos/contract/payments/limits'
import type { CallContext } from '../../kernel/context.ts'
import { refuseField } from '../../kernel/errors.ts'
import { announceCompletion, completePaid, readerOf } from '../actions/index.ts'
import { accessNumbers, requireConfirmed } from '../people/index.ts'
import { paidTo, totalsOf } from './read-payments.ts'
import { keepChange } from './undo-store.ts'
import { deletePayments, insertPayments, listPaymentActions } from './store.ts'
import { nothingPaid, tellOfPayments } from './tell.ts'

type SetPayments = typeof contract.payments.calls.setPayments

/**
 * Records payments or takes them back, and with them the completion of their actions.
 * @throws invalid_input naming `ActionIds`: `unknown_action` for one that the project does not have, and
 *   `action_unpublished` for recording on one that is not published.
 */
export async function setPayments(
  { Kayas, ActionIds, Set: isPaid, Confirmed }: InputOf<SetPayments>,
  context: CallContext,
): Promise<OutputOf<SetPayments>> {
  const { db, actor, now } = context
  const { people, unknown, ambiguous } = await accessNumbers(Kayas, context)
  const actionIds = [...new Set(ActionIds)]
  const all = await listPaymentActions(db, actor.projectId, PAYMENT_ACTIONS, readerOf(context))
  const asked: ReadonlySet<number> = new Set(actionIds)
  const there = all.filter(({ id }) => asked.has(id))
  if (there.length < actionIds.length) throw refuseField('ActionIds', 'unknown_action')
  if (isPaid && !there.every(({ isPublished }) => isPublished))
    throw refuseField('ActionIds', 'action_unpublished')
  const paying = { projectId: actor.projectId, people, actionIds, by: actor.userId, now }
  const changed = await (isPaid ? insertPayments(db, paying) : deletePayments(db, paying))
  const touched = new Set(changed.map(({ userId }) => userId)).size
  await requireConfirmed(context, touched, Confirmed)
  if (isPaid) {
    await completePaid(context, changed)
    await tellOfPayments(context, changed, there)
  } else await nothingPaid(context, changed)
  if (changed.length === 0) context.audit({ unchanged: true })
  for (const { userId, actionId } of changed) {
    context.audit({ subjectId: userId, actionId, detail: { set: isPaid } })
    const cell = { projectId: actor.projectId, menteeId: userId, actionId }
    announceCompletion(context, cell, { isCompleted: isPaid })
  }
  const numbers = new Map(people.map(({ userId, kayas }) => [userId, kayas]))
  const entries = changed.map((one) => ({ kayas: numbers.get(one.userId) ?? '', ...one }))
  const change = { ...paying, isRecorded: isPaid }
  return {
    Changed: changed.length,
    Change: changed.length === 0 ? null : await keepChange(db, change, entries),
    Unchanged: people.length * actionIds.length - changed.length,
    Unknown: unknown,
    Ambiguous: ambiguous,
    Totals: totalsOf(
      all.map(({ id }) => id),
      await paidTo(context, people),
    ),
  }
}
