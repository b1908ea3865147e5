import { monthNames } from '@telemachos/rules/calendar'
import { useTexts } from '#shared'
import { Chart } from '#ui'
import { Stack } from '#layout'
import { SampleCard } from './sample-card.tsx'

const MEETINGS = [12, 18, 31, 22, 26, 9]
const HOURS = [9.5, 14.25, 27.126, 18, 21.5, 7]
const STATES = ['done', 'scheduled', 'overdue', 'inactive'] as const

/** Bars, lines on two axes, and a doughnut. */
export function ChartSamples() {
  const { t, language } = useTexts()
  const months = monthNames(language).slice(0, MEETINGS.length)
  const meetings = { label: t('gallery.charts.meetings'), data: MEETINGS }
  const hours = { label: t('gallery.charts.hours'), data: HOURS }
  return (
    <SampleCard title={t('gallery.charts')}>
      <Stack gap={6}>
        <Chart
          kind="bar"
          title={t('gallery.charts.bar')}
          sentence={t('gallery.charts.bar.text')}
          category={t('gallery.charts.month')}
          labels={months}
          datasets={[meetings]}
        />
        <Chart
          kind="line"
          title={t('gallery.charts.line')}
          sentence={t('gallery.charts.line.text')}
          category={t('gallery.charts.month')}
          labels={months}
          datasets={[meetings, hours]}
        />
        <Chart
          kind="doughnut"
          title={t('gallery.charts.doughnut')}
          sentence={t('gallery.charts.doughnut.text')}
          category={t('gallery.table.state')}
          labels={STATES.map((state) => t(`gallery.marks.${state}`))}
          datasets={[{ label: t('gallery.charts.actions'), data: [128, 64, 21, 12] }]}
        />
      </Stack>
    </SampleCard>
  )
}
