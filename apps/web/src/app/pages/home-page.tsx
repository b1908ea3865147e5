import { Heading, Page, Stack, Text } from '#layout'
import { MenteeHome, MentorHome, ReaderHome, StaffHome } from '#features/homes'
import { TranslationProgress } from '#features/language'
import { UnfinishedForms } from '#features/microdata'
import { SetupCard } from '#features/projects'
import { loadShownView } from '#features/views'
import { useCall, useIdentity, useMay, useSettings, useTexts } from '#shared'
import { lazyPart } from '#ui'
import { Suspense } from 'react'
import type { Role } from '@telemachos/contract/core/roles'
import type { ProjectSettings } from '@telemachos/contract/projects/entities'
import classes from './home-page.module.css'

/** Few projects have one, and it is large. */
const ShownView = lazyPart(loadShownView)

/** What somebody came for, by the role in which they are here; the project's own view stands first. */
export default function HomePage() {
  const { Role, Projects, ProjectId, Vocative, FirstName } = useIdentity()
  const { t } = useTexts()
  const settings = useSettings()
  const project = Projects.find(({ Id }) => Id === ProjectId)?.Descr ?? ''
  return (
    <Page width="full" gap={5}>
      <header>
        <Heading as="h1" size="page">
          {t('home.welcome', { name: Vocative || FirstName })}
        </Heading>
        <Text tone="soft">{t('home.place', { project, role: t(`identity.role.${Role}`) })}</Text>
      </header>
      <CustomView settings={settings} role={Role} />
      <ByRole />
    </Page>
  )
}

/** What the role came for. */
function ByRole() {
  const may = useMay()
  // Those who may do everything oversee.
  if (may('homes.getStaff')) return <Staff />
  if (may('homes.getMentor')) return <MentorHome />
  if (may('homes.getReader')) return <ReaderHome />
  if (may('homes.getMentee')) return <MenteeHome />
  if (may('microdata.listUnfinished')) return <UnfinishedForms />
  return <TranslationProgress />
}

/** What of a new project is still to be set up stands before what has happened in it. */
function Staff() {
  const { ProjectId } = useIdentity()
  const may = useMay()
  const maySetUp = may('projects.getSetup')
  const setup = useCall('projects.getSetup', { ProjectId }, { enabled: maySetUp })
  // What stands below is loaded meanwhile, and would be moved by it.
  const below = maySetUp && setup.isPending ? (classes.waits ?? '') : ''
  return (
    <>
      {maySetUp && <SetupCard />}
      <Stack gap={5} className={below}>
        <StaffHome />
      </Stack>
    </>
  )
}

interface OfProject {
  readonly settings: ProjectSettings
  readonly role: Role
}

/** The view that the project has set as its home (spec §6: selected by role); nothing without one. */
function CustomView({ settings, role }: OfProject) {
  const view = settings.Config?.HomeCustomView
  const name = typeof view === 'object' ? view[role] : view
  if (!name) return null
  return (
    <Suspense>
      <ShownView name={name} isOptional />
    </Suspense>
  )
}
