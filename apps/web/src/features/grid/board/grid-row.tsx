import { memo } from 'react'
import type { CSSProperties } from 'react'
import { isOpenTo, type GridColumn, type GridRow as Row } from './grid-rows.ts'
import type { VisibleWindow } from './visible-window.ts'
import { drawnItems, slotOf } from './visible-window.ts'
import type { ShownState } from '#features/actions'
import {
  FROZEN_COLUMNS,
  FROZEN_WIDTH,
  ROW_HEIGHT,
  rowName,
  secondLine,
  viewCell,
} from './grid-view.ts'
import classes from './grid-row.module.css'
import '../../../shared/theme/state-marks.css'

/** The words of a row in the language of the page; the same object for every row. */
export interface RowTexts {
  readonly states: Readonly<Record<ShownState, string>>
  readonly loading: string
  readonly noMentor: string
  readonly notActive: string
  readonly someActions: string
  readonly doneOf: (done: number, total: number) => string
}

interface Props {
  readonly index: number
  /** Undefined while its page is under way. */
  readonly row: Row | undefined
  readonly columns: readonly GridColumn[]
  /** Rows of the header, which come before this one. */
  readonly headerRows: number
  readonly window: VisibleWindow
  readonly columnWidth: number
  readonly now: Date
  readonly texts: RowTexts
  readonly showMentor: boolean
  readonly menteeHref: (menteeId: number) => string
  /** The column that the keyboard stands on; -1 when it is in another row. */
  readonly activeColumn: number
  /** The selected columns, both included; from 0 to -1 for none. */
  readonly selectedFrom: number
  readonly selectedTo: number
  /** The action whose panel is open for this mentee. */
  readonly openedId: number | undefined
  /** Actions whose cell has just changed. */
  readonly changed: ReadonlySet<number> | undefined
}

/** One mentee: the name and the progress, which stay in view, and the cells in the window. */
export const GridRow = memo(function GridRow(props: Props) {
  const { index, row, columns, window, columnWidth, activeColumn } = props
  const { selectedFrom, selectedTo, texts, now, changed } = props
  const place = (column: number) => ({
    'data-col': column,
    'aria-colindex': column + 1,
    'aria-selected': column >= selectedFrom && column <= selectedTo,
    tabIndex: column === activeColumn ? 0 : -1,
  })
  const cells = drawnItems(window).map((at) => {
    const column = columns[at]
    if (!column) return null
    const view = row && viewCell(row, column, now)
    const words = view && texts.states[view.state]
    return (
      <div
        key={slotOf(at, window)}
        role="gridcell"
        className={classes.cell}
        style={{ insetInlineStart: FROZEN_WIDTH + at * columnWidth, width: columnWidth }}
        data-state={view?.state ?? 'loading'}
        data-changed={changed?.has(column.Id) || undefined}
        data-opened={props.openedId === column.Id || undefined}
        aria-disabled={(row && !isOpenTo(row, column)) || undefined}
        aria-label={view ? [words, view.moment].filter(Boolean).join(', ') : texts.loading}
        {...place(at + FROZEN_COLUMNS)}
      >
        {view?.date}
      </div>
    )
  })
  return (
    <div
      role="row"
      aria-rowindex={props.headerRows + index + 1}
      className={classes.row}
      data-row={index}
      style={{ top: index * ROW_HEIGHT }}
    >
      <div role="presentation" className={classes.frozen}>
        <NameCell {...props} place={place(0)} />
        <ProgressCell row={row} texts={texts} place={place(1)} />
      </div>
      {cells}
    </div>
  )
})

type Place = Readonly<Record<string, number | boolean>>

function NameCell(props: Props & { readonly place: Place }) {
  const { row, texts, showMentor, menteeHref, place } = props
  const second = row && secondLine(row, texts, showMentor)
  return (
    <div
      role="rowheader"
      className={classes.name}
      data-loading={!row || undefined}
      data-inactive={row?.Active === false || undefined}
      aria-label={row ? undefined : texts.loading}
      {...place}
    >
      <a
        className={classes.link}
        href={row && menteeHref(row.Id)}
        tabIndex={-1}
        title={row && rowName(row)}
      >
        {row && rowName(row)}
      </a>
      <span className={classes.second}>{second}</span>
    </div>
  )
}

interface ProgressProps {
  readonly row: Row | undefined
  readonly texts: RowTexts
  readonly place: Place
}

function ProgressCell({ row, texts, place }: ProgressProps) {
  const done = row?.DoneCount ?? 0
  const all = row?.Total ?? 0
  const share = { '--share': all > 0 ? Math.min(1, done / all) : 0 } as CSSProperties
  return (
    <div
      role="gridcell"
      className={classes.progress}
      data-loading={!row || undefined}
      aria-label={row ? undefined : texts.loading}
      {...place}
    >
      <span className={classes.count}>{row && `${done}/${all}`}</span>
      <span className={classes.bar} style={share} />
    </div>
  )
}
