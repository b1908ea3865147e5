import {
  linesWithin,
  type Line,
  type SheetLayout,
} from '@telemachos/spreadsheet/layout/sheet-layout'
import { nextInput } from '@telemachos/spreadsheet/inputs/tab-order'
import { memo, useId, useMemo, useRef, useState, type KeyboardEvent } from 'react'
import { useTexts } from '#shared'
import classes from './calculator.module.css'
import type { CalculatorFields } from './fields.ts'
import { SheetCell } from './sheet-cell.tsx'
import { useOpenCalculator } from './use-calculator.ts'

interface Props {
  readonly sheet: number
  readonly layout: SheetLayout
  readonly fields: CalculatorFields
}

/** A sheet of more rows than that is drawn where it is seen alone. */
const WHOLE_ROWS = 120
/** Keys that go from one input to another: up and down are of no use within one line. */
const MOVING_KEYS = new Set(['Tab', 'Enter', 'ArrowDown', 'ArrowUp'])
const MORE_ROWS = 12
const MORE_COLUMNS = 4

/** A sheet as its author laid it out, drawn only where it is seen. */
export function SheetGrid({ sheet, layout, fields }: Props) {
  const { t } = useTexts()
  const { model, source, places, inputAt } = useOpenCalculator()
  const ownName = model.sheets[sheet]?.name ?? ''
  const id = useId()
  const scroller = useRef<HTMLDivElement>(null)
  const [seen, setSeen] = useState({ top: 0, left: 0, height: 900, width: 1_600 })
  const { rows, columns, frozenRows, frozenColumns } = layout
  const isWhole = rows.length <= WHOLE_ROWS && columns.length <= 40
  const rowWindow = isWhole
    ? { first: 0, end: rows.length }
    : linesWithin(rows, seen.top, seen.top + seen.height, MORE_ROWS)
  const columnWindow = isWhole
    ? { first: 0, end: columns.length }
    : linesWithin(columns, seen.left, seen.left + seen.width, MORE_COLUMNS)
  const { first: firstColumn, end: endColumn } = columnWindow
  // The same as long as the same columns are seen: rows that stay in sight are not drawn again.
  const shownColumns = useMemo(
    () => [
      ...columns.slice(0, frozenColumns),
      ...columns.slice(Math.max(firstColumn, frozenColumns), endColumn),
    ],
    [columns, frozenColumns, firstColumn, endColumn],
  )
  const first = Math.max(rowWindow.first, frozenRows)

  function noteScroll(): void {
    const element = scroller.current
    if (!element || isWhole) return
    const { scrollTop, scrollLeft, clientHeight, clientWidth } = element
    setSeen((now) =>
      Math.abs(now.top - scrollTop) < 100 &&
      Math.abs(now.left - scrollLeft) < 100 &&
      now.height === clientHeight
        ? now
        : { top: scrollTop, left: scrollLeft, height: clientHeight, width: clientWidth },
    )
  }

  /** Tab goes down, then to the next block of columns, then back to the first (spec §2.3). */
  function onKeyDown(event: KeyboardEvent<HTMLDivElement>): void {
    if (event.key === 'Escape') return scroller.current?.focus()
    if (!MOVING_KEYS.has(event.key)) return
    const { dataset, tagName } = event.target as HTMLElement
    const from = dataset['input']
    // A list goes through its choices.
    if (tagName === 'SELECT' && event.key.startsWith('Arrow')) return
    if (from === undefined || event.altKey || event.ctrlKey || event.metaKey) return
    const at = places.get(from)
    const cells = source.Settings.Inputs.flatMap(({ Name }) => places.get(Name) ?? [])
    const next = at && nextInput(cells, at, event.shiftKey || event.key === 'ArrowUp')
    const name = next && inputAt(next)?.Name
    if (name === undefined || name === from) return
    event.preventDefault()
    focusInput(name)
  }
  function focusInput(name: string): void {
    const found = () =>
      scroller.current?.querySelector<HTMLElement>(`[data-input="${CSS.escape(name)}"]`)
    const drawn = found()
    if (drawn) return drawn.focus()
    // What is not in sight is not drawn yet.
    const at = places.get(name)
    const row = rows.find(({ index }) => index === at?.row)
    const column = columns.find(({ index }) => index === at?.column)
    scroller.current?.scrollTo({ top: (row?.start ?? 0) - 80, left: (column?.start ?? 0) - 80 })
    requestAnimationFrame(() => requestAnimationFrame(() => found()?.focus()))
  }

  const rowOf = (row: Line, isFrozen: boolean) => (
    <SheetRow
      key={row.index}
      {...{ sheet, layout, row, fields, isFrozen }}
      columns={shownColumns}
    />
  )
  return (
    <div
      ref={scroller}
      role="grid"
      // Columns have letters and cells addresses: a sheet is not mirrored.
      dir="ltr"
      tabIndex={0}
      aria-label={source.SheetNames[ownName] ?? ownName}
      aria-describedby={`${id}-keys`}
      aria-rowcount={rows.length}
      aria-colcount={columns.length}
      className={classes.sheet}
      data-lines={model.sheets[sheet]?.showsGridLines || undefined}
      onScroll={noteScroll}
      onKeyDown={onKeyDown}
    >
      <p id={`${id}-keys`} hidden>
        {t('calc.escape')}
      </p>
      {frozenRows > 0 && (
        <div role="rowgroup" className={classes.frozen} style={{ width: layout.width }}>
          {rows.slice(0, frozenRows).map((row) => rowOf(row, true))}
        </div>
      )}
      <div
        role="rowgroup"
        style={{
          width: layout.width,
          paddingTop: (rows[first]?.start ?? 0) - (rows[frozenRows]?.start ?? 0),
          paddingBottom: layout.height - endOf(rows, rowWindow.end),
        }}
      >
        {rows.slice(first, rowWindow.end).map((row) => rowOf(row, false))}
      </div>
    </div>
  )
}

interface RowProps extends Props {
  readonly row: Line
  /** Those that are drawn. */
  readonly columns: readonly Line[]
  /** It stays in sight. */
  readonly isFrozen: boolean
}

/** One row with the cells that are drawn. */
const SheetRow = memo(function SheetRow({ row, columns, ...shared }: RowProps) {
  const { width, frozenColumns } = shared.layout
  return (
    <div
      role="row"
      aria-rowindex={row.index + 1}
      className={classes.row}
      style={{ height: row.size, width }}
    >
      {columns.map((column, place) => (
        <SheetCell
          key={column.index}
          {...shared}
          row={row}
          column={column}
          isStuck={place < frozenColumns}
        />
      ))}
    </div>
  )
})

const endOf = (rows: readonly Line[], end: number): number => {
  const last = rows[end - 1]
  return last ? last.start + last.size : 0
}
