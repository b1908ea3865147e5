import { addDays, athensInstant, todayInAthens, weekdayOf } from '@telemachos/rules/dates'

/** When a report leaves. */
export interface Times {
  readonly every: 'week' | 'month'
  /** 1 is Monday; of a month its day, of a shorter one the last. */
  readonly day: number
  /** The full hour in Athens. */
  readonly hour: number
}

/** Days until every time has come round once more. */
const LOOKED_AT = 62

/**
 * The next moment after another at which a report leaves. An hour that a day skips is the next one, and of
 * an hour that it has twice it is the first.
 * ```ts
 * nextSending({ every: 'week', day: 1, hour: 8 }, new Date('2026-11-29T10:00:00Z')) // => new Date('2026-11-30T06:00:00Z')
 * nextSending({ every: 'month', day: 31, hour: 9 }, new Date('2026-02-01T00:00:00Z')) // => new Date('2026-02-28T07:00:00Z')
 * nextSending({ every: 'week', day: 7, hour: 3 }, new Date('2026-03-28T10:00:00Z')) // => new Date('2026-03-29T01:00:00Z')
 * ```
 */
export function nextSending({ every, day, hour }: Times, after: Date): Date {
  const today = todayInAthens(after)
  const days = Array.from({ length: LOOKED_AT }, (_, index) => addDays(today, index))
  const time = `${String(hour).padStart(2, '0')}:00`
  const found = days
    .filter((date) => (every === 'week' ? weekdayOf(date) === day : isDayOfMonth(date, day)))
    .map((date) => new Date(athensInstant(date, time)))
    .find((at) => at > after)
  if (!found) throw new Error('no day of two months is that of a schedule')
  return found
}

/** Whether a date is that day of its month, or the last of a month that has no such day. */
function isDayOfMonth(date: string, day: number): boolean {
  const own = Number(date.slice(8))
  const isLast = addDays(date, 1).endsWith('-01')
  return own === day || (isLast && own < day)
}
