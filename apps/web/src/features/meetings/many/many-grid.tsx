import { dateInWords, weekdayNames } from '@telemachos/rules/calendar'
import { formatDate, formatTime } from '@telemachos/rules/dates'
import { useMemo, useRef, useState, type CSSProperties, type KeyboardEvent } from 'react'
import { moveCell, type CellPlace } from '#lists'
import { readingPress, useTexts } from '#shared'
import { useNow } from '#ui'
import type { Meeting } from '../meeting.ts'
import { shownState } from '../shown-state.ts'
import { timeOf } from '../slot.ts'
import { StateIcon } from '../state-sign.tsx'
import { useMeetingName } from '../use-meeting-name.ts'
import { hoursOf, namedOf, type ShownMentor } from './arrange.ts'
import type { ListedCell } from './day-list.tsx'
import classes from './many-grid.module.css'

/** So many lines have room in a cell of a week, and in one of an hour. */
const LINES = { week: 4, day: 2 }
const PAGE_ROWS = 5

interface Props {
  readonly view: 'day' | 'week'
  readonly shown: readonly ShownMentor[]
  readonly days: readonly string[]
  readonly today: string
  readonly meetings: readonly Meeting[]
  readonly at: (mentorId: number, at: string | number) => readonly Meeting[]
  readonly onOpen: (meeting: Meeting) => void
  readonly onList: (cell: ListedCell) => void
}

/** One head of a row or a column. */
interface Head {
  readonly key: string | number
  readonly label: string
  /** What stands below it. */
  readonly second?: string
  readonly isToday?: boolean
}

/**
 * Mentors in rows and the hours of a day in columns, or the days of a week in rows and mentors in columns.
 * One cell is in the tab order: arrows go from cell to cell, Enter opens what is in it.
 */
export function ManyGrid(props: Props) {
  const { view, shown, at, onOpen, onList } = props
  const { t } = useTexts()
  const grid = useRef<HTMLTableElement>(null)
  const [active, setActive] = useState<CellPlace>({ row: 0, column: 0 })
  const { rows, columns } = useHeads(props)
  const extent = { rows: rows.length, columns: columns.length, pageRows: PAGE_ROWS }
  // Another day or choice may have fewer of them.
  const row = Math.min(active.row, rows.length - 1)
  const column = Math.min(active.column, columns.length - 1)
  const day = props.days[0] ?? ''
  const cellAt = (rowAt: number, columnAt: number) => {
    const isWeek = view === 'week'
    const mentor = shown[isWeek ? columnAt : rowAt]
    const date = isWeek ? (props.days[rowAt] ?? day) : day
    const key = isWeek ? date : (columns[columnAt]?.key ?? 0)
    return mentor && { mentor, day: date, meetings: at(mentor.id, key) }
  }

  function onKeyDown(event: KeyboardEvent<HTMLElement>): void {
    const to = moveCell({ row, column }, readingPress(event), extent)
    if (to) {
      event.preventDefault()
      const next = { row: Math.max(0, to.row), column: to.column }
      setActive(next)
      const cell = grid.current?.querySelector<HTMLElement>(
        `[data-place="${next.row} ${next.column}"]`,
      )
      cell?.focus()
    } else if (event.key === 'Enter' || event.key === ' ') {
      const cell = cellAt(row, column)
      if (event.target instanceof HTMLButtonElement || !cell) return
      event.preventDefault()
      const [first, ...others] = cell.meetings
      if (first && others.length === 0) onOpen(first)
      else if (first) onList(cell)
    }
  }
  return (
    <div className={classes.scroller} data-view={view}>
      <table
        ref={grid}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role -- A grid of the ARIA practices may be a table.
        role="grid"
        aria-label={t('calendar.many.title')}
        aria-describedby="many-keys"
        className={classes.grid}
        style={{ '--columns': columns.length } as CSSProperties}
        onKeyDown={onKeyDown}
      >
        <thead>
          <tr>
            <td className={classes.corner} />
            {columns.map((head) => (
              <th key={head.key} scope="col" className={classes.columnHead}>
                <HeadWords {...head} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((head, rowAt) => (
            <tr key={head.key}>
              <th
                scope="row"
                className={classes.rowHead}
                aria-current={head.isToday ? 'date' : undefined}
              >
                <HeadWords {...head} />
              </th>
              {columns.map(({ key }, columnAt) => {
                const cell = cellAt(rowAt, columnAt)
                const isActive = rowAt === row && columnAt === column
                return (
                  <td
                    key={key}
                    tabIndex={isActive ? 0 : -1}
                    data-place={`${rowAt} ${columnAt}`}
                    className={classes.cell}
                    data-of={cell && `${cell.mentor.id} ${cell.day}`}
                    onFocus={() => setActive({ row: rowAt, column: columnAt })}
                  >
                    {cell && <CellMeetings {...{ cell, onOpen, onList }} lines={LINES[view]} />}
                    {cell?.meetings.length === 0 && (
                      <span className="visually-hidden">{t('calendar.many.free')}</span>
                    )}
                  </td>
                )
              })}
            </tr>
          ))}
        </tbody>
      </table>
      <p id="many-keys" className="visually-hidden">
        {t('calendar.many.keys')}
      </p>
    </div>
  )
}

function HeadWords({ label, second }: Head) {
  return (
    <>
      <span className={classes.label}>{label}</span>
      {second && <small className={classes.second}>{second}</small>}
    </>
  )
}

/** What the rows and the columns are. */
function useHeads({ view, shown, days, today, meetings }: Props) {
  const { t, language } = useTexts()
  return useMemo(() => {
    const counts = new Map<number, number>()
    for (const { MentorId } of meetings) counts.set(MentorId, (counts.get(MentorId) ?? 0) + 1)
    const mentors = shown.map(({ id, name }): Head => ({
      key: id,
      label: name,
      second: t('calendar.count', { count: counts.get(id) ?? 0 }),
    }))
    if (view === 'day') {
      const hours = hoursOf(meetings).map((hour): Head => ({ key: hour, label: timeOf(hour * 60) }))
      return { rows: mentors, columns: hours }
    }
    const names = weekdayNames(language)
    const rows = days.map((day, index): Head => ({
      key: day,
      label: names[index]?.long ?? dateInWords(day, language),
      second: formatDate(day),
      isToday: day === today,
    }))
    return { rows, columns: mentors }
  }, [view, shown, days, today, meetings, t, language])
}

interface CellProps {
  readonly cell: ListedCell & { readonly meetings: readonly Meeting[] }
  readonly lines: number
  readonly onOpen: (meeting: Meeting) => void
  readonly onList: (cell: ListedCell) => void
}

/** The meetings of a cell, as many as have room, and how many more there are. */
function CellMeetings({ cell, lines, onOpen, onList }: CellProps) {
  const { t } = useTexts()
  const name = useMeetingName()
  const now = useNow()
  const { meetings } = cell
  const named = namedOf(meetings.length, lines)
  return (
    <>
      {meetings.slice(0, named).map((meeting) => (
        <button
          key={meeting.Id}
          type="button"
          tabIndex={-1}
          className={classes.meeting}
          data-state={shownState(meeting, now)}
          title={`${formatTime(meeting.Time)} ${name.with(meeting)}`}
          onClick={() => onOpen(meeting)}
        >
          <StateIcon state={shownState(meeting, now)} size={14} />
          <span className={classes.words}>
            {formatTime(meeting.Time)} {name.with(meeting)}
          </span>
          <span className="visually-hidden">{name.rest(meeting)}</span>
        </button>
      ))}
      {meetings.length > named && (
        <button
          type="button"
          tabIndex={-1}
          className={classes.more}
          aria-label={t('calendar.many.more', {
            count: meetings.length - named,
            name: cell.mentor.name,
          })}
          onClick={() => onList(cell)}
        >
          +{meetings.length - named}
        </button>
      )}
    </>
  )
}
