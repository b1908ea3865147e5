import { useEffect, useEffectEvent, useImperativeHandle, useMemo, useRef } from 'react'
import type { CSSProperties, Ref } from 'react'
import { groupSpans } from './column-filter.ts'
import { fitColumns, ROOMY_COLUMN_WIDTH } from './fit-columns.ts'
import type { HeaderTexts } from './grid-header.tsx'
import { GridHeader } from './grid-header.tsx'
import type { RowTexts } from './grid-row.tsx'
import { GridRow } from './grid-row.tsx'
import type { GridColumn, GridRow as Row } from './grid-rows.ts'
import type { GridOrder } from './grid-search.ts'
import type { ColumnCount } from './grid-view.ts'
import * as size from './grid-view.ts'
import type { CellPlace } from '#lists'
import { alongText } from '#shared'
import { useEarlyInput } from './use-early-input.ts'
import { useElementSize } from './use-element-size.ts'
import { useGridFocus } from './use-grid-focus.ts'
import type { GridActions } from './use-grid-input.ts'
import { useGridInput } from './use-grid-input.ts'
import type { GridPlace } from './use-scroll-rest.ts'
import { useScrollRest } from './use-scroll-rest.ts'
import type { GridMetrics, ScrollWindow } from './use-scroll-window.ts'
import { scrollToCell, useScrollWindow } from './use-scroll-window.ts'
import { drawnItems, slotOf } from './visible-window.ts'
import classes from './grid-table.module.css'

/** What moves the table from outside. */
export interface GridHandle {
  /** Scrolls by so many screens of columns. */
  readonly turnColumns: (screens: number) => void
  /** Gives the focus to a mentee's cell, and brings it into view. */
  readonly focusCell: (menteeId: number, actionId: number) => void
  /** Brings a mentee's cell into view, and leaves the focus where it is. */
  readonly showCell: (menteeId: number, actionId: number) => void
}

/** The cell whose panel stands beside the grid. */
export interface OpenedCell {
  readonly menteeId: number
  readonly actionId: number
}

export interface GridTableProps {
  readonly ref?: Ref<GridHandle>
  readonly label: string
  /** Id of the element that explains the keys. */
  readonly describedBy: string
  readonly columns: readonly GridColumn[]
  readonly grouped: boolean
  /** Undefined while the totals are under way; then the number of rows is not known for certain. */
  readonly counts: ReadonlyMap<number, ColumnCount> | undefined
  readonly rowCount: number
  /** The row at an index; undefined while its page is under way. */
  readonly rowAt: (index: number) => Row | undefined
  /** The index of a mentee's row, as far as pages have arrived. */
  readonly indexOf: (menteeId: number) => number | undefined
  /** Names the list: another one begins at its first row. */
  readonly listKey: string
  readonly now: Date
  readonly showMentor: boolean
  readonly sort: GridOrder | undefined
  readonly desc: boolean
  readonly rowTexts: RowTexts
  readonly headerTexts: HeaderTexts
  /** Actions whose cells have just changed, by mentee. */
  readonly changed: ReadonlyMap<number, ReadonlySet<number>>
  readonly menteeHref: (menteeId: number) => string
  readonly actions: GridActions
  readonly opened: OpenedCell | undefined
  readonly start: GridPlace
  /** The rows that are drawn. */
  readonly onRows: (first: number, last: number) => void
  readonly onRest: (place: GridPlace) => void
  /** How many columns fit. */
  readonly onFit: (visible: number) => void
  /** The pointer or the focus has come: a cell may be opened soon. */
  readonly onTouch: () => void
}

/**
 * The grid as a spreadsheet: rows and columns are drawn only where they are in view, the header and
 * the first two columns stay, and one cell at a time is in the tab order.
 */
export function GridTable(props: GridTableProps) {
  const { columns, rowCount, grouped, rowAt, onRows, onFit, opened } = props
  const scroller = useRef<HTMLDivElement>(null)
  const viewport = useElementSize(scroller)
  const fit = fitColumns(viewport.width - size.FROZEN_WIDTH, columns.length)
  const headerRows = grouped ? 2 : 1
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
  const { active, range, select, focus, onFocus, onBlur, onPress } = useGridFocus(scroller, props)
  const groups = useMemo(() => (grouped ? groupSpans(columns) : undefined), [grouped, columns])
  const input = useGridInput({
    scroller,
    metrics,
    columns,
    rowAt,
    active,
    range,
    select,
    onPress,
    actions: props.actions,
  })
  useScrollRest({
    scroller,
    metrics,
    ready: viewport.width > 0,
    start: props.start,
    listKey: props.listKey,
    onRest: props.onRest,
  })
  useEarlyInput({ scroller, select, focus, onScroll })
  function bringIntoView(menteeId: number, actionId: number): CellPlace | undefined {
    const row = props.indexOf(menteeId)
    const column = columns.findIndex(({ Id }) => Id === actionId)
    if (row === undefined || column < 0) return undefined
    if (scroller.current) scrollToCell(scroller.current, metrics, row, column)
    return { row, column: column + size.FROZEN_COLUMNS }
  }
  useImperativeHandle(props.ref, () => ({
    turnColumns: (screens) => {
      scroller.current?.scrollBy({ left: alongText(screens * fit.visible * fit.width) })
    },
    focusCell: (menteeId, actionId) => {
      const place = bringIntoView(menteeId, actionId)
      focus(place ?? active)
    },
    showCell: (menteeId, actionId) => void bringIntoView(menteeId, actionId),
  }))

  // The panel beside the grid takes room from it, and gives it back, and columns become wider with it:
  // the cell that it is about stays in sight, and the one with the focus once it has closed. A key
  // does nothing but bring it back where it is out of sight.
  const keepInSight = useEffectEvent(() => {
    const element = scroller.current
    if (opened) bringIntoView(opened.menteeId, opened.actionId)
    else if (element?.contains(document.activeElement)) {
      scrollToCell(element, metrics, active.row, active.column - size.FROZEN_COLUMNS)
    }
  })
  useEffect(() => keepInSight(), [viewport.width, opened?.menteeId, opened?.actionId])

  const { start: first, size: drawn } = window.rows
  useEffect(() => {
    if (drawn > 0) onRows(first, first + drawn - 1)
  }, [first, drawn, onRows])
  useEffect(() => onFit(fit.visible), [fit.visible, onFit])

  return (
    <div
      ref={scroller}
      role="grid"
      aria-label={props.label}
      aria-describedby={props.describedBy}
      aria-rowcount={props.counts ? rowCount + headerRows : -1}
      aria-colcount={columns.length + size.FROZEN_COLUMNS}
      aria-multiselectable
      tabIndex={isDrawn(active, window) ? -1 : 0}
      className={classes.scroller}
      data-compact={fit.width < ROOMY_COLUMN_WIDTH || undefined}
      style={{ ...sizes(headerHeight), ...personColour(props.headerTexts) }}
      onScroll={onScroll}
      onPointerEnter={props.onTouch}
      onFocus={onFocus}
      onBlur={onBlur}
      {...input}
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
        <div
          role="rowgroup"
          className={classes.body}
          style={{ height: rowCount * size.ROW_HEIGHT }}
        >
          {drawnItems(window.rows).map((index) => {
            const row = rowAt(index)
            const isSelected = range && index >= range.top && index <= range.bottom
            return (
              <GridRow
                key={slotOf(index, window.rows)}
                index={index}
                row={row}
                columns={columns}
                headerRows={headerRows}
                window={window.columns}
                columnWidth={fit.width}
                now={props.now}
                texts={props.rowTexts}
                showMentor={props.showMentor}
                menteeHref={props.menteeHref}
                activeColumn={active.row === index ? active.column : -1}
                openedId={row && opened?.menteeId === row.Id ? opened.actionId : undefined}
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

/** True when the cell is among the elements that are there. */
function isDrawn({ row, column }: CellPlace, { rows, columns }: ScrollWindow): boolean {
  const inside = (index: number, { start, size: count }: ScrollWindow['rows']) =>
    index >= start && index < start + count
  const action = column - size.FROZEN_COLUMNS
  return (row < 0 || inside(row, rows)) && (action < 0 || inside(action, columns))
}

/** The colour of those in the rows, where the project gives them one. */
const personColour = ({ mark }: HeaderTexts): CSSProperties =>
  mark?.colour === undefined ? {} : ({ '--person-colour': mark.colour } as CSSProperties)

function sizes(headerHeight: number): CSSProperties {
  const pixels = {
    '--row-height': size.ROW_HEIGHT,
    '--name-width': size.NAME_WIDTH,
    '--progress-width': size.PROGRESS_WIDTH,
    '--group-height': size.GROUP_HEIGHT,
    '--title-height': size.TITLE_HEIGHT,
    '--head-height': headerHeight,
  }
  return Object.fromEntries(Object.entries(pixels).map(([name, value]) => [name, `${value}px`]))
}
