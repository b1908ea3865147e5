import { chartFacts, chartTable, type ChartData } from '@telemachos/spreadsheet/charts/chart-data'
import { dataOfFileChart } from '@telemachos/spreadsheet/charts/file-chart'
import { dataOfChart } from '@telemachos/spreadsheet/charts/wire-chart'
import { quoteSheet } from '@telemachos/spreadsheet/formula/reference'
import { formatNumber } from '@telemachos/rules/numbers'
import { Suspense, useId, useMemo, useSyncExternalStore } from 'react'
import { useTexts } from '../i18n/use-texts.ts'
import { Heading } from '../layout/heading.tsx'
import { lazyPart } from '../ui/lazy-part.ts'
import classes from './calculator.module.css'
import { inLanguage } from './in-language.ts'
import { useOpenCalculator } from './use-calculator.ts'

const SheetChartCanvas = lazyPart(() => import('./sheet-chart-canvas.tsx'))

/** The charts of a sheet: those of its file, and those that an author has made of ranges. */
export function SheetCharts({ sheet }: { readonly sheet: number }) {
  const { t, language } = useTexts()
  const { workbook, model, source } = useOpenCalculator()
  const revision = useSyncExternalStore(
    (listener) => workbook.subscribeToAll(listener),
    () => workbook.revision,
  )
  const charts = useMemo(() => {
    const at = { sheet, language }
    const ofFile = (model.sheets[sheet]?.charts ?? []).map((chart) => ({
      title: titleOf(workbook.evaluate, chart.title, chart.titleReference, sheet),
      data: dataOfFileChart(workbook, chart, at),
    }))
    const name = model.sheets[sheet]?.name ?? ''
    const ofAuthor = source.Settings.Charts.filter(({ Sheet }) => Sheet === name).map((chart) => {
      const on = (area: string): string => `${quoteSheet(name)}!${area}`
      const isHorizontal = chart.Type === 'horizontalBar'
      const data = dataOfChart(
        workbook,
        {
          type: isHorizontal ? 'bar' : chart.Type,
          DataSets: chart.DataSets.map(({ Label, Range }) => ({ Label, Data: on(Range) })),
          ...(chart.Labels !== '' && { Labels: on(chart.Labels) }),
          options: {
            ...(isHorizontal && { indexAxis: 'y' }),
            ...(chart.Stacked && { scales: { x: { stacked: true }, y: { stacked: true } } }),
          },
          transpose: chart.Transpose,
          single: chart.Single,
        },
        at,
      )
      return { title: inLanguage(chart.Title, language), data }
    })
    return [...ofFile, ...ofAuthor]
    // Whatever changed, the data is read anew.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [workbook, model, source, sheet, language, revision])
  if (charts.length === 0) return null
  return (
    <div className={classes.charts}>
      {charts.map(({ title, data }, place) => (
        <ChartFigure key={place} title={title || t('calc.chart.untitled')} chart={data} />
      ))}
    </div>
  )
}

/** What a file calls a chart: its own words, or those of a cell. */
function titleOf(
  evaluate: (formula: string, from: { sheet: number; row: number; column: number }) => unknown,
  title: string | undefined,
  reference: string | undefined,
  sheet: number,
): string {
  if (reference === undefined) return title ?? ''
  const value = evaluate(reference, { sheet, row: 0, column: 0 })
  return typeof value === 'string' || typeof value === 'number' ? String(value) : (title ?? '')
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
            // One data set needs no name beside the title.
            ...{ label: facts.length === 1 ? title : label },
            ...{ least: number(least.value), most: number(most.value) },
            ...{ leastAt: least.label, mostAt: most.label },
          }),
        ]
      : [],
  )
  const table = chartTable(chart)
  return (
    <figure aria-labelledby={id} className={classes.chart}>
      <figcaption>
        <Heading id={id} as="h3" size="small">
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
