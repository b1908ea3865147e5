import { IconCheck, IconGripVertical, IconLayoutSidebarRightExpand } from '@tabler/icons-react'
import type { HTMLAttributes } from 'react'
import { TypeIcon } from '../action/type-icon.tsx'
import type { CellRange } from '#lists'
import { useGroupWords, useTexts } from '#shared'
import { CellEditor } from './cell-editor.tsx'
import { cellText, COLUMNS, FROZEN, languageOf, type Column, type ColumnTexts } from './columns.ts'
import { hasFlag, type Flag, type Row } from './row.ts'
import { leftOf } from './table-head.tsx'
import type { CellWork } from './use-cell-work.ts'
import classes from './table.module.css'

interface Props {
  readonly row: Row
  readonly index: number
  readonly top: number
  readonly columnTexts: ColumnTexts
  readonly work: CellWork
  /** The column that the keyboard stands on; -1 where it is in another row. */
  readonly active: number
  /** The selected range, where the row is part of it. */
  readonly range: CellRange | undefined
  readonly isChecked: boolean
  /** What the active cell is edited with. */
  readonly editing: { readonly text?: string } | undefined
  /** The groups there are, as they are typed. */
  readonly groups: readonly string[]
  readonly isDragged: boolean
  readonly handle: HTMLAttributes<HTMLElement>
  readonly onOpen: (row: Row) => void
  /** The cell is no longer edited; the keyboard goes on in a direction. */
  readonly onDone: (step?: 'down' | 'right' | 'left') => void
}

/** One action. */
export function TableRow(props: Props) {
  const { row, index, top, work, active, range, isChecked, editing, isDragged } = props
  const { columnTexts, groups, onDone } = props
  return (
    <div
      role="row"
      aria-rowindex={index + 2}
      aria-selected={isChecked}
      data-row={index}
      data-checked={isChecked || undefined}
      data-dragged={isDragged || undefined}
      data-unpublished={!hasFlag(row, 'Published') || undefined}
      className={classes.row}
      style={{ transform: `translateY(${top}px)` }}
    >
      {COLUMNS.map((column, place) => {
        const isEdited = place === active && editing !== undefined
        return (
          <div
            key={column.key}
            role={place === 1 ? 'rowheader' : 'gridcell'}
            aria-colindex={place + 1}
            aria-selected={range !== undefined && place >= range.left && place <= range.right}
            aria-readonly={!work.isEditable(column)}
            data-col={place}
            data-kind={column.kind}
            data-frozen={place < FROZEN || undefined}
            tabIndex={place === active ? 0 : -1}
            className={classes.cell}
            style={
              place < FROZEN
                ? { width: column.width, insetInlineStart: leftOf(place) }
                : { width: column.width }
            }
          >
            {isEdited ? (
              <CellEditor
                row={row}
                column={column}
                start={editing.text}
                columnTexts={columnTexts}
                groups={groups}
                onType={(text, seen) => work.type(row, column, text, seen)}
                onDone={onDone}
              />
            ) : (
              <Content {...props} column={column} />
            )}
          </div>
        )
      })}
    </div>
  )
}

function Content({
  row,
  column,
  columnTexts,
  work,
  isChecked,
  handle,
  onOpen,
}: Props & { readonly column: Column }) {
  const { t } = useTexts()
  const groupWords = useGroupWords()
  const text = cellText(row, column, columnTexts)
  if (column.kind === 'order')
    return (
      <>
        <span
          {...handle}
          aria-hidden="true"
          data-handle
          data-off={!work.mayOrder || undefined}
          className={classes.handle}
        >
          <IconGripVertical size={16} />
        </span>
        <input
          type="checkbox"
          tabIndex={-1}
          aria-label={t('actions.table.check', { title: row.Title })}
          checked={isChecked}
          readOnly
        />
      </>
    )
  if (column.kind === 'flag')
    return (
      <span className={classes.flag} data-on={hasFlag(row, column.key as Flag) || undefined}>
        {hasFlag(row, column.key as Flag) && (
          <IconCheck size={16} stroke={2.4} aria-hidden="true" />
        )}
        <span className="visually-hidden">{text}</span>
      </span>
    )
  if (column.key === 'TypeId')
    return (
      <>
        <TypeIcon typeId={row.TypeId} />
        <span className={classes.text}>{text}</span>
      </>
    )
  if (column.key === 'Done')
    return (
      <span className={classes.done}>
        <span>{text}</span>
        <progress max={Math.max(1, row.Of)} value={row.Done} aria-hidden="true" />
      </span>
    )
  const language = languageOf(column.key)
  if (language === 'el')
    return (
      <>
        <span className={classes.text} lang={language} title={text}>
          {text}
        </span>
        <button
          type="button"
          tabIndex={-1}
          className={classes.open}
          aria-label={t('actions.table.open', { title: row.Title })}
          title={t('actions.table.open', { title: row.Title })}
          onClick={() => onOpen(row)}
        >
          <IconLayoutSidebarRightExpand size={18} aria-hidden="true" />
        </button>
      </>
    )
  const shown = column.key === 'Group' ? groupWords(row.Group) : text
  return (
    <span className={classes.text} lang={language} title={shown}>
      {shown}
    </span>
  )
}
