import { meetingChanged } from '@telemachos/contract/meetings/events'
import type { CallContext } from '../../kernel/context.ts'
import { assignedStaffOf } from '../people/index.ts'

/** Tells the pair and everyone who looks after the mentee in this action that their meeting changed. */
export function announceMeeting(
  { emit, actor }: CallContext,
  meeting: { readonly actionId: number; readonly menteeId: number; readonly mentorId: number },
): void {
  const { actionId, menteeId, mentorId } = meeting
  const { projectId } = actor
  emit(
    meetingChanged,
    { ProjectId: projectId, ActionId: actionId, MenteeId: menteeId, MentorId: mentorId },
    {
      users: [menteeId, mentorId],
      project: projectId,
      rooms: assignedStaffOf(projectId, [menteeId], actionId),
    },
  )
}
