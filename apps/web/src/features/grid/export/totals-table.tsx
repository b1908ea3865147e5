import { formatNumber } from '@telemachos/rules/numbers'
import { useTexts } from '#shared'
import classes from './totals-table.module.css'

export interface Total {
  readonly Value: string
  readonly Count: number
}

/** How many share each value. */
export function TotalsTable({
  label,
  totals,
  say = (value) => value,
}: {
  readonly label: string
  readonly totals: readonly Total[]
  /** What a value is called. */
  readonly say?: (value: string) => string
}) {
  const { t, language } = useTexts()
  return (
    <table className={classes.table}>
      <thead>
        <tr>
          <th scope="col">{label}</th>
          <th scope="col">{t('exports.totals.count')}</th>
        </tr>
      </thead>
      <tbody>
        {totals.map(({ Value, Count }, place) => (
          // Two mentors may have one name, and two actions one title.
          <tr key={place}>
            <td>{say(Value) || t('exports.totals.none')}</td>
            <td>{formatNumber(Count, language)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
