import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { call } from '../../../../shared/api/call.ts'
import type { WireClock } from '../quest-source.ts'
import { anchorOf, reachedCall, remainingAt, type Anchor, type Call } from './server-clock.ts'

/** The clock ticks every second; the server is asked every ten (spec §9). */
const TICK_MS = 1_000
const REFRESH_MS = 10_000

interface Options {
  readonly answerSetId: number
  /** Seconds, as the server said when the questionnaire was loaded; null without a limit. */
  readonly remaining: number | null
  readonly onClock: (clock: WireClock) => void
  readonly onCall: (call: Call) => void
}

/**
 * What remains of a running attempt, in milliseconds; null without a limit. The server is asked
 * again every 10 s and whenever the page comes back: into sight, into focus, or online.
 */
export function useRemaining({ answerSetId, remaining, onClock, onCall }: Options): number | null {
  const anchor = useRef<Anchor | null>(null)
  const [left, setLeft] = useState(remaining === null ? null : remaining * 1_000)
  const last = useRef(left)

  const show = useEffectEvent((): void => {
    const next = anchor.current && remainingAt(anchor.current, performance.now())
    const reached = next === null ? undefined : reachedCall(last.current ?? Infinity, next)
    last.current = next
    setLeft(next)
    if (reached) onCall(reached)
  })
  const refresh = useEffectEvent(async (): Promise<void> => {
    const sentAt = performance.now()
    try {
      const clock = await call('questionnaires.getRemainingTime', { AnswerSetId: answerSetId })
      const { Remaining } = clock
      anchor.current = Remaining === null ? null : anchorOf(Remaining, sentAt, performance.now())
      show()
      onClock(clock)
    } catch {
      // The page goes on by its own clock and asks again.
    }
  })
  const begin = useEffectEvent((): void => {
    const now = performance.now()
    anchor.current = remaining === null ? null : anchorOf(remaining, now, now)
  })
  useEffect(() => {
    begin()
    const ask = (): void => {
      if (document.visibilityState === 'visible') void refresh()
    }
    const ticking = setInterval(() => show(), TICK_MS)
    const refreshing = setInterval(ask, REFRESH_MS)
    addEventListener('focus', ask)
    addEventListener('online', ask)
    document.addEventListener('visibilitychange', ask)
    return () => {
      clearInterval(ticking)
      clearInterval(refreshing)
      removeEventListener('focus', ask)
      removeEventListener('online', ask)
      document.removeEventListener('visibilitychange', ask)
    }
  }, [answerSetId])
  return left
}
