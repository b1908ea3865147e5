import type { VirtualItem } from '@tanstack/react-virtual'
import { useEffect, type RefObject } from 'react'
import type { LogRow } from './log-rows.ts'

/** A line of which less than so much is below the box counts as in it. */
const SLACK_PX = 8

interface Box {
  readonly scrollTop: number
  readonly clientHeight: number
}

/**
 * The number of the last message that is in sight in a log, 0 without any: its end is, or, of one that is
 * higher than the half of the log, so much of it.
 */
export function lastInSight(
  rows: readonly LogRow[],
  lines: readonly Pick<VirtualItem, 'index' | 'start' | 'end'>[],
  { scrollTop, clientHeight }: Box,
): number {
  const bottom = scrollTop + clientHeight
  return lines.reduce((last, { index, start, end }) => {
    const row = rows[index]
    const isInSight = end <= bottom + SLACK_PX || start <= bottom - clientHeight / 2
    return row?.kind === 'message' && isInSight ? Math.max(last, row.message.Seq) : last
  }, 0)
}

/** Tells up to which message the person has been shown a log; to be called again as it is scrolled. */
export function useSeen(
  scroller: RefObject<HTMLElement | null>,
  measure: (box: Box) => number,
  onSeen: (seq: number) => void,
): () => void {
  const look = (): void => {
    const box = scroller.current
    // What has no height yet shows nothing.
    const last = box && box.clientHeight > 0 ? measure(box) : 0
    if (last > 0) onSeen(last)
  }
  useEffect(() => {
    const frame = requestAnimationFrame(look)
    return () => cancelAnimationFrame(frame)
  })
  return look
}
