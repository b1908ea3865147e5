import { pathOf } from '@telemachos/contract/paths'
import { Stack } from '#layout'
import { useEffect, useState, type ReactNode } from 'react'
import { useCall, useTexts, type Texts, useMay, useMayIn } from '#shared'
import { EmptyState, Loadable, ProjectLink, useParams } from '#ui'
import { BLANK, draftOf, type Draft, type Project } from './draft.ts'
import { ProjectEditor } from './project-editor.tsx'
import classes from './projects.module.css'

interface ProjectPageProps {
  /** The texts that a project asks consent to, beside its settings for that. */
  readonly consentTextsOf: (projectId: number) => ReactNode
}

/** One project's settings; without an id, or with 'view', a new blank one (spec §2.2). */
export default function ProjectPage({ consentTextsOf }: ProjectPageProps) {
  const named = useParams()['ProjectId'] ?? ''
  const id = Number(named)
  if (named === '' || named.toLowerCase() === 'view') return <NewProject />
  if (!Number.isInteger(id) || id < 1) return <NoProject />
  return <KnownProject key={id} id={id} consentTextsOf={consentTextsOf} />
}

function NewProject() {
  const { t } = useTexts()
  const may = useMay()
  const [first] = useState(() => withFirstMenus(t))
  if (!may('projects.setProject')) return <NoProject why="notNew" />
  return <ProjectEditor project={undefined} first={first} mayEdit mayEditActions readsWhole />
}

const LEADING = [
  'admin.home',
  'admin.project.users',
  'admin.project.linkusers',
  'admin.action.list',
] as const

/** Where everybody's way begins in a new project: to the first people, their mentors and actions. */
const FIRST_MENUS = {
  Admin: [...LEADING, 'admin.project.list'],
  ProjectManager: LEADING,
  Mentor: ['mentor.action.list', 'calendar'],
  Mentee: ['mentee.view', 'calendar'],
} as const

function withFirstMenus(t: Texts['t']): Draft {
  const Roles = Object.fromEntries(
    Object.entries(FIRST_MENUS).map(([role, names]) => [
      role,
      names.map((name) => {
        const state = `root.defaultlayout.project.${name}` as const
        return { state, label: t(`route.${state}.title`) }
      }),
    ]),
  )
  return { ...BLANK, Settings: { ...BLANK.Settings, Roles } }
}

function KnownProject({ id, consentTextsOf }: ProjectPageProps & { readonly id: number }) {
  const may = useMayIn(id)
  const query = useCall('projects.getProjectById', { Id: id }, { retry: false })
  if (query.error?.code === 'not_found' && !query.data) return <NoProject />
  const rights = {
    mayEdit: may('projects.setProject'),
    mayEditActions: may('actions.saveGrid'),
    readsWhole: may('projects.listVersions'),
    consentTexts: may('identity.listConsentTexts') && consentTextsOf(id),
  }
  return <Loadable query={query}>{(project) => <Opened project={project} {...rights} />}</Loadable>
}

interface OpenedProps {
  readonly project: Project
  readonly mayEdit: boolean
  readonly mayEditActions: boolean
  readonly readsWhole: boolean
  readonly consentTexts: ReactNode
}

/** The editor keeps the project that it was opened with: a change elsewhere is no reason to lose a draft. */
function Opened({ project, ...rest }: OpenedProps) {
  return <ProjectEditor project={project} first={draftOf(project)} {...rest} />
}

function NoProject({ why = 'missing' }: { readonly why?: 'missing' | 'notNew' }) {
  const { t } = useTexts()
  useEffect(() => {
    document.title = `${t(`projects.${why}`)} · Telemachos`
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
