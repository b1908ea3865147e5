import { pathOf } from '@telemachos/contract/paths'
import { useActionsChanged, useCall, useIdentity, useMay, useTexts } from '#shared'
import { Loadable, ProjectLink } from '#ui'
import { ChangesSection } from './changes-section.tsx'
import classes from './homes.module.css'
import { SubmissionsSection } from './submissions-section.tsx'
import { WaitingSection } from './waiting-section.tsx'
import { WeekNumbers } from './week-numbers.tsx'

/** Who oversees came for who waits longest, how the week stands, and what changed. */
export function StaffHome() {
  const { t } = useTexts()
  const { ProjectId } = useIdentity()
  const home = useCall('homes.getStaff', { ProjectId })
  const reads = useMay()('people.listActivity')
  useActionsChanged(() => void home.refetch())
  return (
    <Loadable query={home}>
      {({ Overview, Waiting, Submissions, Changes }) => (
        <>
          <WeekNumbers overview={Overview} />
          <div className={classes.columns}>
            <div className={classes.column}>
              <WaitingSection
                waiting={Waiting}
                title={t('home.waiting')}
                way={
                  <ProjectLink to={pathOf('admin.project.supervisor')}>
                    {t('home.waiting.all', { count: Waiting.count })}
                  </ProjectLink>
                }
                empty={{
                  title: t('home.waiting.none'),
                  text: t('home.waiting.noneText'),
                  action: <ProjectLink to={pathOf('calendar')}>{t('home.toCalendar')}</ProjectLink>,
                }}
              />
              <SubmissionsSection submissions={Submissions} />
            </div>
            {reads && <ChangesSection changes={Changes} />}
          </div>
        </>
      )}
    </Loadable>
  )
}
