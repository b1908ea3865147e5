import { memo } from 'react'
import type { CSSProperties } from 'react'
import type { GroupSpan } from './column-filter.ts'
import type { GridColumn } from './grid-rows.ts'
import type { GridOrder } from './grid-search.ts'
import type { ColumnCount } from './grid-view.ts'
import { FROZEN_COLUMNS, FROZEN_WIDTH, peopleOf } from './grid-view.ts'
import { StateMark, TypeIcon } from '#features/actions'
import type { ProfileMark } from '#features/people'
import type { VisibleWindow } from './visible-window.ts'
import { drawnItems, slotOf } from './visible-window.ts'
import classes from './grid-header.module.css'

/** The words of the header in the language of the page. */
export interface HeaderTexts {
  readonly name: string
  /** How the project marks those in the rows. */
  readonly mark: ProfileMark | undefined
  readonly done: string
  readonly groups: string
  /** A path of groups. */
  readonly group: (path: readonly string[]) => string
  readonly due: (column: GridColumn) => string | undefined
  readonly column: (column: GridColumn, count: ColumnCount | undefined, total: number) => string
  readonly menu: (column: GridColumn) => string
}

interface Props {
  readonly columns: readonly GridColumn[]
  readonly window: VisibleWindow
  readonly columnWidth: number
  /** The groups of the upper row; undefined where the project does not group its grid. */
  readonly groups: readonly GroupSpan[] | undefined
  readonly counts: ReadonlyMap<number, ColumnCount> | undefined
  /** How many mentees the filter finds. */
  readonly total: number
  readonly sort: GridOrder | undefined
  readonly desc: boolean
  readonly texts: HeaderTexts
  /** The column that the keyboard stands on; -1 when it is in a row of mentees. */
  readonly activeColumn: number
}

/** The frozen rows above: groups where there are any, then the titles with their counts. */
export const GridHeader = memo(function GridHeader(props: Props) {
  const { columns, window, columnWidth, groups, sort, desc, texts, activeColumn } = props
  const direction = desc ? 'descending' : 'ascending'
  const place = (column: number) => ({
    'data-col': column,
    'aria-colindex': column + 1,
    tabIndex: column === activeColumn ? 0 : -1,
  })
  const isByPerson = typeof sort !== 'number' && sort !== 'done'
  return (
    <div role="rowgroup" className={classes.header}>
      {groups && (
        <GroupRow groups={groups} window={window} columnWidth={columnWidth} texts={texts} />
      )}
      <div role="row" aria-rowindex={groups ? 2 : 1} data-row={-1} className={classes.titles}>
        <div
          role="columnheader"
          className={classes.name}
          aria-sort={isByPerson ? direction : 'none'}
          {...place(0)}
        >
          {texts.mark?.letter && (
            <span
              aria-hidden="true"
              title={texts.mark.label}
              className={classes.mark}
              data-letter={texts.mark.letter}
            />
          )}
          {texts.name}
          <SortArrow />
        </div>
        <div
          role="columnheader"
          className={classes.progress}
          aria-sort={sort === 'done' ? direction : 'none'}
          {...place(1)}
        >
          {texts.done}
          <SortArrow />
        </div>
        {drawnItems(window).map((at) => {
          const column = columns[at]
          return (
            column && (
              <div
                key={slotOf(at, window)}
                role="columnheader"
                className={classes.column}
                style={{ insetInlineStart: FROZEN_WIDTH + at * columnWidth, width: columnWidth }}
                title={texts.column(column, props.counts?.get(column.Id), props.total)}
                aria-sort={sort === column.Id ? direction : 'none'}
                {...place(at + FROZEN_COLUMNS)}
              >
                <ColumnTitle {...props} column={column} />
              </div>
            )
          )
        })}
      </div>
    </div>
  )
})

function SortArrow() {
  return <i aria-hidden="true" className={classes.arrow} />
}

function ColumnTitle({ column, counts, total, texts }: Props & { readonly column: GridColumn }) {
  const count = counts?.get(column.Id)
  const people = peopleOf(count, total)
  const share = { '--share': people > 0 ? (count?.Done ?? 0) / people : 0 } as CSSProperties
  return (
    <>
      <span className={classes.words}>{texts.column(column, count, total)}</span>
      <span aria-hidden="true" className={classes.meta}>
        <TypeIcon typeId={column.TypeId} />
        <span className={classes.due}>{texts.due(column)}</span>
        <SortArrow />
      </span>
      <span aria-hidden="true" className={classes.title}>
        {column.Title}
      </span>
      <span aria-hidden="true" className={classes.counts}>
        <span>{count && `${count.Done}/${people}`}</span>
        <span className={classes.overdue} data-none={!count?.Overdue || undefined}>
          <StateMark state="overdue" />
          {count?.Overdue}
        </span>
      </span>
      <span aria-hidden="true" className={classes.bar} style={share} />
      <button
        type="button"
        tabIndex={-1}
        className={classes.menu}
        data-menu={column.Id}
        aria-label={texts.menu(column)}
        aria-haspopup="menu"
      />
    </>
  )
}

interface GroupRowProps {
  readonly groups: readonly GroupSpan[]
  readonly window: VisibleWindow
  readonly columnWidth: number
  readonly texts: HeaderTexts
}

function GroupRow({ groups, window, columnWidth, texts }: GroupRowProps) {
  const end = window.start + window.size
  return (
    <div role="row" aria-rowindex={1} className={classes.groups}>
      <div
        role="columnheader"
        aria-colindex={1}
        aria-colspan={FROZEN_COLUMNS}
        className={classes.groupCorner}
      >
        {texts.groups}
      </div>
      {groups
        .filter(({ start, span }) => start < end && start + span > window.start)
        .map(({ path, start, span }) => (
          <div
            key={start}
            role="columnheader"
            aria-colindex={start + FROZEN_COLUMNS + 1}
            aria-colspan={span}
            className={classes.group}
            style={{
              insetInlineStart: FROZEN_WIDTH + start * columnWidth,
              width: span * columnWidth,
            }}
          >
            <span
              className={classes.groupName}
              style={{ insetInlineStart: FROZEN_WIDTH }}
              title={texts.group(path)}
            >
              {texts.group(path)}
            </span>
          </div>
        ))}
    </div>
  )
}
