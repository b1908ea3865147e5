import { userChanged } from '@telemachos/contract/people/events'
import type { CallContext } from '../../kernel/context.ts'
import { assignedStaffOf } from './staff-audience.ts'

/** Tells a person, those who look after them and the project's administrators of a change. */
export function announceUser(userId: number, context: CallContext): void {
  const { projectId } = context.actor
  const audience = {
    users: [userId],
    project: projectId,
    rooms: assignedStaffOf(projectId, [userId]),
  }
  context.emit(userChanged, { ProjectId: projectId, UserId: userId }, audience)
}
