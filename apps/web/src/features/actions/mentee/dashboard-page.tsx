import { useIdentity } from '../../../shared/api/identity.ts'
import { ProjectLink } from '../../../shared/ui/project-link.tsx'
import { useTexts } from '../../../shared/i18n/use-texts.ts'
import { Loadable } from '../../../shared/ui/loadable.tsx'
import { ActionList } from '../shared/action-list.tsx'
import type { MenteeAction } from '../shared/mentee-action.ts'
import { useMenteeActions } from '../shared/use-mentee-actions.ts'
import { useNow } from '../../../shared/ui/use-now.ts'
import surface from '../shared/surface.module.css'
import classes from './dashboard-page.module.css'
import { isQuietHour, partOfDay } from './greeting.ts'
import { NextStepCard } from './next-step-card.tsx'
import { nextStep } from './next-step.ts'
import { NotMentee } from './not-mentee.tsx'
import { ProgressCard } from './progress-card.tsx'

/** A mentee's own page: a greeting, one next step, how far they are, and what is ahead. */
export default function DashboardPage() {
  const { t } = useTexts()
  const { Role } = useIdentity()
  return Role === 'Mentee' ? (
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
    <div className={classes.page}>
      <Greeting now={now} />
      <Loadable query={actions}>{(list) => <Body actions={list} now={now} />}</Loadable>
    </div>
  )
}

function Greeting({ now }: { readonly now: Date }) {
  const { t } = useTexts()
  const { Vocative } = useIdentity()
  const part = partOfDay(now.getHours())
  return (
    <header>
      <h1 className={classes.greeting}>
        {Vocative === ''
          ? t(`actions.mentee.greeting.${part}Alone`)
          : t(`actions.mentee.greeting.${part}`, { name: Vocative })}
      </h1>
      {isQuietHour(now.getHours()) && <p className={surface.quiet}>{t('actions.mentee.quiet')}</p>}
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
  const ahead = actions.filter((action) => !action.Completed)
  const done = actions.length - ahead.length
  return (
    <>
      <div className={classes.top}>
        <NextStepCard step={step} actions={actions} />
        {actions.length > 0 && <ProgressCard actions={actions} now={now} />}
      </div>
      {actions.length > 0 && (
        <section className={surface.card}>
          <h2 className={surface.heading}>{t('actions.mentee.ahead.title')}</h2>
          {ahead.length === 0 && <p className={surface.quiet}>{t('actions.mentee.ahead.empty')}</p>}
          <ActionList
            actions={ahead}
            now={now}
            pathOf={(action) => `mentee/action/${action.Id}`}
            nextId={step?.action.Id}
          />
          {done > 0 && (
            <p className={classes.done}>
              <ProjectLink to="mentee/actionsdone">
                {t('actions.mentee.ahead.doneLink', { count: done })}
              </ProjectLink>
            </p>
          )}
        </section>
      )}
    </>
  )
}
