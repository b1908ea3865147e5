import { pathOf } from '@telemachos/contract/paths'
import { formatNumber } from '@telemachos/rules/numbers'
import { useState } from 'react'
import { useTexts, type CallOutput } from '#shared'
import { lazyWindow, ProjectLink } from '#ui'
import classes from './homes.module.css'

const WeekDrawer = lazyWindow(() => import('./week-drawer.tsx'))

type Overview = CallOutput<'homes.getStaff'>['Overview']
type What = 'meetings' | 'completions'

/** How the week stands in four numbers, each of which opens its people. */
export function WeekNumbers({ overview }: { readonly overview: Overview }) {
  const { t } = useTexts()
  const [opened, setOpened] = useState<What>()
  const { Mentees, Behind, MeetingsThisWeek, CompletionsThisWeek } = overview
  return (
    <section aria-label={t('home.week')}>
      <ul className={classes.numbers}>
        <li>
          <ProjectLink className={classes.number} to={pathOf('admin.project.supervisor')}>
            <Figure of="behind" count={Behind} />
          </ProjectLink>
        </li>
        <li>
          <WeekNumber of="meetings" count={MeetingsThisWeek} onOpen={setOpened} />
        </li>
        <li>
          <WeekNumber of="completions" count={CompletionsThisWeek} onOpen={setOpened} />
        </li>
        <li>
          <ProjectLink className={classes.number} to={pathOf('mentor.mentee.list')}>
            <Figure of="mentees" count={Mentees} />
          </ProjectLink>
        </li>
      </ul>
      {opened && <WeekDrawer what={opened} onClose={() => setOpened(undefined)} />}
    </section>
  )
}

interface FigureProps {
  readonly of: 'behind' | 'meetings' | 'completions' | 'mentees'
  readonly count: number
}

function Figure({ of, count }: FigureProps) {
  const { t, language } = useTexts()
  return (
    <>
      <span className={classes.value}>{formatNumber(count, language)}</span>{' '}
      <span>{t(`supervision.overview.${of}`, { count })}</span>
    </>
  )
}

interface WeekNumberProps extends FigureProps {
  readonly of: What
  readonly onOpen: (what: What) => void
}

function WeekNumber({ of, count, onOpen }: WeekNumberProps) {
  return (
    <button
      type="button"
      className={classes.number}
      aria-haspopup="dialog"
      onClick={() => onOpen(of)}
    >
      <Figure of={of} count={count} />
    </button>
  )
}
