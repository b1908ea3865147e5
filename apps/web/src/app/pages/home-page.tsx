import { Card, Heading, Row, Stack, Text } from '#layout'
import { OwnNextStep } from '#features/actions'
import { NextMeetings, OpenFollowUps } from '#features/meetings'
import { SetupCard } from '#features/projects'
import { WaitingSubmissions } from '#features/submissions'
import { OverviewNumbers, OwnQueue } from '#features/supervision'
import { ActivityList } from '#features/people'
import { useCall, useIdentity, useMay, useParticipant, useSettings, useTexts } from '#shared'
import { ProjectLink } from '#ui'
import type { Role } from '@telemachos/contract/core/roles'
import { routeOf } from '@telemachos/contract/routes'
import type { ProjectSettings } from '@telemachos/contract/projects/entities'
import { pathOf } from '@telemachos/contract/paths'
import { mayOpen } from '@telemachos/contract/route-access'
import { buildMenu } from '../shell/build-menu.ts'
import classes from './home-page.module.css'

/** So many of the next meetings are on the page. */
const MEETINGS = 5

/** Where somebody stands, by the role in which they are here, and the ways on. */
export default function HomePage() {
  const { Role, Projects, ProjectId, Vocative, FirstName } = useIdentity()
  const { t } = useTexts()
  const settings = useSettings()
  const project = Projects.find(({ Id }) => Id === ProjectId)?.Descr ?? ''
  return (
    <Stack gap={5} className={classes.page}>
      <header>
        <Heading as="h1" size="profile">
          {t('home.welcome', { name: Vocative || FirstName })}
        </Heading>
        <Text tone="soft">{t('home.place', { project, role: t(`identity.role.${Role}`) })}</Text>
      </header>
      <CustomView settings={settings} role={Role} />
      <ByRole />
      <Shortcuts settings={settings} role={Role} />
    </Stack>
  )
}

function ByRole() {
  const may = useMay()
  const participant = useParticipant()
  if (participant === 'mentee') {
    return (
      <div className={classes.columns}>
        <OwnNextStep />
        <NextMeetings most={1} />
      </div>
    )
  }
  if (participant === 'mentor') {
    return (
      <>
        <OwnQueue />
        <WaitingSubmissions />
        <div className={classes.columns}>
          <NextMeetings most={MEETINGS} />
          <OpenFollowUps />
        </div>
      </>
    )
  }
  return may('supervision.getOverview') ? <Overseeing /> : null
}

function Overseeing() {
  const { t } = useTexts()
  const { Role, ProjectId } = useIdentity()
  const may = useMay()
  const maySetUp = may('projects.getSetup')
  const setup = useCall('projects.getSetup', { ProjectId }, { enabled: maySetUp })
  // What stands below is loaded meanwhile, and would be moved by it.
  const below = maySetUp && setup.isPending ? (classes.waits ?? '') : ''
  return (
    <>
      {maySetUp && <SetupCard />}
      <Stack as="section" gap={3} className={below} aria-labelledby="home-numbers">
        <Row gap={4} lineGap={2} align="baseline" justify="between">
          <Heading id="home-numbers">{t('home.numbers')}</Heading>
          <ProjectLink to={pathOf('admin.project.supervisor')}>{t('home.toQueue')}</ProjectLink>
        </Row>
        <OverviewNumbers />
        <WaitingSubmissions />
      </Stack>
      {may('people.listActivity') && (
        <div className={`${classes.columns} ${below}`}>
          <Card as="section" gap={3} aria-labelledby="home-activity">
            <Row gap={4} lineGap={2} align="baseline" justify="between">
              <Heading id="home-activity">{t('home.activity')}</Heading>
              {mayOpen(routeOf('root.defaultlayout.project.admin.home'), Role) && (
                <ProjectLink to={pathOf('admin.home')}>{t('home.toOverview')}</ProjectLink>
              )}
            </Row>
            <ActivityList />
          </Card>
          <Stack gap={5}>
            <NextMeetings most={MEETINGS} />
            <OpenFollowUps />
          </Stack>
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
    <Card as="section" gap={3}>
      <Heading>{t('home.custom')}</Heading>
      <p>{t('home.customText', { name })}</p>
    </Card>
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
    <Stack as="nav" gap={3} aria-label={t('home.shortcuts')}>
      <Heading>{t('home.shortcuts')}</Heading>
      <Row as="ul" gap={2}>
        {others.map(({ path, label }) => (
          <li key={path}>
            <ProjectLink to={path} className={classes.link}>
              {label}
            </ProjectLink>
          </li>
        ))}
      </Row>
    </Stack>
  )
}
