import { LINKING_ROLES } from '@telemachos/contract/people/linking-roles'
import { roleAllowed } from '@telemachos/contract/core/roles'
import { useIdentity } from '../../../shared/api/identity.ts'
import { useTexts } from '../../../shared/i18n/use-texts.ts'
import { Tabs } from '../../../shared/ui/choices/tabs.tsx'
import { useHashTab } from '../../../shared/ui/choices/use-hash-tab.ts'
import { Desk } from './desk.tsx'
import classes from './linking-page.module.css'
import { Suggestions } from './suggestions.tsx'

/** Links mentors to mentees (spec §2.3, admin/project/linkusers). */
export default function LinkUsersPage() {
  const { t } = useTexts()
  const { ProjectId, Role } = useIdentity()
  const [tab, setTab] = useHashTab('lTab', ['default', 'actions', 'suggestions'])
  const mayLink = roleAllowed(Role, LINKING_ROLES)
  const tabs = [
    { key: 'default' as const, label: t('linking.tab.default') },
    { key: 'actions' as const, label: t('linking.tab.actions') },
    { key: 'suggestions' as const, label: t('linking.tab.suggestions') },
  ]
  return (
    <div key={ProjectId} className={classes.page}>
      <div>
        <h1 className={classes.title}>{t('linking.title')}</h1>
        {mayLink && <p className={classes.lead}>{t('linking.lead')}</p>}
      </div>
      {!mayLink && <p className={classes.note}>{t('linking.readOnly')}</p>}
      {mayLink ? (
        <Tabs label={t('linking.tabs')} tabs={tabs} current={tab} onChange={setTab}>
          {tab === 'suggestions' ? <Suggestions /> : <Desk key={tab} mode={tab} mayLink />}
        </Tabs>
      ) : (
        <Desk mode="default" mayLink={false} />
      )}
    </div>
  )
}
