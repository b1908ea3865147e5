import { formatDate } from '@telemachos/rules/dates'
import { formatNumber } from '@telemachos/rules/numbers'
import { useTexts, type CallOutput } from '#shared'
import { Chart } from '#ui'
import { dayAndMonth, sumWeeks, type WeekCount } from './statistics-numbers.ts'

interface WeekChartProps {
  readonly name: 'completions' | 'meetings'
  readonly of: WeekCount
  readonly weeks: CallOutput<'supervision.getStatistics'>['Weeks']
}

/** What happened week by week. */
export function WeekChart({ name, of, weeks }: WeekChartProps) {
  const { t, language } = useTexts()
  const { sum, most } = sumWeeks(weeks, of)
  const sentence = most
    ? t(`statistics.${name}.most`, {
        count: sum,
        sum: formatNumber(sum, language),
        most: formatNumber(most[of], language),
        date: formatDate(most.Monday),
      })
    : t(`statistics.${name}.none`)
  return (
    <Chart
      kind="bar"
      title={t(`statistics.${name}`)}
      sentence={sentence}
      category={t('statistics.week')}
      labels={weeks.map(({ Monday }) => dayAndMonth(Monday))}
      datasets={[{ label: t(`statistics.${name}.set`), data: weeks.map((week) => week[of]) }]}
    />
  )
}
