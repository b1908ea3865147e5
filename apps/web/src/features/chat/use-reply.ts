import { useState } from 'react'
import { useIdentity } from '#shared'
import type { Quote } from './chat-types.ts'
import { keepReply, readReply } from './kept.ts'

/** The message that the person is answering in a conversation; kept in the browser until it is sent. */
export function useReply(
  conversationId: number,
): [Quote | undefined, (quote: Quote | undefined) => void] {
  const { UserId } = useIdentity()
  const [reply, setReply] = useState(() => readReply(UserId, conversationId))
  return [
    reply,
    (quote) => {
      setReply(quote)
      keepReply(UserId, conversationId, quote)
    },
  ]
}
