import type { CallContext } from '../../kernel/context.ts'
import { announceCompletion } from './announce.ts'
import type { CellKey } from './cell-store.ts'
import { completeCells, completingBy } from './complete-cells.ts'

/**
 * Completes the action of a meeting that was held, at the time of the meeting, as part of what the
 * caller does with the meeting; whether they may is for that module to decide. One that is completed
 * already stays as it is.
 */
export async function completeHeld(
  context: CallContext,
  cell: CellKey,
  held: { readonly mentorId: number; readonly at: string },
): Promise<void> {
  const row = {
    ...cell,
    mentorId: held.mentorId,
    by: context.actor.userId,
    at: new Date(held.at),
    data: null,
    keptOfOwn: null,
  }
  const written = await completeCells(completingBy(context), [row], 'refuse')
  if (written.length > 0) announceCompletion(context, cell, { isCompleted: true })
}
