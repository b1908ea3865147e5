import { useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react'

/** So near to its end, a log follows what is written. */
const END_PX = 80

/** So far from it, there is a way back. */
const AWAY_PX = 320

/** Scrolling that comes later than this after a touch, a key or the wheel is nobody's. */
const BY_HAND_MS = 1_000

interface Log {
  /** The keys of its first and its last line, how many there are, and how high they are together. */
  readonly first: string | undefined
  readonly last: string | undefined
  readonly count: number
  readonly height: number
  /** How many messages are on their way. */
  readonly waiting: number
  /** Whether its last line is the last that there is. */
  readonly isLatest: boolean
  /** Whether others are on their way to the page. */
  readonly isLoading: boolean
}

/** A line, by its key: what comes before it changes its place. */
interface HeldLine {
  readonly key: string
  readonly align: 'auto' | 'center'
}

/** Scrolls the log. */
interface Scrolls {
  readonly scroller: RefObject<HTMLElement | null>
  readonly toEnd: () => void
  readonly toLine: (line: HeldLine) => void
}

/**
 * A log stays at its end until somebody scrolls up, and goes there for what one sends oneself: what
 * arrives stands before what is on its way, and lines are higher than they were taken for. Where
 * somebody goes to a line, it stays in sight while others arrive before it. So it does where the log
 * itself becomes lower: what is written below it grows, or a keyboard comes.
 */
export function useFollowing(
  { first, last, count, height, waiting, isLatest, isLoading }: Log,
  scrolls: Scrolls,
) {
  const [isAway, setAway] = useState(false)
  const held = useRef<'end' | HeldLine | undefined>('end')
  const isNearEnd = useRef(false)
  const touchedAt = useRef(-BY_HAND_MS)
  const before = useRef(waiting)
  const latest = useRef(scrolls)
  useLayoutEffect(() => {
    latest.current = scrolls
  })
  const scroll = (): void => {
    if (held.current === 'end') latest.current.toEnd()
    else if (held.current) latest.current.toLine(held.current)
  }
  useLayoutEffect(() => {
    if (waiting > before.current) held.current = 'end'
    before.current = waiting
    scroll()
  }, [first, last, count, height, waiting])
  useLayoutEffect(() => {
    const box = latest.current.scroller.current
    if (!box) return
    const observer = new ResizeObserver(() => scroll())
    observer.observe(box)
    return () => observer.disconnect()
  }, [])
  // A line that was gone to is let go once nothing has moved from one frame to another.
  useEffect(() => {
    if (typeof held.current !== 'object' || isLoading) return
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(() => {
        held.current = isNearEnd.current ? 'end' : undefined
      })
    })
    return () => cancelAnimationFrame(frame)
  })
  const touch = (): void => {
    touchedAt.current = performance.now()
  }
  return {
    isAway,
    toEnd: () => {
      held.current = 'end'
      scroll()
    },
    toLine: (line: HeldLine) => {
      held.current = line
      touchedAt.current = -BY_HAND_MS
      scroll()
    },
    /** Stops following, as before the person goes to a message. */
    stay: () => void (held.current = undefined),
    /** Hears of what the person does in the log. */
    hands: { onWheel: touch, onTouchMove: touch, onPointerDown: touch, onKeyDownCapture: touch },
    onScroll: ({ scrollTop, scrollHeight, clientHeight }: HTMLElement): void => {
      const distance = scrollHeight - clientHeight - scrollTop
      const isByHand = performance.now() - touchedAt.current < BY_HAND_MS
      isNearEnd.current = distance <= END_PX && isLatest
      if (typeof held.current !== 'object' || isByHand) {
        if (isNearEnd.current) held.current = 'end'
        else if (isByHand || !isLatest) held.current = undefined
      }
      setAway(distance > AWAY_PX && held.current !== 'end')
    },
  }
}
