import { Card, Heading, Row, Stack, Text } from '#layout'
import { IconTrendingUp } from '@tabler/icons-react'
import { TREND_SPANS } from '@telemachos/contract/indicators/limits'
import { addDays, formatDate, todayInAthens } from '@telemachos/rules/dates'
import { formatNumber } from '@telemachos/rules/numbers'
import { useState } from 'react'
import { serverNow, useCall, useIdentity, useTexts, type CallOutput } from '#shared'
import { Chart, Choice, EmptyState, Loadable } from '#ui'
import { inSteps, perMentee, type Step } from './trend-steps.ts'

type Day = CallOutput<'indicators.getTrend'>[number]

/** How the programme goes from day to day, for the people within reach. */
export default function TrendTab() {
  const { t } = useTexts()
  const { ProjectId } = useIdentity()
  const [span, setSpan] = useState<(typeof TREND_SPANS)[number]>(90)
  const today = todayInAthens(serverNow())
  const days = useCall('indicators.getTrend', {
    ProjectId,
    From: addDays(today, -span),
    To: today,
  })
  return (
    <Stack gap={5}>
      <Row gap={3} align="end" justify="between">
        <div>
          <Heading size="dialog">{t('indicators.tab.trend')}</Heading>
          <Text tone="soft">{t('indicators.trend.lead')}</Text>
        </div>
        <Choice
          label={t('indicators.trend.span')}
          value={String(span)}
          isFilter={false}
          onChange={(next) => setSpan(TREND_SPANS.find((one) => String(one) === next) ?? 90)}
        >
          {TREND_SPANS.map((one) => (
            <option key={one} value={one}>
              {t(`indicators.trend.span.${one}`)}
            </option>
          ))}
        </Choice>
      </Row>
      <Loadable query={days}>
        {(all) =>
          all.length === 0 ? (
            <EmptyState
              icon={<IconTrendingUp size={28} stroke={1.5} />}
              title={t('indicators.trend.none')}
              text={t('indicators.trend.noneText')}
            />
          ) : (
            <Charts days={all} />
          )
        }
      </Loadable>
    </Stack>
  )
}

function Charts({ days }: { readonly days: readonly Day[] }) {
  const { t, language } = useTexts()
  const { unit, steps } = inSteps(days)
  const number = (value: number) => formatNumber(Math.round(value * 100) / 100, language)
  const [first, last] = [days[0], days.at(-1)]
  if (!first || !last) return null
  const period = t('indicators.trend.days', {
    from: formatDate(first.Day),
    to: formatDate(last.Day),
  })
  const labels = steps.map(({ from }) => labelOf(from, unit))
  const sum = (of: 'completions' | 'meetings') =>
    number(steps.reduce((total, step) => total + step[of], 0))
  const shared = { kind: 'line', category: t(`indicators.trend.${unit}`), labels } as const
  return (
    <Card as="section" gap={6} aria-label={t('indicators.tab.trend')}>
      <Chart
        {...shared}
        title={t('indicators.trend.progress')}
        sentence={t('indicators.trend.progress.sentence', {
          from: number(perMentee(first)),
          to: number(perMentee(last)),
          days: period,
        })}
        datasets={[
          {
            label: t('indicators.trend.progress.set'),
            data: steps.map(({ progress }) => progress),
          },
        ]}
      />
      <Chart
        {...shared}
        title={t('indicators.trend.work')}
        sharesAxis
        sentence={t('indicators.trend.work.sentence', {
          completions: sum('completions'),
          meetings: sum('meetings'),
          days: period,
        })}
        datasets={[
          {
            label: t('indicators.trend.completions'),
            data: steps.map(({ completions }) => completions),
          },
          { label: t('indicators.trend.meetings'), data: steps.map(({ meetings }) => meetings) },
        ]}
      />
      <Chart
        {...shared}
        title={t('indicators.trend.mentees')}
        sentence={t('indicators.trend.mentees.sentence', {
          from: number(first.Mentees),
          to: number(last.Mentees),
          days: period,
        })}
        datasets={[
          { label: t('indicators.trend.mentees.set'), data: steps.map(({ mentees }) => mentees) },
        ]}
      />
    </Card>
  )
}

const labelOf = (day: string, unit: Step): string =>
  unit === 'month' ? formatDate(day).slice(3) : formatDate(day)
