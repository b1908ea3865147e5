import { CALENDAR_VIEWS, type CalendarView } from '@telemachos/rules/calendar-views'
import { isRealDate } from '@telemachos/rules/dates'

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

/** Days that can be turned from without leaving what dates there are. */
function isOurs(date: string): boolean {
  return isRealDate(date) && date >= '1901' && date < '2999'
}

function readId(value: unknown): number | undefined {
  const number = Number(value)
  return Number.isSafeInteger(number) && number > 0 && number < 2 ** 31 ? number : undefined
}
