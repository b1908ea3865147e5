import type { AudienceResolver } from '../../kernel/audience.ts'
import { listAssignedStaff } from './store.ts'

const KIND = 'assignedStaff'

/**
 * The rooms of everyone who looks after these people in the project, as things stand at delivery.
 * @param actionId only who looks after this action of theirs; null for what belongs to no action.
 */
export function assignedStaffOf(
  projectId: number,
  userIds: readonly number[],
  actionId?: number | null,
): string[] {
  const action = actionId === undefined ? '' : `:${actionId ?? 0}`
  return userIds.map((userId) => `${KIND}:${projectId}:${userId}${action}`)
}

/** Finds out who looks after the people of such rooms. */
export const staffAudience: AudienceResolver = {
  kind: KIND,
  usersOf: (db, rooms) =>
    listAssignedStaff(
      db,
      rooms.map((room) => {
        const [, projectId, userId, actionId] = room.split(':')
        return {
          projectId: Number(projectId),
          userId: Number(userId),
          ...(actionId !== undefined && { actionId: Number(actionId) }),
        }
      }),
    ),
}
