import { useState } from 'react'
import { useEvent, useIdentity } from '#shared'
import type { Conversation } from './chat-types.ts'
import { othersIn } from './names.ts'

/** Up to which message the other of two has read; undefined in a group. */
export function useOtherRead(conversation: Conversation): number | undefined {
  const { UserId } = useIdentity()
  const [heard, setHeard] = useState(0)
  useEvent('chat.seen', ({ ConversationId, UserId: who, Seq }) => {
    if (ConversationId === conversation.Id && who !== UserId)
      setHeard((before) => Math.max(before, Seq))
  })
  const known = othersIn(conversation, UserId)[0]?.ReadSeq
  return conversation.IsGroup || typeof known !== 'number' ? undefined : Math.max(known, heard)
}
