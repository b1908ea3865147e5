import { weekdayOf } from '@telemachos/rules/dates'
import type { CallOutput } from '#shared'
import { minuteOf } from './slot.ts'

/** When a mentor can meet, as the server keeps it. */
export type Availability = CallOutput<'meetings.getAvailability'>

/** A part of a day, in minutes since midnight. */
export interface Span {
  readonly start: number
  readonly end: number
}

/** When somebody who has named no hours can meet. */
const USUAL: Span = { start: minuteOf('09:00'), end: minuteOf('20:00') }

const MIDNIGHT = 1440

/**
 * The parts of a day (`yyyy-mm-dd`) at which a mentor cannot meet, in order: what lies outside their
 * hours, or the whole of a day off. Without hours, what lies outside 09:00 to 20:00.
 */
export function closedHours(date: string, { Hours, DaysOff }: Availability): Span[] {
  if (DaysOff.some(({ From, To }) => From <= date && date <= To))
    return [{ start: 0, end: MIDNIGHT }]
  const open = Hours.length === 0 ? [USUAL] : openHours(weekdayOf(date), Hours)
  const closed: Span[] = []
  let from = 0
  for (const { start, end } of open) {
    if (start > from) closed.push({ start: from, end: start })
    from = Math.max(from, end)
  }
  return from < MIDNIGHT ? [...closed, { start: from, end: MIDNIGHT }] : closed
}

function openHours(weekday: number, hours: Availability['Hours']): Span[] {
  return hours
    .filter(({ Day }) => Day === weekday)
    .map(({ From, To }) => ({ start: minuteOf(From), end: minuteOf(To) }))
    .toSorted((a, b) => a.start - b.start)
}
