import { useQueryClient } from '@tanstack/react-query'
import { useCall, useEvent, useIdentity } from '#shared'

/** A conference, loaded again when a session or a place in it changes. */
export function useConference(actionId: number) {
  const { ProjectId } = useIdentity()
  const queries = useQueryClient()
  const reload = () =>
    void queries.invalidateQueries({
      predicate: ({ queryKey: [name] }) => String(name).startsWith('conferences.'),
    })
  useEvent('conferences.changed', ({ ActionId }) => {
    if (ActionId === actionId) reload()
  })
  // Who completed the action was there.
  useEvent('actions.completionChanged', ({ ActionId }) => {
    if (ActionId === actionId) reload()
  })
  return useCall('conferences.getConference', { ProjectId, ActionId: actionId })
}
