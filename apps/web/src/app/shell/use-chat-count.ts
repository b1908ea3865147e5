import { useCall, useEvent, useIdentity, useMay, useSettings } from '#shared'
import { useIdle } from '#ui'

/** Whether the project's chat is the person's to use, and how many messages they have not read. */
export function useChatCount(): { readonly isOpen: boolean; readonly count: number } {
  const { ProjectId } = useIdentity()
  const mayRead = useMay()('chat.countNew')
  const isOpen = useSettings().Config?.Chat?.Enabled === true && mayRead
  const isIdle = useIdle()
  const query = useCall('chat.countNew', { ProjectId }, { enabled: isOpen && isIdle })
  const reload = (event: { readonly ProjectId: number }) => {
    if (isOpen && event.ProjectId === ProjectId) void query.refetch()
  }
  useEvent('chat.changed', reload)
  useEvent('chat.read', reload)
  return { isOpen, count: query.data?.New ?? 0 }
}
