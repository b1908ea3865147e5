import { chooseMentor } from './choose-mentor.ts'
import type { CallContext } from '../../kernel/context.ts'
import { announceCompletion } from './announce.ts'
import type { Cell } from './cell-store.ts'
import { writeCompletion } from './completion-store.ts'

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
  const { db, actor, now } = context
  const isWritten = await writeCompletion(db, {
    ...cell,
    mentorId: chooseMentor(actor, cell, null),
    by: actor.userId,
    at: now,
    data: JSON.stringify(data),
    keptOfOwn: null,
  })
  if (isWritten) announceCompletion(context, cell, { isCompleted: true })
}
