/** The choices of the date-of-birth picker (spec §5): three lists, a date only when it exists. */
import { daysInMonth, plainDate } from './calendar.ts'

/** How far back the years reach (spec §5, §9). */
const YEARS_BACK = 100

/** What was chosen so far; null for what was not. */
export interface BirthParts {
  readonly year: number | null
  readonly month: number | null
  readonly day: number | null
}

/** The years on offer: this one first, then back a hundred. */
export function birthYears(currentYear: number): number[] {
  return Array.from({ length: YEARS_BACK + 1 }, (_, back) => currentYear - back)
}

/**
 * Whether somebody may be born on a day: in one of the years on offer, and not after today.
 * ```ts
 * isBirthDate('1926-01-01', '2026-11-22') // => true
 * isBirthDate('2026-11-23', '2026-11-22') // => false
 * ```
 */
export function isBirthDate(date: string, today: string): boolean {
  return birthYears(Number(today.slice(0, 4))).includes(Number(date.slice(0, 4))) && date <= today
}

/** The days on offer: as many as the month has; none until year and month are chosen. */
export function birthDays({ year, month }: BirthParts): number[] {
  if (year === null || month === null) return []
  return Array.from({ length: daysInMonth(year, month) }, (_, index) => index + 1)
}

/**
 * The chosen date; null while a part is missing or the day does not exist in the month.
 * ```ts
 * birthDate({ year: 2024, month: 2, day: 30 }) // => null
 * ```
 */
export function birthDate(parts: BirthParts): string | null {
  const { year, month, day } = parts
  if (year === null || month === null || day === null) return null
  return birthDays(parts).includes(day) ? plainDate(year, month, day) : null
}

/**
 * The parts of a date; nothing chosen for null.
 * ```ts
 * birthParts('2000-12-06') // => { year: 2000, month: 12, day: 6 }
 * ```
 */
export function birthParts(isoDate: string | null): BirthParts {
  const [year = null, month = null, day = null] = isoDate?.split('-').map(Number) ?? []
  return { year, month, day }
}
