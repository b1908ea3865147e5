import { Button } from '../../shared/ui/button.tsx'
import { IconChartBar, IconPrinter } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { formatDate } from '@telemachos/rules/dates'
import { formatNumber } from '@telemachos/rules/numbers'
import type { CallOutput } from '../../shared/api/contract-types.ts'
import { useIdentity } from '../../shared/api/identity.ts'
import { useCall } from '../../shared/api/use-call.ts'
import { useTexts } from '../../shared/i18n/use-texts.ts'
import { EmptyState } from '../../shared/ui/empty-state.tsx'
import { Loadable } from '../../shared/ui/loadable.tsx'
import { ActionShares } from './action-shares.tsx'
import { BandChart } from './band-chart.tsx'
import classes from './statistics-page.module.css'
import { WeekChart } from './week-chart.tsx'

interface StatisticsPageProps {
  /** The way to export so many people. */
  readonly exportOf: (people: number) => ReactNode
}

/** How people come along, as charts with their numbers (spec §2.3, statistics). */
export function StatisticsPage({ exportOf }: StatisticsPageProps) {
  const { t } = useTexts()
  const { ProjectId } = useIdentity()
  const statistics = useCall('supervision.getStatistics', { ProjectId })
  return (
    <div key={ProjectId} className={classes.page}>
      <h1 className={classes.title}>{t('statistics.title')}</h1>
      <Loadable query={statistics}>
        {(data) =>
          data.Mentees === 0 ? (
            <EmptyState
              icon={<IconChartBar size={28} stroke={1.5} />}
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
    </div>
  )
}

interface ChartsProps {
  readonly statistics: CallOutput<'supervision.getStatistics'>
  readonly at: Date
  readonly exportButton: ReactNode
}

function Charts({ statistics, at, exportButton }: ChartsProps) {
  const { t, language } = useTexts()
  const { Mentees, Weeks, Bands } = statistics
  return (
    <>
      <div className={classes.top}>
        <p className={classes.lead}>
          {t('statistics.lead', {
            count: Mentees,
            people: formatNumber(Mentees, language),
            at: formatDate(at),
          })}
        </p>
        <div className={classes.ways}>
          {exportButton}
          <Button
            variant="default"
            leftSection={<IconPrinter size={18} aria-hidden="true" />}
            onClick={() => window.print()}
          >
            {t('statistics.print')}
          </Button>
        </div>
      </div>
      <section className={classes.section} aria-labelledby="statistics-pace">
        <div>
          <h2 id="statistics-pace" className={classes.heading}>
            {t('statistics.pace')}
          </h2>
          <p className={classes.lead}>{t('statistics.pace.note')}</p>
        </div>
        <WeekChart name="completions" of="Completions" weeks={Weeks} />
        <WeekChart name="meetings" of="Meetings" weeks={Weeks} />
      </section>
      <section className={classes.section} aria-labelledby="statistics-progress">
        <h2 id="statistics-progress" className={classes.heading}>
          {t('statistics.progress')}
        </h2>
        <BandChart bands={Bands} />
        <ActionShares statistics={statistics} />
      </section>
    </>
  )
}
