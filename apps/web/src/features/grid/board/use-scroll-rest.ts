import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react'
import { alongText } from '#shared'
import type { RefObject } from 'react'
import type { GridMetrics } from './use-scroll-window.ts'
import { DEBOUNCE_MS } from './use-scroll-window.ts'

/** The first row and column in view, from 0. */
export interface GridPlace {
  readonly row: number
  readonly column: number
}

interface Options {
  readonly scroller: RefObject<HTMLElement | null>
  readonly metrics: GridMetrics
  /** False until the grid has its size. */
  readonly ready: boolean
  readonly start: GridPlace
  /** Another list begins at its first row. */
  readonly listKey: string
  readonly onRest: (place: GridPlace) => void
}

/** Puts the scroll where the address says, and reports where it comes to rest. */
export function useScrollRest(options: Options): void {
  const { scroller, metrics, ready, start, listKey } = options
  const shownList = useRef<string>(undefined)

  useLayoutEffect(() => {
    if (!ready || shownList.current === listKey) return
    const isFirst = shownList.current === undefined
    shownList.current = listKey
    if (isFirst) {
      // A scroll, even to where it stands, makes the browser lay everything out.
      if (start.row === 0 && start.column === 0) return
      scroller.current?.scrollTo({
        top: start.row * metrics.rowHeight,
        left: alongText(start.column * metrics.columnWidth),
      })
    } else scroller.current?.scrollTo({ top: 0 })
  })

  const report = useEffectEvent(() => {
    const element = scroller.current
    if (!element) return
    options.onRest({
      row: Math.round(element.scrollTop / metrics.rowHeight),
      column: Math.round(alongText(element.scrollLeft) / metrics.columnWidth),
    })
  })
  useEffect(() => {
    const element = scroller.current
    if (!element) return
    let timer: ReturnType<typeof setTimeout> | undefined
    const onScroll = () => {
      clearTimeout(timer)
      timer = setTimeout(report, DEBOUNCE_MS)
    }
    element.addEventListener('scroll', onScroll, { passive: true })
    return () => {
      clearTimeout(timer)
      element.removeEventListener('scroll', onScroll)
    }
  }, [scroller])
}
