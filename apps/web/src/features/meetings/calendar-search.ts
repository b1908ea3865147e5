import { addMonths, monthWeeks, weekday } from '@telemachos/rules/calendar'
import { addDays, isRealDate } from '@telemachos/rules/dates'

export const CALENDAR_VIEWS = ['day', 'week', 'month', 'agenda'] as const

export type CalendarView = (typeof CALENDAR_VIEWS)[number]

/** An agenda shows so many days. */
const AGENDA_DAYS = 14

/** What the address says of the calendar. */
export interface CalendarSearch {
  /** Without it: the week, or the agenda on a phone. */
  readonly view?: CalendarView | undefined
  /** A day in sight, `yyyy-mm-dd`; today without it. */
  readonly date?: string | undefined
  readonly mentor?: number | undefined
  /** The meeting whose panel is open. */
  readonly meeting?: number | undefined
  readonly cancelled?: true | undefined
  /** What is left to be seen to, instead of the calendar. */
  readonly tab?: 'followups' | undefined
}

/** Reads the address; whatever is not understood is left out. */
export function readCalendarSearch(raw: Readonly<Record<string, unknown>>): CalendarSearch {
  const view = CALENDAR_VIEWS.find((one) => one === raw['view'])
  const { date } = raw
  const mentor = readId(raw['mentor'])
  const meeting = readId(raw['meeting'])
  return {
    ...(view && { view }),
    ...(typeof date === 'string' && isOurs(date) && { date }),
    ...(mentor && { mentor }),
    ...(meeting && { meeting }),
    ...(raw['cancelled'] === true && { cancelled: true }),
    ...(raw['tab'] === 'followups' && { tab: 'followups' }),
  }
}

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

/** Days that can be turned from without leaving what dates there are. */
function isOurs(date: string): boolean {
  return isRealDate(date) && date >= '1901' && date < '2999'
}

function readId(value: unknown): number | undefined {
  const number = Number(value)
  return Number.isSafeInteger(number) && number > 0 && number < 2 ** 31 ? number : undefined
}
