import { pathOf, type ProjectPath } from '@telemachos/contract/paths'

/** What notices of a meeting are about. */
export const meetingThing = (meetingId: number): string => `meetings/${meetingId}`

/** Where mentee and mentor see their meeting. */
export function meetingPath(
  { actionId, menteeId }: { readonly actionId: number; readonly menteeId: number },
  userId: number,
): ProjectPath {
  return userId === menteeId
    ? pathOf('mentee.action', { Id: actionId })
    : pathOf('mentor.mentee.view', { menteeId, actionId })
}
