import type { ClipboardEvent, KeyboardEvent, MouseEvent, RefObject } from 'react'
import type { ActiveCell } from './follow-cell.ts'
import type { GridColumn, GridRow } from './grid-rows.ts'
import { isOpenTo } from './grid-rows.ts'
import type { GridOrder } from './grid-search.ts'
import { FROZEN_COLUMNS } from './grid-view.ts'
import { type CellPlace, type CellRange, moveCell } from '#lists'
import { readingPress } from '#shared'
import { placeOf } from './use-grid-focus.ts'
import type { GridMetrics } from './use-scroll-window.ts'
import { isOutOfView, rowsInView, scrollToCell } from './use-scroll-window.ts'

/** What can be done in the grid. */
export interface GridActions {
  readonly onMentee: (menteeId: number) => void
  /** By last name without a column. */
  readonly onSort: (by: GridOrder | undefined) => void
  readonly onOpen: (row: GridRow, column: GridColumn) => void
  /** Completes the cell, or offers to take its completion back. */
  readonly onToggle: (row: GridRow, column: GridColumn) => void
  readonly onMenu: (column: GridColumn, button: HTMLElement) => void
  readonly onCopy: (range: CellRange, clipboard: DataTransfer) => void
  /** Somebody else has come to stand where the keyboard was: nothing is done until the next key. */
  readonly onOther: (row: GridRow) => void
}

interface Options {
  readonly scroller: RefObject<HTMLElement | null>
  readonly metrics: GridMetrics
  readonly columns: readonly GridColumn[]
  readonly rowAt: (index: number) => GridRow | undefined
  readonly active: ActiveCell
  readonly range: CellRange | undefined
  readonly select: (to: CellPlace, extend?: boolean) => void
  /** A cell was pressed with the pointer. */
  readonly onPress: (place: CellPlace) => void
  readonly actions: GridActions
}

/**
 * Keys, clicks and copying, for the whole grid at once: cells carry no handlers. Enter and a click
 * open, Space completes, where the cell is the reader's; Shift selects a range; in the header they sort, and Alt+Down, Shift+F10 or
 * the menu key open the column's menu.
 */
export function useGridInput(options: Options) {
  const { scroller, metrics, columns, rowAt, active, range, select, onPress, actions } = options
  const columnAt = (place: number) => columns[place - FROZEN_COLUMNS]

  function act({ row, column }: CellPlace, how: 'open' | 'toggle'): void {
    const action = columnAt(column)
    if (row < 0) {
      actions.onSort(action?.Id ?? (column === 0 ? undefined : 'done'))
      return
    }
    const mentee = rowAt(row)
    if (!mentee || (action && !isOpenTo(mentee, action))) return
    if (action && how === 'open') actions.onOpen(mentee, action)
    else if (action) actions.onToggle(mentee, action)
    else if (how === 'open') actions.onMentee(mentee.Id)
  }

  /** By a key: only where the cell is in view, and is about whom it was when the keyboard came to it. */
  function actByKey(element: HTMLElement, how: 'open' | 'toggle'): void {
    const { row, column, menteeId } = active
    if (isOutOfView(element, metrics, row, column - FROZEN_COLUMNS)) {
      scrollToCell(element, metrics, row, column - FROZEN_COLUMNS)
      return
    }
    const mentee = row < 0 ? undefined : rowAt(row)
    if (mentee && menteeId !== undefined && mentee.Id !== menteeId) {
      select(active)
      actions.onOther(mentee)
    } else act(active, how)
  }

  function onKeyDown(event: KeyboardEvent<HTMLElement>): void {
    const element = scroller.current
    if (!element || isButton(event.target)) return
    const extent = {
      rows: metrics.rows,
      columns: columns.length + FROZEN_COLUMNS,
      pageRows: rowsInView(element, metrics),
    }
    const column = columnAt(active.column)
    if (opensMenu(event) && active.row < 0 && column) {
      const button = element.querySelector<HTMLElement>(`[data-menu="${column.Id}"]`)
      if (button) actions.onMenu(column, button)
      event.preventDefault()
      return
    }
    const to = moveCell(active, readingPress(event), extent)
    if (to) {
      event.preventDefault()
      select(to, event.shiftKey)
      scrollToCell(element, metrics, to.row, to.column - FROZEN_COLUMNS)
      if (to.column === 0) element.scrollLeft = 0
    } else if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault()
      actByKey(element, event.key === ' ' ? 'toggle' : 'open')
    } else if (event.key === 'Escape' && range) {
      select(active)
    }
  }

  function onClick(event: MouseEvent<HTMLElement>): void {
    const place = placeOf(event.target)
    if (!place || event.ctrlKey || event.metaKey) return
    const column = columnAt(place.column)
    if (isButton(event.target)) {
      if (column) actions.onMenu(column, event.target)
    } else if (event.shiftKey && place.row >= 0) {
      select(place, true)
    } else if (place.row < 0 || column) {
      act(place, 'open')
    } else if (event.target instanceof HTMLAnchorElement) {
      event.preventDefault()
      act(place, 'open')
    }
  }

  /** With Shift the range grows from the active cell: the click must not take the focus first. */
  function onMouseDown(event: MouseEvent<HTMLElement>): void {
    const place = placeOf(event.target)
    if (event.shiftKey) event.preventDefault()
    else if (place) onPress(place)
  }

  function onCopy(event: ClipboardEvent<HTMLElement>): void {
    if (active.row < 0 && !range) return
    event.preventDefault()
    const { row, column } = active
    const one = { top: row, bottom: row, left: column, right: column }
    actions.onCopy(range ?? one, event.clipboardData)
  }

  return { onKeyDown, onClick, onMouseDown, onCopy }
}

function isButton(target: EventTarget): target is HTMLButtonElement {
  return target instanceof HTMLButtonElement
}

function opensMenu({ key, altKey, shiftKey }: KeyboardEvent): boolean {
  return key === 'ContextMenu' || (altKey && key === 'ArrowDown') || (shiftKey && key === 'F10')
}
