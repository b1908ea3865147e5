/** Times of day as they are typed and shown: 24 hours (spec §9), `HH:mm`. */

const MINUTES_A_DAY = 1440

/** 9:05, 09.05, 0905, 905 and a bare 9. */
const TYPED = /^(\d{1,2})(?:[:.]?(\d{2}))?$/

/**
 * Reads a typed time as HH:mm; undefined when it is none. Hours go to 23, or to `lastHour`: the
 * answer of a questionnaire may have 99 (spec §5, type 14).
 * ```ts
 * parseTime('9.05') // => '09:05'
 * parseTime('24:00') // => undefined
 * parseTime('99:00', 99) // => '99:00'
 * ```
 */
export function parseTime(text: string, lastHour = 23): string | undefined {
  const [, hours, minutes = '00'] = TYPED.exec(text.trim()) ?? []
  if (hours === undefined || Number(hours) > lastHour || Number(minutes) > 59) return undefined
  return `${hours.padStart(2, '0')}:${minutes}`
}

/**
 * Whether a time of day lies between two others, the first of them included; they may have midnight
 * between them, and nothing lies between a time and itself. All are HH:mm.
 * ```ts
 * isBetweenTimes('23:15', '22:00', '08:00') // => true
 * isBetweenTimes('08:00', '22:00', '08:00') // => false
 * isBetweenTimes('12:00', '00:00', '00:00') // => false
 * ```
 */
export function isBetweenTimes(time: string, from: string, until: string): boolean {
  return from <= until ? from <= time && time < until : from <= time || time < until
}

/**
 * The time so many minutes later (earlier when negative), round midnight. `time` is HH:mm.
 * ```ts
 * addMinutes('23:50', 20) // => '00:10'
 * ```
 */
export function addMinutes(time: string, minutes: number): string {
  const [hour = 0, minute = 0] = time.split(':').map(Number)
  const counted = (hour * 60 + minute + minutes) % MINUTES_A_DAY
  const total = (counted + MINUTES_A_DAY) % MINUTES_A_DAY
  const two = (number: number) => String(number).padStart(2, '0')
  return `${two(Math.floor(total / 60))}:${two(total % 60)}`
}
