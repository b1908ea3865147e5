import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { alongText } from '#shared'
import type { RefObject } from 'react'
import { flushSync } from 'react-dom'
import { visibleRun } from './visible-window.ts'
import type { ItemRun, VisibleWindow } from './visible-window.ts'

/** A scroll that has not moved for so long is at rest. */
export const DEBOUNCE_MS = 300
const OVERSCAN_ROWS = 1
const OVERSCAN_COLUMNS = 0

/** Sizes in pixels. The frozen columns and the header cover a part of what scrolls. */
export interface GridMetrics {
  readonly rows: number
  readonly columns: number
  readonly rowHeight: number
  readonly columnWidth: number
  readonly frozenWidth: number
  readonly headerHeight: number
}

export interface ScrollWindow {
  readonly rows: VisibleWindow
  readonly columns: VisibleWindow
}

/**
 * Which rows and columns of a scrolling grid are drawn. The window moves within the scroll event,
 * so that what comes into view is there in the same frame.
 *
 * @param viewport the size of the scrolling element.
 */
export function useScrollWindow(
  scroller: RefObject<HTMLElement | null>,
  metrics: GridMetrics,
  viewport: { readonly width: number; readonly height: number },
) {
  const [offset, setOffset] = useState({ top: 0, left: 0 })
  const current = runsAt(offset, metrics, viewport)
  const rows = useWindow(current.rows)
  const columns = useWindow(current.columns)
  const shown = useRef(current)
  const latest = useRef({ metrics, viewport })

  useLayoutEffect(() => {
    shown.current = current
    latest.current = { metrics, viewport }
  })

  const onScroll = useCallback(() => {
    const element = scroller.current
    if (!element) return
    const next = { top: element.scrollTop, left: alongText(element.scrollLeft) }
    const moved = runsAt(next, latest.current.metrics, latest.current.viewport)
    const stays =
      isSame(moved.rows, shown.current.rows) && isSame(moved.columns, shown.current.columns)
    if (!stays) flushSync(() => setOffset(next))
  }, [scroller])

  // A scroll that brought nothing else into view was not kept; in another size it may have.
  const { width, height } = viewport
  useEffect(() => {
    const frame = requestAnimationFrame(onScroll)
    return () => cancelAnimationFrame(frame)
  }, [onScroll, width, height, metrics.columnWidth])

  return { window: { rows, columns }, onScroll }
}

/** The window on a run: the same object while nothing of it changes, in the order of reading at rest. */
function useWindow({ start, size }: ItemRun): VisibleWindow {
  const [first, setFirst] = useState(start)
  useEffect(() => {
    const timer = setTimeout(() => setFirst(start), DEBOUNCE_MS)
    return () => clearTimeout(timer)
  }, [start])
  return useMemo(() => ({ start, size, first }), [start, size, first])
}

interface Runs {
  readonly rows: ItemRun
  readonly columns: ItemRun
}

function runsAt(
  { top, left }: { top: number; left: number },
  metrics: GridMetrics,
  viewport: { readonly width: number; readonly height: number },
): Runs {
  return {
    rows: visibleRun({
      offset: top,
      viewport: Math.max(0, viewport.height - metrics.headerHeight),
      itemSize: metrics.rowHeight,
      count: metrics.rows,
      overscan: OVERSCAN_ROWS,
    }),
    columns: visibleRun({
      offset: left,
      viewport: Math.max(0, viewport.width - metrics.frozenWidth),
      itemSize: metrics.columnWidth,
      count: metrics.columns,
      overscan: OVERSCAN_COLUMNS,
    }),
  }
}

function isSame(a: ItemRun, b: ItemRun): boolean {
  return a.start === b.start && a.size === b.size
}

/** How many rows are wholly in view, less one that stays in sight when a page is turned. */
export function rowsInView(element: HTMLElement, metrics: GridMetrics): number {
  const room = element.clientHeight - metrics.headerHeight
  return Math.max(1, Math.floor(room / metrics.rowHeight) - 1)
}

/**
 * Scrolls so far that a cell is wholly in view, and no further.
 *
 * @param row -1 is the header, always in view.
 * @param column index among the columns that scroll; a negative one is frozen, always in view.
 */
export function scrollToCell(
  element: HTMLElement,
  metrics: GridMetrics,
  row: number,
  column: number,
): void {
  const { rowHeight, columnWidth, headerHeight, frozenWidth } = metrics
  const top = nearest(element.scrollTop, element.clientHeight - headerHeight, row, rowHeight)
  const offset = alongText(element.scrollLeft)
  const left = nearest(offset, element.clientWidth - frozenWidth, column, columnWidth)
  if (top !== element.scrollTop || left !== offset) {
    element.scrollTo({ top, left: alongText(left) })
  }
}

/** Whether nothing of a cell is in view; rows and columns as for scrollToCell. */
export function isOutOfView(
  element: HTMLElement,
  { rowHeight, columnWidth, headerHeight, frozenWidth }: GridMetrics,
  row: number,
  column: number,
): boolean {
  const { scrollTop, clientHeight, clientWidth } = element
  const offset = alongText(element.scrollLeft)
  return (
    isPast(scrollTop, clientHeight - headerHeight, row, rowHeight) ||
    isPast(offset, clientWidth - frozenWidth, column, columnWidth)
  )
}

function isPast(offset: number, room: number, index: number, size: number): boolean {
  if (index < 0) return false
  return (index + 1) * size <= offset || index * size >= offset + room
}

function nearest(offset: number, room: number, index: number, size: number): number {
  if (index < 0) return offset
  const start = index * size
  if (start < offset) return start
  return Math.max(offset, start + size - Math.max(room, size))
}
