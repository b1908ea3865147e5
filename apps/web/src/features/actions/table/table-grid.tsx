import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual'
import { useId, useRef, useState, type CSSProperties } from 'react'
import { useTexts } from '#shared'
import { useItemDrag } from '#ui'
import { ALL_WIDTH, COLUMNS, columnLabel, FROZEN_WIDTH, type ColumnTexts } from './columns.ts'
import type { TableFilter } from './filter.ts'
import type { Row } from './row.ts'
import { TableHead } from './table-head.tsx'
import { TableRow } from './table-row.tsx'
import type { CellWork } from './use-cell-work.ts'
import { useTableFocus } from './use-table-focus.ts'
import { useTableInput } from './use-table-input.ts'
import classes from './table.module.css'

const ROW_HEIGHT = 40
const HEAD_HEIGHT = 58
const OVERSCAN = 6
/** So near to its edge, in pixels, the table scrolls beneath what is dragged, by so much. */
const EDGE_PX = 48

interface Props {
  readonly rows: readonly Row[]
  readonly work: CellWork
  readonly columnTexts: ColumnTexts
  readonly filter: TableFilter
  readonly onSort: (sort: Pick<TableFilter, 'sort' | 'desc'>) => void
  readonly checked: ReadonlySet<number>
  readonly onCheck: (ids: readonly number[], on: boolean) => void
  readonly groups: readonly string[]
  readonly onOpen: (row: Row) => void
}

/** The table as a spreadsheet: rows are drawn where they are in view, and one cell is in the tab order. */
export function TableGrid(props: Props) {
  const { rows, work, columnTexts, filter, checked, onCheck, groups, onOpen } = props
  const texts = useTexts()
  const { t } = texts
  const keys = useId()
  const scroller = useRef<HTMLDivElement>(null)
  const focus = useTableFocus(scroller, rows)
  const [editing, setEditing] = useState<{ readonly text?: string }>()
  // oxlint-disable-next-line react/incompatible-library -- Nothing of it is memoized here.
  const virtual = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => ROW_HEIGHT,
    overscan: OVERSCAN,
    scrollPaddingStart: HEAD_HEIGHT,
    // The row that has the focus is drawn wherever the table is scrolled to.
    rangeExtractor: (range) => {
      const drawn = defaultRangeExtractor(range)
      const { row } = focus.at
      return row < 0 || row >= rows.length || drawn.includes(row)
        ? drawn
        : [...drawn, row].toSorted((a, b) => a - b)
    },
  })
  const input = useTableInput({
    ...props,
    focus,
    scroller,
    frozenWidth: FROZEN_WIDTH,
    headHeight: HEAD_HEIGHT,
    rowHeight: ROW_HEIGHT,
    edit: (text) => setEditing(text === undefined ? {} : { text }),
  })
  const movingWith = (id: number): readonly number[] => (checked.has(id) ? [...checked] : [id])
  const drag = useItemDrag<number>({
    disabled: !work.mayOrder,
    targetAt: (_id, { y }) => {
      const element = scroller.current
      if (!element) return undefined
      const { top, bottom } = element.getBoundingClientRect()
      if (y < top - EDGE_PX || y > bottom + EDGE_PX) return undefined
      if (y < top + HEAD_HEIGHT + EDGE_PX) element.scrollTop -= EDGE_PX / 4
      else if (y > bottom - EDGE_PX) element.scrollTop += EDGE_PX / 4
      const place = Math.round((y - top - HEAD_HEIGHT + element.scrollTop) / ROW_HEIGHT)
      return Math.max(0, Math.min(rows.length, place))
    },
    onDrop: (id, place) => work.moveBefore(movingWith(id), rows[place]?.ActionId),
  })
  function finish(): void {
    setEditing(undefined)
    focus.refocus()
  }
  const { at, range } = focus
  return (
    <>
      <p id={keys} className="visually-hidden">
        {t('actions.table.keys')}
      </p>
      <div
        ref={scroller}
        role="grid"
        tabIndex={-1}
        aria-label={t('actions.table.title')}
        aria-describedby={keys}
        aria-rowcount={rows.length + 1}
        aria-colcount={COLUMNS.length}
        aria-multiselectable
        className={classes.scroller}
        style={sizes(rows.length)}
        onFocus={focus.onFocus}
        onBlur={focus.onBlur}
        {...(editing ? {} : input)}
      >
        <div className={classes.sheet} style={{ width: ALL_WIDTH }}>
          <TableHead
            labels={COLUMNS.map((column) => columnLabel(column, texts))}
            filter={filter}
            active={at.row < 0 ? at.column : -1}
            isAllChecked={rows.length > 0 && rows.every(({ ActionId }) => checked.has(ActionId))}
            onCheckAll={(on) =>
              onCheck(
                rows.map(({ ActionId }) => ActionId),
                on,
              )
            }
          />
          <div role="rowgroup" className={classes.body} style={{ height: virtual.getTotalSize() }}>
            {virtual.getVirtualItems().map(({ index, start }) => {
              const row = rows[index]
              if (!row) return null
              const isActive = at.row === index
              return (
                <TableRow
                  key={row.ActionId}
                  row={row}
                  index={index}
                  top={start}
                  columnTexts={columnTexts}
                  work={work}
                  active={isActive ? at.column : -1}
                  range={index >= range.top && index <= range.bottom ? range : undefined}
                  isChecked={checked.has(row.ActionId)}
                  editing={isActive ? editing : undefined}
                  groups={groups}
                  isDragged={
                    drag.dragged !== null && movingWith(drag.dragged.id).includes(row.ActionId)
                  }
                  handle={drag.handlersOf(row.ActionId)}
                  onOpen={onOpen}
                  onDone={(step) => {
                    finish()
                    if (step) input.step(step)
                  }}
                />
              )
            })}
            {drag.dragged?.target !== undefined && (
              <div
                aria-hidden="true"
                className={classes.dropLine}
                style={{ top: drag.dragged.target * ROW_HEIGHT }}
              />
            )}
          </div>
        </div>
      </div>
    </>
  )
}

function sizes(rows: number): CSSProperties {
  const pixels = {
    '--row-height': ROW_HEIGHT,
    '--head-height': HEAD_HEIGHT,
    '--frozen-width': FROZEN_WIDTH,
    '--content-height': rows * ROW_HEIGHT + HEAD_HEIGHT + 18,
  }
  return Object.fromEntries(Object.entries(pixels).map(([name, value]) => [name, `${value}px`]))
}
