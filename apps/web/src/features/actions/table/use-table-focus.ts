import {
  useCallback,
  useLayoutEffect,
  useRef,
  useState,
  type FocusEvent,
  type RefObject,
} from 'react'
import { rangeBetween, type CellPlace, type CellRange } from '#lists'
import type { Row } from './row.ts'

interface Standing {
  /** The row's action, which the focus follows when rows move; nothing in the header. */
  readonly id: number | undefined
  readonly column: number
  /** Where its row was last. */
  readonly row: number
}

/**
 * The cell that the keyboard stands on, which stays with its action when rows move, and the other
 * corner of the range that is selected.
 */
export function useTableFocus(scroller: RefObject<HTMLElement | null>, rows: readonly Row[]) {
  const [active, setActive] = useState<Standing>({ id: rows[0]?.ActionId, column: 1, row: 0 })
  const [anchor, setAnchor] = useState<Standing>(active)
  const hasFocus = useRef(false)
  const placeOf = ({ id, column, row }: Standing): CellPlace => {
    if (row < 0) return { row: -1, column }
    const found = rows.findIndex(({ ActionId }) => ActionId === id)
    return { row: found >= 0 ? found : Math.min(row, rows.length - 1), column }
  }
  const at = placeOf(active)
  const range: CellRange = rangeBetween(at, placeOf(anchor))

  const select = (to: CellPlace, extend = false): void => {
    const next = { id: rows[to.row]?.ActionId, column: to.column, row: to.row }
    setActive(next)
    if (!extend) setAnchor(next)
  }

  useLayoutEffect(() => {
    const element = scroller.current
    if (!element || !hasFocus.current) return
    const target = cellAt(element, at)
    if (!target || document.activeElement === target) return
    // What is typed in a cell keeps the focus.
    if (!target.contains(document.activeElement)) target.focus({ preventScroll: true })
  })

  const onFocus = (event: FocusEvent<HTMLElement>): void => {
    const to = cellOf(event.target)
    if (!to) return
    hasFocus.current = true
    if (to.row !== at.row || to.column !== at.column) select(to)
  }
  const onBlur = useCallback((event: FocusEvent<HTMLElement>) => {
    if (!event.currentTarget.contains(event.relatedTarget)) hasFocus.current = false
  }, [])
  /** Gives the focus back to the cell, as after an edit. */
  const refocus = (): void => {
    hasFocus.current = true
    const element = scroller.current
    if (element) cellAt(element, at)?.focus({ preventScroll: true })
  }
  return { at, range, select, refocus, onFocus, onBlur }
}

/** The row and column of the cell that an element is in; undefined outside of cells. */
export function cellOf(target: EventTarget): CellPlace | undefined {
  const cell = target instanceof Element ? target.closest<HTMLElement>('[data-col]') : null
  const row = cell?.closest<HTMLElement>('[data-row]')
  if (!cell || !row) return undefined
  return { row: Number(row.dataset['row']), column: Number(cell.dataset['col']) }
}

function cellAt(element: HTMLElement, { row, column }: CellPlace): HTMLElement | null {
  return element.querySelector(`[data-row="${row}"] [data-col="${column}"]`)
}
