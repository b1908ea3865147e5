import type { CallContext } from '../../kernel/context.ts'
import { whatIsMissing } from './action-needs.ts'
import { isEnabled, isShown } from './cell-state.ts'
import type { Cell } from './cell-store.ts'
import { completeInTransaction } from './complete-in-transaction.ts'

/**
 * Completes an action as part of what another module does, in its transaction, where nothing
 * is missing for it; else it stays open.
 */
export async function completeWhenAble(context: CallContext, cell: Cell): Promise<void> {
  if (!isShown(cell, context.now) || !isEnabled(cell, context.now)) return
  if (cell.completedAt !== null) return
  if ((await whatIsMissing(context, cell)).length > 0) return
  await completeInTransaction(context, cell, {})
}
