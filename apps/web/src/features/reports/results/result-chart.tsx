import { formatNumber } from '@telemachos/rules/numbers'
import { Text } from '#layout'
import { useTexts } from '#shared'
import { Chart } from '#ui'
import { besides, chartNumbers, type ChartNumbers } from './chart-numbers.ts'
import { categoryOf, columnWords, valuesOf } from './result-columns.ts'
import { useCellWords } from './use-cell-words.ts'
import type { AskForPeople, Cell, Result, ViewSettings } from './view-settings.ts'

const KINDS = { bar: 'bar', line: 'line', area: 'area', share: 'doughnut' } as const

interface ResultChartProps {
  readonly kind: keyof typeof KINDS
  readonly title: string
  readonly result: Result
  readonly settings: ViewSettings
  readonly compared?: Result | null | undefined
  readonly onPeople?: AskForPeople | undefined
}

/** A result as a chart, with the same numbers in a table and a sentence that says what they show. */
export default function ResultChart(props: ResultChartProps) {
  const { kind, title, result, settings, compared, onPeople } = props
  const { t } = useTexts()
  const words = useCellWords()
  const sentenceOf = useSentence()
  const category = categoryOf(result.Columns, settings)
  const values = valuesOf(result.Columns, settings)
  if (!category || values.length === 0)
    return <Text tone="failure">{t('reports.chart.noNumbers')}</Text>
  const drawn = kind === 'share' ? values.slice(0, 1) : values
  const nameOf = (cell: Cell) => words(cell, category, { isShort: true })
  const read = (from: Result): ChartNumbers => chartNumbers(from, category, drawn, nameOf)
  const now = read(result)
  const isBeside = compared && kind !== 'share'
  const shown = isBeside
    ? besides(now, read(compared), (name, isBefore) =>
        isBefore ? t('reports.compare.before', { title: name }) : name,
      )
    : now
  const place = result.Columns.findIndex(({ Name }) => Name === category.Name)
  /** What only the other period has is of that period. */
  function pick(index: number): void {
    const find = (from: Result | null | undefined) =>
      from?.Rows.find((one) => nameOf(one[place] ?? null) === shown.labels[index])
    const row = find(result)
    const before = row ? undefined : find(compared)
    if (row) onPeople?.(row, { by: [place] })
    else if (before) onPeople?.(before, { by: [place], isBefore: true })
  }
  return (
    <Chart
      kind={KINDS[kind]}
      title={title}
      hasTitle={false}
      sentence={sentenceOf(now)}
      category={columnWords(category)}
      labels={shown.labels}
      datasets={shown.sets}
      sharesAxis
      {...(onPeople && {
        onPick: pick,
        pickLabel: (label: string) => t('reports.people.of', { label }),
      })}
    />
  )
}

/** What a chart shows, in one sentence: how much in all, and where the most is. */
function useSentence(): (numbers: ChartNumbers) => string {
  const { t, language } = useTexts()
  return ({ labels, sets: [first], left }) => {
    if (!first || labels.length === 0) return t('reports.result.none')
    const most = Math.max(...first.data)
    const sum = first.data.reduce((total, one) => total + one, 0)
    const sentence = t('reports.chart.sentence', {
      name: first.label,
      sum: formatNumber(Math.round(sum * 100) / 100, language),
      count: labels.length,
      number: formatNumber(labels.length, language),
      label: labels[first.data.indexOf(most)] ?? '',
      most: formatNumber(Math.round(most * 100) / 100, language),
    })
    const rest = { count: left, number: formatNumber(left, language) }
    return left > 0 ? `${sentence} ${t('reports.chart.left', rest)}` : sentence
  }
}
