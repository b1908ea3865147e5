import type { ReactNode } from 'react'
import { lazyPart } from '#ui'
import type { FormAside } from './application/application-tab.tsx'
import classes from './projects.module.css'
import type { RemovedPart } from './removed-parts.ts'
import { SectionForm } from './section-form.tsx'
import { isFormTab, type TabKey } from './setting-groups.ts'
import type { LedTo } from './use-lead.ts'
import type { ProjectDraft } from './use-project-draft.ts'
import { WordsTab } from './words-tab.tsx'

const ApplicationTab = lazyPart(() => import('./application/application-tab.tsx'), 'ApplicationTab')
const HistoryTab = lazyPart(() => import('./history-tab.tsx'), 'HistoryTab')
const JsonTab = lazyPart(() => import('./json-tab.tsx'), 'JsonTab')
const ArchiveTab = lazyPart(() => import('./setup/archive-tab.tsx'), 'ArchiveTab')
const SetupTab = lazyPart(() => import('./setup/setup-tab.tsx'), 'SetupTab')
const MenusTab = lazyPart(() => import('./menus-tab.tsx'), 'MenusTab')
const FieldsTab = lazyPart(() => import('./fields-tab.tsx'), 'FieldsTab')

interface Props {
  readonly mayEdit: boolean
  readonly formAsideOf: (aside: FormAside) => ReactNode
  readonly tab: TabKey
  readonly edit: ProjectDraft
  readonly titles: ReadonlyMap<number, string>
  /** What the tab is to open with. */
  readonly at: LedTo
  readonly mayRemove: (part: RemovedPart) => Promise<boolean>
}

/** What a tab of the settings shows; most are loaded when they are opened. */
export function TabContent(props: Props) {
  const { tab, edit, titles, at, mayEdit, mayRemove, formAsideOf } = props
  if (tab === 'history') return <HistoryTab edit={edit} titles={titles} mayEdit={mayEdit} />
  if (tab === 'setup') return edit.project ? <SetupTab project={edit.project} /> : null
  if (tab === 'archive') return edit.project ? <ArchiveTab project={edit.project} /> : null
  if (tab === 'json') {
    // Discarding begins anew; until then what is typed stays.
    return <JsonTab key={edit.discards} edit={edit} mayEdit={mayEdit} />
  }
  return (
    <fieldset disabled={!mayEdit} className={classes.plain}>
      {isFormTab(tab) && <SectionForm tab={tab} edit={edit} />}
      <div hidden={tab !== 'words'}>
        <WordsTab edit={edit} />
      </div>
      {tab === 'application' && (
        <ApplicationTab key={edit.discards} edit={edit} asideOf={formAsideOf} />
      )}
      {tab === 'menus' && <MenusTab key={at.times} edit={edit} at={at.path} />}
      {tab === 'fields' && (
        <FieldsTab key={at.times} edit={edit} at={at.path} mayRemove={mayRemove} />
      )}
    </fieldset>
  )
}
