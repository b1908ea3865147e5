import { isPaymentAction } from '@telemachos/contract/payments/limits'
import type { CallContext } from '../../kernel/context.ts'
import type { Cell, Need } from '../actions/index.ts'

/** What is missing before an action may be completed that records a payment: nobody records their own. */
export async function beforeCompleting(
  { actor }: Pick<CallContext, 'actor'>,
  { actionId }: Pick<Cell, 'actionId'>,
): Promise<Need[]> {
  const isOwn = actor.role === 'Mentee' && isPaymentAction(actionId)
  return isOwn ? [{ rule: 'mentor_completes' }] : []
}
