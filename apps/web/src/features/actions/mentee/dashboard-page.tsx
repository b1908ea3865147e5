import { pathOf } from '@telemachos/contract/paths'
import { athensClock } from '@telemachos/rules/athens-clock'
import { Page, Row, surfaceClasses as surface } from '#layout'
import { useIdentity, useTexts, useParticipant } from '#shared'
import { Loadable, ProjectLink, useNow } from '#ui'
import { ActionList } from '../action/action-list.tsx'
import type { MenteeAction } from '../action/mentee-action.ts'
import { useMenteeActions } from '../action/use-mentee-actions.ts'
import classes from './dashboard-page.module.css'
import { DoneLink } from './done-link.tsx'
import { isQuietHour, partOfDay } from './greeting.ts'
import { NextStepCard } from './next-step-card.tsx'
import { nextStep } from './next-step.ts'
import { NotMentee } from './not-mentee.tsx'
import { ProgressCard } from './progress-card.tsx'

/** So many of the actions that follow are shown; the rest is on the page of all actions. */
const SHOWN = 5

/** A mentee's own page: a greeting, one next step, how far they are, and what comes after it. */
export default function DashboardPage() {
  const { t } = useTexts()
  const participant = useParticipant()
  return participant === 'mentee' ? (
    <Dashboard />
  ) : (
    <NotMentee title={t('actions.mentee.done.toActions')} />
  )
}

function Dashboard() {
  const { UserId } = useIdentity()
  const actions = useMenteeActions(UserId)
  const now = useNow()
  return (
    <Page width="full" gap={5}>
      <Greeting now={now} />
      <Loadable query={actions}>{(list) => <Body actions={list} now={now} />}</Loadable>
    </Page>
  )
}

function Greeting({ now }: { readonly now: Date }) {
  const { t } = useTexts()
  const { Vocative } = useIdentity()
  // As in Athens, for the server, which draws the page first, may stand anywhere.
  const hour = Number(athensClock(now).time.slice(0, 2))
  const part = partOfDay(hour)
  return (
    <header>
      <h1 className={classes.greeting}>
        {Vocative === ''
          ? t(`actions.mentee.greeting.${part}Alone`)
          : t(`actions.mentee.greeting.${part}`, { name: Vocative })}
      </h1>
      {isQuietHour(hour) && <p className={surface.quiet}>{t('actions.mentee.quiet')}</p>}
    </header>
  )
}

interface BodyProps {
  readonly actions: readonly MenteeAction[]
  readonly now: Date
}

function Body({ actions, now }: BodyProps) {
  const { t } = useTexts()
  const step = nextStep(actions, now)
  const open = actions.filter((action) => !action.Completed)
  const following = open.filter((action) => action !== step?.action)
  return (
    <>
      <div className={classes.top}>
        <NextStepCard step={step} actions={actions} now={now} />
        {actions.length > 0 && <ProgressCard actions={actions} />}
      </div>
      {following.length > 0 && (
        <section className={surface.card}>
          <h2 className={surface.heading}>{t('actions.mentee.ahead.title')}</h2>
          <ActionList
            actions={following.slice(0, SHOWN)}
            now={now}
            pathOf={(action) => pathOf('mentee.action', { Id: action.Id })}
          />
        </section>
      )}
      {actions.length > 0 && (
        <Row as="p" gap={6} lineGap={2}>
          {following.length > SHOWN && (
            <ProjectLink to={pathOf('mentee.actions')}>
              {t('actions.mentee.ahead.allLink', {
                count: open.filter((action) => action.Counts).length,
              })}
            </ProjectLink>
          )}
          <DoneLink done={actions.length - open.length} />
        </Row>
      )}
    </>
  )
}
