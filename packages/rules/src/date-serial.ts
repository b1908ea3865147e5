/**
 * Dates as spreadsheets number them (spec §9): days since 30/12/1899, so that 01/01/1970 is 25569.
 * The part behind the comma is the time of day. The numbers carry no time zone.
 */
import { athensClock } from './athens-clock.ts'
import { isRealDate } from './dates.ts'

/** The number of 01/01/1970 (spec §9). */
const UNIX_DAY = 25_569
const DAY = 86_400_000

/**
 * The number of a plain date `yyyy-mm-dd`. Throws RangeError when it is no date.
 * ```ts
 * serialOfDate('1970-01-01') // => 25569
 * ```
 */
export function serialOfDate(isoDate: string): number {
  if (!isRealDate(isoDate)) throw new RangeError(`Not a date: ${isoDate}`)
  return Date.parse(`${isoDate}T00:00:00Z`) / DAY + UNIX_DAY
}

/**
 * The number of what the clock on the wall in Athens shows at an instant, as NOW() has it.
 * ```ts
 * serialOfInstant(new Date('1970-01-01T22:00:00Z')) // => 25570
 * ```
 */
export function serialOfInstant(instant: Date): number {
  const { date, time } = athensClock(instant)
  return serialOfDate(date) + (Date.parse(`1970-01-01T${time}Z`) % DAY) / DAY
}

/**
 * The plain date of a number, its time of day left out; undefined outside the years 0 to 9999.
 * ```ts
 * dateOfSerial(25569.75) // => '1970-01-01'
 * ```
 */
export function dateOfSerial(serial: number): string | undefined {
  const date = new Date((Math.floor(serial) - UNIX_DAY) * DAY)
  const isoDate = Number.isNaN(date.getTime()) ? '' : date.toISOString().slice(0, 10)
  return isRealDate(isoDate) ? isoDate : undefined
}

/**
 * The time of day HH:mm:ss of a number, to the nearest second below midnight.
 * ```ts
 * timeOfSerial(25569.75) // => '18:00:00'
 * ```
 */
export function timeOfSerial(serial: number): string {
  const seconds = Math.min(Math.round((serial - Math.floor(serial)) * 86_400), 86_399)
  return new Date(seconds * 1000).toISOString().slice(11, 19)
}
