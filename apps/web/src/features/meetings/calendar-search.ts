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
  /** Mentors beside each other, instead of all meetings in one. */
  readonly by?: 'mentor' | undefined
  /** Whom it shows then; without it, the mentors whose mentees are the reader's. */
  readonly people?: readonly number[] | undefined
}

/** So many mentors can be chosen by name. */
export const MAX_PEOPLE = 200

/** Reads the address; whatever is not understood is left out. */
export function readCalendarSearch(raw: Readonly<Record<string, unknown>>): CalendarSearch {
  const view = CALENDAR_VIEWS.find((one) => one === raw['view'])
  const { date } = raw
  const mentor = readId(raw['mentor'])
  const meeting = readId(raw['meeting'])
  const people = readIds(raw['people'])
  return {
    ...(view && { view }),
    ...(typeof date === 'string' && isOurs(date) && { date }),
    ...(mentor && { mentor }),
    ...(meeting && { meeting }),
    ...(raw['cancelled'] === true && { cancelled: true }),
    ...(raw['tab'] === 'followups' && { tab: 'followups' }),
    ...(raw['by'] === 'mentor' && { by: 'mentor' }),
    ...(people.length > 0 && { people }),
  }
}

/** Days that can be turned from without leaving what dates there are. */
function isOurs(date: string): boolean {
  return isRealDate(date) && date >= '1901' && date < '2999'
}

function readIds(value: unknown): number[] {
  const ids = [value].flat().map(readId)
  return [...new Set(ids.filter((one) => one !== undefined))].slice(0, MAX_PEOPLE)
}

function readId(value: unknown): number | undefined {
  const number = Number(value)
  return Number.isSafeInteger(number) && number > 0 && number < 2 ** 31 ? number : undefined
}
