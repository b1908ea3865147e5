import { keepPreviousData, replaceEqualDeep, useQueryClient } from '@tanstack/react-query'
import { useCall, useEvent, useIdentity } from '#shared'
import type { Conversation } from './chat-types.ts'
import { keepRead, withRead } from './read-status.ts'

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

/** One conversation, loaded again whenever something happens in it; how far the other has read is put in as it is told. */
export function useConversation(id: number) {
  const input = { ConversationId: id }
  const queries = useQueryClient()
  const query = useCall('chat.getConversation', input, {
    retry: false,
    structuralSharing: (known, loaded) =>
      replaceEqualDeep(known, keepRead(known as Conversation | undefined, loaded as Conversation)),
  })
  useEvent('chat.seen', ({ ConversationId, UserId, Seq }) => {
    if (ConversationId === id)
      queries.setQueryData<Conversation>(
        ['chat.getConversation', input],
        (known) => known && withRead(known, UserId, Seq),
      )
  })
  const reload = (event: { readonly ConversationId: number }) => {
    if (event.ConversationId === id) void query.refetch()
  }
  useEvent('chat.changed', reload)
  return query
}
