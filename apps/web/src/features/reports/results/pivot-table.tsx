import { formatNumber } from '@telemachos/rules/numbers'
import { Text } from '#layout'
import { useTexts } from '#shared'
import { makePivot } from './pivot.ts'
import classes from './results.module.css'
import { useCellWords } from './use-cell-words.ts'
import type { Cell, Result, ViewSettings } from './view-settings.ts'

interface PivotTableProps {
  readonly title: string
  readonly result: Result
  readonly settings: ViewSettings
}

/** Two columns against each other, with totals; the row with the most comes first. */
export function PivotTable({ title, result, settings }: PivotTableProps) {
  const { t, language } = useTexts()
  const words = useCellWords()
  const pivot = makePivot(result, settings)
  if (!pivot) return <Text tone="failure">{t('reports.pivot.noColumns')}</Text>
  const number = (value: number | undefined): string =>
    value === undefined
      ? '–'
      : formatNumber(value, language, Number.isInteger(value) ? undefined : 2)
  const name = (key: Cell): string => words(key, typeof key === 'number' ? 'number' : 'text')
  const [first] = pivot.rows
  return (
    <>
      <Text tone="soft">
        {t('reports.pivot.sentence', {
          rows: pivot.rowColumn,
          label: first ? name(first.key) : '–',
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
                  {name(key)}
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
                <th scope="row">{name(key)}</th>
                {cells.map((cell, index) => (
                  <td key={String(pivot.columnKeys[index])} className={classes.numeric}>
                    {number(cell)}
                  </td>
                ))}
                <td className={classes.numeric}>
                  <strong>{number(total)}</strong>
                </td>
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row">{t('reports.total')}</th>
              {pivot.totals.map((total, index) => (
                <td key={String(pivot.columnKeys[index])} className={classes.numeric}>
                  {number(total)}
                </td>
              ))}
              <td className={classes.numeric}>{number(pivot.total)}</td>
            </tr>
          </tfoot>
        </table>
      </div>
    </>
  )
}
