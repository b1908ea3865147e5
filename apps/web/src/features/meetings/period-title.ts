import { dateInWords, monthTitle, spanInWords } from '@telemachos/rules/calendar'
import type { CalendarView } from '@telemachos/rules/calendar-views'

/** What the days in sight are called: a day in full, a month, or from when to when. */
export function periodTitle(
  view: CalendarView,
  date: string,
  days: readonly string[],
  language: string,
): string {
  if (view === 'day') return dateInWords(date, language)
  if (view === 'month') return monthTitle(date, language)
  return spanInWords(days[0] ?? date, days.at(-1) ?? date, language)
}
