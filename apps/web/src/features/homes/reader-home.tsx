import { pathOf } from '@telemachos/contract/paths'
import { Text } from '#layout'
import { useCall, useIdentity, useTexts, type CallOutput } from '#shared'
import { EmptyState, Loadable, ProjectLink } from '#ui'
import classes from './homes.module.css'
import { Section } from './section.tsx'
import { WaitingSection } from './waiting-section.tsx'

type Home = CallOutput<'homes.getReader'>

/** Who looks on came for the reports that are theirs, and to see who waits, and to ask the mentor. */
export function ReaderHome() {
  const { t } = useTexts()
  const { ProjectId } = useIdentity()
  const home = useCall('homes.getReader', { ProjectId })
  return (
    <Loadable query={home}>
      {({ Reports, Waiting }) => (
        <div className={classes.columns}>
          <ReportsSection reports={Reports} />
          <WaitingSection
            waiting={Waiting}
            title={t('home.waiting')}
            way={<Text tone="soft">{t('supervision.queue.found', { count: Waiting.count })}</Text>}
            empty={{
              title: t('home.waiting.none'),
              text: t('home.waiting.noneReader'),
              action: <ToStatistics />,
            }}
          />
        </div>
      )}
    </Loadable>
  )
}

function ReportsSection({ reports }: { readonly reports: Home['Reports'] }) {
  const { t } = useTexts()
  return (
    <Section
      id="home-reports"
      title={t('home.reports')}
      way={reports.length > 0 && <ToStatistics />}
    >
      {reports.length === 0 ? (
        <EmptyState
          picture="chart"
          title={t('home.reports.none')}
          text={t('home.reports.noneText')}
          action={<ToStatistics />}
        />
      ) : (
        <ul className={classes.rows} aria-labelledby="home-reports">
          {reports.map(({ Id, Title, Descr }) => (
            <li key={Id} className={classes.row}>
              <div>
                <ProjectLink
                  className={classes.target}
                  to={pathOf('admin.report.view', { id: Id })}
                >
                  {Title}
                </ProjectLink>
                {Descr !== '' && (
                  <Text tone="soft" size="small">
                    {Descr}
                  </Text>
                )}
              </div>
            </li>
          ))}
        </ul>
      )}
    </Section>
  )
}

function ToStatistics() {
  const { t } = useTexts()
  return <ProjectLink to={pathOf('statistics')}>{t('home.reports.toStatistics')}</ProjectLink>
}
