import { pathOf } from '@telemachos/contract/paths'
import { Heading, Page, Row } from '#layout'
import { useActionsChanged, useCall, useIdentity, useTexts, type Texts } from '#shared'
import { Loadable, ProjectLink } from '#ui'
import { ActionTable } from './action-table.tsx'
import { ActivityList } from './activity-list.tsx'
import { OverviewTiles } from './overview-tiles.tsx'
import { overviewNumbers } from './overview-numbers.ts'
import type { OverviewNumbers } from './overview-numbers.ts'
import classes from './admin-home-page.module.css'

/** How the project stands at a glance, and who did what lately. */
export default function AdminHomePage() {
  const { t } = useTexts()
  const { ProjectId } = useIdentity()
  const header = useCall('grid.getActionsGridHeader', { ProjectId })
  const count = useCall('grid.countActionsGrid', { ProjectId })
  useActionsChanged(() => void count.refetch())
  return (
    <Page width="full">
      <Row gap={5} lineGap={1} align="baseline">
        <Heading as="h1" size="page">
          {t('users.overview.title')}
        </Heading>
        <Row as="p" gap={5} lineGap={1} className={classes.links}>
          <ProjectLink to={pathOf('mentor.action.list')}>
            {t('users.overview.openGrid')}
          </ProjectLink>
          <ProjectLink to={pathOf('mentor.mentee.list')}>
            {t('users.overview.openMentees')}
          </ProjectLink>
        </Row>
      </Row>
      <Loadable query={header} skeleton={WAITING}>
        {({ Columns }) => (
          <Loadable query={count} skeleton={WAITING}>
            {(counted) => <Numbers numbers={overviewNumbers(Columns, counted)} />}
          </Loadable>
        )}
      </Loadable>
      <section className={classes.card}>
        <h2 className={classes.heading}>{t('users.activity.title')}</h2>
        <ActivityList />
      </section>
    </Page>
  )
}

/** As high as a window: what is below the numbers does not move into sight, and out of it again. */
const WAITING = <div className={classes.waiting} />

function Numbers({ numbers }: { readonly numbers: OverviewNumbers }) {
  const { t } = useTexts()
  if (numbers.actions.length === 0) {
    return (
      <section className={classes.card}>
        <p className={classes.empty}>{t('users.overview.noActions')}</p>
        <ProjectLink to={pathOf('admin.action.list')}>
          {t('users.overview.openActions')}
        </ProjectLink>
      </section>
    )
  }
  if (numbers.mentees === 0) {
    return <p className={classes.card}>{t('users.overview.noMentees')}</p>
  }
  return (
    <>
      <OverviewTiles numbers={numbers} />
      <section className={classes.card}>
        <h2 className={classes.heading}>{t('users.overview.perAction')}</h2>
        <p className={classes.sentence}>{sentence(numbers, t)}</p>
        <ActionTable numbers={numbers} />
      </section>
    </>
  )
}

/** What the table shows, in one sentence. */
function sentence({ percent, slowest }: OverviewNumbers, t: Texts['t']): string {
  if (!slowest) return t('users.overview.allOnTime', { percent })
  const { column, overdue } = slowest
  return t('users.overview.mostOverdue', { percent, action: column.Title, count: overdue })
}
