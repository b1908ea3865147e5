import { chooseMentor } from './choose-mentor.ts'
import type { CallContext } from '../../kernel/context.ts'
import { announceCompletion } from './announce.ts'
import type { Cell } from './cell-store.ts'
import { completeCells, completingBy } from './complete-cells.ts'

/**
 * Completes an action as part of what another module does, in its transaction; whether the caller
 * may is for that module to decide. One that is completed already stays as it is.
 */
export async function completeInTransaction(
  context: CallContext,
  cell: Cell,
  data: Record<string, unknown>,
): Promise<void> {
  if (cell.completedAt !== null) return
  const { actor, now } = context
  const row = {
    ...cell,
    mentorId: chooseMentor(actor, cell, null),
    by: actor.userId,
    at: now,
    data: JSON.stringify(data),
    keptOfOwn: null,
  }
  const written = await completeCells(completingBy(context), [row], 'refuse')
  if (written.length > 0) announceCompletion(context, cell, { isCompleted: true })
}
