/** What the clock on the wall in Athens shows: `date` yyyy-mm-dd, `time` HH:mm:ss. */
export interface WallClock {
  readonly date: string
  readonly time: string
}

const HOUR = 3_600_000
const DAY = 24 * HOUR

/** Years in which clocks change as they do in the whole Union, and which ISO writes with 4 digits. */
const FIRST_YEAR = 1997
const LAST_YEAR = 9998

const MARCH = 2
const OCTOBER = 9

/**
 * The clock in Athens at an instant. It follows the Union's rule, two hours ahead of UTC and three
 * in summer; only what lies before that rule is left to the platform's time zones, whose first use
 * costs a browser longer than drawing a table of dates. A test holds both to the same.
 * ```ts
 * athensClock(new Date('2026-07-01T09:00:00Z')) // => { date: '2026-07-01', time: '12:00:00' }
 * ```
 */
export function athensClock(instant: Date): WallClock {
  const year = instant.getUTCFullYear()
  if (year < FIRST_YEAR || year > LAST_YEAR) return platformClock(instant)
  const ahead = isSummer(instant, year) ? 3 * HOUR : 2 * HOUR
  const [date = '', time = ''] = new Date(instant.getTime() + ahead).toISOString().split('T')
  return { date, time: time.slice(0, 'HH:mm:ss'.length) }
}

/** From the last Sunday of March to the last one of October, each time at 01:00 UTC. */
function isSummer(instant: Date, year: number): boolean {
  const time = instant.getTime()
  return time >= lastSunday(year, MARCH) + HOUR && time < lastSunday(year, OCTOBER) + HOUR
}

function lastSunday(year: number, month: number): number {
  const lastDay = new Date(Date.UTC(year, month + 1, 0))
  return lastDay.getTime() - lastDay.getUTCDay() * DAY
}

let format: Intl.DateTimeFormat | undefined

/** The same by the platform's own table of time zones, for every instant. */
export function platformClock(instant: Date): WallClock {
  format ??= new Intl.DateTimeFormat('en-GB', {
    timeZone: 'Europe/Athens',
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
  })
  const part: Partial<Record<Intl.DateTimeFormatPartTypes, string>> = {}
  for (const { type, value } of format.formatToParts(instant)) part[type] = value
  const year = (part.year ?? '').padStart(4, '0')
  return {
    date: `${year}-${part.month}-${part.day}`,
    time: `${part.hour}:${part.minute}:${part.second}`,
  }
}
