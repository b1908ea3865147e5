import { Row } from '#layout'
import { useQueryClient } from '@tanstack/react-query'
import { addDays, todayInAthens } from '@telemachos/rules/dates'
import { useState, Suspense } from 'react'
import { useEvent, useIdentity, useTexts, useMay, useParticipant } from '#shared'
import { EmptyState, useNow, usePhone, lazyPart, lazyWindow } from '#ui'
import classes from './calendar-page.module.css'
import { CalendarHead } from './calendar-head.tsx'
import type { CalendarSearch } from './calendar-search.ts'
import { usualView, visibleDays, type CalendarView as View } from '@telemachos/rules/calendar-views'
import { CalendarTabs } from './calendar-tabs.tsx'
import { CalendarToolbar } from './calendar-toolbar.tsx'
import { CalendarView } from './calendar-view.tsx'
import { DaySessions } from './day-sessions.tsx'
import type { Meeting } from './meeting.ts'
import { MoveRefused } from './move-refused.tsx'
import { periodTitle } from './period-title.ts'
import { instantOf, slotOf, type Slot } from './slot.ts'
import { StateLegend } from './state-sign.tsx'
import { useCalendarAddress } from './use-calendar-address.ts'
import { showsClosedHours } from './use-closed-hours.ts'
import { useKeptMany } from './many/use-kept-many.ts'
import { useMoveMeeting } from './use-move-meeting.ts'

const MeetingPanel = lazyWindow(() => import('./meeting-panel.tsx'), 'MeetingPanel')
const ManyCalendar = lazyPart(() => import('./many/many-calendar.tsx'), 'ManyCalendar')
const NewMeeting = lazyWindow(() => import('./new-meeting.tsx'), 'NewMeeting')

/** A follow-up may be of any meeting; its day is in the address only while it is open. */
const WHATEVER_STATE = { cancelled: true } as const
const TODAY = { date: undefined }

/**
 * The calendar of meetings (route calendar), for who has meetings or looks after people who have; every
 * member may open the page (spec §6).
 */
export default function CalendarPage() {
  const { t } = useTexts()
  if (useMay()('meetings.listMeetings')) return <Calendar />
  return (
    <>
      <h1>{t('calendar.title')}</h1>
      <EmptyState title={t('calendar.notYours')} text={t('calendar.notYours.text')} />
    </>
  )
}

/** Many calendars beside each other show a week, or one day. */
const manyView = (view: View | undefined) => (view === 'day' ? 'day' : 'week')

/** On a phone the address names the mentor who is shown: the meetings are those of all. */
const ofMany = ({ cancelled }: CalendarSearch): CalendarSearch => ({ cancelled })

/** Whose meetings they are is decided on the server. */
function Calendar() {
  const { t, language } = useTexts()
  const { SingleKeys } = useIdentity()
  const may = useMay()
  const participant = useParticipant()
  const now = useNow()
  const phone = usePhone()
  const address = useCalendarAddress()
  const { search, change } = address
  const queries = useQueryClient()
  useEvent('meetings.changed', () => void queries.invalidateQueries())
  // What was completed was held.
  useEvent(
    'actions.completionChanged',
    () => void queries.invalidateQueries({ queryKey: ['meetings.listMeetings'] }),
  )
  const today = todayInAthens(now)
  const overseesMany = participant === undefined && may('people.listMentors')
  useKeptMany(address, overseesMany)
  const isMany = overseesMany && search.by === 'mentor'
  const view = isMany ? manyView(search.view) : (search.view ?? usualView(phone))
  const date = search.date ?? today
  const days = visibleDays(view, date)
  /** The hour that was pointed at; null for whatever is free next. */
  const [creating, setCreating] = useState<Slot | null>()
  const [attempt, setAttempt] = useState<{ meeting: Meeting; at: string }>()
  // Whoever has moved a meeting wants to see it where it is now.
  const show = (at: string) => {
    const moved = slotOf(at).date
    if (!days.includes(moved)) change({ date: moved }, 'replace')
  }
  const moving = useMoveMeeting(show)
  const tryMove = async (meeting: Meeting, at: string) => {
    setAttempt({ meeting, at })
    if (await moving.move(meeting, at)) setAttempt(undefined)
  }
  const hasHours = !isMany && (view === 'day' || view === 'week')
  const seesFollowUps = search.tab === 'followups' && may('meetings.listFollowUps')
  const plans = may('actions.publishAction') ? setCreating : undefined
  const calendar = (
    <div className={classes.calendar}>
      <CalendarToolbar
        address={address}
        view={view}
        date={date}
        title={periodTitle(view, date, days, language)}
        many={overseesMany ? isMany : undefined}
      />
      <DaySessions days={days} cancelled={search.cancelled ?? false} />
      {isMany ? (
        <Suspense fallback={null}>
          <ManyCalendar
            {...{ address, days, today }}
            view={manyView(view)}
            onOpen={({ Id }) => change({ meeting: Id })}
          />
        </Suspense>
      ) : (
        <CalendarView
          search={search}
          view={view}
          date={date}
          days={days}
          now={now}
          onOpen={({ Id }) => change({ meeting: Id })}
          onOpenDay={(day) => change({ view: 'day', date: day })}
          onMove={(meeting, to) => void tryMove(meeting, instantOf(to))}
          onCreate={plans}
        />
      )}
      <Row as="footer" gap={5} lineGap={2} align="center" justify="between">
        <StateLegend closed={hasHours && showsClosedHours(participant, search.mentor)} />
        {plans && hasHours && (
          <p className={classes.keys} data-print="none">
            {t(SingleKeys ? 'calendar.keys' : 'calendar.drag')}
          </p>
        )}
      </Row>
    </div>
  )
  return (
    <div className={classes.page}>
      <CalendarHead
        firstDay={date <= today ? addDays(today, 1) : date}
        onNew={plans && (() => plans(null))}
        onScheduled={show}
      />
      {may('meetings.listFollowUps') ? (
        <CalendarTabs address={address}>{calendar}</CalendarTabs>
      ) : (
        calendar
      )}
      {search.meeting && (
        <MeetingPanel
          key={search.meeting}
          meetingId={search.meeting}
          days={seesFollowUps ? [date] : days}
          search={seesFollowUps ? WHATEVER_STATE : isMany ? ofMany(search) : search}
          now={now}
          onMoved={show}
          onClose={() => change({ meeting: undefined, ...(seesFollowUps && TODAY) }, 'replace')}
        />
      )}
      {attempt && moving.error && (
        <MoveRefused
          {...attempt}
          error={moving.error}
          busy={moving.busy}
          onPick={(at) => void tryMove(attempt.meeting, at)}
          onClose={() => {
            setAttempt(undefined)
            moving.forget()
          }}
        />
      )}
      {creating !== undefined && (
        <NewMeeting
          slot={creating ?? undefined}
          onScheduled={show}
          onClose={() => setCreating(undefined)}
        />
      )}
    </div>
  )
}
