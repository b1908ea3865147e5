import {
  IconDotsVertical,
  IconSortAscending,
  IconSortDescending,
  IconUsers,
} from '@tabler/icons-react'
import { useVirtualizer } from '@tanstack/react-virtual'
import { formatNumber } from '@telemachos/rules/numbers'
import { Row, Text } from '#layout'
import { useTexts } from '#shared'
import { Button, IconButton, Menu, usePrinting } from '#ui'
import { useRef } from 'react'
import {
  columnWords,
  movedColumn,
  shownColumns,
  sortedRows,
  totalOf,
  type ShownColumn,
} from './result-columns.ts'
import classes from './results.module.css'
import { useCellWords } from './use-cell-words.ts'
import type { AskForPeople, Cell, Result, ViewSettings } from './view-settings.ts'

/** Rows are as tall as one line; what is longer is cut, and whole in its title. */
const ROW_HEIGHT = 36
const OVERSCAN = 12

export type TableChange = (change: Partial<ViewSettings>) => void

interface ResultTableProps {
  readonly title: string
  readonly result: Result
  readonly settings: ViewSettings
  readonly onChange?: TableChange | undefined
  readonly onPeople?: AskForPeople | undefined
}

/**
 * A result as a table: rows are drawn where they are in view, on paper all of them. A column's button
 * sorts, moves and hides it.
 */
export function ResultTable({ title, result, settings, onChange, onPeople }: ResultTableProps) {
  const { t, language } = useTexts()
  const words = useCellWords()
  const isPrinting = usePrinting()
  const scroller = useRef<HTMLDivElement>(null)
  const columns = shownColumns(result.Columns, settings)
  const rows = sortedRows(result, settings, language)
  // oxlint-disable-next-line react/incompatible-library -- Nothing of it is memoized here.
  const virtual = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => ROW_HEIGHT,
    overscan: OVERSCAN,
  })
  const items = virtual.getVirtualItems()
  const first = isPrinting ? 0 : (items[0]?.index ?? 0)
  const last = isPrinting ? rows.length - 1 : (items.at(-1)?.index ?? -1)
  const number = formatNumber(rows.length, language)
  const width = columns.length + (onPeople ? 1 : 0)
  return (
    <div className={classes.frame}>
      <div
        ref={scroller}
        role="region"
        aria-label={title}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- A long table is scrolled by keys too.
        tabIndex={0}
        className={classes.scroller}
      >
        <table className={classes.table} aria-rowcount={rows.length + 1}>
          <thead>
            <tr>
              {columns.map((column) => (
                <Head key={column.index} {...{ column, result, settings, onChange }} />
              ))}
              {onPeople && (
                <th scope="col">
                  <span className="visually-hidden">{t('reports.people')}</span>
                </th>
              )}
            </tr>
          </thead>
          <tbody>
            <Spacer height={first * ROW_HEIGHT} width={width} />
            {rows.slice(first, last + 1).map((row, at) => (
              <tr key={first + at} aria-rowindex={first + at + 2}>
                {columns.map((column) => {
                  const { index, Type } = column
                  const text = words(row[index], column)
                  return (
                    <td
                      key={index}
                      title={text.length > 40 ? text : undefined}
                      className={Type === 'number' ? classes.numeric : undefined}
                    >
                      {text}
                    </td>
                  )
                })}
                {onPeople && (
                  <td className={classes.people}>
                    <IconButton
                      label={t('reports.people.of', {
                        label: words(row[columns[0]?.index ?? 0], columns[0] ?? { Type: 'text' }),
                      })}
                      onClick={() => onPeople(row)}
                    >
                      <IconUsers size={18} aria-hidden="true" />
                    </IconButton>
                  </td>
                )}
              </tr>
            ))}
            <Spacer height={(rows.length - 1 - last) * ROW_HEIGHT} width={width} />
          </tbody>
          {settings.totals && <Totals {...{ columns, rows }} />}
        </table>
      </div>
      <Row gap={3} align="center" justify="between">
        <Text tone="faint" size="medium">
          {t('reports.result.rows', { count: rows.length, number })}
          {result.Truncated && ` · ${t('reports.result.truncated')}`}
        </Text>
        {onChange && settings.hidden.length > 0 && (
          <Button variant="subtle" size="compact-md" onClick={() => onChange({ hidden: [] })}>
            {t('reports.column.showAll', { count: settings.hidden.length })}
          </Button>
        )}
      </Row>
    </div>
  )
}

interface HeadProps {
  readonly column: ShownColumn
  readonly result: Result
  readonly settings: ViewSettings
  readonly onChange: TableChange | undefined
}

function Head({ column, result, settings, onChange }: HeadProps) {
  const { t } = useTexts()
  const { Name, Type } = column
  const words = columnWords(column)
  const { sort, descending } = settings
  const isSorted = sort === Name
  const Icon = descending ? IconSortDescending : IconSortAscending
  const move = (by: -1 | 1) =>
    onChange?.({ order: movedColumn(result.Columns, settings, Name, by) })
  const direction = descending ? 'descending' : 'ascending'
  return (
    <th
      scope="col"
      aria-sort={isSorted ? direction : undefined}
      className={Type === 'number' ? classes.numeric : undefined}
    >
      <span className={classes.head}>
        {words}
        {isSorted && <Icon size={16} aria-hidden="true" />}
        {onChange && (
          <Menu
            label={t('reports.column.menu', { name: words })}
            button={<IconDotsVertical size={16} aria-hidden="true" />}
            className={classes.menu ?? ''}
            items={[
              {
                key: 'up',
                label: t('reports.column.ascending'),
                run: () => onChange({ sort: Name, descending: false }),
              },
              {
                key: 'down',
                label: t('reports.column.descending'),
                run: () => onChange({ sort: Name, descending: true }),
              },
              { key: 'left', label: t('reports.column.left'), run: () => move(-1) },
              { key: 'right', label: t('reports.column.right'), run: () => move(1) },
              {
                key: 'hide',
                label: t('reports.column.hide'),
                run: () => onChange({ hidden: [...settings.hidden, Name] }),
              },
            ]}
          />
        )}
      </span>
    </th>
  )
}

/** Stands for the rows that are not drawn. */
function Spacer({ height, width }: { readonly height: number; readonly width: number }) {
  if (height <= 0) return null
  return (
    <tr aria-hidden="true">
      <td colSpan={width} style={{ height, padding: 0, border: 0 }} />
    </tr>
  )
}

interface TotalsProps {
  readonly columns: readonly ShownColumn[]
  readonly rows: readonly (readonly Cell[])[]
}

function Totals({ columns, rows }: TotalsProps) {
  const { t } = useTexts()
  const words = useCellWords()
  return (
    <tfoot>
      <tr>
        {columns.map((column, place) => {
          const total = totalOf(rows, column)
          const isName = place === 0 && total === undefined
          return (
            <td key={column.index} className={total === undefined ? undefined : classes.numeric}>
              {isName
                ? t('reports.total')
                : total === undefined
                  ? ''
                  : words(total, { Type: 'number' })}
            </td>
          )
        })}
      </tr>
    </tfoot>
  )
}
