import { Heading } from '#layout'
import { ProjectLink } from '#ui'
import { useTexts, type Texts } from '#shared'
import { formatDateTime } from '@telemachos/rules/dates'
import { pathOf } from '@telemachos/contract/paths'
import { DueLine } from '../action/due-line.tsx'
import { dueDateIn } from '../action/due-words.ts'
import { deadlineOf, isEvent, isToRegister, titleOf } from '../action/mentee-action.ts'
import type { MenteeAction } from '../action/mentee-action.ts'
import { progressWords } from '../action/progress-words.ts'
import type { NextStep } from './next-step.ts'
import classes from './next-step-card.module.css'

interface Props {
  readonly step: NextStep | undefined
  readonly actions: readonly MenteeAction[]
  readonly now: Date
}

/** The one next step, in large: what, why now, by when, and a single button. */
export function NextStepCard({ step, actions, now }: Props) {
  const { t, language } = useTexts()
  if (!step) return <Rest actions={actions} />
  const { action, why } = step
  const progress = progressWords(action, t)
  return (
    <section className={classes.card} aria-labelledby="next-step">
      <p className={classes.eyebrow}>{t('actions.mentee.next.title')}</p>
      <Heading size="page" className={classes.title} id="next-step">
        {titleOf(action, language)}
      </Heading>
      <p className={classes.why}>{t(`actions.mentee.why.${why}`)}</p>
      <p className={classes.when}>{byWhen(step, now, t)}</p>
      {progress !== '' && <p className={classes.when}>{progress}</p>}
      {action.ScheduledAt === null && <DueLine action={action} />}
      <ProjectLink to={pathOf('mentee.action', { Id: action.Id })} className={classes.button}>
        {t(buttonOf(action))}
      </ProjectLink>
    </section>
  )
}

/** What pressing it does: beginning, going on, choosing a session, or looking. */
function buttonOf(action: MenteeAction) {
  if (isToRegister(action)) return 'conference.openToRegister'
  if (isEvent(action)) return 'actions.mentee.next.look'
  const state = action.Attempt?.State
  return state === 'started' || state === 'paused' ? 'quest.continue' : 'actions.mentee.next.open'
}

function byWhen({ action, why }: NextStep, now: Date, t: Texts['t']): string {
  const moment = action.ScheduledAt
  if (moment !== null) return formatDateTime(moment)
  const due = deadlineOf(action)
  if (due !== null) {
    const key = why === 'overdue' ? 'actions.mentee.next.was' : 'actions.mentee.next.due'
    return t(key, { date: dueDateIn(due, now, t) })
  }
  // Where it counts from something that has not happened, the rule says so.
  return isEvent(action) || action.DueReason ? '' : t('actions.mentee.next.noDue')
}

/** Nothing to do now: why, and what comes. */
function Rest({ actions }: { readonly actions: readonly MenteeAction[] }) {
  const { t } = useTexts()
  const open = actions.some((action) => !action.Completed)
  const kind = actions.length === 0 ? 'none' : open ? 'locked' : 'allDone'
  return (
    <section className={classes.card}>
      <Heading size="page" className={classes.title}>
        {t(`actions.mentee.rest.${kind}`)}
      </Heading>
      <p className={classes.why}>{t(`actions.mentee.rest.${kind}Text`)}</p>
    </section>
  )
}
