import { useCall, useIdentity } from '#shared'

/** The meetings that a mentee has still to have. */
export function useOpenMeetings(mentee: string | null) {
  const { ProjectId } = useIdentity()
  const actions = useCall(
    'actions.listMenteeActions',
    { ProjectId, MenteeId: Number(mentee) },
    { enabled: mentee !== null },
  )
  const data = actions.data?.filter(({ TypeId, Completed }) => TypeId <= 2 && !Completed)
  return { data, error: actions.error, refetch: actions.refetch }
}
