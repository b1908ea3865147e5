import { Card, Heading, Row, Stack, Text } from '#layout'
import { Button, EmptyState, Loadable } from '#ui'
import { IconPrinter } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { formatDate } from '@telemachos/rules/dates'
import { formatNumber } from '@telemachos/rules/numbers'
import { useCall, useIdentity, useTexts, type CallOutput } from '#shared'
import { ActionShares } from './action-shares.tsx'
import { BandChart } from './band-chart.tsx'
import classes from './statistics-overview.module.css'
import { WeekChart } from './week-chart.tsx'

interface OverviewProps {
  /** The way to export so many people. */
  readonly exportOf: (people: number) => ReactNode
}

/** How people come along, as charts with their numbers (spec §2.3, statistics). */
export function StatisticsOverview({ exportOf }: OverviewProps) {
  const { t } = useTexts()
  const { ProjectId } = useIdentity()
  const statistics = useCall('supervision.getStatistics', { ProjectId })
  return (
    <Loadable query={statistics}>
      {(data) =>
        data.Mentees === 0 ? (
          <EmptyState
            picture="chart"
            title={t('statistics.none')}
            text={t('statistics.noneText')}
          />
        ) : (
          <Charts
            statistics={data}
            at={new Date(statistics.dataUpdatedAt)}
            exportButton={exportOf(data.Mentees)}
          />
        )
      }
    </Loadable>
  )
}

interface ChartsProps {
  readonly statistics: CallOutput<'supervision.getStatistics'>
  readonly at: Date
  readonly exportButton: ReactNode
}

function Charts({ statistics, at, exportButton }: ChartsProps) {
  const { t, language } = useTexts()
  const { Mentees, Weeks, Bands, Partial } = statistics
  return (
    <Stack gap={5}>
      <Row gap={3} align="center" justify="between">
        <Text tone="soft">
          {t('statistics.lead', {
            count: Mentees,
            people: formatNumber(Mentees, language),
            at: formatDate(at),
          })}
        </Text>
        <Row gap={2} className={classes.ways}>
          {exportButton}
          <Button
            variant="default"
            leftSection={<IconPrinter size={18} aria-hidden="true" />}
            onClick={() => window.print()}
          >
            {t('statistics.print')}
          </Button>
        </Row>
      </Row>
      <Card as="section" gap={6} className={classes.section} aria-labelledby="statistics-pace">
        <div>
          <Heading id="statistics-pace" size="dialog">
            {t('statistics.pace')}
          </Heading>
          <Text tone="soft">{t('statistics.pace.note')}</Text>
        </div>
        <WeekChart name="completions" of="Completions" weeks={Weeks} />
        <WeekChart name="meetings" of="Meetings" weeks={Weeks} />
      </Card>
      <Card as="section" gap={6} className={classes.section} aria-labelledby="statistics-progress">
        <div>
          <Heading id="statistics-progress" size="dialog">
            {t('statistics.progress')}
          </Heading>
          <Text tone="soft">
            {t('statistics.progress.note')} {Partial && t('statistics.progress.partial')}
          </Text>
        </div>
        <BandChart bands={Bands} />
        <ActionShares statistics={statistics} />
      </Card>
    </Stack>
  )
}
