import { actionDataChanged, completionChanged } from '@telemachos/contract/actions/events'
import type { CallContext } from '../../kernel/context.ts'
import { assignedStaffOf } from '../people/index.ts'
import type { CellKey } from './cell-store.ts'

/**
 * Tells the mentee and everyone who looks after them that the action was completed, or is no longer.
 * @param withData says that its data has changed as well.
 */
export function announceCompletion(
  context: CallContext,
  cell: CellKey,
  { isCompleted, withData = false }: { readonly isCompleted: boolean; readonly withData?: boolean },
): void {
  const audience = audienceOf(cell, 'everyone')
  context.emit(completionChanged, { ...idsOf(cell), Completed: isCompleted }, audience)
  if (withData) context.emit(actionDataChanged, idsOf(cell), audience)
}

/** Tells everyone concerned, or all of them but the mentee, that data of the action has changed. */
export function announceData(
  context: CallContext,
  cell: CellKey,
  audience: 'everyone' | 'allButMentee' = 'everyone',
): void {
  context.emit(actionDataChanged, idsOf(cell), audienceOf(cell, audience))
}

/** Who hears of what happens to a mentee's action. */
export function audienceOf(
  { projectId, menteeId, actionId }: CellKey,
  who: 'everyone' | 'allButMentee',
) {
  const users = who === 'everyone' ? [menteeId] : []
  return { users, project: projectId, rooms: assignedStaffOf(projectId, [menteeId], actionId) }
}

function idsOf({ projectId, actionId, menteeId }: CellKey) {
  return { ProjectId: projectId, ActionId: actionId, MenteeId: menteeId }
}
