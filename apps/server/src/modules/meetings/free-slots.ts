import { addDays, athensInstant, todayInAthens } from '@telemachos/rules/dates'

const SLOT_MS = 45 * 60_000
const OFFERED = 3

/** Offers begin on the quarter hour and lie between these minutes of the day in Athens. */
const FIRST_START = 9 * 60
const LAST_START = 20 * 60 - 45
const STEP = 15

/** How many days after the wanted one are searched. */
export const SEARCHED_DAYS = 14

/**
 * The next three starts, as ISO instants, at which a meeting of 45 minutes between 09:00 and 20:00
 * in Athens keeps clear of every other entry.
 *
 * @param after the wanted start: offers are later.
 * @param taken starts of the other entries.
 */
export function freeSlots(after: string, taken: readonly string[]): string[] {
  const wanted = Date.parse(after)
  const starts = taken.map((start) => Date.parse(start))
  const isFree = (time: number) => starts.every((start) => Math.abs(start - time) >= SLOT_MS)
  const free: string[] = []
  const today = todayInAthens(new Date(wanted))
  for (let days = 0; days <= SEARCHED_DAYS; days++) {
    const date = addDays(today, days)
    for (let minute = FIRST_START; minute <= LAST_START; minute += STEP) {
      const slot = athensInstant(date, clock(minute))
      if (Date.parse(slot) > wanted && isFree(Date.parse(slot))) free.push(slot)
      if (free.length === OFFERED) return free
    }
  }
  return free
}

function clock(minute: number): string {
  const two = (value: number) => String(value).padStart(2, '0')
  return `${two(Math.floor(minute / 60))}:${two(minute % 60)}`
}
