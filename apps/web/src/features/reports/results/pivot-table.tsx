import { formatNumber } from '@telemachos/rules/numbers'
import { Text } from '#layout'
import { useTexts } from '#shared'
import { makePivot } from './pivot.ts'
import classes from './results.module.css'
import { useCellWords } from './use-cell-words.ts'
import type { AskForPeople, Cell, Result, ViewSettings } from './view-settings.ts'

interface PivotTableProps {
  readonly title: string
  readonly result: Result
  readonly settings: ViewSettings
  readonly onPeople?: AskForPeople | undefined
}

/** Two columns against each other, with totals; the row with the most comes first. */
export function PivotTable({ title, result, settings, onPeople }: PivotTableProps) {
  const { t, language } = useTexts()
  const words = useCellWords()
  const pivot = makePivot(result, settings)
  if (!pivot) return <Text tone="failure">{t('reports.pivot.noColumns')}</Text>
  const number = (value: number | undefined): string =>
    value === undefined
      ? '–'
      : formatNumber(value, language, Number.isInteger(value) ? undefined : 2)
  const [first] = pivot.rows
  const [rowPlace, columnPlace] = pivot.places
  const nameIn = (place: number, isShort: boolean) => (key: Cell) =>
    words(key, result.Columns[place] ?? { Type: 'text' }, { isShort })
  const nameOfRow = nameIn(rowPlace, false)
  const nameOfColumn = nameIn(columnPlace, true)
  /** A number, which leads to its people: of a row, of a column, of both. */
  const cell = (value: number | undefined, keys: { row?: Cell; column?: Cell }) => {
    const isAt = (row: readonly Cell[], place: number, key: Cell | undefined) =>
      key === undefined || (row[place] ?? null) === key
    const found =
      value === undefined
        ? undefined
        : result.Rows.find(
            (row) => isAt(row, rowPlace, keys.row) && isAt(row, columnPlace, keys.column),
          )
    if (!onPeople || !found) return number(value)
    const by = [
      ...(keys.row === undefined ? [] : [rowPlace]),
      ...(keys.column === undefined ? [] : [columnPlace]),
    ]
    const label = [
      ...(keys.row === undefined ? [] : [nameOfRow(keys.row)]),
      ...(keys.column === undefined ? [] : [nameOfColumn(keys.column)]),
    ]
    return (
      <button
        type="button"
        title={t('reports.people.of', { label: label.join(' · ') || t('reports.total') })}
        className={classes.numberButton}
        onClick={() => onPeople(found, { by })}
      >
        {number(value)}
      </button>
    )
  }
  return (
    <>
      <Text tone="soft">
        {t('reports.pivot.sentence', {
          rows: pivot.rowColumn,
          label: first ? nameOfRow(first.key) : '–',
          most: number(first?.total),
          total: number(pivot.total),
        })}
      </Text>
      <div
        role="region"
        aria-label={title}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- A wide table is scrolled by keys too.
        tabIndex={0}
        className={classes.scroller}
      >
        <table className={classes.table}>
          <thead>
            <tr>
              <th scope="col">{pivot.rowColumn}</th>
              {pivot.columnKeys.map((key) => (
                <th key={String(key)} scope="col" className={classes.numeric}>
                  {nameOfColumn(key)}
                </th>
              ))}
              <th scope="col" className={classes.numeric}>
                {t('reports.total')}
              </th>
            </tr>
          </thead>
          <tbody>
            {pivot.rows.map(({ key, cells, total }) => (
              <tr key={String(key)}>
                <th scope="row">{nameOfRow(key)}</th>
                {cells.map((value, index) => (
                  <td key={String(pivot.columnKeys[index])} className={classes.numeric}>
                    {cell(value, { row: key, column: pivot.columnKeys[index] ?? null })}
                  </td>
                ))}
                <td className={classes.numeric}>
                  <strong>{cell(total, { row: key })}</strong>
                </td>
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row">{t('reports.total')}</th>
              {pivot.totals.map((total, index) => (
                <td key={String(pivot.columnKeys[index])} className={classes.numeric}>
                  {cell(total, { column: pivot.columnKeys[index] ?? null })}
                </td>
              ))}
              <td className={classes.numeric}>{cell(pivot.total, {})}</td>
            </tr>
          </tfoot>
        </table>
      </div>
    </>
  )
}
