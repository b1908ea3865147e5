import type { contract } from '@telemachos/contract'
import type { InputOf } from '@telemachos/contract/core/define-call'
import type { CallContext } from '../../kernel/context.ts'
import { accessCell } from './access-action.ts'
import { announceCompletion } from './announce.ts'
import { clearCompletion } from './completion-store.ts'

/**
 * Takes a completion back; what was written stays. Where there is none, nothing changes.
 * @throws not_found.
 */
export async function undoCompletion(
  { ActionId, MenteeId }: InputOf<typeof contract.actions.calls.undoCompletion>,
  context: CallContext,
): Promise<boolean> {
  const cell = await accessCell(context, MenteeId, ActionId)
  const isUndone = await clearCompletion(context.db, cell)
  context.audit(isUndone ? { subjectId: MenteeId, actionId: ActionId } : { unchanged: true })
  if (isUndone) announceCompletion(context, cell, { isCompleted: false })
  return true
}
