import type { contract } from '@telemachos/contract'
import type { InputOf } from '@telemachos/contract/core/define-call'
import type { CallContext } from '../../kernel/context.ts'
import { actionMeetings } from './action-meetings.ts'
import { accessCell } from './policy.ts'
import { announceCompletion } from './announce.ts'
import type { CellKey } from './cell-store.ts'
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
  const isUndone = await takeBack(context, cell)
  context.audit(isUndone ? { subjectId: MenteeId, actionId: ActionId } : { unchanged: true })
  return true
}

/**
 * Takes a completion back, where there is one, and says so to the people concerned. A meeting that was
 * said to have been held waits again for somebody to say so.
 */
export async function takeBack(context: CallContext, cell: CellKey): Promise<boolean> {
  const isUndone = await clearCompletion(context.db, cell)
  if (!isUndone) return false
  await actionMeetings.get().reopen(context.db, cell)
  announceCompletion(context, cell, { isCompleted: false })
  return true
}
