import { formatDate } from '@telemachos/rules/dates'
import { formatNumber } from '@telemachos/rules/numbers'
import { useIdentity, useTexts, useGroupWords } from '#shared'
import { StateMark } from '#features/actions'
import { groupSpans } from './column-filter.ts'
import type { GridData } from './use-grid-data.ts'
import { GridLegend } from './grid-legend.tsx'
import type { GridColumn, GridRow } from './grid-rows.ts'
import { rowName, viewCell } from './grid-view.ts'
import classes from './print-sheet.module.css'
import { MAX_PRINTED } from './use-all-rows.ts'
import { columnDue } from './column-due.ts'

/** So many actions stand beside the names on a sheet of A4, lying, where a date can still be read. */
const COLUMNS_ON_SHEET = 11

interface Props {
  readonly data: GridData
  readonly columns: readonly GridColumn[]
  readonly isPartial: boolean
  readonly grouped: boolean
  readonly now: Date
}

/**
 * The grid on paper, which cannot scroll: everybody whose page has arrived, with all columns, so many
 * on a sheet, the names and the heads again on each.
 */
export function PrintSheet({ data, columns, isPartial, grouped, now }: Props) {
  const { t, language } = useTexts()
  const { ProjectId, Projects } = useIdentity()
  const project = Projects.find(({ Id }) => Id === ProjectId)
  const rowCount = data.rowCount ?? 0
  const rows = Array.from({ length: rowCount }, (_, index) => data.rowAt(index))
    .filter((row) => row !== undefined)
    .slice(0, MAX_PRINTED)
  const found = { number: formatNumber(rows.length, language), count: rows.length }
  return (
    <div data-sheet className={classes.sheets}>
      <header className={classes.head}>
        <h1>{[project?.Descr, t('actions.grid.title')].filter(Boolean).join(' · ')}</h1>
        <p>
          {rows.length === rowCount
            ? t('actions.grid.found', found)
            : t('actions.grid.foundOf', { ...found, all: formatNumber(rowCount, language) })}
          {' · '}
          {formatDate(now)}
        </p>
        <GridLegend count={data.count} isPartial={isPartial} />
      </header>
      {sheetsOf(columns).map((shown) => (
        <table key={shown[0]?.Id} className={classes.sheet}>
          <colgroup>
            <col className={classes.name} />
            <col className={classes.progress} />
            <col span={shown.length} />
          </colgroup>
          <SheetHead columns={shown} grouped={grouped} />
          <tbody>
            {rows.map((row) => (
              <SheetRow key={row.Id} {...{ row, now }} columns={shown} />
            ))}
          </tbody>
        </table>
      ))}
    </div>
  )
}

/** The columns, evenly parted among as few sheets as they need. */
function sheetsOf(columns: readonly GridColumn[]): (readonly GridColumn[])[] {
  const sheets = Math.ceil(columns.length / COLUMNS_ON_SHEET)
  const width = Math.ceil(columns.length / Math.max(1, sheets))
  return Array.from({ length: sheets }, (_, at) => columns.slice(at * width, (at + 1) * width))
}

interface SheetHeadProps {
  readonly columns: readonly GridColumn[]
  readonly grouped: boolean
}

function SheetHead({ columns, grouped }: SheetHeadProps) {
  const { t } = useTexts()
  const groupWords = useGroupWords()
  return (
    <thead>
      {grouped && (
        <tr>
          <td colSpan={2} />
          {groupSpans(columns).map(({ path, start, span }) => (
            <th key={start} colSpan={span} scope="colgroup" className={classes.group}>
              {groupWords(path)}
            </th>
          ))}
        </tr>
      )}
      <tr>
        <th scope="col">{t('actions.grid.name')}</th>
        <th scope="col">{t('actions.grid.done')}</th>
        {columns.map((column) => (
          <th key={column.Id} scope="col">
            {column.Title}
            <small>{columnDue(column, t)}</small>
          </th>
        ))}
      </tr>
    </thead>
  )
}

interface SheetRowProps {
  readonly row: GridRow
  readonly columns: readonly GridColumn[]
  readonly now: Date
}

function SheetRow({ row, columns, now }: SheetRowProps) {
  const { t } = useTexts()
  return (
    <tr>
      <th scope="row">
        {rowName(row)}
        {!row.Active && <small>{t('actions.grid.notActive')}</small>}
      </th>
      <td className={classes.cell}>
        {row.DoneCount}/{row.Total}
      </td>
      {columns.map((column) => {
        const { state, date } = viewCell(row, column, now)
        return (
          <td key={column.Id} className={classes.cell}>
            <StateMark state={state} />
            <span className="visually-hidden">{t(`actions.grid.state.${state}`)}</span>
            {date}
          </td>
        )
      })}
    </tr>
  )
}
