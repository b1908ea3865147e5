import { Row } from '#layout'
import { formatNumber } from '@telemachos/rules/numbers'
import type { CSSProperties } from 'react'
import { useTexts } from '#shared'
import classes from './results.module.css'

interface Props {
  readonly title: string
  readonly columns: readonly string[]
  readonly rows: readonly {
    readonly key: string
    readonly label: string
    readonly counts: readonly number[]
    readonly of: number
  }[]
}

/** Items by options: each cell its number and share, with a bar under them. */
export function MatrixTable({ title, columns, rows }: Props) {
  const { t, language } = useTexts()
  return (
    // A wide table is scrolled by the keyboard too.
    <div
      role="region"
      aria-label={t('results.wholeTable', { title })}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- See above.
      tabIndex={0}
      className={classes.frame}
    >
      <table aria-label={title} className={classes.matrix}>
        <thead>
          <tr>
            <th scope="col">{t('results.item')}</th>
            {columns.map((column, place) => (
              // oxlint-disable-next-line react/no-array-index-key -- Columns neither move nor come.
              <th key={place} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, label, counts, of }) => (
            <tr key={key}>
              <th scope="row">{label}</th>
              {counts.map((count, place) => (
                // oxlint-disable-next-line react/no-array-index-key -- As above.
                <td key={place}>
                  <Row as="span" nowrap gap={2} align="baseline">
                    {formatNumber(count, language)}
                    <span className={classes.part}>{percentOf(count, of)}</span>
                  </Row>
                  <span
                    aria-hidden="true"
                    className={classes.mark}
                    style={{ '--share': of === 0 ? 0 : count / of } as CSSProperties}
                  />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

const percentOf = (count: number, of: number): string =>
  `${of === 0 ? 0 : Math.round((count / of) * 100)}%`
