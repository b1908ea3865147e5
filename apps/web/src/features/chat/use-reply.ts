import { useState } from 'react'
import { useCall, useEvent, useIdentity } from '#shared'
import type { Message, Quote } from './chat-types.ts'
import { keepReply, readReply } from './kept.ts'
import { quoteNow } from './quotes.ts'

/**
 * The message that the person is answering in a conversation, as it is now; which one it is, is kept in the browser
 * until it is sent.
 * @param messages what the page has of the conversation; undefined before it has anything.
 */
export function useReply(
  conversationId: number,
  messages: readonly Message[] | undefined,
): [Quote | undefined, (quote: Quote | undefined) => void] {
  const { UserId } = useIdentity()
  const [reply, setReply] = useState(() => readReply(UserId, conversationId))
  const isHere = messages?.some(({ Seq }) => Seq === reply?.Seq)
  // What the page has not, it asks for: it may have been changed or deleted.
  const isAway = reply !== undefined && isHere === false
  const query = useCall(
    'chat.getMessages',
    { ConversationId: conversationId, AfterSeq: (reply?.Seq ?? 1) - 1 },
    { enabled: isAway },
  )
  useEvent('chat.changed', (event) => {
    if (isAway && event.ConversationId === conversationId) void query.refetch()
  })
  return [
    reply && quoteNow(reply, isHere ? messages : query.data),
    (quote) => {
      setReply(quote)
      keepReply(UserId, conversationId, quote)
    },
  ]
}
