import { pathOf } from '@telemachos/contract/paths'
import { Stack } from '#layout'
import { useEffect, useState, type ReactNode } from 'react'
import { useCall, useIdentity, useTexts, type Texts, useMay, mayMake, type CallName } from '#shared'
import { EmptyState, Loadable, ProjectLink, useParams } from '#ui'
import { BLANK, draftOf, type Draft, type Project } from './draft.ts'
import { ProjectEditor } from './project-editor.tsx'
import classes from './projects.module.css'

interface ProjectPageProps {
  /** The texts that the current project asks consent to, beside its settings for that. */
  readonly consentTexts: ReactNode
}

/** One project's settings; without an id, or with 'view', a new blank one (spec §2.2). */
export default function ProjectPage({ consentTexts }: ProjectPageProps) {
  const named = useParams()['ProjectId'] ?? ''
  const id = Number(named)
  if (named === '' || named.toLowerCase() === 'view') return <NewProject />
  if (!Number.isInteger(id) || id < 1) return <NoProject />
  return <KnownProject key={id} id={id} consentTexts={consentTexts} />
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

function KnownProject({ id, consentTexts }: ProjectPageProps & { readonly id: number }) {
  const { Projects, ProjectId, Role, StandIn } = useIdentity()
  const query = useCall('projects.getProjectById', { Id: id }, { retry: false })
  if (query.error?.code === 'not_found' && !query.data) return <NoProject />
  const held = Projects.find((project) => project.Id === id)?.Roles ?? []
  // In another project one acts in any of the roles that one holds there.
  const roles = id === ProjectId ? [Role] : held
  const may = (name: CallName) => roles.some((one) => mayMake({ Role: one, StandIn }, name))
  const rights = {
    mayEdit: may('projects.setProject'),
    mayEditActions: may('actions.saveGrid'),
    readsWhole: may('projects.listVersions'),
    consentTexts: id === ProjectId && may('identity.listConsentTexts') && consentTexts,
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
