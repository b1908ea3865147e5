/**
 * Dates as the product shows and reads them (spec §5 date picker, §9 language and locale). A plain
 * date is a string `yyyy-mm-dd` without a time zone; an instant is a Date or an ISO string with its
 * zone. Instants are always shown in the time of Athens, whatever the machine's zone.
 */

import { athensClock, type WallClock } from './athens-clock.ts'

/** The years that are read (spec §5). */
export const MIN_YEAR = 1900
/** The filters reach further back (spec §5). */
export const FILTER_MIN_YEAR = 1800
export const MAX_YEAR = 3000
const DAY = 86_400_000

const PLAIN_DATE = /^(\d{4})-(\d{2})-(\d{2})$/
const DAY_FIRST = /^(\d{2})([/-])(\d{2})\2(\d{4})$/
const INSTANT = /^\d{4}-\d{2}-\d{2}T[\d:.]+(?:Z|[+-]\d{2}:?\d{2})$/

/** Reads what the formats accept; undefined for anything else. A plain date has no time. */
function readClock(value: Date | string): Partial<WallClock> | undefined {
  if (typeof value === 'string' && isRealDate(value)) return { date: value }
  if (typeof value === 'string' && !INSTANT.test(value)) return undefined
  const instant = new Date(value)
  return Number.isNaN(instant.getTime()) ? undefined : athensClock(instant)
}

/**
 * True for `yyyy-mm-dd` that exists in the calendar.
 * ```ts
 * isRealDate('2026-02-29') // => false
 * ```
 */
export function isRealDate(text: string): boolean {
  if (!PLAIN_DATE.test(text)) return false
  const time = Date.parse(`${text}T00:00:00Z`)
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text)
}

function dayFirst(isoDate: string, separator: string): string {
  return isoDate.split('-').reverse().join(separator)
}

/**
 * `dd/MM/yyyy` in Athens (spec §9) of a plain date or an instant; '' for anything else.
 * ```ts
 * formatDate('2026-03-05') // => '05/03/2026'
 * formatDate('2026-03-05T23:30:00Z') // => '06/03/2026'
 * ```
 */
export function formatDate(value: Date | string): string {
  return dayFirst(readClock(value)?.date ?? '', '/')
}

/**
 * `dd/MM/yyyy HH:mm` in Athens of an instant, without the time for a plain date; '' otherwise.
 * ```ts
 * formatDateTime('2026-07-01T09:00:00Z') // => '01/07/2026 12:00'
 * ```
 */
export function formatDateTime(value: Date | string): string {
  const clock = readClock(value)
  if (!clock?.date) return ''
  const date = dayFirst(clock.date, '/')
  return clock.time ? `${date} ${clock.time.slice(0, 5)}` : date
}

/** `DD-MM-YYYY`, the format of some date pickers (spec §5); '' when it is no date. */
export function formatDashed(value: Date | string): string {
  return dayFirst(readClock(value)?.date ?? '', '-')
}

/**
 * `HH:mm` in Athens, 24 hours, of an instant; '' for a plain date and anything else.
 * ```ts
 * formatTime('2026-01-01T09:00:00Z') // => '11:00'
 * ```
 */
export function formatTime(value: Date | string): string {
  return readClock(value)?.time?.slice(0, 5) ?? ''
}

/**
 * Reads a typed date: DD/MM/YYYY, DD-MM-YYYY or yyyy-mm-dd, between the years `minYear` and 3000
 * (spec §5). Gives `yyyy-mm-dd`, or undefined when the text is no such date.
 * ```ts
 * parseDate('05/03/2026') // => '2026-03-05'
 * parseDate('2026-03-05') // => '2026-03-05'
 * parseDate('31/02/2026') // => undefined
 * ```
 */
export function parseDate(text: string, minYear = MIN_YEAR): string | undefined {
  const typed = text.trim()
  return parseDayFirst(typed, minYear) ?? withinYears(typed, minYear)
}

/**
 * The same, but strict: DD/MM/YYYY or DD-MM-YYYY and nothing else (spec §5).
 * ```ts
 * parseDayFirst('2026-03-05') // => undefined
 * ```
 */
export function parseDayFirst(text: string, minYear = MIN_YEAR): string | undefined {
  const [, day, , month, year] = DAY_FIRST.exec(text.trim()) ?? []
  return withinYears(`${year}-${month}-${day}`, minYear)
}

function withinYears(isoDate: string, minYear: number): string | undefined {
  const year = Number(isoDate.slice(0, 4))
  return isRealDate(isoDate) && year >= minYear && year <= MAX_YEAR ? isoDate : undefined
}

/**
 * Whether a date means "inactive": its year in Athens is 3000 or later (spec §9).
 * ```ts
 * isInactiveDate('3000-01-01') // => true
 * ```
 */
export function isInactiveDate(value: Date | string): boolean {
  return Number((readClock(value)?.date ?? '').split('-')[0]) >= MAX_YEAR
}

/**
 * The plain date in Athens at `now`.
 * ```ts
 * todayInAthens(new Date('2026-03-05T23:30:00Z')) // => '2026-03-06'
 * ```
 */
export function todayInAthens(now: Date): string {
  return athensClock(now).date
}

/**
 * The plain date `days` later (earlier when negative). Throws RangeError when it is no date.
 * ```ts
 * addDays('2026-02-28', 1) // => '2026-03-01'
 * addDays('tomorrow', 1) // => throws RangeError
 * ```
 */
export function addDays(isoDate: string, days: number): string {
  return new Date(utcTime(isoDate, '00:00') + days * DAY).toISOString().slice(0, 10)
}

/**
 * The day of the week of a plain date: 1 Monday to 7 Sunday.
 * ```ts
 * weekdayOf('2026-03-05') // => 4
 * ```
 */
export function weekdayOf(isoDate: string): number {
  return new Date(utcTime(isoDate, '00:00')).getUTCDay() || 7
}

/**
 * The instant, as an ISO string in UTC, at which clocks in Athens show `time` (HH:mm) on a date. An
 * hour that a clock change skips moves forward by the change; of an hour that comes twice it is the
 * first. Throws RangeError when the date or time does not exist.
 * ```ts
 * athensInstant('2026-07-01', '12:00') // => '2026-07-01T09:00:00.000Z'
 * ```
 */
export function athensInstant(isoDate: string, time: string): string {
  const wall = utcTime(isoDate, time)
  const withOffsetBefore = new Date(wall - athensOffset(wall - DAY))
  const withOffsetAfter = new Date(wall - athensOffset(wall + DAY))
  const shows = (instant: Date) => wallTime(instant) === wall
  const instant =
    !shows(withOffsetBefore) && shows(withOffsetAfter) ? withOffsetAfter : withOffsetBefore
  return instant.toISOString()
}

/** The reading of a wall clock as if it were UTC, in milliseconds. */
function utcTime(isoDate: string, time: string): number {
  if (!isRealDate(isoDate) || !/^([01]\d|2[0-3]):[0-5]\d$/.test(time)) {
    throw new RangeError(`Not a date and time: ${isoDate} ${time}`)
  }
  return Date.parse(`${isoDate}T${time}:00Z`)
}

function wallTime(instant: Date): number {
  const { date, time } = athensClock(instant)
  return Date.parse(`${date}T${time}Z`)
}

/** How far Athens is ahead of UTC at an instant, in milliseconds. */
function athensOffset(time: number): number {
  return wallTime(new Date(time)) - time
}
