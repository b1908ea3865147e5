import type { contract } from '@telemachos/contract'
import type { InputOf, OutputOf } from '@telemachos/contract/core/define-call'
import { PAYMENT_UNDO_MINUTES } from '@telemachos/contract/payments/limits'
import type { CallContext } from '../../kernel/context.ts'
import { announceCompletion, readerOf } from '../actions/index.ts'
import { within } from '../people/index.ts'
import { lockOwnChange } from './policy.ts'
import { listPaymentActions } from './store.ts'
import { nothingPaid, tellOfPayments } from './tell.ts'
import { deleteChange, deleteOldChanges, undoRecorded, undoTakenBack } from './undo-store.ts'

type Undo = typeof contract.payments.calls.undoPayments

/** The first so many of those who stay as they are, by name. */
const NAMED = 20

/**
 * Undoes what the caller recorded or took back together: what was recorded goes, and what was taken
 * back stands again as it was. Payments that somebody has changed since stay, and are told.
 * @throws not_found for a change of somebody else, of more than an hour ago, or undone already.
 */
export async function undoPayments(
  { Change }: InputOf<Undo>,
  context: CallContext,
): Promise<OutputOf<Undo>> {
  const { db, actor } = context
  const reach = within(context, { reads: 'records' })
  const { id, isRecorded } = await lockOwnChange(context, Change)
  const undoing = { projectId: actor.projectId, changeId: id, reach }
  const entries = await (isRecorded ? undoRecorded : undoTakenBack)(db, undoing)
  const undone = entries.filter(({ isUndone }) => isUndone)
  const left = entries.filter(({ isUndone }) => !isUndone)
  if (isRecorded) await nothingPaid(context, undone)
  else {
    const actionIds = [...new Set(undone.map(({ actionId }) => actionId))]
    const actions = await listPaymentActions(db, actor.projectId, actionIds, readerOf(context))
    await tellOfPayments(context, undone, actions)
  }
  await deleteChange(db, id)
  if (undone.length === 0) context.audit({ unchanged: true })
  for (const { userId, actionId } of undone) {
    context.audit({ subjectId: userId, actionId, detail: { set: !isRecorded } })
    const cell = { projectId: actor.projectId, menteeId: userId, actionId }
    announceCompletion(context, cell, { isCompleted: !isRecorded })
  }
  const names = new Map(left.map((one) => [one.userId, one]))
  return {
    Changed: undone.length,
    Left: left.length,
    LeftPeople: [...names.values()]
      .slice(0, NAMED)
      .map(({ firstName, lastName }) => ({ FirstName: firstName, LastName: lastName })),
  }
}

/** Forgets what can no longer be undone. */
export async function forgetChanges({
  database,
  now,
}: {
  readonly database: Parameters<typeof deleteOldChanges>[0]
  readonly now: Date
}): Promise<void> {
  await deleteOldChanges(database, new Date(now.getTime() - PAYMENT_UNDO_MINUTES * 60_000))
}
