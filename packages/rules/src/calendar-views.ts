/** What a calendar of meetings shows at once, and what it turns to. */
import { addMonths, monthWeeks, weekday } from './calendar.ts'
import { addDays } from './dates.ts'

export const CALENDAR_VIEWS = ['day', 'week', 'month', 'agenda'] as const

export type CalendarView = (typeof CALENDAR_VIEWS)[number]

/** An agenda shows so many days. */
const AGENDA_DAYS = 14

/** The view of whoever has chosen none: a phone has no room for the hours of a week. */
export const usualView = (isPhone: boolean): CalendarView => (isPhone ? 'agenda' : 'week')

/** The days that a view shows, in order; weeks begin on Monday (spec §9). */
export function visibleDays(view: CalendarView, date: string): string[] {
  if (view === 'day') return [date]
  if (view === 'agenda') return daysFrom(date, AGENDA_DAYS)
  if (view === 'week') return daysFrom(addDays(date, -weekday(date)), 7)
  return monthWeeks(date).flat()
}

/** The day in sight after turning to the next page of a view (1) or the one before (-1). */
export function turnPage(view: CalendarView, date: string, direction: 1 | -1): string {
  if (view === 'month') return addMonths(`${date.slice(0, 8)}01`, direction)
  return addDays(date, direction * { day: 1, week: 7, agenda: AGENDA_DAYS }[view])
}

function daysFrom(first: string, count: number): string[] {
  return Array.from({ length: count }, (_, index) => addDays(first, index))
}
