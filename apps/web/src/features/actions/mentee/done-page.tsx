import { pathOf } from '@telemachos/contract/paths'
import { Page, surfaceClasses as surface } from '#layout'
import { useIdentity, useTexts, useParticipant } from '#shared'
import { Loadable, ProjectLink, useNow } from '#ui'
import { ActionList } from '../action/action-list.tsx'
import { progressOf } from '../action/mentee-action.ts'
import type { MenteeAction } from '../action/mentee-action.ts'
import { useMenteeActions } from '../action/use-mentee-actions.ts'
import classes from './dashboard-page.module.css'
import { NotMentee } from './not-mentee.tsx'

/** What the mentee has completed, the latest first. */
export default function DonePage() {
  const { t } = useTexts()
  const participant = useParticipant()
  return participant === 'mentee' ? <Done /> : <NotMentee title={t('actions.mentee.done.title')} />
}

function Done() {
  const { t } = useTexts()
  const { UserId } = useIdentity()
  const actions = useMenteeActions(UserId)
  return (
    <Page width="full" gap={5}>
      <h1 className={classes.greeting}>{t('actions.mentee.done.title')}</h1>
      <Loadable query={actions}>{(list) => <List actions={list} />}</Loadable>
    </Page>
  )
}

function List({ actions }: { readonly actions: readonly MenteeAction[] }) {
  const { t } = useTexts()
  const now = useNow()
  const { done, total } = progressOf(actions)
  const completed = actions
    .filter((action) => action.Completed)
    .toSorted((a, b) => (b.CompletedAt ?? '').localeCompare(a.CompletedAt ?? ''))
    .map((action) => ({ ...action, Group: [] }))
  return (
    <section className={surface.card}>
      {completed.length === 0 ? (
        <p>{t('actions.mentee.done.empty')}</p>
      ) : (
        <>
          <p className={surface.quiet}>
            {t('actions.mentee.progress.count', { done, total })}{' '}
            {t('actions.mentee.progress.completed')}
          </p>
          <ActionList
            actions={completed}
            now={now}
            pathOf={(action) => pathOf('mentee.action', { Id: action.Id })}
          />
        </>
      )}
      <p className={classes.done}>
        <ProjectLink to={pathOf('mentee.actions')}>
          {t('actions.mentee.done.toActions')}
        </ProjectLink>
      </p>
    </section>
  )
}
