/** Months as a calendar shows them: weeks from Monday, Greek and English names. */
import { addDays, isRealDate } from './dates.ts'
import { localeOf } from './locale.ts'

/** So many weeks a calendar shows, whatever the month, so that nothing jumps. */
const WEEKS = 6

/** A Monday: the names of the days begin with it. */
const MONDAY = '2024-01-01'

/**
 * How many days a month (1 to 12) of a year has.
 * ```ts
 * daysInMonth(2024, 2) // => 29
 * ```
 */
export function daysInMonth(year: number, month: number): number {
  return new Date(Date.UTC(year, month, 0)).getUTCDate()
}

/**
 * The date so many months later (earlier when negative): the same day, or the last of a shorter
 * month. 31/01 and one month give 28/02 or 29/02.
 * ```ts
 * addMonths('2026-01-31', 1) // => '2026-02-28'
 * ```
 */
export function addMonths(isoDate: string, months: number): string {
  const [year = 0, month = 0, day = 0] = isoDate.split('-').map(Number)
  const counted = year * 12 + (month - 1) + months
  const newYear = Math.floor(counted / 12)
  const newMonth = (counted % 12) + 1
  return plainDate(newYear, newMonth, Math.min(day, daysInMonth(newYear, newMonth)))
}

/**
 * `yyyy-mm-dd` of its parts; the day has to exist.
 * ```ts
 * plainDate(2026, 3, 5) // => '2026-03-05'
 * ```
 */
export function plainDate(year: number, month: number, day: number): string {
  const two = (number: number) => String(number).padStart(2, '0')
  return `${String(year).padStart(4, '0')}-${two(month)}-${two(day)}`
}

/**
 * The day of the week: 0 for Monday to 6 for Sunday.
 * ```ts
 * weekday('2026-03-05') // => 3
 * ```
 */
export function weekday(isoDate: string): number {
  return (new Date(`${isoDate}T00:00:00Z`).getUTCDay() + 6) % 7
}

/** The six weeks, each from Monday to Sunday, that show the month of a date. */
export function monthWeeks(isoDate: string): string[][] {
  const first = `${isoDate.slice(0, 8)}01`
  const monday = addDays(first, -weekday(first))
  return Array.from({ length: WEEKS }, (_week, week) =>
    Array.from({ length: 7 }, (_day, day) => addDays(monday, week * 7 + day)),
  )
}

/** The days of the week from Monday: in full, and short enough for a column. */
export function weekdayNames(language: string): { long: string; short: string }[] {
  const days = Array.from({ length: 7 }, (_, index) => addDays(MONDAY, index))
  const short = days.map((day) => inWords(day, language, { weekday: 'short' }).slice(0, 3))
  // Where they begin alike, as in Arabic, the platform has a letter for each.
  const areTold = new Set(short).size === days.length
  return days.map((day, index) => ({
    long: weekdayName(day, language),
    short: areTold ? (short[index] ?? '') : inWords(day, language, { weekday: 'narrow' }),
  }))
}

/**
 * The twelve months by name, as they stand alone: Μάρτιος, March.
 * ```ts
 * monthNames('el')[2] // => 'Μάρτιος'
 * ```
 */
export function monthNames(language: string): string[] {
  // Only beside a year does Greek have the nominative: Μάρτιος 2026, but Μαρτίου by itself.
  return Array.from({ length: 12 }, (_, index) =>
    monthTitle(plainDate(2024, index + 1, 1), language).replace(' 2024', ''),
  )
}

/**
 * The month of a date with its year: Μάρτιος 2026.
 * ```ts
 * monthTitle('2026-03-05', 'el') // => 'Μάρτιος 2026'
 * ```
 */
export function monthTitle(isoDate: string, language: string): string {
  return inWords(isoDate, language, { month: 'long', year: 'numeric' })
}

/**
 * A date in full, for people who listen: Πέμπτη 5 Μαρτίου 2026. '' when it is no date.
 * ```ts
 * dateInWords('2026-03-05', 'el') // => 'Πέμπτη 5 Μαρτίου 2026'
 * ```
 */
export function dateInWords(isoDate: string, language: string): string {
  if (!isRealDate(isoDate)) return ''
  const parts = { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' } as const
  return inWords(isoDate, language, parts)
}

/** From which day to which: 27 Νοεμβρίου – 10 Δεκεμβρίου 2026, 23 – 29 November 2026. */
export function spanInWords(from: string, to: string, language: string): string {
  const parts = { day: 'numeric', month: 'long', year: 'numeric' } as const
  return formatOf(language, parts).formatRange(startOf(from), startOf(to))
}

/**
 * The day of the week of a date by name: Πέμπτη.
 * ```ts
 * weekdayName('2026-03-05', 'el') // => 'Πέμπτη'
 * ```
 */
export const weekdayName = (isoDate: string, language: string): string =>
  inWords(isoDate, language, { weekday: 'long' })

const inWords = (isoDate: string, language: string, parts: Intl.DateTimeFormatOptions): string =>
  formatOf(language, parts).format(startOf(isoDate))

const startOf = (isoDate: string): Date => new Date(`${isoDate}T00:00:00Z`)

/** Making a format costs far more than using it, and a calendar asks for 42 days. */
const formats = new Map<string, Intl.DateTimeFormat>()

function formatOf(language: string, parts: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = `${language} ${Object.entries(parts).join()}`
  let format = formats.get(key)
  if (!format) {
    format = new Intl.DateTimeFormat(localeOf(language), { ...parts, timeZone: 'UTC' })
    formats.set(key, format)
  }
  return format
}
