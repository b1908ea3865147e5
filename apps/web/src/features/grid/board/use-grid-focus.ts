import { useCallback, useLayoutEffect, useRef, useState } from 'react'
import type { FocusEvent, RefObject } from 'react'
import type { CellPlace, CellRange } from './move-cell.ts'
import { rangeBetween } from './move-cell.ts'

interface Selection {
  readonly active: CellPlace
  /** The other corner of the selected range. */
  readonly anchor: CellPlace
}

const FIRST: CellPlace = { row: 0, column: 0 }

/**
 * The cell that the keyboard stands on. Elements are used again for other rows while the grid
 * scrolls: focus then waits on the grid itself, and returns to its cell when that is drawn again.
 */
export function useGridFocus(scroller: RefObject<HTMLElement | null>) {
  const [{ active, anchor }, setSelection] = useState<Selection>({ active: FIRST, anchor: FIRST })
  const hasFocus = useRef(false)

  const select = useCallback((to: CellPlace, extend = false) => {
    setSelection((old) => ({ active: to, anchor: extend ? old.anchor : to }))
  }, [])

  const focus = useCallback(() => {
    const element = scroller.current
    const target = element && (findCell(element, active) ?? element)
    target?.focus({ preventScroll: true })
  }, [scroller, active])

  useLayoutEffect(() => {
    const element = scroller.current
    if (!element || !hasFocus.current) return
    const target = findCell(element, active) ?? element
    if (document.activeElement !== target) target.focus({ preventScroll: true })
  })

  const onFocus = useCallback((event: FocusEvent<HTMLElement>) => {
    const place = placeOf(event.target)
    hasFocus.current = place !== undefined || event.target === event.currentTarget
    if (place) {
      setSelection((old) => (isSame(old.active, place) ? old : { active: place, anchor: place }))
    }
  }, [])
  const onBlur = useCallback(() => {
    hasFocus.current = false
  }, [])

  const range: CellRange | undefined = isSame(active, anchor)
    ? undefined
    : rangeBetween(active, anchor)
  return { active, range, select, focus, onFocus, onBlur }
}

/** The place of the cell that an element is in; undefined outside cells. */
export function placeOf(target: EventTarget): CellPlace | undefined {
  const cell = target instanceof Element ? target.closest<HTMLElement>('[data-col]') : null
  const row = cell?.closest<HTMLElement>('[data-row]')
  if (!cell || !row) return undefined
  return { row: Number(row.dataset['row']), column: Number(cell.dataset['col']) }
}

function findCell(scroller: HTMLElement, { row, column }: CellPlace): HTMLElement | null {
  return scroller.querySelector(`[data-row="${row}"] [data-col="${column}"]`)
}

function isSame(a: CellPlace, b: CellPlace): boolean {
  return a.row === b.row && a.column === b.column
}
