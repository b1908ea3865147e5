import type { CallContext } from '../../kernel/context.ts'
import { announceCompletion } from './announce.ts'
import type { CellKey } from './cell-store.ts'
import { writeCompletion } from './completion-store.ts'

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
  const isWritten = await writeCompletion(context.db, {
    ...cell,
    mentorId: held.mentorId,
    by: context.actor.userId,
    at: new Date(held.at),
    data: null,
    keptOfOwn: null,
  })
  if (isWritten) announceCompletion(context, cell, { isCompleted: true })
}
