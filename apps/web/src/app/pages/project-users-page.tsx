import { Suspense } from 'react'
import { useIdentity, useTexts, useMay } from '#shared'
import { Tabs, useHashTab, lazyPart } from '#ui'
import PeoplePage from './people-page.tsx'

const ImportPeople = lazyPart(() => import('../../features/imports/people/import-people.tsx'))
const AddExisting = lazyPart(() => import('../../features/imports/existing/add-existing.tsx'))

/** Members of the project, and how more are added (spec §2.2, admin/project/users). */
export default function ProjectUsersPage() {
  const { t } = useTexts()
  const { Projects } = useIdentity()
  const may = useMay()
  const addsExisting = Projects.length > 1 && may('imports.addExistingMentees')
  const [tab, setTab] = useHashTab(
    'mTab',
    addsExisting ? ['people', 'import', 'existing'] : ['people', 'import'],
  )
  return (
    <Tabs
      label={t('imports.page')}
      tabs={[
        { key: 'people', label: t('imports.tab.people') },
        { key: 'import', label: t('imports.title') },
        ...(addsExisting ? [{ key: 'existing' as const, label: t('imports.tab.existing') }] : []),
      ]}
      current={tab}
      onChange={setTab}
    >
      <Suspense fallback={null}>
        {tab === 'import' && <ImportPeople />}
        {tab === 'existing' && <AddExisting />}
        {tab === 'people' && <PeoplePage />}
      </Suspense>
    </Tabs>
  )
}
