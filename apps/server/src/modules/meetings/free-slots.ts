import {
  addDays,
  athensInstant,
  formatTime,
  todayInAthens,
  weekdayOf,
} from '@telemachos/rules/dates'

const SLOT_MS = 45 * 60_000
const OFFERED = 3
const STEP = 15

/** How many days after the wanted one are searched. */
export const SEARCHED_DAYS = 14

/** When somebody can meet. */
export interface Availability {
  /** Spans of the week, 1 Monday to 7 Sunday, as HH:mm; none means every day from 09:00 to 20:00. */
  readonly hours: readonly { readonly day: number; readonly from: string; readonly to: string }[]
  /** Plain dates, the last one included. */
  readonly daysOff: readonly { readonly from: string; readonly to: string }[]
}

/** Somebody who has not said when they can meet. */
const ALWAYS: Availability = { hours: [], daysOff: [] }

const USUAL = { from: '09:00', to: '20:00' }

/** Whether a start keeps clear of other starts: 45 minutes lie between (spec §9). */
export function isClear(at: string, taken: readonly string[]): boolean {
  const start = Date.parse(at)
  return taken.every((other) => Math.abs(Date.parse(other) - start) >= SLOT_MS)
}

/**
 * The next starts, as ISO instants on the quarter hour in Athens, at which a meeting of 45 minutes
 * lies within the mentor's hours and keeps clear of every other entry.
 *
 * @param after the wanted start: offers are later.
 * @param taken starts of the other entries.
 * @param wanted how many are offered; the next three unless told.
 */
export function freeSlots(
  after: string,
  taken: readonly string[],
  availability: Availability = ALWAYS,
  wanted = OFFERED,
): string[] {
  const free: string[] = []
  const today = todayInAthens(new Date(after))
  for (let days = 0; days <= SEARCHED_DAYS; days++) {
    for (const slot of slotsOf(addDays(today, days), availability)) {
      if (Date.parse(slot) > Date.parse(after) && isClear(slot, taken)) free.push(slot)
      if (free.length === wanted) return free
    }
  }
  return free
}

/**
 * Starts after the wanted one that are free, on three different days: each is that of its day which is
 * nearest to the wanted time of day, the earlier of two.
 */
export function freeDays(
  after: string,
  taken: readonly string[],
  availability: Availability = ALWAYS,
): string[] {
  const today = todayInAthens(new Date(after))
  const offers: string[] = []
  for (let days = 0; days <= SEARCHED_DAYS && offers.length < OFFERED; days++) {
    const date = addDays(today, days)
    const wanted = Date.parse(athensInstant(date, formatTime(after)))
    const free = slotsOf(date, availability).filter(
      (slot) => Date.parse(slot) > Date.parse(after) && isClear(slot, taken),
    )
    const farFrom = (slot: string) => Math.abs(Date.parse(slot) - wanted)
    const [nearest] = free.toSorted((a, b) => farFrom(a) - farFrom(b))
    if (nearest) offers.push(nearest)
  }
  return offers
}

/** When somebody can meet on a day: in order, and nothing on a day off. */
export function openHours(
  date: string,
  { hours, daysOff }: Availability,
): { readonly from: string; readonly to: string }[] {
  if (isOff(date, { daysOff })) return []
  const spans = hours.length === 0 ? [USUAL] : hours.filter(({ day }) => day === weekdayOf(date))
  return spans.toSorted((a, b) => a.from.localeCompare(b.from))
}

/** Whether it is a day off. */
export const isOff = (date: string, { daysOff }: Pick<Availability, 'daysOff'>): boolean =>
  daysOff.some(({ from, to }) => from <= date && date <= to)

/** Every start of a day within the hours, the earliest first. */
function slotsOf(date: string, availability: Availability): string[] {
  return openHours(date, availability)
    .flatMap(({ from, to }) => startsWithin(minutesOf(from), minutesOf(to)))
    .map((minute) => athensInstant(date, clock(minute)))
}

function startsWithin(from: number, to: number): number[] {
  const starts: number[] = []
  const first = Math.ceil(from / STEP) * STEP
  for (let minute = first; minute + SLOT_MS / 60_000 <= to; minute += STEP) starts.push(minute)
  return starts
}

function minutesOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return hours * 60 + minutes
}

function clock(minute: number): string {
  const two = (value: number) => String(value).padStart(2, '0')
  return `${two(Math.floor(minute / 60))}:${two(minute % 60)}`
}
