import { useCallback, useLayoutEffect, useRef, useState } from 'react'
import type { FocusEvent, RefObject } from 'react'
import type { ActiveCell, GridList } from './follow-cell.ts'
import { followCell, identifyCell } from './follow-cell.ts'
import { type CellPlace, type CellRange, rangeBetween } from '#lists'

interface Selection {
  readonly active: ActiveCell
  /** The other corner of the selected range. */
  readonly anchor: CellPlace
}

const FIRST: CellPlace = { row: 0, column: 0 }

/**
 * The cell that the keyboard stands on, which stays with its mentee and action when the list changes.
 * Elements are used again for other rows while the grid scrolls: focus then waits on the grid itself,
 * and returns to its cell when that is drawn again.
 */
export function useGridFocus(scroller: RefObject<HTMLElement | null>, list: GridList) {
  const [selection, setSelection] = useState<Selection>(() => ({
    active: identifyCell(FIRST, list),
    anchor: FIRST,
  }))
  const { active, anchor } = selection
  const followed = followCell(active, list)
  if (followed !== active) {
    setSelection({ active: followed, anchor: isSame(followed, active) ? anchor : followed })
  }
  const hasFocus = useRef(false)
  /** What had the focus when it left the grid. */
  const leftFrom = useRef<EventTarget>(undefined)

  const select = (to: CellPlace, extend = false): void => {
    const next = identifyCell(to, list)
    setSelection((old) => ({ active: next, anchor: extend ? old.anchor : next }))
  }

  /** Goes to a cell and gives it the focus. */
  const focus = (to: CellPlace): void => {
    hasFocus.current = true
    select(to)
    const element = scroller.current
    if (element) (findCell(element, to) ?? element).focus({ preventScroll: true })
  }

  useLayoutEffect(() => {
    const element = scroller.current
    if (!element || !hasFocus.current) return
    const target = findCell(element, active) ?? element
    if (document.activeElement !== target) target.focus({ preventScroll: true })
  })

  const onFocus = (event: FocusEvent<HTMLElement>): void => {
    // A window that closes gives the focus back to the element, which may show another row by now.
    const isBack = event.target === leftFrom.current
    leftFrom.current = undefined
    const to = isBack ? active : placeOf(event.target)
    hasFocus.current = to !== undefined || event.target === event.currentTarget
    if (!to) return
    if (!isSame(active, to)) select(to)
    const target = findCell(event.currentTarget, to)
    if (isBack && target !== event.target) target?.focus({ preventScroll: true })
  }
  const onBlur = useCallback((event: FocusEvent<HTMLElement>) => {
    hasFocus.current = false
    const isLeaving = !event.currentTarget.contains(event.relatedTarget)
    leftFrom.current = isLeaving && placeOf(event.target) ? event.target : undefined
  }, [])
  /** The pointer says itself which cell is meant. */
  const onPress = (place: CellPlace): void => {
    leftFrom.current = undefined
    select(place)
  }

  const range: CellRange | undefined = isSame(active, anchor)
    ? undefined
    : rangeBetween(active, anchor)
  return { active, range, select, focus, onFocus, onBlur, onPress }
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
