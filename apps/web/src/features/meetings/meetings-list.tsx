import { Button, Loadable } from '#ui'
import { formatDate, formatDateTime, todayInAthens } from '@telemachos/rules/dates'
import { useState } from 'react'
import { useCall, useIdentity, useTexts, useParticipant } from '#shared'
import { fullName, type Meeting } from './meeting.ts'
import { MeetingLine } from './meeting-line.tsx'
import classes from './mentee-meetings.module.css'
import { windowOf, type Direction } from './meeting-windows.ts'

interface Props {
  readonly direction: Direction
  readonly menteeId: number
  readonly now: Date
  readonly onOpen: (meeting: Meeting) => void
}

/** A mentee's meetings from now on, or up to now, three months at a time. */
export function MeetingsList({ direction, menteeId, now, onOpen }: Props) {
  const { t } = useTexts()
  const [windows, setWindows] = useState(1)
  return (
    <section aria-label={t(`menteeMeetings.${direction}`)}>
      <h3 className={classes.subtitle}>{t(`menteeMeetings.${direction}`)}</h3>
      {Array.from({ length: windows }, (_, index) => (
        <Window key={index} {...{ direction, index, menteeId, now, onOpen }} />
      ))}
      <Button variant="subtle" onClick={() => setWindows(windows + 1)}>
        {t(direction === 'coming' ? 'menteeMeetings.later' : 'menteeMeetings.earlier')}
      </Button>
    </section>
  )
}

interface WindowProps extends Props {
  readonly index: number
}

/** What lies in three months, the nearest first. */
function Window({ direction, index, menteeId, now, onOpen }: WindowProps) {
  const { t } = useTexts()
  const { ProjectId } = useIdentity()
  const participant = useParticipant()
  const { from, to } = windowOf(direction, index, todayInAthens(now))
  const query = useCall('meetings.listMeetings', {
    ProjectId,
    MenteeId: menteeId,
    From: from,
    To: to,
    Cancelled: true,
  })
  return (
    <Loadable query={query}>
      {(all) => {
        const meetings = all
          .filter(({ Time }) => Date.parse(Time) > now.getTime() === (direction === 'coming'))
          .toSorted((a, b) => (direction === 'coming' ? 1 : -1) * a.Time.localeCompare(b.Time))
        if (meetings.length === 0) {
          const span = { from: formatDate(from), to: formatDate(to) }
          return <p className={classes.none}>{t('menteeMeetings.none', span)}</p>
        }
        return (
          <ul className={classes.list}>
            {meetings.map((meeting) => (
              <li key={meeting.Id}>
                <MeetingLine
                  meeting={meeting}
                  when={formatDateTime(meeting.Time)}
                  what={meeting.ActionTitle}
                  facts={[participant === 'mentor' ? '' : fullName(meeting.Mentor), meeting.Place]}
                  onOpen={() => onOpen(meeting)}
                />
              </li>
            ))}
          </ul>
        )
      }}
    </Loadable>
  )
}
