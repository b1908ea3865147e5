import { formatNumber } from '@telemachos/rules/numbers'
import type { CSSProperties } from 'react'
import { useTexts } from '../../i18n/use-texts.ts'
import classes from './bar-table.module.css'

export interface BarRow {
  readonly key: string | number
  readonly label: string
  readonly count: number
  /** What the count is a part of. */
  readonly of: number
  /** Whole per cent, where it is not simply rounded. */
  readonly percent?: number
  /** A small picture beside the label, which says what it shows. */
  readonly image?: string
}

interface BarTableProps {
  /** The name of the table, where no heading of its own names it. */
  readonly label?: string
  readonly headings: { readonly label: string; readonly count: string; readonly share: string }
  readonly rows: readonly BarRow[]
  /** Which rows are on the screen; on paper all of them are. */
  readonly isShown?: (place: number) => boolean
}

/** Parts of a whole: a bar for each, and the same in numbers. */
export function BarTable({ label, headings, rows, isShown = () => true }: BarTableProps) {
  const { language } = useTexts()
  return (
    <table aria-label={label} className={classes.table}>
      <thead>
        <tr>
          <th scope="col">{headings.label}</th>
          {/* The bar says nothing that the numbers do not. */}
          <td className={classes.bars} aria-hidden="true" />
          <th scope="col" className={classes.number}>
            {headings.count}
          </th>
          <th scope="col" className={classes.number}>
            {headings.share}
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map(
          ({ key, label: name, image, count, of, percent = percentOf(count, of) }, place) => (
            <tr key={key} data-elsewhere={isShown(place) ? undefined : ''}>
              <th scope="row">
                {image !== undefined && <img className={classes.image} src={image} alt="" />}
                {name}
              </th>
              <td className={classes.bars} aria-hidden="true">
                <div className={classes.bar}>
                  <span style={{ '--share': of === 0 ? 0 : count / of } as CSSProperties} />
                </div>
              </td>
              <td className={classes.number}>{formatNumber(count, language)}</td>
              <td className={classes.number}>{`${formatNumber(percent, language)}%`}</td>
            </tr>
          ),
        )}
      </tbody>
    </table>
  )
}

const percentOf = (count: number, of: number): number =>
  of === 0 ? 0 : Math.round((count / of) * 100)
