import { Heading, Page, Text } from '#layout'
import { useIdentity, useMay, useTexts } from '#shared'
import { EmptyState, Tabs, useHashTab } from '#ui'
import { SqlTab } from './sql-tab.tsx'
import { TokensTab } from './tokens-tab.tsx'

/** The tools of those who write services (spec §2.3, development screen); the tab is in the address as dTab. */
export default function DevelopmentPage() {
  const { t } = useTexts()
  const { ProjectId } = useIdentity()
  const may = useMay()
  const [tab, setTab] = useHashTab('dTab', ['services', 'tokens'])
  return (
    <Page key={ProjectId} width={1200} gap={5}>
      <div>
        <Heading as="h1" size="page">
          {t('services.development')}
        </Heading>
        <Text tone="soft">{t('services.development.lead')}</Text>
      </div>
      {may('services.getSqlServices') ? (
        <Tabs
          label={t('services.development')}
          tabs={[
            { key: 'services', label: t('services.tab.sql') },
            { key: 'tokens', label: t('services.tab.tokens') },
          ]}
          current={tab}
          onChange={setTab}
        >
          {tab === 'services' ? <SqlTab /> : <TokensTab />}
        </Tabs>
      ) : (
        <EmptyState title={t('services.notYours')} text={t('services.notYoursText')} />
      )}
    </Page>
  )
}
