import { Card, Heading, Text } from '#layout'
import { Link } from '@tanstack/react-router'
import { dateInWords } from '@telemachos/rules/calendar'
import { formatTime, todayInAthens } from '@telemachos/rules/dates'
import { pathOf } from '@telemachos/contract/paths'
import { useQueryClient } from '@tanstack/react-query'
import { useCall, useEvent, useIdentity, useProjectPath, useTexts } from '#shared'
import { Loadable, ProjectLink, useNow } from '#ui'
import type { Meeting } from './meeting.ts'
import classes from './next-meetings.module.css'
import { slotOf } from './slot.ts'
import { useMeetingName } from './use-meeting-name.ts'

/** The next planned meetings of people within reach, at most so many. */
export function NextMeetings({ most }: { readonly most: number }) {
  const { t } = useTexts()
  const { ProjectId } = useIdentity()
  const queries = useQueryClient()
  const meetings = useCall('meetings.listMeetings', { ProjectId })
  useEvent('meetings.changed', () => void queries.invalidateQueries())
  // What was completed was held.
  useEvent(
    'actions.completionChanged',
    () => void queries.invalidateQueries({ queryKey: ['meetings.listMeetings'] }),
  )
  return (
    <Card
      as="section"
      gap={3}
      align="start"
      className={classes.card}
      aria-labelledby="next-meetings"
    >
      <Heading id="next-meetings">{t(most === 1 ? 'home.meeting' : 'home.meetings')}</Heading>
      <Loadable query={meetings}>{(list) => <List meetings={list} most={most} />}</Loadable>
      <ProjectLink to={pathOf('calendar')}>{t('home.toCalendar')}</ProjectLink>
    </Card>
  )
}

interface ListProps {
  readonly meetings: readonly Meeting[]
  readonly most: number
}

function List({ meetings, most }: ListProps) {
  const { t } = useTexts()
  const now = useNow().getTime()
  const ahead = meetings
    .filter(({ State, Time }) => State === 'planned' && new Date(Time).getTime() >= now)
    .toSorted((a, b) => a.Time.localeCompare(b.Time))
  if (ahead.length === 0)
    return (
      <Text tone="faint" size="small">
        {t('home.meetings.none')}
      </Text>
    )
  const more = ahead.length - most
  return (
    <>
      <ul className={classes.list}>
        {ahead.slice(0, most).map((meeting) => (
          <li key={meeting.Id}>
            <Line meeting={meeting} />
          </li>
        ))}
      </ul>
      {most > 1 && more > 0 && (
        <Text tone="faint" size="small">
          {t('home.meetings.more', { count: more })}
        </Text>
      )}
    </>
  )
}

function Line({ meeting }: { readonly meeting: Meeting }) {
  const { t, language } = useTexts()
  const pathTo = useProjectPath()
  const name = useMeetingName()
  const today = todayInAthens(useNow())
  const { date } = slotOf(meeting.Time)
  return (
    <Link
      to={pathTo(pathOf('calendar'))}
      search={{ date, meeting: meeting.Id }}
      className={classes.line}
      activeOptions={{ exact: true }}
    >
      <span className={classes.when}>
        {date === today ? t('calendar.today') : dateInWords(date, language)}
        <strong> {formatTime(meeting.Time)}</strong>
      </span>
      <span>{name.with(meeting)}</span>
      <Text as="span" tone="faint" size="small">
        {[meeting.ActionTitle, meeting.Place].filter(Boolean).join(' · ')}
      </Text>
    </Link>
  )
}
