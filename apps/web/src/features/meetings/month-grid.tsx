import { Text } from '#layout'
import { dateInWords, weekdayNames } from '@telemachos/rules/calendar'
import { formatTime } from '@telemachos/rules/dates'
import { useTexts } from '#shared'
import { useNow } from '#ui'
import type { Meeting } from './meeting.ts'
import classes from './month-grid.module.css'
import { slotOf } from './slot.ts'
import { shownState } from './shown-state.ts'
import { StateIcon } from './state-sign.tsx'
import { useMeetingName } from './use-meeting-name.ts'

/** So many meetings of a day are shown by name. */
const SHOWN = 3

interface Props {
  /** Six weeks of days. */
  readonly days: readonly string[]
  /** A day of the month in sight. */
  readonly date: string
  readonly today: string
  readonly meetings: readonly Meeting[]
  readonly onOpen: (meeting: Meeting) => void
  readonly onOpenDay: (date: string) => void
}

/** The weeks of a month, Monday first. */
export function MonthGrid({ days, date, today, meetings, onOpen, onOpenDay }: Props) {
  const { t, language } = useTexts()
  const name = useMeetingName()
  const now = useNow()
  return (
    <div className={classes.month}>
      <Text as="div" tone="soft" size="small" strong className={classes.head} aria-hidden="true">
        {weekdayNames(language).map(({ long, short }) => (
          <span key={long}>{short}</span>
        ))}
      </Text>
      <ul className={classes.days}>
        {days.map((day) => {
          const ofDay = meetings.filter(({ Time }) => slotOf(Time).date === day)
          const inWords = dateInWords(day, language)
          return (
            <li
              key={day}
              className={classes.day}
              data-other={day.slice(0, 7) === date.slice(0, 7) ? undefined : ''}
            >
              <button
                type="button"
                className={classes.number}
                aria-current={day === today ? 'date' : undefined}
                onClick={() => onOpenDay(day)}
              >
                {Number(day.slice(8))}
                <span className="visually-hidden">{t('calendar.openDay', { day: inWords })}</span>
              </button>
              {ofDay.slice(0, SHOWN).map((meeting) => (
                <button
                  key={meeting.Id}
                  type="button"
                  className={classes.meeting}
                  data-state={shownState(meeting, now)}
                  onClick={() => onOpen(meeting)}
                >
                  <StateIcon state={shownState(meeting, now)} size={14} />
                  <span className={classes.words}>
                    {formatTime(meeting.Time)} {name.with(meeting)}
                  </span>
                  <span className="visually-hidden">{name.rest(meeting)}</span>
                </button>
              ))}
              {ofDay.length > SHOWN && (
                <button type="button" className={classes.more} onClick={() => onOpenDay(day)}>
                  {t('calendar.more', { count: ofDay.length - SHOWN })}
                  <span className="visually-hidden">{inWords}</span>
                </button>
              )}
            </li>
          )
        })}
      </ul>
    </div>
  )
}
