import { useCallback, useLayoutEffect, useRef, useState } from 'react'
import type { RefObject } from 'react'
import { flushSync } from 'react-dom'
import { visibleWindow } from './visible-window.ts'
import type { VisibleWindow } from './visible-window.ts'

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
  const current = windowAt(offset, metrics, viewport)
  const shown = useRef(current)
  const latest = useRef({ metrics, viewport })

  useLayoutEffect(() => {
    shown.current = current
    latest.current = { metrics, viewport }
  })

  const onScroll = useCallback(() => {
    const element = scroller.current
    if (!element) return
    const next = { top: element.scrollTop, left: element.scrollLeft }
    const moved = windowAt(next, latest.current.metrics, latest.current.viewport)
    if (!isSame(moved, shown.current)) flushSync(() => setOffset(next))
  }, [scroller])

  return { window: current, onScroll }
}

function windowAt(
  { top, left }: { top: number; left: number },
  metrics: GridMetrics,
  viewport: { readonly width: number; readonly height: number },
): ScrollWindow {
  return {
    rows: visibleWindow({
      offset: top,
      viewport: Math.max(0, viewport.height - metrics.headerHeight),
      itemSize: metrics.rowHeight,
      count: metrics.rows,
      overscan: OVERSCAN_ROWS,
    }),
    columns: visibleWindow({
      offset: left,
      viewport: Math.max(0, viewport.width - metrics.frozenWidth),
      itemSize: metrics.columnWidth,
      count: metrics.columns,
      overscan: OVERSCAN_COLUMNS,
    }),
  }
}

function isSame(a: ScrollWindow, b: ScrollWindow): boolean {
  return (
    a.rows.start === b.rows.start &&
    a.rows.size === b.rows.size &&
    a.columns.start === b.columns.start &&
    a.columns.size === b.columns.size
  )
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
  const left = nearest(element.scrollLeft, element.clientWidth - frozenWidth, column, columnWidth)
  if (top !== element.scrollTop || left !== element.scrollLeft) element.scrollTo({ top, left })
}

function nearest(offset: number, room: number, index: number, size: number): number {
  if (index < 0) return offset
  const start = index * size
  if (start < offset) return start
  return Math.max(offset, start + size - Math.max(room, size))
}
