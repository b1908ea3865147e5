import type { contract } from '@telemachos/contract'
import type { InputOf } from '@telemachos/contract/core/define-call'
import type { CallContext } from '../../kernel/context.ts'
import { AppError } from '../../kernel/errors.ts'
import { actionMeetings } from './action-meetings.ts'
import { announceCompletion } from './announce.ts'
import type { CellKey } from './cell-store.ts'
import { recordsOf } from './completion-records.ts'
import { clearCompletion, findCompletion } from './completion-store.ts'
import { accessCell } from './policy.ts'

/**
 * Takes a completion back; what was written stays. Where there is none, nothing changes.
 * @throws not_found; conflict, for one's own, where somebody else has completed it, with who and when.
 */
export async function undoCompletion(
  { ActionId, MenteeId, Own }: InputOf<typeof contract.actions.calls.undoCompletion>,
  context: CallContext,
): Promise<boolean> {
  const cell = await accessCell(context, MenteeId, ActionId)
  const isUndone = await takeBack(context, cell, Own ? context.actor.userId : undefined)
  if (Own && !isUndone) {
    const theirs = await findCompletion(context.db, cell)
    if (theirs) throw new AppError('conflict', { details: { ...theirs } })
  }
  context.audit(isUndone ? { subjectId: MenteeId, actionId: ActionId } : { unchanged: true })
  return true
}

/**
 * Takes a completion back, where there is one, and says so to the people concerned. A meeting that was
 * said to have been held waits again for somebody to say so.
 * @param by only where they completed it.
 */
export async function takeBack(context: CallContext, cell: CellKey, by?: number): Promise<boolean> {
  const isUndone = await clearCompletion(context.db, cell, by)
  if (!isUndone) return false
  await actionMeetings.get().reopen(context.db, cell)
  for (const one of recordsOf(cell.actionId)) await one.drop(context, cell)
  announceCompletion(context, cell, { isCompleted: false })
  return true
}
