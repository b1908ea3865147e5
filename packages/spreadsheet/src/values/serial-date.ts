/** Days from the serial number 0 to 1970-01-01. */
const UNIX_EPOCH_SERIAL = 25_569

/** Days between the two systems that workbooks count dates in. */
export const DATE_1904_OFFSET = 1_462

/** 9999-12-31, the last day that spreadsheets know. */
export const MAX_SERIAL = 2_958_465

const DAY_MS = 86_400_000
const DAY_SECONDS = 86_400

/** 29 February 1900, which never was and which spreadsheets count. */
const FALSE_LEAP_DAY = 60

/** A day of the calendar; months count from 1. */
export interface CalendarDate {
  readonly year: number
  readonly month: number
  readonly day: number
}

/** A time of day in whole seconds. */
export interface ClockTime {
  readonly hours: number
  readonly minutes: number
  readonly seconds: number
}

/**
 * The serial number of a day. Months and days beyond the calendar's run on: month 13 is January of
 * the next year, day 0 the last of the month before. May be negative or beyond the last day known.
 */
export function toSerial(year: number, month: number, day: number, isDate1904 = false): number {
  const first = new Date(0)
  first.setUTCFullYear(year, month - 1, 1)
  const days = Math.round(first.getTime() / DAY_MS) + UNIX_EPOCH_SERIAL
  const serial = (days <= FALSE_LEAP_DAY ? days - 1 : days) + day - 1
  return isDate1904 ? serial - DATE_1904_OFFSET : serial
}

/** The day of a serial number, which may have a time of day. Serial number 0 is 0 January 1900. */
export function fromSerial(serial: number, isDate1904 = false): CalendarDate {
  const days = Math.floor(serial) + (isDate1904 ? DATE_1904_OFFSET : 0)
  if (days === FALSE_LEAP_DAY) return { year: 1900, month: 2, day: 29 }
  if (days === 0) return { year: 1900, month: 1, day: 0 }
  const date = new Date((days - UNIX_EPOCH_SERIAL + (days < FALSE_LEAP_DAY ? 1 : 0)) * DAY_MS)
  return { year: date.getUTCFullYear(), month: date.getUTCMonth() + 1, day: date.getUTCDate() }
}

/** The time of day of a serial number, to the nearest second. */
export function toClockTime(serial: number): ClockTime {
  const total = Math.round((serial - Math.floor(serial)) * DAY_SECONDS) % DAY_SECONDS
  return {
    hours: Math.floor(total / 3600),
    minutes: Math.floor(total / 60) % 60,
    seconds: total % 60,
  }
}

/** True for years with a 29 February; 1900 counts as one where spreadsheets count days. */
export function isLeapYear(year: number): boolean {
  return (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0
}

/** How many days a month has; months count from 1 and may run on. */
export function daysInMonth(year: number, month: number): number {
  const last = new Date(0)
  last.setUTCFullYear(year, month, 0)
  return last.getUTCDate()
}

/** Hours, minutes and seconds that go on counting. */
const SPAN = /\[(?:h+|m+|s+)\]/i

/** True for number formats of durations (`[h]:mm`), which are the same whatever day dates count from. */
export function isSpanFormat(pattern: string): boolean {
  return SPAN.test(pattern)
}
