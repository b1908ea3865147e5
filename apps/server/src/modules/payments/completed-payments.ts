import { OVERSEEING_ROLES, roleAllowed } from '@telemachos/contract/core/roles'
import { isPaymentAction } from '@telemachos/contract/payments/limits'
import type { CallContext } from '../../kernel/context.ts'
import { ruleViolated } from '../../kernel/errors.ts'
import { readerOf, type Cell, type CellKey, type Need } from '../actions/index.ts'
import { findOwnNumber } from '../people/index.ts'
import { deletePayments, insertPayments, listPaymentActions } from './store.ts'
import { nothingPaid, tellOfPayments } from './tell.ts'

/**
 * What is missing before an action may be completed that records a payment: nobody records their own, only those
 * who record payments do, and they are recorded under a number.
 */
export async function beforeCompleting(
  { actor, db }: Pick<CallContext, 'actor' | 'db'>,
  { actionId, menteeId }: Pick<Cell, 'actionId' | 'menteeId'>,
): Promise<Need[]> {
  if (!isPaymentAction(actionId)) return []
  if (actor.role === 'Mentee') return [{ rule: 'mentor_completes' }]
  if (!roleAllowed(actor.role, OVERSEEING_ROLES)) return [{ rule: 'payment_by_staff' }]
  const number = await findOwnNumber(db, actor.projectId, menteeId)
  return number === undefined ? [{ rule: 'payment_number' }] : []
}

/** Records the payment of an action that is completed, and tells of it. */
async function keep(context: CallContext, { menteeId, actionId }: CellKey): Promise<void> {
  const { db, actor, now } = context
  const { projectId, userId: by } = actor
  const kayas = await findOwnNumber(db, projectId, menteeId)
  if (kayas === undefined) throw ruleViolated('payment_number')
  const people = [{ userId: menteeId, kayas }]
  const paid = await insertPayments(db, { projectId, people, actionIds: [actionId], by, now })
  if (paid.length === 0) return
  const actions = await listPaymentActions(db, projectId, [actionId], readerOf(context))
  await tellOfPayments(context, paid, actions)
}

/** Takes the payment back whose action is open again. */
async function drop(context: CallContext, { menteeId, actionId }: CellKey): Promise<void> {
  const { db, actor } = context
  const people = [{ userId: menteeId, kayas: '' }]
  const gone = await deletePayments(db, {
    projectId: actor.projectId,
    people,
    actionIds: [actionId],
  })
  if (gone.length > 0 && !roleAllowed(actor.role, OVERSEEING_ROLES))
    throw ruleViolated('payment_by_staff')
  await nothingPaid(context, gone)
}

/** Completions of these actions are payments, wherever they are made. */
export const records = { keeps: isPaymentAction, keep, drop }
