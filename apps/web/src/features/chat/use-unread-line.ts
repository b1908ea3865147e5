import { useEffect, useRef, useState } from 'react'
import { realtime } from '#shared'
import type { ChatLog } from './chat-log.ts'

/** The numbers of messages that are new: after the first, up to the second. */
type Unread = readonly [number, number]

/**
 * Which messages of a conversation are marked as new: those that were unread when it was opened, and
 * later those that came while there was no connection, or while the person was not at the page.
 * @param seen up to which message the person has been shown them.
 */
export function useUnreadLine(log: ChatLog, atFirst: Unread, seen: number): Unread {
  const [unread, setUnread] = useState(atFirst)
  /** The last message when the person, or the connection, went away. */
  const leftAt = useRef<number>(undefined)
  const shown = useRef(seen)
  useEffect(() => {
    shown.current = seen
  })
  useEffect(() => {
    const look = (): void => {
      if (log.latest === 0) return
      if (document.hidden || realtime.state !== 'Connected') {
        leftAt.current ??= Math.min(log.latest, shown.current)
        return
      }
      const from = leftAt.current
      if (from === undefined) return
      void log.catchUp().then(() => {
        if (leftAt.current !== from) return
        leftAt.current = undefined
        if (log.latest > from) setUnread([from, log.latest])
      })
    }
    const unwatch = realtime.watch(look)
    document.addEventListener('visibilitychange', look)
    return () => {
      unwatch()
      document.removeEventListener('visibilitychange', look)
    }
  }, [log])
  return unread
}
