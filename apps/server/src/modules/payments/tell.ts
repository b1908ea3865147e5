import { pathOf } from '@telemachos/contract/paths'
import type { CallContext } from '../../kernel/context.ts'
import { notices } from '../../kernel/notices.ts'
import type { Changed, PaymentAction } from './store.ts'

/** What notices of a payment are about. */
const thingOf = ({ userId, actionId }: Changed): string => `payments/${userId}/${actionId}`

/** Tells mentees of payments that were recorded, of actions that they see. */
export async function tellOfPayments(
  { db, actor, now, requestId }: CallContext,
  changed: readonly Changed[],
  actions: readonly PaymentAction[],
): Promise<void> {
  const byId = new Map(actions.map((action) => [action.id, action]))
  const to = changed.flatMap((payment) => {
    const action = byId.get(payment.actionId)
    if (!action?.isShown) return []
    const { userId, actionId } = payment
    return [
      {
        userId,
        key: `payments.recorded/${requestId}/${userId}/${actionId}`,
        thing: thingOf(payment),
        model: {
          title: action.ownTitle,
          titles: action.titles,
          path: pathOf('mentee.action', { Id: actionId }),
        },
      },
    ]
  })
  const { projectId, userId: senderId } = actor
  if (to.length > 0)
    await notices.get().tell(db, { kind: 'payments.recorded', projectId, senderId, now, to })
}

/** Says that payments were taken back. */
export async function nothingPaid(
  { db, now }: CallContext,
  changed: readonly Changed[],
): Promise<void> {
  if (changed.length === 0) return
  const about = changed.map((payment) => ({ thing: thingOf(payment) }))
  await notices.get().withdraw(db, { about, kinds: ['payments.recorded'], now })
}
