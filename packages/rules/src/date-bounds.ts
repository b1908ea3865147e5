/** Typed dates within bounds (spec §5: the picker that supports age and date bounds). */
import { ageOn } from './ages.ts'
import { addMonths } from './calendar.ts'
import { addDays, FILTER_MIN_YEAR, isRealDate, MAX_YEAR, MIN_YEAR } from './dates.ts'

/** Which dates are allowed; what is left out does not bind. Dates are `yyyy-mm-dd`. */
export interface DateBounds {
  readonly min?: string | undefined
  readonly max?: string | undefined
  /** Whole years that somebody born on the date must have reached today. */
  readonly minAge?: number | undefined
  /** Whole years that somebody born on the date may have reached today. */
  readonly maxAge?: number | undefined
  /** The earliest year: 1900 when it is left out, 1800 in filters. */
  readonly minYear?: number | undefined
}

/** The bounds of a filter's dates (spec §5: minimum 1800 in the filter). */
export const FILTER_BOUNDS: DateBounds = { minYear: FILTER_MIN_YEAR }

/** Why a date is refused. */
export type DateProblem =
  | 'format'
  | 'no_such_day'
  | 'too_early'
  | 'too_late'
  | 'too_young'
  | 'too_old'

/** The date that was read, or why there is none. */
export type ReadDate =
  | { readonly date: string; readonly problem?: undefined }
  | { readonly date?: undefined; readonly problem: DateProblem }

/**
 * Reads a typed date within bounds as seen from `today`. Strict takes DD/MM/YYYY and DD-MM-YYYY
 * only; otherwise ISO is read too (spec §5).
 * ```ts
 * readDate('05/03/2026', { minAge: 18 }, '2026-11-22') // => { problem: 'too_young' }
 * readDate('2000-03-05', {}, '2026-11-22') // => { date: '2000-03-05' }
 * readDate('2000-03-05', {}, '2026-11-22', { strict: true }) // => { problem: 'format' }
 * ```
 */
export function readDate(
  text: string,
  bounds: DateBounds,
  today: string,
  { strict = false }: { readonly strict?: boolean } = {},
): ReadDate {
  const date = isoOf(text.trim(), strict)
  if (date === undefined) return { problem: 'format' }
  if (!isRealDate(date)) return { problem: 'no_such_day' }
  const problem = outOfYears(date, bounds) ?? outOfBounds(date, bounds, today)
  return problem ? { problem } : { date }
}

/** The day that is written, whether or not the calendar has it; undefined for what is no date at all. */
function isoOf(typed: string, strict: boolean): string | undefined {
  const [, day, , month, year] = /^(\d{2})([/-])(\d{2})\2(\d{4})$/.exec(typed) ?? []
  if (day && month && year) return `${year}-${month}-${day}`
  return !strict && /^\d{4}-\d{2}-\d{2}$/.test(typed) ? typed : undefined
}

/** The years that are read at all (spec §5). */
function outOfYears(date: string, { minYear = MIN_YEAR }: DateBounds): DateProblem | undefined {
  const year = Number(date.slice(0, 4))
  if (year < minYear) return 'too_early'
  return year > MAX_YEAR ? 'too_late' : undefined
}

/**
 * Which bound a date breaks; undefined when it breaks none.
 * ```ts
 * outOfBounds('2026-03-05', { max: '2026-03-04' }, '2026-11-22') // => 'too_late'
 * ```
 */
export function outOfBounds(
  date: string,
  { min, max, minAge, maxAge }: DateBounds,
  today: string,
): DateProblem | undefined {
  if (min !== undefined && date < min) return 'too_early'
  if (max !== undefined && date > max) return 'too_late'
  if (minAge !== undefined && ageOn(date, today) < minAge) return 'too_young'
  if (maxAge !== undefined && ageOn(date, today) > maxAge) return 'too_old'
  return undefined
}

/** The first and the last date that the bounds allow as seen from `today`, for a calendar. */
export function dateRange(
  { min, max, minAge, maxAge, minYear = MIN_YEAR }: DateBounds,
  today: string,
): { first: string; last: string } {
  const firsts = [`${minYear}-01-01`, min, maxAge !== undefined && bornAfter(today, maxAge + 1)]
  const lasts = ['3000-12-31', max, minAge !== undefined && lastBirth(today, minAge)]
  const dates = (list: typeof firsts) => list.filter((date) => typeof date === 'string').toSorted()
  return { first: dates(firsts).at(-1) ?? '', last: dates(lasts)[0] ?? '' }
}

/** The latest date of birth of somebody who is `age` on the day. */
function lastBirth(day: string, age: number): string {
  return addMonths(day, -12 * age)
}

/** The earliest date of birth of somebody who is younger than `age` on the day. */
function bornAfter(day: string, age: number): string {
  return addDays(lastBirth(day, age), 1)
}
