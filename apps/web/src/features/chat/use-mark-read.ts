import { useEffect, useRef } from 'react'
import { call } from '#shared'

/**
 * Keeps that the person has read up to a message, while they look at the page.
 * @param lastSeq the last message that they have been shown.
 */
export function useMarkRead(conversationId: number, lastSeq: number, readSeq: number): void {
  const marked = useRef(readSeq)
  useEffect(() => {
    const mark = (): void => {
      if (document.hidden || lastSeq <= marked.current) return
      const before = marked.current
      marked.current = lastSeq
      // Where it does not arrive, the next message or the next look says it again.
      call('chat.markRead', { ConversationId: conversationId, Seq: lastSeq }).catch(() => {
        marked.current = Math.min(marked.current, before)
      })
    }
    mark()
    document.addEventListener('visibilitychange', mark)
    return () => document.removeEventListener('visibilitychange', mark)
  }, [conversationId, lastSeq])
}
