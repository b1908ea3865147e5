import { dateInWords, weekday, weekdayNames } from '@telemachos/rules/calendar'
import { formatTime, todayInAthens } from '@telemachos/rules/dates'
import { useRef, type CSSProperties } from 'react'
import { useTexts } from '#shared'
import type { Span } from './closed-hours.ts'
import { FreeHours } from './free-hours.tsx'
import { layOut } from './lay-out.ts'
import { MEETING_MINUTES, type Meeting } from './meeting.ts'
import { MeetingBlock } from './meeting-block.tsx'
import { slotOf, timeOf, type Slot } from './slot.ts'
import classes from './time-grid.module.css'
import { useMoving, type Moving } from './use-moving.ts'

/** What is shown of a day, in hours; more where a meeting lies outside. */
const HOURS = { from: 7, to: 22 }

interface Props {
  readonly days: readonly string[]
  readonly meetings: readonly Meeting[]
  readonly now: Date
  /** When the mentor cannot meet on a day. */
  readonly closedOn: (date: string) => readonly Span[]
  readonly onOpen: (meeting: Meeting) => void
  readonly onOpenDay: (date: string) => void
  readonly onMove: (meeting: Meeting, to: Slot) => void
  /** Schedules a meeting on a free place; undefined for people who may only look. */
  readonly onCreate: ((slot: Slot) => void) | undefined
}

/** Days side by side, hours from top to bottom. */
export function TimeGrid(props: Props) {
  const { days, now, closedOn, onOpen, onOpenDay, onCreate } = props
  const { t, language } = useTexts()
  const body = useRef<HTMLDivElement>(null)
  const placed = props.meetings.map((meeting) => ({ meeting, ...placeOf(meeting) }))
  const hours = hoursOf(placed.filter(({ date }) => days.includes(date)))
  const moving = useMoving({ days, hours, body, onMove: props.onMove })
  const today = todayInAthens(now)
  const names = weekdayNames(language)
  const style = { '--days': days.length, '--hours': hours.to - hours.from } as CSSProperties
  return (
    <div className={classes.scroll}>
      <div className={classes.grid} style={style}>
        <div className={classes.head}>
          {days.map((day) => (
            <button
              key={day}
              type="button"
              className={classes.day}
              aria-current={day === today ? 'date' : undefined}
              onClick={() => onOpenDay(day)}
            >
              <span>{names[weekday(day)]?.short}</span>
              <span className={classes.number}>{Number(day.slice(8))}</span>
              <span className="visually-hidden">
                {t('calendar.openDay', { day: dateInWords(day, language) })}
              </span>
            </button>
          ))}
        </div>
        <div className={classes.times} aria-hidden="true">
          {Array.from({ length: hours.to - hours.from }, (_, index) => (
            <span key={index} style={{ top: `calc(var(--hour) * ${index})` }}>
              {timeOf((hours.from + index) * 60)}
            </span>
          ))}
        </div>
        <div ref={body} className={classes.body} data-moving={moving.current ? '' : undefined}>
          {days.map((day, index) => (
            <ul
              key={day}
              className={classes.column}
              aria-label={dateInWords(day, language)}
              data-today={day === today || undefined}
              style={{ insetInlineStart: `calc(100% / var(--days) * ${index})` }}
            >
              <Closed spans={closedOn(day)} hours={hours} />
              {layOut(placed.filter(({ date }) => date === day)).map(({ item, lane, lanes }) => (
                <li
                  key={item.meeting.Id}
                  className={classes.place}
                  style={{
                    ...topOf(item.start, hours.from),
                    insetInlineStart: `${(lane / lanes) * 100}%`,
                    width: `${100 / lanes}%`,
                  }}
                >
                  <MeetingBlock meeting={item.meeting} moving={moving} onOpen={onOpen} />
                </li>
              ))}
              <Ghost day={day} moving={moving.current} from={hours.from} />
              {day === today && <NowLine now={now} hours={hours} />}
            </ul>
          ))}
          {/* Behind the meetings to the eye, and after them in order. */}
          {onCreate && <FreeHours {...{ days, hours, today, closedOn, onCreate }} />}
        </div>
      </div>
    </div>
  )
}

/** The hours at which the mentor cannot meet, as far as they are on the page. */
function Closed({ spans, hours }: { spans: readonly Span[]; hours: typeof HOURS }) {
  return spans.map(({ start, end }) => {
    const from = Math.max(start, hours.from * 60)
    const to = Math.min(end, hours.to * 60)
    if (to <= from) return null
    const height = `calc(var(--hour) * ${(to - from) / 60})`
    return (
      <li
        key={start}
        aria-hidden="true"
        className={classes.closed}
        style={{ ...topOf(from, hours.from), height }}
      />
    )
  })
}

/** Where a meeting that is being moved would go. */
function Ghost(props: { day: string; moving: Moving | null; from: number }) {
  const { day, moving, from } = props
  if (moving?.to.date !== day) return null
  return (
    <li aria-hidden="true" className={classes.ghost} style={topOf(moving.to.minute, from)}>
      {timeOf(moving.to.minute)}
    </li>
  )
}

function NowLine({ now, hours }: { readonly now: Date; readonly hours: typeof HOURS }) {
  const { minute } = slotOf(now.toISOString())
  if (minute < hours.from * 60 || minute > hours.to * 60) return null
  return (
    <li
      aria-hidden="true"
      className={classes.now}
      title={formatTime(now)}
      style={topOf(minute, hours.from)}
    />
  )
}

function placeOf({ Time }: Meeting) {
  const { date, minute } = slotOf(Time)
  return { date, start: minute, end: minute + MEETING_MINUTES }
}

function hoursOf(placed: readonly { start: number; end: number }[]): typeof HOURS {
  const from = Math.min(HOURS.from, ...placed.map(({ start }) => Math.floor(start / 60)))
  const to = Math.max(HOURS.to, ...placed.map(({ end }) => Math.ceil(end / 60)))
  return { from, to: Math.min(to, 24) }
}

function topOf(minute: number, from: number): CSSProperties {
  return { top: `calc(var(--hour) * ${(minute - from * 60) / 60})` }
}
