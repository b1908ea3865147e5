import { actionDataChanged, completionChanged } from '@telemachos/contract/actions/events'
import type { CallContext } from '../../kernel/context.ts'
import { listConcerned } from '../users/index.ts'
import type { CellKey } from './cell-store.ts'

/**
 * Tells everyone concerned with the mentee that the action was completed, or is no longer.
 * @param withData says that its data has changed as well.
 */
export async function announceCompletion(
  context: CallContext,
  cell: CellKey,
  { isCompleted, withData = false }: { readonly isCompleted: boolean; readonly withData?: boolean },
): Promise<void> {
  const users = await listConcerned(context.db, cell.projectId, cell.menteeId)
  const audience = { users, project: cell.projectId }
  context.emit(completionChanged, { ...idsOf(cell), Completed: isCompleted }, audience)
  if (withData) context.emit(actionDataChanged, idsOf(cell), audience)
}

/** Tells everyone concerned, or all of them but the mentee, that data of the action has changed. */
export async function announceData(
  context: CallContext,
  cell: CellKey,
  audience: 'everyone' | 'allButMentee' = 'everyone',
): Promise<void> {
  const concerned = await listConcerned(context.db, cell.projectId, cell.menteeId)
  const users =
    audience === 'everyone' ? concerned : concerned.filter((userId) => userId !== cell.menteeId)
  context.emit(actionDataChanged, idsOf(cell), { users, project: cell.projectId })
}

function idsOf({ projectId, actionId, menteeId }: CellKey) {
  return { ProjectId: projectId, ActionId: actionId, MenteeId: menteeId }
}
