import {
  IconAlertTriangle,
  IconCalendarCancel,
  IconCircleCheck,
  IconCircleX,
  IconClock,
  IconFlag,
  IconMessageQuestion,
} from '@tabler/icons-react'
import { useTexts } from '#shared'
import { useNow } from '#ui'
import type { Meeting } from './meeting.ts'
import { shownState, type ShownMeetingState } from './shown-state.ts'
import classes from './state-sign.module.css'

const ICONS = {
  planned: IconClock,
  held: IconCircleCheck,
  missed: IconCircleX,
  overdue: IconAlertTriangle,
  cancelled: IconCalendarCancel,
}

interface StateIconProps {
  readonly state: ShownMeetingState
  readonly size?: number
}

/** The shape of a meeting's state; its word has to stand beside it or in a name. */
export function StateIcon({ state, size = 16 }: StateIconProps) {
  const Icon = ICONS[state]
  return <Icon size={size} aria-hidden="true" className={classes.icon} data-state={state} />
}

/** A meeting's state as shape and word. */
export function StateSign({ meeting }: { readonly meeting: Meeting }) {
  return <SignOf state={shownState(meeting, useNow())} />
}

function SignOf({ state }: { readonly state: ShownMeetingState }) {
  const { t } = useTexts()
  return (
    <span className={classes.sign} data-state={state}>
      <StateIcon state={state} />
      {t(`calendar.state.${state}`)}
    </span>
  )
}

/** Says that something of a meeting is still to be followed up. */
export function FollowUpSign() {
  const { t } = useTexts()
  return (
    <span className={classes.sign} data-state="follow-up">
      <IconFlag size={16} aria-hidden="true" className={classes.icon} />
      {t('calendar.followUp')}
    </span>
  )
}

/** Says that the mentee asks for another time, or cannot come. */
export function AskedSign() {
  const { t } = useTexts()
  return (
    <span className={classes.sign} data-state="follow-up">
      <IconMessageQuestion size={16} aria-hidden="true" className={classes.icon} />
      {t('wish.sign')}
    </span>
  )
}

/** What the shapes of the calendar mean; `closed` where hours outside somebody's own are shaded. */
export function StateLegend({ closed }: { readonly closed: boolean }) {
  const { t } = useTexts()
  return (
    <ul className={classes.legend} aria-label={t('calendar.legend')}>
      {(['planned', 'overdue', 'held', 'missed', 'cancelled'] as const).map((state) => (
        <li key={state}>
          <SignOf state={state} />
        </li>
      ))}
      {closed && (
        <li className={classes.sign}>
          <span aria-hidden="true" className={classes.closed} />
          {t('hours.closed')}
        </li>
      )}
    </ul>
  )
}
