import { pathOf } from '@telemachos/contract/paths'
import { Page, surfaceClasses as surface } from '#layout'
import { useIdentity, useTexts, useParticipant } from '#shared'
import { Loadable, useNow } from '#ui'
import { ActionList } from '../action/action-list.tsx'
import { progressOf } from '../action/mentee-action.ts'
import type { MenteeAction } from '../action/mentee-action.ts'
import { ProgressBar } from '../action/progress-bar.tsx'
import { useMenteeActions } from '../action/use-mentee-actions.ts'
import classes from './dashboard-page.module.css'
import { DoneLink } from './done-link.tsx'
import { nextStep } from './next-step.ts'
import { NotMentee } from './not-mentee.tsx'

/** Everything that is ahead of the mentee, in order; the next step is marked. */
export default function ActionsPage() {
  const { t } = useTexts()
  const participant = useParticipant()
  return participant === 'mentee' ? (
    <Actions />
  ) : (
    <NotMentee title={t('actions.mentee.done.toActions')} />
  )
}

function Actions() {
  const { t } = useTexts()
  const { UserId } = useIdentity()
  const actions = useMenteeActions(UserId)
  return (
    <Page width="full" gap={5}>
      <h1 className={classes.greeting}>{t('actions.mentee.done.toActions')}</h1>
      <Loadable query={actions}>{(list) => <Ahead actions={list} />}</Loadable>
    </Page>
  )
}

function Ahead({ actions }: { readonly actions: readonly MenteeAction[] }) {
  const { t } = useTexts()
  const now = useNow()
  const open = actions.filter((action) => !action.Completed)
  const empty = actions.length === 0 ? 'none' : 'allDone'
  return (
    <section className={surface.card}>
      {actions.length > 0 && (
        <div className={classes.progress}>
          <ProgressBar {...progressOf(actions)} />
        </div>
      )}
      {open.length === 0 ? (
        <>
          <h2 className={surface.heading}>{t(`actions.mentee.rest.${empty}`)}</h2>
          <p>{t(`actions.mentee.rest.${empty}Text`)}</p>
        </>
      ) : (
        <ActionList
          level="h2"
          actions={open}
          now={now}
          pathOf={(action) => pathOf('mentee.action', { Id: action.Id })}
          nextId={nextStep(actions, now)?.action.Id}
        />
      )}
      <p className={classes.done}>
        <DoneLink done={actions.length - open.length} />
      </p>
    </section>
  )
}
