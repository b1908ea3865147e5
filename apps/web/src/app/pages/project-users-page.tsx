import {
  loadImportPeople,
  loadAddExisting,
  loadSentInvitations,
  loadFormerMembers,
  loadImportHistory,
} from '#features/imports'
import { Suspense } from 'react'
import { useIdentity, useTexts, useMay } from '#shared'
import { Tabs, useHashTab, lazyPart } from '#ui'
import PeoplePage from './people-page.tsx'

const ImportPeople = lazyPart(loadImportPeople)
const AddExisting = lazyPart(loadAddExisting)
const SentInvitations = lazyPart(loadSentInvitations)

const FormerMembers = lazyPart(loadFormerMembers)
const ImportHistory = lazyPart(loadImportHistory)

/** Members of the project, and how more are added (spec §2.2, admin/project/users). */
export default function ProjectUsersPage() {
  const { t } = useTexts()
  const { Projects } = useIdentity()
  const may = useMay()
  const addsExisting = Projects.length > 1 && may('imports.addExistingMentees')
  const invites = may('imports.listSentInvitations')
  const imports = may('imports.listImports')
  const former = may('imports.listFormerMembers')
  const [tab, setTab] = useHashTab('mTab', [
    'people',
    'import',
    ...(invites ? (['invitations'] as const) : []),
    ...(imports ? (['imports'] as const) : []),
    ...(former ? (['former'] as const) : []),
    ...(addsExisting ? (['existing'] as const) : []),
  ])
  return (
    <Tabs
      label={t('imports.page')}
      tabs={[
        { key: 'people', label: t('imports.tab.people') },
        { key: 'import', label: t('imports.title') },
        ...(invites ? [{ key: 'invitations' as const, label: t('invitations.sent.tab') }] : []),
        ...(imports ? [{ key: 'imports' as const, label: t('imports.history.tab') }] : []),
        ...(former ? [{ key: 'former' as const, label: t('former.tab') }] : []),
        ...(addsExisting ? [{ key: 'existing' as const, label: t('imports.tab.existing') }] : []),
      ]}
      current={tab}
      onChange={setTab}
    >
      <Suspense fallback={null}>
        {tab === 'import' && <ImportPeople />}
        {tab === 'invitations' && <SentInvitations />}
        {tab === 'imports' && <ImportHistory />}
        {tab === 'former' && <FormerMembers />}
        {tab === 'existing' && <AddExisting />}
        {tab === 'people' && (
          <PeoplePage title={t('route.root.defaultlayout.project.admin.project.users.title')} />
        )}
      </Suspense>
    </Tabs>
  )
}
