import { dateInWords, spanInWords } from '@telemachos/rules/calendar'
import { formatTime } from '@telemachos/rules/dates'
import { useIdentity, useTexts } from '#shared'
import { useNow } from '#ui'
import { fullName, type Meeting } from '../meeting.ts'
import { shownState } from '../shown-state.ts'
import { slotOf } from '../slot.ts'
import type { ShownMentor } from './arrange.ts'
import classes from './many-sheet.module.css'

interface Props {
  readonly shown: readonly ShownMentor[]
  readonly days: readonly string[]
  readonly meetings: readonly Meeting[]
}

/** The calendars on paper: a page for each mentor who has meetings in these days. */
export function ManySheet({ shown, days, meetings }: Props) {
  const { t, language } = useTexts()
  const { ProjectId, Projects } = useIdentity()
  const project = Projects.find(({ Id }) => Id === ProjectId)
  const [first = '', last = first] = [days[0], days.at(-1)]
  const when = first === last ? dateInWords(first, language) : spanInWords(first, last, language)
  const pages = shown
    .map((mentor) => ({ mentor, own: meetings.filter((one) => one.MentorId === mentor.id) }))
    .filter(({ own }) => own.length > 0)
  return (
    <div data-sheet className={classes.sheets}>
      {pages.length === 0 && <p>{t('calendar.none')}</p>}
      {pages.map(({ mentor, own }) => (
        <section key={mentor.id} className={classes.sheet} data-mentor={mentor.id}>
          <h1 className={classes.title}>
            {[project?.Descr, mentor.name].filter(Boolean).join(' · ')}
          </h1>
          <p className={classes.when}>
            {when} · {t('calendar.count', { count: own.length })}
          </p>
          <MeetingTable meetings={own} />
        </section>
      ))}
    </div>
  )
}

function MeetingTable({ meetings }: Pick<Props, 'meetings'>) {
  const { t, language } = useTexts()
  const now = useNow()
  return (
    <table className={classes.table}>
      <thead>
        <tr>
          {(['day', 'time', 'mentee', 'action', 'place', 'state'] as const).map((head) => (
            <th key={head} scope="col">
              {t(`calendar.many.head.${head}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {meetings.map((meeting, index) => {
          const day = slotOf(meeting.Time).date
          const before = meetings[index - 1]
          const isSameDay = before && slotOf(before.Time).date === day
          return (
            <tr key={meeting.Id}>
              <th scope="row">{isSameDay ? '' : dateInWords(day, language)}</th>
              <td>{formatTime(meeting.Time)}</td>
              <td>{fullName(meeting.Mentee)}</td>
              <td>{meeting.ActionTitle}</td>
              <td>{meeting.Place}</td>
              <td>{t(`calendar.state.${shownState(meeting, now)}`)}</td>
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}
