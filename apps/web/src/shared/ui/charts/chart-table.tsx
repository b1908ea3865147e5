import { formatNumber } from '@telemachos/rules/numbers'
import { useTexts } from '../../i18n/use-texts.ts'
import { shares, type ChartDataset, type ChartKind } from './chart-data.ts'
import classes from './chart.module.css'

interface ChartTableProps {
  readonly kind: ChartKind
  readonly title: string
  readonly category: string | undefined
  readonly labels: readonly string[]
  readonly datasets: readonly ChartDataset[]
  readonly onPick?: ((index: number) => void) | undefined
  readonly pickLabel?: ((label: string) => string) | undefined
}

/** The numbers of a chart; of a doughnut, their parts of the whole too. */
export function ChartTable(props: ChartTableProps) {
  const { kind, title, category, labels, datasets, onPick, pickLabel } = props
  const { t, language } = useTexts()
  const parts = kind === 'doughnut' ? shares(datasets[0]?.data ?? []) : undefined
  return (
    // A wide table is scrolled by the keyboard too.
    <div
      role="region"
      aria-label={`${t('ui.chart.values')}: ${title}`}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- See above.
      tabIndex={0}
      className={classes.frame}
    >
      <table className={classes.table}>
        <thead>
          <tr>
            <th scope="col">{category ?? t('ui.chart.category')}</th>
            {datasets.map(({ label }) => (
              <th key={label} scope="col">
                {label}
              </th>
            ))}
            {parts && <th scope="col">{t('ui.chart.share')}</th>}
          </tr>
        </thead>
        <tbody>
          {labels.map((label, row) => (
            <tr key={label}>
              <th scope="row">
                {onPick ? (
                  <button
                    type="button"
                    title={pickLabel?.(label)}
                    className={classes.pick}
                    onClick={() => onPick(row)}
                  >
                    {label}
                  </button>
                ) : (
                  label
                )}
              </th>
              {datasets.map((dataset) => (
                <td key={dataset.label}>
                  {formatNumber(dataset.data[row] ?? Number.NaN, language)}
                </td>
              ))}
              {parts && <td>{`${formatNumber(parts[row] ?? 0, language, 1)}%`}</td>}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
