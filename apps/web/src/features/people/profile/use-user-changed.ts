import { useQueryClient } from '@tanstack/react-query'
import { useEvent } from '#shared'

/** Loads again what is on screen when somebody changes the person elsewhere. */
export function useUserChanged(userId: number): void {
  const queries = useQueryClient()
  useEvent('users.changed', ({ UserId }) => {
    if (UserId === userId) void queries.invalidateQueries()
  })
}
