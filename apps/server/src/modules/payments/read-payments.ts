import type { contract } from '@telemachos/contract'
import type { InputOf, OutputOf } from '@telemachos/contract/core/define-call'
import { PAYMENT_ACTIONS } from '@telemachos/contract/payments/limits'
import type { CallContext } from '../../kernel/context.ts'
import { readerOf } from '../actions/index.ts'
import { accessNumbers } from '../people/index.ts'
import { listPaymentActions, listPayments, type PaymentRow } from './store.ts'

type Payments = OutputOf<typeof contract.payments.calls.getPayments>
type PaymentAction = (typeof PAYMENT_ACTIONS)[number]

/** What has been paid to whom, by registry number. */
export async function readPayments(
  { Kayas }: InputOf<typeof contract.payments.calls.getPayments>,
  context: CallContext,
): Promise<Payments> {
  const { db, actor } = context
  const { people, unknown, ambiguous } = await accessNumbers(Kayas, context)
  const actions = await listPaymentActions(db, actor.projectId, PAYMENT_ACTIONS, readerOf(context))
  const paid = await paidTo(context, people)
  const byPerson = Map.groupBy(paid, ({ userId }) => userId)
  return {
    Actions: actions.map(({ id, title, isPublished }) => ({
      Id: id as PaymentAction,
      Title: title,
      Published: isPublished,
    })),
    People: people.map(({ kayas, userId, firstName, lastName, hasLeft }) => ({
      Kayas: kayas,
      UserId: userId,
      FirstName: firstName,
      LastName: lastName,
      HasLeft: hasLeft,
      Paid: (byPerson.get(userId) ?? []).map(({ actionId, at, by }) => ({
        ActionId: actionId as PaymentAction,
        At: at,
        By: by,
      })),
    })),
    Unknown: unknown,
    Ambiguous: ambiguous,
    Totals: totalsOf(
      actions.map(({ id }) => id),
      paid,
    ),
  }
}

/** What these people have been paid in the project. */
export async function paidTo(
  { db, actor }: CallContext,
  people: readonly { readonly userId: number }[],
): Promise<PaymentRow[]> {
  const ids = people.map(({ userId }) => userId)
  return ids.length > 0 ? listPayments(db, actor.projectId, ids) : []
}

/** How many payments there are for each action, those without any too. */
export function totalsOf(
  actionIds: readonly number[],
  paid: readonly { readonly actionId: number }[],
): Payments['Totals'] {
  return actionIds.map((id) => ({
    ActionId: id as PaymentAction,
    Paid: paid.filter(({ actionId }) => actionId === id).length,
  }))
}
