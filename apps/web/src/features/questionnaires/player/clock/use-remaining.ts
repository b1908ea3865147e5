import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { call } from '#shared'
import type { WireClock } from '../quest-source.ts'
import { anchorOf, reachedCall, remainingAt, type Anchor, type Call } from './server-clock.ts'

/** The clock ticks every second; the server is asked every ten (spec §9). */
const TICK_MS = 1_000
const REFRESH_MS = 10_000
/** Longer than a timer can wait. */
const LONGEST_MS = 2_147_483_647

interface Options {
  readonly answerSetId: number
  /** Seconds, as the server said when the questionnaire was loaded; null without a limit. */
  readonly remaining: number | null
  /** Resolves once what the clock says is shown. */
  readonly onClock: (clock: WireClock) => Promise<unknown>
  readonly onCall: (call: Call) => void
  /** The time is over: resolves when what was answered in it has been sent, or soon after. */
  readonly onEnd: () => Promise<unknown>
}

/**
 * What remains of a running attempt, in milliseconds; null without a limit. The server is asked at
 * once, again every 10 s, whenever the page comes back (into sight, into focus, or online), and at once
 * when the time is over; then every second until it answers.
 */
export function useRemaining(options: Options): number | null {
  const { answerSetId, remaining, onClock, onCall, onEnd } = options
  const anchor = useRef<Anchor | null>(null)
  const [left, setLeft] = useState(remaining === null ? null : remaining * 1_000)
  const last = useRef(left)
  const isEnding = useRef(false)
  /** How often the server has answered. */
  const [answers, setAnswers] = useState(0)

  const refresh = useEffectEvent(async (): Promise<void> => {
    const sentAt = performance.now()
    try {
      const clock = await call('questionnaires.getRemainingTime', { AnswerSetId: answerSetId })
      const { Remaining } = clock
      anchor.current = Remaining === null ? null : anchorOf(Remaining, sentAt, performance.now())
      setAnswers((count) => count + 1)
      await onClock(clock)
    } catch {
      // The page goes on by its own clock and asks again.
    }
  })
  const end = useEffectEvent(async (): Promise<void> => {
    if (isEnding.current) return
    isEnding.current = true
    await onEnd()
    await refresh()
    isEnding.current = false
  })
  const show = useEffectEvent((): void => {
    const next = anchor.current && remainingAt(anchor.current, performance.now())
    const reached = next === null ? undefined : reachedCall(last.current ?? Infinity, next)
    last.current = next
    setLeft(next)
    if (reached) onCall(reached)
    if (next === 0) void end()
  })
  const begin = useEffectEvent((): void => {
    const now = performance.now()
    anchor.current = remaining === null ? null : anchorOf(remaining, now, now)
  })
  useEffect(() => {
    begin()
    const ask = (): void => {
      if (document.visibilityState === 'visible') void refresh().then(() => show())
    }
    // Nobody knows how long ago that was said: the way here, and the drawing, took their time.
    const first = setTimeout(ask)
    const ticking = setInterval(() => show(), TICK_MS)
    const refreshing = setInterval(ask, REFRESH_MS)
    addEventListener('focus', ask)
    addEventListener('online', ask)
    document.addEventListener('visibilitychange', ask)
    return () => {
      clearTimeout(first)
      clearInterval(ticking)
      clearInterval(refreshing)
      removeEventListener('focus', ask)
      removeEventListener('online', ask)
      document.removeEventListener('visibilitychange', ask)
    }
  }, [answerSetId])
  // Between two ticks: the end is not to wait for the next one.
  useEffect(() => {
    const rest = anchor.current && remainingAt(anchor.current, performance.now())
    if (!rest || rest > LONGEST_MS) return
    const ending = setTimeout(() => show(), rest)
    return () => clearTimeout(ending)
  }, [answers])
  return left
}
