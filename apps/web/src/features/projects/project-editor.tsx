import { inProject, pathOf } from '@telemachos/contract/paths'
import { Row, Stack } from '#layout'
import { useNavigate } from '@tanstack/react-router'
import { IconChevronLeft } from '@tabler/icons-react'
import {
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
  type ReactNode,
  Suspense,
} from 'react'
import {
  SavePartsContext,
  useCall,
  useIdentity,
  useSaveParts,
  useSaveShortcut,
  useTexts,
  useUnsavedGuard,
} from '#shared'
import { BackLink, Button, toast, NamedHeading } from '#ui'
import type { FormAside } from './application/application-tab.tsx'
import { ProjectConflict } from './project-conflict.tsx'
import type { Draft, Project } from './draft.ts'
import classes from './projects.module.css'
import { SaveBar } from './save-bar.tsx'
import { TABS, type TabKey } from './setting-groups.ts'
import { SettingsRail } from './settings-rail.tsx'
import { TabContent } from './tab-content.tsx'
import { useLead } from './use-lead.ts'
import { useProjectDraft, type ProjectDraft } from './use-project-draft.ts'
import { useRemovals } from './use-removals.ts'
import { marksOf } from './rail-marks.ts'
import { useSettingsAddress } from './use-settings-address.ts'

interface Props {
  /** As it is now; nothing for a new one. */
  readonly project: Project | undefined
  readonly first: Draft
  readonly mayEdit: boolean
  /** Whether the server shows the person the settings whole. */
  readonly readsWhole: boolean
  readonly consentTexts?: ReactNode
  readonly formAsideOf: (aside: FormAside) => ReactNode
}

/** A project's settings by groups, with one draft, one way to save it and one to leave it. */
export function ProjectEditor(props: Props) {
  const { project, first, mayEdit, readsWhole } = props
  const { t } = useTexts()
  const { ProjectId } = useIdentity()
  const navigate = useNavigate()
  const address = useSettingsAddress()
  const edit = useProjectDraft(project, first)
  /** True once a saved project is on its way to its own page: nothing is left behind. */
  const isLeaving = useRef(false)
  const titles = useTitles(edit)
  const removals = useRemovals(edit)
  const { parts, announce } = useSaveParts()
  const isDirty = edit.isDirty || parts.length > 0
  const shownTabs = TABS.filter((key) => isShown(key, project !== undefined, readsWhole))
  const tab = shownTabs.find((key) => key === address.tab) ?? 'general'
  const { content, at, lead, show, reach } = useLead(address)

  useFollow(project, edit)
  useUnsavedGuard({
    isUnsaved: () => isDirty,
    staysAt: (next, current) => isLeaving.current || current.pathname === next.pathname,
    title: t('projects.leave.title'),
    text: t('projects.leave.text'),
    confirmLabel: t('projects.leave.confirm'),
  })

  async function save(): Promise<void> {
    if (edit.isDirty || !edit.project) {
      if (!(await removals.maySave())) return
      if (!(await saveDraft())) return
    }
    for (const part of parts) if (!(await part.save())) return
  }

  /** Saves the settings themselves; false where they were refused. */
  async function saveDraft(): Promise<boolean> {
    const wasUrl = edit.project?.url
    const saved = await edit.save()
    if (!saved) return false
    toast(t(edit.project ? 'projects.saved' : 'projects.made'))
    if (!edit.project) {
      isLeaving.current = true
      // Into the new project itself: what is done next belongs there, not to the one that it was made from.
      void navigate({ to: inProject(saved.url, settingsOf(saved.Id)), hash: 'tab=setup' })
    } else if (saved.Id === ProjectId && saved.url !== wasUrl) {
      // The page's own address has just changed: its id leads there whichever is known.
      isLeaving.current = true
      void navigate({ to: inProject(saved.Id, settingsOf(saved.Id)), hash: true, replace: true })
    }
    return true
  }
  useSaveShortcut(() => {
    if (isDirty || !edit.project) void save()
  })

  return (
    <Stack gap={4} packed className={classes.page}>
      <Row as="header" gap={3} justify="between">
        <div>
          <BackLink to={pathOf('admin.project.list')}>{t('projects.toList')}</BackLink>
          <NamedHeading
            name={
              project ? t('projects.title', { name: edit.draft.Descr }) : t('projects.newTitle')
            }
          />
          {!mayEdit && <p className={classes.note}>{t('projects.readOnly')}</p>}
        </div>
      </Row>
      <ProjectConflict edit={edit} titles={titles} />
      <div className={classes.home} data-at={address.tab ? 'page' : 'list'}>
        <SettingsRail
          edit={edit}
          tabs={shownTabs}
          current={tab}
          {...marksOf(edit, titles, t)}
          onGo={show}
        />
        <Stack ref={content} gap={4} packed className={classes.stack}>
          <div className={classes.back}>
            <Button
              variant="subtle"
              leftSection={<IconChevronLeft size={18} aria-hidden="true" />}
              onClick={() => address.go(undefined)}
            >
              {t('projects.rail.back')}
            </Button>
          </div>
          <Suspense fallback={null}>
            <TabContent
              at={at}
              tab={tab}
              edit={edit}
              titles={titles}
              mayEdit={mayEdit}
              formAsideOf={props.formAsideOf}
              mayRemove={removals.mayRemove}
            />
            <Shown onShown={reach} />
          </Suspense>
          <SavePartsContext value={announce}>
            <Staying isShown={tab === 'consent'}>{props.consentTexts}</Staying>
          </SavePartsContext>
        </Stack>
      </div>
      {mayEdit && (
        <SaveBar
          edit={edit}
          parts={parts}
          titles={titles}
          onSave={() => void save()}
          onShow={lead}
        />
      )}
    </Stack>
  )
}

/** Says when what stands beside it is seen: it may have been loaded first. */
function Shown({ onShown }: { readonly onShown: () => void }) {
  const say = useEffectEvent(onShown)
  useLayoutEffect(() => say(), [])
  return null
}

interface StayingProps {
  readonly isShown: boolean
  readonly children: ReactNode
}

/** What stays once it was shown: a text that is being written there is not lost in another tab. */
function Staying({ isShown, children }: StayingProps) {
  const [wasShown, setShown] = useState(isShown)
  if (isShown && !wasShown) setShown(true)
  return wasShown && <div hidden={!isShown}>{children}</div>
}

/** What those see to whom the server shows a part of the settings only. */
const PARTLY: readonly TabKey[] = ['general', 'words', 'consent', 'fields', 'programme']

/** What a project that is not there yet does not have. */
const NEEDS_PROJECT: readonly TabKey[] = ['setup', 'history', 'archive']

function isShown(key: TabKey, isKnown: boolean, readsWhole: boolean): boolean {
  if (!isKnown) return !NEEDS_PROJECT.includes(key)
  return readsWhole || PARTLY.includes(key)
}

/** What others save meanwhile is taken over, or told where it would undo what is being written. */
function useFollow(project: Project | undefined, edit: ProjectDraft): void {
  const follow = useEffectEvent((newest: Project) => {
    if (!edit.project || newest.Revision <= edit.project.Revision) return
    if (edit.isDirty) edit.noteChange(newest.Revision)
    else edit.take(newest)
  })
  useEffect(() => {
    if (project) follow(project)
  }, [project])
}

/** The titles of the project's actions. */
function useTitles(edit: ProjectDraft): ReadonlyMap<number, string> {
  const id = edit.project?.Id
  const { data } = useCall(
    'actions.listActions',
    { ProjectId: id ?? 0, all: true },
    { enabled: id !== undefined, retry: false },
  )
  return new Map(data?.map(({ Id, Title }) => [Id, Title]))
}

const settingsOf = (ProjectId: number) => pathOf('admin.project.view', { ProjectId })
