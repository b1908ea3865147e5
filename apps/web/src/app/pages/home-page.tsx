import { OVERSEEING_ROLES, roleAllowed, type Role } from '@telemachos/contract/core/roles'
import { routeOf } from '@telemachos/contract/core/routes'
import type { ProjectSettings } from '@telemachos/contract/projects/entities'
import { mayOpen } from '@telemachos/contract/core/route-access'
import { OwnNextStep } from '../../features/actions/mentee/own-next-step.tsx'
import { NextMeetings } from '../../features/meetings/next-meetings.tsx'
import { OpenFollowUps } from '../../features/meetings/open-follow-ups.tsx'
import { OverviewNumbers } from '../../features/supervision/overview-numbers.tsx'
import { OwnQueue } from '../../features/supervision/own-queue.tsx'
import { ActivityList } from '../../features/people/activity-list.tsx'
import { useIdentity } from '../../shared/api/identity.ts'
import { useTexts } from '../../shared/i18n/use-texts.ts'
import { ProjectLink } from '../../shared/ui/project-link.tsx'
import { buildMenu } from '../shell/build-menu.ts'
import { useProjectSettings } from '../shell/use-project.ts'
import classes from './home-page.module.css'

/** So many of the next meetings are on the page. */
const MEETINGS = 5

/** Where somebody stands, by the role in which they are here, and the ways on. */
export default function HomePage() {
  const { Role, Projects, ProjectId, Vocative, FirstName } = useIdentity()
  const { t } = useTexts()
  const settings = useProjectSettings()
  const project = Projects.find(({ Id }) => Id === ProjectId)?.Descr ?? ''
  return (
    <div className={classes.page}>
      <header>
        <h1 className={classes.title}>{t('home.welcome', { name: Vocative || FirstName })}</h1>
        <p className={classes.lead}>
          {t('home.place', { project, role: t(`identity.role.${Role}`) })}
        </p>
      </header>
      <CustomView settings={settings} role={Role} />
      <ByRole role={Role} />
      <Shortcuts settings={settings} role={Role} />
    </div>
  )
}

function ByRole({ role }: { readonly role: Role }) {
  if (role === 'Mentee') {
    return (
      <div className={classes.columns}>
        <OwnNextStep />
        <NextMeetings most={1} />
      </div>
    )
  }
  if (role === 'Mentor') {
    return (
      <>
        <OwnQueue />
        <div className={classes.columns}>
          <NextMeetings most={MEETINGS} />
          <OpenFollowUps />
        </div>
      </>
    )
  }
  return roleAllowed(role, [...OVERSEEING_ROLES, 'SupervisorLite']) ? <Overseeing /> : null
}

function Overseeing() {
  const { t } = useTexts()
  const { Role } = useIdentity()
  const oversees = roleAllowed(Role, OVERSEEING_ROLES)
  return (
    <>
      <section className={classes.section} aria-labelledby="home-numbers">
        <div className={classes.head}>
          <h2 id="home-numbers" className={classes.heading}>
            {t('home.numbers')}
          </h2>
          <ProjectLink to="admin/project/supervisor">{t('home.toQueue')}</ProjectLink>
        </div>
        <OverviewNumbers />
      </section>
      {oversees && (
        <div className={classes.columns}>
          <section className={classes.card} aria-labelledby="home-activity">
            <div className={classes.head}>
              <h2 id="home-activity" className={classes.heading}>
                {t('home.activity')}
              </h2>
              {mayOpen(routeOf('root.defaultlayout.project.admin.home'), Role) && (
                <ProjectLink to="admin/home">{t('home.toOverview')}</ProjectLink>
              )}
            </div>
            <ActivityList />
          </section>
          <div className={classes.column}>
            <NextMeetings most={MEETINGS} />
            <OpenFollowUps />
          </div>
        </div>
      )}
    </>
  )
}

interface OfProject {
  readonly settings: ProjectSettings
  readonly role: Role
}

/** The view that the project has set as its home (spec §6: selected by role); nothing without one. */
function CustomView({ settings, role }: OfProject) {
  const { t } = useTexts()
  const view = settings.Config?.HomeCustomView
  const name = typeof view === 'object' ? view[role] : view
  if (!name) return null
  return (
    <section className={classes.card}>
      <h2 className={classes.heading}>{t('home.custom')}</h2>
      <p>{t('home.customText', { name })}</p>
    </section>
  )
}

/** The pages of the role's menu. */
function Shortcuts({ settings, role }: OfProject) {
  const { t } = useTexts()
  const links = buildMenu(settings, role).flatMap((tab) =>
    tab.items.length > 0 ? tab.items : [tab],
  )
  const others = links.filter(({ path }) => path !== 'home')
  if (others.length === 0) return null
  return (
    <nav className={classes.section} aria-label={t('home.shortcuts')}>
      <h2 className={classes.heading}>{t('home.shortcuts')}</h2>
      <ul className={classes.links}>
        {others.map(({ path, label }) => (
          <li key={path}>
            <ProjectLink to={path} className={classes.link}>
              {label}
            </ProjectLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
