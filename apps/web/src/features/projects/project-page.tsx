import { pathOf } from '@telemachos/contract/paths'
import { Stack } from '#layout'
import { Suspense, useEffect, useState, type ReactNode } from 'react'
import { useCall, useTexts, useMay, useMayIn } from '#shared'
import { EmptyState, lazyPart, Loadable, ProjectLink, useParams } from '#ui'
import type { FormAside } from './application/application-tab.tsx'
import { BLANK, draftOf, type Draft, type Project } from './draft.ts'
import { firstFields } from './first-fields.ts'
import { FIRST_ROLES, firstMenu } from './first-menus.ts'
import type { JsonObject } from './json-path.ts'
import { ProjectEditor } from './project-editor.tsx'
import classes from './projects.module.css'
import { useBothTexts } from './use-both-texts.ts'

interface ProjectPageProps {
  /** The texts that a project asks consent to, beside its settings for that. */
  readonly consentTextsOf: (projectId: number) => ReactNode
  /** How applicants see the form, and its versions. */
  readonly formAsideOf: (aside: FormAside) => ReactNode
}

/** One project's settings; without an id, or with 'view', a new blank one (spec §2.2). */
export default function ProjectPage(props: ProjectPageProps) {
  const { formAsideOf } = props
  const named = useParams()['ProjectId'] ?? ''
  const id = Number(named)
  if (named === '' || named.toLowerCase() === 'view')
    return <NewProject formAsideOf={formAsideOf} />
  if (!Number.isInteger(id) || id < 1) return <NoProject />
  return <KnownProject key={id} id={id} {...props} />
}

const MakeProject = lazyPart(() => import('./making/new-project.tsx'))

function NewProject({ formAsideOf }: Pick<ProjectPageProps, 'formAsideOf'>) {
  const say = useBothTexts()
  const may = useMay()
  const [named, setNamed] = useState<Named>()
  if (!may('projects.setProject')) return <NoProject why="notNew" />
  if (named && say) return <BlankProject named={named} say={say} formAsideOf={formAsideOf} />
  return (
    <Suspense fallback={null}>
      <MakeProject onBlank={setNamed} />
    </Suspense>
  )
}

interface BlankProjectProps extends Pick<ProjectPageProps, 'formAsideOf'> {
  readonly named: Named
  readonly say: Say
}

/** The editor begins with the first menus and fields, whose words it needs in both languages. */
function BlankProject({ named, say, formAsideOf }: BlankProjectProps) {
  const [first] = useState(() => beginning(say, named))
  return (
    <ProjectEditor project={undefined} first={first} mayEdit readsWhole formAsideOf={formAsideOf} />
  )
}

interface Named {
  readonly el: string
  readonly en: string
  readonly url: string
}

type Say = NonNullable<ReturnType<typeof useBothTexts>>

function beginning(say: Say, { el, en, url }: Named): Draft {
  const Roles = Object.fromEntries(FIRST_ROLES.map((role) => [role, firstMenu(role, say)]))
  const Config = { ...(BLANK.Settings['Config'] as JsonObject), ...(en && { Descrs: { en } }) }
  const User = { ...(BLANK.Settings['User'] as JsonObject), Fields: firstFields(say) }
  return { ...BLANK, url, Descr: el, Settings: { ...BLANK.Settings, Config, Roles, User } }
}

function KnownProject(props: ProjectPageProps & { readonly id: number }) {
  const { id, consentTextsOf, formAsideOf } = props
  const may = useMayIn(id)
  const query = useCall('projects.getProjectById', { Id: id }, { retry: false })
  if (query.error?.code === 'not_found' && !query.data) return <NoProject />
  const rights = {
    mayEdit: may('projects.setProject'),
    readsWhole: may('projects.listVersions'),
    formAsideOf,
    consentTexts: may('identity.listConsentTexts') && consentTextsOf(id),
  }
  return <Loadable query={query}>{(project) => <Opened project={project} {...rights} />}</Loadable>
}

interface OpenedProps {
  readonly project: Project
  readonly mayEdit: boolean
  readonly readsWhole: boolean
  readonly consentTexts: ReactNode
  readonly formAsideOf: ProjectPageProps['formAsideOf']
}

/** The editor keeps the project that it was opened with: a change elsewhere is no reason to lose a draft. */
function Opened({ project, ...rest }: OpenedProps) {
  return <ProjectEditor project={project} first={draftOf(project)} {...rest} />
}

function NoProject({ why = 'missing' }: { readonly why?: 'missing' | 'notNew' }) {
  const { t } = useTexts()
  useEffect(() => {
    document.title = `${t(`projects.${why}`)} · ${t('core.product')}`
  }, [t, why])
  return (
    <Stack gap={4} packed className={classes.page}>
      <EmptyState
        isPage
        title={t(`projects.${why}`)}
        text={t(`projects.${why}Text`)}
        action={<ProjectLink to={pathOf('admin.project.list')}>{t('projects.toList')}</ProjectLink>}
      />
    </Stack>
  )
}
