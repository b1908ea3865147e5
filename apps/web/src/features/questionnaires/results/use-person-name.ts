import { useCall, useIdentity } from '#shared'

/** Name of a person within reach; '' until it is known, and for nobody. */
export function usePersonName(userId: number | null): string {
  const { ProjectId } = useIdentity()
  const people = useCall(
    'people.getUsersByIds',
    { ProjectId, Ids: [userId ?? 1] },
    { enabled: userId !== null },
  )
  const [person] = people.data ?? []
  return userId !== null && person ? `${person.FirstName} ${person.LastName}` : ''
}
