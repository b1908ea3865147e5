import { Heading, Stack, Text } from '#layout'
import { keepPreviousData, useQueryClient } from '@tanstack/react-query'
import { pathOf } from '@telemachos/contract/paths'
import { dateInWords } from '@telemachos/rules/calendar'
import { formatTime } from '@telemachos/rules/dates'
import { useCall, useEvent, useIdentity, useMay, useTexts, type CallOutput } from '#shared'
import { ProjectLink } from '#ui'
import classes from './day-sessions.module.css'
import { slotOf } from './slot.ts'

interface Props {
  readonly days: readonly string[]
  /** Cancelled ones as well. */
  readonly cancelled: boolean
}

type Session = CallOutput<'conferences.listCalendar'>[number]

/** The sessions of conferences on the days in sight, each with the way to its page. */
export function DaySessions({ days, cancelled }: Props) {
  const may = useMay()
  const [From, To] = [days[0], days.at(-1)]
  if (!From || !To || !may('conferences.listCalendar')) return null
  return <Sessions From={From} To={To} cancelled={cancelled} />
}

interface SpanProps {
  readonly From: string
  readonly To: string
  readonly cancelled: boolean
}

function Sessions({ From, To, cancelled }: SpanProps) {
  const { t } = useTexts()
  const { ProjectId } = useIdentity()
  const queries = useQueryClient()
  useEvent(
    'conferences.changed',
    () => void queries.invalidateQueries({ queryKey: ['conferences.listCalendar'] }),
  )
  const { data } = useCall(
    'conferences.listCalendar',
    { ProjectId, From, To, ...(cancelled && { Cancelled: true }) },
    { placeholderData: keepPreviousData },
  )
  const sessions = (data ?? []).filter(({ Begins }) => {
    const { date } = slotOf(Begins)
    return date >= From && date <= To
  })
  if (sessions.length === 0) return null
  return (
    <Stack as="section" gap={2} aria-labelledby="day-sessions" className={classes.sessions}>
      <Heading id="day-sessions" size="small">
        {t('calendar.sessions')}
      </Heading>
      <ul className={classes.list}>
        {sessions.map((session) => (
          <li key={session.Id}>
            <Line session={session} />
          </li>
        ))}
      </ul>
    </Stack>
  )
}

function Line({ session }: { readonly session: Session }) {
  const { t, language } = useTexts()
  const { ActionId, ActionTitle, Title, Begins, Ends, Place, State, Own, Taken } = session
  const state =
    State === 'cancelled'
      ? t('calendar.session.cancelled')
      : Own === 'registered' || Own === 'waiting'
        ? t(`calendar.session.${Own}`)
        : t('calendar.session.people', { count: Taken })
  const when = `${dateInWords(slotOf(Begins).date, language)}, ${formatTime(Begins)}–${formatTime(Ends)}`
  return (
    <p className={classes.line} data-state={State}>
      <Text as="span" strong className={classes.when}>
        {when}
      </Text>
      <ProjectLink to={pathOf('conference', { actionId: ActionId })}>
        {[ActionTitle, Title].filter(Boolean).join(' · ')}
      </ProjectLink>
      <Text as="span" tone="faint" size="small">
        {[Place, state].filter(Boolean).join(' · ')}
      </Text>
    </p>
  )
}
