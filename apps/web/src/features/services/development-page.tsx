import { Heading, Page, Row, Text } from '#layout'
import { DocumentsTab } from '#features/documents'
import { CompletionScripts } from '#features/scripts'
import { pathOf } from '@telemachos/contract/paths'
import { useIdentity, useMay, useTexts } from '#shared'
import { loadMassTab, loadStoreTab } from '#features/data'
import { loadViewsTab } from '#features/views'
import { Suspense } from 'react'
import { EmptyState, lazyPart, Tabs, useHashTab } from '#ui'
import { FileTest } from './file-test.tsx'
import { OtherScreen } from './other-screen.tsx'
import { Recycle } from './recycle.tsx'
import { SqlTab } from './sql-tab.tsx'
import { TokensTab } from './tokens-tab.tsx'

/** The tabs of the specification in its order; and the data store and tokens, which are ours. */
const TABS = {
  services: { label: 'services.tab.sql', panel: SqlTab },
  mass: { label: 'data.mass.tab', panel: lazyPart(loadMassTab) },
  documents: { label: 'documents.heading', panel: DocumentsTab },
  views: { label: 'views.title', panel: lazyPart(loadViewsTab) },
  bulk: {
    label: 'development.tab.bulk',
    panel: () => <OtherScreen subject="bulk" to={pathOf('admin.project.updateuserfields')} />,
  },
  grid: {
    label: 'development.tab.grid',
    panel: () => <OtherScreen subject="grid" to={pathOf('admin.action.list')} />,
  },
  scripts: { label: 'scripts.heading', panel: CompletionScripts },
  files: { label: 'development.tab.files', panel: FileTest },
  data: { label: 'data.store', panel: lazyPart(loadStoreTab) },
  tokens: { label: 'services.tab.tokens', panel: TokensTab },
} as const

const KEYS = Object.keys(TABS) as [keyof typeof TABS, ...(keyof typeof TABS)[]]

/** The tools of those who write services (spec §2.3, development screen); the tab is in the address as dTab. */
export default function DevelopmentPage() {
  const { t } = useTexts()
  const { ProjectId } = useIdentity()
  const may = useMay()
  const [tab, setTab] = useHashTab('dTab', KEYS)
  const { panel: Panel } = TABS[tab]
  return (
    <Page key={ProjectId} width="full" gap={5}>
      <Row gap={3} align="center" justify="between">
        <div>
          <Heading as="h1" size="page">
            {t('services.development')}
          </Heading>
          <Text tone="soft">{t('services.development.lead')}</Text>
        </div>
        {may('development.recycle') && <Recycle />}
      </Row>
      {may('services.getSqlServices') ? (
        <Tabs
          label={t('services.development')}
          tabs={KEYS.map((key) => ({ key, label: t(TABS[key].label) }))}
          current={tab}
          onChange={setTab}
        >
          <Suspense fallback={null}>
            <Panel />
          </Suspense>
        </Tabs>
      ) : (
        <EmptyState title={t('services.notYours')} text={t('services.notYoursText')} />
      )}
    </Page>
  )
}
