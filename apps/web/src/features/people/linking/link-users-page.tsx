import { Heading, Page, Text } from '#layout'
import { useIdentity, useTexts, useMay } from '#shared'
import { Tabs, useHashTab } from '#ui'
import { Workspace } from './workspace.tsx'
import classes from './linking-page.module.css'
import { Suggestions } from './suggestions.tsx'

/** Links mentors to mentees (spec §2.3, admin/project/linkusers). */
export default function LinkUsersPage() {
  const { t } = useTexts()
  const { ProjectId } = useIdentity()
  const [tab, setTab] = useHashTab('lTab', ['default', 'actions', 'suggestions'])
  const mayLink = useMay()('people.setDefaultMentor')
  const tabs = [
    { key: 'default' as const, label: t('linking.tab.default') },
    { key: 'actions' as const, label: t('linking.tab.actions') },
    { key: 'suggestions' as const, label: t('linking.tab.suggestions') },
  ]
  return (
    <Page key={ProjectId} width="full" gap={5}>
      <div>
        <Heading as="h1" size="page">
          {t('linking.title')}
        </Heading>
        {mayLink && <Text tone="soft">{t('linking.lead')}</Text>}
      </div>
      {!mayLink && <p className={classes.note}>{t('linking.readOnly')}</p>}
      {mayLink ? (
        <Tabs label={t('linking.tabs')} tabs={tabs} current={tab} onChange={setTab}>
          {tab === 'suggestions' ? <Suggestions /> : <Workspace key={tab} mode={tab} mayLink />}
        </Tabs>
      ) : (
        <Workspace mode="default" mayLink={false} />
      )}
    </Page>
  )
}
