import { chartFacts, chartTable, type ChartData } from '@telemachos/spreadsheet/charts/chart-data'
import { formatNumber } from '@telemachos/rules/numbers'
import { Suspense, useId } from 'react'
import { useTexts } from '#shared'
import { Heading } from '#layout'
import { lazyPart } from '#ui'
import classes from './calculator.module.css'
import { useAnswer, useOpenCalculator } from './use-calculator.ts'

const SheetChartCanvas = lazyPart(() => import('./sheet-chart-canvas.tsx'))

/** The charts of a sheet: those of its file, and those that an author has made of ranges. */
export function SheetCharts({ sheet }: { readonly sheet: number }) {
  const { t, language } = useTexts()
  const { model, source } = useOpenCalculator()
  const { charts: ofFile = [], name } = model.sheets[sheet] ?? {}
  const hasCharts = ofFile.length > 0 || source.Settings.Charts.some(({ Sheet }) => Sheet === name)
  if (!hasCharts) return null
  return <Charts key={`${sheet} ${language}`} sheet={sheet} untitled={t('calc.chart.untitled')} />
}

interface ChartsProps {
  readonly sheet: number
  /** What a chart without a title is called. */
  readonly untitled: string
}

function Charts({ sheet, untitled }: ChartsProps) {
  const { language } = useTexts()
  const charts = useAnswer({ kind: 'charts', sheet, language }) ?? []
  if (charts.length === 0) return null
  return (
    <div className={classes.charts}>
      {charts.map(({ title, data }, place) => (
        <ChartFigure key={place} title={title || untitled} chart={data} />
      ))}
    </div>
  )
}

/** A chart with a sentence for each of its data sets, and its numbers as a table. */
function ChartFigure({ title, chart }: { readonly title: string; readonly chart: ChartData }) {
  const { t, language } = useTexts()
  const id = useId()
  const number = (value: number | null): string =>
    value === null ? '–' : formatNumber(value, language)
  const facts = chartFacts(chart)
  const sentences = facts.flatMap(({ label, least, most }) =>
    least && most
      ? [
          t('calc.chart.sentence', {
            label: facts.length === 1 ? title : label,
            least: number(least.value),
            most: number(most.value),
            leastAt: least.label,
            mostAt: most.label,
          }),
        ]
      : [],
  )
  const table = chartTable(chart)
  return (
    <figure aria-labelledby={id} className={classes.chart}>
      <figcaption>
        <Heading id={id} size="small">
          {title}
        </Heading>
        <p>{sentences.length > 0 ? sentences.join(' ') : t('calc.chart.empty')}</p>
      </figcaption>
      <Suspense fallback={<div className={classes.canvas} />}>
        <div className={classes.canvas}>
          <SheetChartCanvas chart={chart} />
        </div>
      </Suspense>
      <details>
        <summary>{t('calc.chart.table')}</summary>
        <div className={classes.scroll}>
          <table className={classes.compared}>
            <thead>
              <tr>
                <th scope="col" />
                {table.head.map((label, place) => (
                  <th key={place} scope="col">
                    {label}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {table.rows.map(({ label, values }, row) => (
                <tr key={row}>
                  <th scope="row">{label}</th>
                  {values.map((value, place) => (
                    <td key={place}>{number(value)}</td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </details>
    </figure>
  )
}
