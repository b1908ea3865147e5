const ISO = /^(\d{4})-(\d{2})-(\d{2})(?:T(\d{2}):(\d{2})(?::(\d{2}(?:\.\d+)?))?)?Z?$/
const TIME = /^T?(\d{2}):(\d{2})(?::(\d{2}(?:\.\d+)?))?Z?$/
const DAY_MS = 86_400_000
const HOURS = 24
const MINUTES = 1_440
const SECONDS = 86_400
/** Days from the sheets' first day to that of 1970, and to that of the older Macintosh. */
const BASE = 25_569
const BASE_1904 = 1_462
/** The day that sheets count though 1900 had none. */
const LEAP = 60

/**
 * A date of a file as the number that sheets calculate with; undefined for what is none.
 * ```ts
 * serialDate('2026-01-01T12:00:00', false) // => 46023.5
 * ```
 */
export function serialDate(text: string, isDate1904: boolean): number | undefined {
  const [, year, month, day, ...clock] = ISO.exec(text) ?? []
  if (year === undefined) {
    const [, ...time] = TIME.exec(text) ?? []
    return time.length === 0 ? undefined : dayPart(time)
  }
  const days = Date.UTC(Number(year), Number(month) - 1, Number(day)) / DAY_MS + BASE
  if (isDate1904) return days - BASE_1904 + dayPart(clock)
  return (days > LEAP ? days : days - 1) + dayPart(clock)
}

function dayPart([hours = '0', minutes = '0', seconds = '0']: readonly string[]): number {
  return Number(hours) / HOURS + Number(minutes) / MINUTES + Number(seconds) / SECONDS
}
