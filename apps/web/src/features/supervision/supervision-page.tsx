import { useIdentity } from '../../shared/api/identity.ts'
import { useTexts } from '../../shared/i18n/use-texts.ts'
import { Tabs } from '../../shared/ui/choices/tabs.tsx'
import { useHashTab } from '../../shared/ui/choices/use-hash-tab.ts'
import { MentorLoads } from './mentor-loads.tsx'
import { OverviewNumbers } from './overview-numbers.tsx'
import { Queue } from './queue.tsx'
import classes from './supervision-page.module.css'

/** Who has been left behind, and what mentors carry (spec §2.3, admin/project/supervisor). */
export default function SupervisionPage() {
  const { t } = useTexts()
  const { ProjectId } = useIdentity()
  const [tab, setTab] = useHashTab('sTab', ['queue', 'mentors'])
  return (
    <div key={ProjectId} className={classes.page}>
      <div>
        <h1 className={classes.title}>{t('supervision.title')}</h1>
        <p className={classes.lead}>{t('supervision.lead')}</p>
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
    </div>
  )
}
