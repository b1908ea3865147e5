import { Row } from '../../layout/row.tsx'
import { readingPress } from '../../i18n/direction.ts'
import {
  IconChevronLeft,
  IconChevronRight,
  IconChevronsLeft,
  IconChevronsRight,
} from '@tabler/icons-react'
import {
  addMonths,
  dateInWords,
  monthTitle,
  monthWeeks,
  weekdayNames,
} from '@telemachos/rules/calendar'
import { dateRange, type DateBounds } from '@telemachos/rules/date-bounds'
import { todayInAthens } from '@telemachos/rules/dates'
import { useEffect, useRef, useState, type KeyboardEvent } from 'react'
import { useTexts } from '../../i18n/use-texts.ts'
import { IconButton } from '../icon-button.tsx'
import { useNow } from '../use-now.ts'
import { clampDay, dayByKey } from './calendar-keys.ts'
import classes from './calendar.module.css'

interface CalendarProps {
  /** The chosen day, `yyyy-mm-dd`. */
  readonly value: string | null
  readonly bounds: DateBounds
  readonly onPick: (date: string) => void
}

/**
 * A month, Monday first, of which a day is chosen; focus begins at the chosen one or today. The keys
 * are those of the ARIA date picker dialog (calendar-keys.ts). Its opener has to remove it.
 */
export function Calendar({ value, bounds, onPick }: CalendarProps) {
  const { t, language } = useTexts()
  const today = todayInAthens(useNow())
  const range = dateRange(bounds, today)
  const [cursor, setCursor] = useState(() => clampDay(value ?? today, range))
  const grid = useRef<HTMLTableElement>(null)
  /** Whether the focus follows the cursor: not when a button of the head moved it. */
  const follow = useRef(true)
  useEffect(() => {
    if (follow.current) grid.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus()
  }, [cursor])

  function onKeyDown(event: KeyboardEvent): void {
    const day = dayByKey(cursor, readingPress(event))
    if (day === undefined) return
    event.preventDefault()
    follow.current = true
    setCursor(clampDay(day, range))
  }
  const turn = (months: number) => () => {
    follow.current = false
    setCursor(clampDay(addMonths(cursor, months), range))
  }
  const title = monthTitle(cursor, language)
  return (
    <div className={classes.calendar}>
      <Row nowrap align="center" justify="between">
        <IconButton label={t('ui.date.previousYear')} onClick={turn(-12)}>
          <IconChevronsLeft size={18} />
        </IconButton>
        <IconButton label={t('ui.date.previousMonth')} onClick={turn(-1)}>
          <IconChevronLeft size={18} />
        </IconButton>
        <p aria-live="polite" className={classes.title}>
          {title}
        </p>
        <IconButton label={t('ui.date.nextMonth')} onClick={turn(1)}>
          <IconChevronRight size={18} />
        </IconButton>
        <IconButton label={t('ui.date.nextYear')} onClick={turn(12)}>
          <IconChevronsRight size={18} />
        </IconButton>
      </Row>
      <table
        ref={grid}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role -- The ARIA practices' own way.
        role="grid"
        aria-label={title}
        className={classes.grid}
        onKeyDown={onKeyDown}
      >
        <thead>
          <tr>
            {weekdayNames(language).map(({ long, short }) => (
              <th key={long} scope="col" abbr={long}>
                {short}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {monthWeeks(cursor).map((week) => (
            <tr key={week[0]}>
              {week.map((day) => (
                <td key={day} aria-selected={day === value}>
                  <button
                    type="button"
                    tabIndex={day === cursor ? 0 : -1}
                    aria-label={
                      day === value
                        ? t('ui.date.chosen', { date: dateInWords(day, language) })
                        : dateInWords(day, language)
                    }
                    aria-current={day === today ? 'date' : undefined}
                    aria-disabled={day < range.first || day > range.last || undefined}
                    data-other={day.slice(0, 7) === cursor.slice(0, 7) ? undefined : ''}
                    className={classes.day}
                    onClick={() => {
                      if (day >= range.first && day <= range.last) onPick(day)
                    }}
                  >
                    {Number(day.slice(8))}
                  </button>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
