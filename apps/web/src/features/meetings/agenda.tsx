import { dateInWords } from '@telemachos/rules/calendar'
import { formatTime } from '@telemachos/rules/dates'
import { useTexts, useParticipant } from '#shared'
import classes from './agenda.module.css'
import { fullName, type Meeting } from './meeting.ts'
import { MeetingLine } from './meeting-line.tsx'
import { slotOf } from './slot.ts'
import { useMeetingName } from './use-meeting-name.ts'

interface Props {
  readonly days: readonly string[]
  readonly today: string
  readonly meetings: readonly Meeting[]
  readonly onOpen: (meeting: Meeting) => void
}

/** The meetings one under the other, by day. */
export function Agenda({ days, today, meetings, onOpen }: Props) {
  const { t, language } = useTexts()
  const name = useMeetingName()
  const isMine = useParticipant() !== undefined
  return (
    <div className={classes.agenda}>
      {days.map((day) => {
        const ofDay = meetings.filter(({ Time }) => slotOf(Time).date === day)
        if (ofDay.length === 0) return null
        return (
          <section key={day}>
            <h3 className={classes.day}>
              {dateInWords(day, language)}
              {day === today && <span className={classes.today}>{t('calendar.today')}</span>}
            </h3>
            <ul className={classes.list}>
              {ofDay.map((meeting) => (
                <li key={meeting.Id}>
                  <MeetingLine
                    meeting={meeting}
                    when={formatTime(meeting.Time)}
                    what={name.with(meeting)}
                    facts={[
                      meeting.ActionTitle,
                      isMine ? '' : fullName(meeting.Mentor),
                      meeting.Place,
                    ]}
                    onOpen={() => onOpen(meeting)}
                  />
                </li>
              ))}
            </ul>
          </section>
        )
      })}
    </div>
  )
}
