import { keepPreviousData } from '@tanstack/react-query'
import { useCall, useEvent, useIdentity } from '#shared'

/** A page of the person's conversations, loaded again whenever something happens in one. */
export function useConversations(page: number) {
  const { ProjectId } = useIdentity()
  const query = useCall(
    'chat.listConversations',
    { ProjectId, page },
    { placeholderData: keepPreviousData },
  )
  const reload = (event: { readonly ProjectId: number }) => {
    if (event.ProjectId === ProjectId) void query.refetch()
  }
  useEvent('chat.changed', reload)
  useEvent('chat.read', reload)
  return query
}

/** One conversation, loaded again whenever something happens in it. */
export function useConversation(id: number) {
  const query = useCall('chat.getConversation', { ConversationId: id }, { retry: false })
  const reload = (event: { readonly ConversationId: number }) => {
    if (event.ConversationId === id) void query.refetch()
  }
  useEvent('chat.changed', reload)
  return query
}
