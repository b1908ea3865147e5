import { Stack, Text } from '#layout'
import { todayInAthens } from '@telemachos/rules/dates'
import { useTexts, useParticipant } from '#shared'
import { EmptyState, Loadable } from '#ui'
import { Agenda } from './agenda.tsx'
import type { CalendarView as View } from '@telemachos/rules/calendar-views'
import type { CalendarSearch } from './calendar-search.ts'
import classes from './calendar-view.module.css'
import type { Meeting } from './meeting.ts'
import { MonthGrid } from './month-grid.tsx'
import { slotOf, type Slot } from './slot.ts'
import { TimeGrid } from './time-grid.tsx'
import { useClosedHours } from './use-closed-hours.ts'
import { useMeetings } from './use-meetings.ts'

interface Props {
  readonly search: CalendarSearch
  readonly view: View
  readonly date: string
  readonly days: readonly string[]
  readonly now: Date
  readonly onOpen: (meeting: Meeting) => void
  readonly onOpenDay: (date: string) => void
  readonly onMove: (meeting: Meeting, to: Slot) => void
  readonly onCreate: ((slot: Slot) => void) | undefined
}

/** The meetings of the days in sight, in the chosen view. */
export function CalendarView(props: Props) {
  const { search, view, date, days, now, onOpen, onOpenDay } = props
  const { t } = useTexts()
  const query = useMeetings(days, search)
  const closedOn = useClosedHours(search.mentor)
  const today = todayInAthens(now)
  return (
    <Loadable query={query} skeleton={<div className={classes.skeleton} />}>
      {(all) => {
        const meetings = all.filter(({ Time }) => days.includes(slotOf(Time).date))
        const isEmpty = meetings.length === 0 && !query.isPlaceholderData
        return (
          <Stack gap={2} packed className={classes.view} aria-busy={query.isPlaceholderData}>
            <Text tone="faint" size="small" role="status">
              {isEmpty ? t('calendar.none') : t('calendar.count', { count: meetings.length })}
            </Text>
            {view === 'month' && (
              <MonthGrid {...{ days, date, today, meetings, onOpen, onOpenDay }} />
            )}
            {(view === 'week' || view === 'day') && (
              <TimeGrid
                {...{ days, meetings, now, closedOn, onOpen, onOpenDay }}
                onMove={props.onMove}
                onCreate={props.onCreate}
              />
            )}
            {view === 'agenda' &&
              (isEmpty ? <NoMeetings /> : <Agenda {...{ days, today, meetings, onOpen }} />)}
          </Stack>
        )
      }}
    </Loadable>
  )
}

function NoMeetings() {
  const { t } = useTexts()
  const participant = useParticipant()
  const text = t(participant === 'mentee' ? 'calendar.noneTextMentee' : 'calendar.noneText')
  return <EmptyState picture="calendar" title={t('calendar.none')} text={text} />
}
