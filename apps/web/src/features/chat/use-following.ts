import { useLayoutEffect, useRef, useState } from 'react'

/** So near to its end, a log follows what is written. */
const END_PX = 80

/** So far from it, there is a way back. */
const AWAY_PX = 320

/** Scrolling that comes later than this after a touch, a key or the wheel is nobody's. */
const BY_HAND_MS = 1_000

interface Log {
  /** The key of its last line, how many there are, and how high they are together. */
  readonly last: string | undefined
  readonly count: number
  readonly height: number
  /** How many messages are on their way. */
  readonly waiting: number
  /** Whether its last line is the last that there is. */
  readonly isLatest: boolean
}

/**
 * A log stays at its end until somebody scrolls up, and goes there for what one sends oneself: what
 * arrives stands before what is on its way, and lines are higher than they were taken for.
 */
export function useFollowing(
  { last, count, height, waiting, isLatest }: Log,
  scrollToEnd: () => void,
) {
  const [isAway, setAway] = useState(false)
  const isFollowing = useRef(true)
  const touchedAt = useRef(-BY_HAND_MS)
  const before = useRef(waiting)
  const scroll = useRef(scrollToEnd)
  useLayoutEffect(() => {
    scroll.current = scrollToEnd
  })
  useLayoutEffect(() => {
    if (waiting > before.current) isFollowing.current = true
    before.current = waiting
    if (isFollowing.current) scroll.current()
  }, [last, count, height, waiting])
  const touch = (): void => {
    touchedAt.current = performance.now()
  }
  return {
    isAway,
    toEnd: () => {
      isFollowing.current = true
      scroll.current()
    },
    /** Stops following, as when the person goes to a message. */
    stay: () => void (isFollowing.current = false),
    /** Hears of what the person does in the log. */
    hands: { onWheel: touch, onTouchMove: touch, onPointerDown: touch, onKeyDownCapture: touch },
    onScroll: ({ scrollTop, scrollHeight, clientHeight }: HTMLElement): void => {
      const distance = scrollHeight - clientHeight - scrollTop
      const isByHand = performance.now() - touchedAt.current < BY_HAND_MS
      if (distance <= END_PX && isLatest) isFollowing.current = true
      else if (isByHand || !isLatest) isFollowing.current = false
      setAway(distance > AWAY_PX && !isFollowing.current)
    },
  }
}
