import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import type { ClipboardEvent, CSSProperties, KeyboardEvent, MouseEvent, Ref } from 'react'
import { useImperativeHandle } from 'react'
import { groupSpans } from './column-filter.ts'
import type { ColumnFit } from './fit-columns.ts'
import { fitColumns } from './fit-columns.ts'
import type { HeaderTexts } from './grid-header.tsx'
import { GridHeader } from './grid-header.tsx'
import type { RowTexts } from './grid-row.tsx'
import { GridRow } from './grid-row.tsx'
import type { GridColumn, GridRow as Row } from './grid-rows.ts'
import type { GridOrder } from './grid-search.ts'
import type { ColumnCount } from './grid-view.ts'
import * as size from './grid-view.ts'
import type { CellPlace, CellRange } from './move-cell.ts'
import { moveCell } from './move-cell.ts'
import { useElementSize } from './use-element-size.ts'
import { placeOf, useGridFocus } from './use-grid-focus.ts'
import type { GridMetrics } from './use-scroll-window.ts'
import { scrollPlace, scrollToCell, useScrollWindow } from './use-scroll-window.ts'
import { slotOf } from './visible-window.ts'
import classes from './grid-table.module.css'

const SETTLE_MS = 300

/** What scrolls the table from outside. */
export interface GridHandle {
  /** Scrolls by so many screens of columns. */
  readonly turnColumns: (screens: number) => void
  readonly focusCell: (row: number, column: number) => void
}

export interface GridTableProps {
  readonly ref?: Ref<GridHandle>
  readonly label: string
  readonly columns: readonly GridColumn[]
  /** How many actions there are, those that are filtered out too. */
  readonly totalColumns: number
  readonly grouped: boolean
  readonly counts: ReadonlyMap<number, ColumnCount>
  readonly rowCount: number
  /** The row at an index; undefined while its page is under way. */
  readonly rowAt: (index: number) => Row | undefined
  readonly onRows: (first: number, last: number) => void
  readonly now: Date
  readonly showMentor: boolean
  readonly sort: GridOrder | undefined
  readonly desc: boolean
  readonly rowTexts: RowTexts
  readonly headerTexts: HeaderTexts
  readonly changed: ReadonlyMap<number, ReadonlySet<number>>
  readonly menteeHref: (menteeId: number) => string
  readonly onMentee: (menteeId: number) => void
  readonly onSort: (by: GridOrder | undefined) => void
  readonly onOpen: (row: Row, column: GridColumn) => void
  /** Completes the cell, or offers to take its completion back. */
  readonly onToggle: (row: Row, column: GridColumn) => void
  readonly onMenu: (column: GridColumn, button: HTMLElement) => void
  readonly onCopy: (range: CellRange, clipboard: DataTransfer) => void
  /** Where the scroll stands at first, and where it came to rest. */
  readonly start: { readonly row: number; readonly column: number }
  readonly onRest: (place: { readonly row: number; readonly column: number }) => void
  readonly onFit: (fit: ColumnFit, firstColumn: number) => void
}

/**
 * The grid as a spreadsheet: rows and columns are drawn only where they are in view, the header and
 * the first two columns stay, and one cell at a time is in the tab order.
 */
export function GridTable(props: GridTableProps) {
  const { columns, rowCount, grouped, rowAt, onRows } = props
  const scroller = useRef<HTMLDivElement>(null)
  const viewport = useElementSize(scroller)
  const fit = fitColumns(viewport.width - size.FROZEN_WIDTH, columns.length)
  const headerHeight = size.TITLE_HEIGHT + (grouped ? size.GROUP_HEIGHT : 0)
  const metrics: GridMetrics = {
    rows: rowCount,
    columns: columns.length,
    rowHeight: size.ROW_HEIGHT,
    columnWidth: fit.width,
    frozenWidth: size.FROZEN_WIDTH,
    headerHeight,
  }
  const { window, onScroll } = useScrollWindow(scroller, metrics, viewport)
  const { active, range, select, focusCell, onFocus, onBlur } = useGridFocus(scroller)
  const groups = useMemo(() => (grouped ? groupSpans(columns) : undefined), [grouped, columns])

  const { start: firstRow, size: drawnRows } = window.rows
  useEffect(() => {
    if (drawnRows > 0) onRows(firstRow, firstRow + drawnRows - 1)
  }, [firstRow, drawnRows, onRows])
  useScrollRest(scroller, metrics, viewport.width > 0, fit, props)

  useImperativeHandle(props.ref, () => ({
    turnColumns: (screens) => {
      scroller.current?.scrollBy({ left: screens * fit.visible * fit.width })
    },
    focusCell: (row, column) => focusCell({ row, column }),
  }))

  function act({ row, column }: CellPlace, how: 'open' | 'toggle'): void {
    if (row < 0) {
      if (column === 0) props.onSort(undefined)
      else props.onSort(column === 1 ? 'done' : columns[column - size.FROZEN_COLUMNS]?.Id)
      return
    }
    const mentee = rowAt(row)
    if (!mentee) return
    const action = columns[column - size.FROZEN_COLUMNS]
    if (!action) {
      if (how === 'open') props.onMentee(mentee.Id)
    } else if (how === 'open') props.onOpen(mentee, action)
    else props.onToggle(mentee, action)
  }

  function onKeyDown(event: KeyboardEvent<HTMLElement>): void {
    const element = scroller.current
    const isCell = event.target === element || placeOf(event.target) !== undefined
    if (!element || !isCell || isButton(event.target)) return
    const { pageRows } = scrollPlace(element, metrics)
    const extent = { rows: rowCount, columns: columns.length + size.FROZEN_COLUMNS, pageRows }
    const to = moveCell(active, event, extent)
    if (to) {
      event.preventDefault()
      select(to, event.shiftKey)
      scrollToCell(element, metrics, to.row, to.column - size.FROZEN_COLUMNS)
      if (to.column === 0) element.scrollLeft = 0
    } else if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault()
      act(active, event.key === ' ' ? 'toggle' : 'open')
    } else if (event.key === 'Escape' && range) {
      select(active)
    } else if (opensMenu(event) && active.row < 0) {
      event.preventDefault()
      const button = element.querySelector<HTMLElement>(`[data-menu-column="${active.column}"]`)
      const column = columns[active.column - size.FROZEN_COLUMNS]
      if (button && column) props.onMenu(column, button)
    }
  }

  function onClick(event: MouseEvent<HTMLElement>): void {
    const place = placeOf(event.target)
    if (!place || event.ctrlKey || event.metaKey) return
    const column = columns[place.column - size.FROZEN_COLUMNS]
    if (isButton(event.target) && column) props.onMenu(column, event.target)
    else if (event.shiftKey && place.row >= 0) select(place, true)
    else if (place.row < 0 || place.column >= size.FROZEN_COLUMNS) act(place, 'open')
    else if (event.target instanceof HTMLAnchorElement) {
      event.preventDefault()
      act(place, 'open')
    }
  }

  /** A click with Shift extends the range from the active cell: focus must not move before it. */
  function onMouseDown(event: MouseEvent<HTMLElement>): void {
    if (event.shiftKey) event.preventDefault()
  }

  function onCopy(event: ClipboardEvent<HTMLElement>): void {
    if (active.row < 0 && !range) return
    event.preventDefault()
    const one = { top: active.row, bottom: active.row, left: active.column, right: active.column }
    props.onCopy(range ?? one, event.clipboardData)
  }

  const inWindow = active.row < 0 || isIn(window.rows, active.row)
  const isDrawn =
    inWindow &&
    (active.column < size.FROZEN_COLUMNS ||
      isIn(window.columns, active.column - size.FROZEN_COLUMNS))

  return (
    <div
      ref={scroller}
      role="grid"
      aria-label={props.label}
      aria-rowcount={rowCount + (grouped ? 2 : 1)}
      aria-colcount={columns.length + size.FROZEN_COLUMNS}
      aria-multiselectable
      tabIndex={isDrawn ? -1 : 0}
      className={classes.scroller}
      style={sizesOf(headerHeight)}
      onScroll={onScroll}
      onKeyDown={onKeyDown}
      onClick={onClick}
      onMouseDown={onMouseDown}
      onCopy={onCopy}
      onFocus={onFocus}
      onBlur={onBlur}
    >
      <div style={{ width: size.FROZEN_WIDTH + columns.length * fit.width }}>
        <GridHeader
          columns={columns}
          window={window.columns}
          columnWidth={fit.width}
          groups={groups}
          counts={props.counts}
          total={rowCount}
          sort={props.sort}
          desc={props.desc}
          texts={props.headerTexts}
          activeColumn={active.row < 0 ? active.column : -1}
        />
        <div role="rowgroup" className={classes.body} style={{ height: rowCount * size.ROW_HEIGHT }}>
          {Array.from({ length: drawnRows }, (_, i) => {
            const index = firstRow + i
            const row = rowAt(index)
            const isSelected = range && index >= range.top && index <= range.bottom
            return (
              <GridRow
                key={slotOf(index, window.rows)}
                index={index}
                row={row}
                columns={columns}
                total={props.totalColumns}
                headerRows={grouped ? 2 : 1}
                window={window.columns}
                columnWidth={fit.width}
                now={props.now}
                texts={props.rowTexts}
                showMentor={props.showMentor}
                menteeHref={props.menteeHref}
                activeColumn={active.row === index ? active.column : -1}
                selectedFrom={isSelected ? range.left : 0}
                selectedTo={isSelected ? range.right : -1}
                changed={row && props.changed.get(row.Id)}
              />
            )
          })}
        </div>
      </div>
    </div>
  )
}
