import { dateInWords, monthTitle } from '@telemachos/rules/calendar'
import type { CalendarView } from '@telemachos/rules/calendar-views'

const LOCALES = { el: 'el-GR', en: 'en-GB' } as const

/** What the days in sight are called: a day in full, a month, or from when to when. */
export function periodTitle(
  view: CalendarView,
  date: string,
  days: readonly string[],
  language: 'el' | 'en',
): string {
  if (view === 'day') return dateInWords(date, language)
  if (view === 'month') return monthTitle(date, language)
  const format = new Intl.DateTimeFormat(LOCALES[language], {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  })
  return format.formatRange(new Date(days[0] ?? date), new Date(days.at(-1) ?? date))
}
