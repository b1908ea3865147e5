import { lazy, Suspense } from 'react'
import { useTexts } from '../../shared/i18n/use-texts.ts'
import { Tabs } from '../../shared/ui/choices/tabs.tsx'
import { useHashTab } from '../../shared/ui/choices/use-hash-tab.ts'
import PeoplePage from './people-page.tsx'

const ImportPeople = lazy(() => import('../../features/imports/people/import-people.tsx'))

/** Members of the project, and how more are imported (spec §2.2, admin/project/users). */
export default function ProjectUsersPage() {
  const { t } = useTexts()
  const [tab, setTab] = useHashTab('mTab', ['people', 'import'])
  return (
    <Tabs
      label={t('imports.page')}
      tabs={[
        { key: 'people', label: t('imports.tab.people') },
        { key: 'import', label: t('imports.title') },
      ]}
      current={tab}
      onChange={setTab}
    >
      {tab === 'people' ? (
        <PeoplePage />
      ) : (
        <Suspense fallback={null}>
          <ImportPeople />
        </Suspense>
      )}
    </Tabs>
  )
}
