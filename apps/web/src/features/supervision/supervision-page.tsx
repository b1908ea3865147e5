import { useIdentity, useTexts } from '#shared'
import { Tabs, useHashTab } from '#ui'
import { MentorLoads } from './mentor-loads.tsx'
import { OverviewNumbers } from './overview-numbers.tsx'
import { Queue } from './queue.tsx'
import { Heading, Page, Text } from '#layout'

/** Who has been left behind, and what mentors carry (spec §2.3, admin/project/supervisor). */
export default function SupervisionPage() {
  const { t } = useTexts()
  const { ProjectId } = useIdentity()
  const [tab, setTab] = useHashTab('sTab', ['queue', 'mentors'])
  return (
    <Page key={ProjectId} width="full" gap={5}>
      <div>
        <Heading as="h1" size="page">
          {t('supervision.title')}
        </Heading>
        <Text tone="soft">{t('supervision.lead')}</Text>
      </div>
      <OverviewNumbers />
      <Tabs
        label={t('supervision.tabs')}
        tabs={[
          { key: 'queue', label: t('supervision.tab.queue') },
          { key: 'mentors', label: t('supervision.tab.mentors') },
        ]}
        current={tab}
        onChange={setTab}
      >
        {tab === 'queue' ? <Queue /> : <MentorLoads />}
      </Tabs>
    </Page>
  )
}
