import { Heading, Page, Text } from '#layout'
import { useIdentity, useTexts, useMay } from '#shared'
import { Tabs, useHashTab } from '#ui'
import { Workspace } from './workspace.tsx'
import classes from './linking-page.module.css'

/** Links supervisors and coordinators to people (spec §2.3, admin/project/linksupervisorsmentors). */
export default function LinkOverseersPage() {
  const { t } = useTexts()
  const { ProjectId } = useIdentity()
  const [tab, setTab] = useHashTab('lTab', ['supervisor', 'coordinator'])
  const mayLink = useMay()('people.supervise')
  return (
    <Page key={ProjectId} width="full" gap={5}>
      <div>
        <Heading as="h1" size="page">
          {t('linking.overseers.title')}
        </Heading>
        {mayLink && <Text tone="soft">{t('linking.overseers.lead')}</Text>}
      </div>
      {!mayLink && <p className={classes.note}>{t('linking.overseers.readOnly')}</p>}
      <Tabs
        label={t('linking.tabs')}
        tabs={[
          { key: 'supervisor', label: t('linking.tab.supervisor') },
          { key: 'coordinator', label: t('linking.tab.coordinator') },
        ]}
        current={tab}
        onChange={setTab}
      >
        <Workspace key={tab} mode={tab} mayLink={mayLink} />
      </Tabs>
    </Page>
  )
}
