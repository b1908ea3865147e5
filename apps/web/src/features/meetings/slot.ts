import { addDays, athensInstant, formatTime, todayInAthens } from '@telemachos/rules/dates'

const MINUTES_A_DAY = 1440

/** A place in the calendar, on the clocks of Athens. */
export interface Slot {
  /** `yyyy-mm-dd` */
  readonly date: string
  /** Minutes since midnight. */
  readonly minute: number
}

/** Where an instant stands in the calendar. */
export function slotOf(instant: string): Slot {
  const [hour = 0, minute = 0] = formatTime(instant).split(':').map(Number)
  return { date: todayInAthens(new Date(instant)), minute: hour * 60 + minute }
}

/** The instant of a place in the calendar, as ISO text. */
export function instantOf({ date, minute }: Slot): string {
  return athensInstant(date, timeOf(minute))
}

/** Minutes since midnight as `HH:mm`. */
export function timeOf(minute: number): string {
  const two = (number: number) => String(number).padStart(2, '0')
  return `${two(Math.floor(minute / 60))}:${two(minute % 60)}`
}

/** `HH:mm` as minutes since midnight. */
export function minuteOf(time: string): number {
  const [hour = 0, minute = 0] = time.split(':').map(Number)
  return hour * 60 + minute
}

interface Range {
  readonly first: string
  readonly last: string
  /** The earliest and the latest start, in minutes since midnight. */
  readonly from: number
  readonly to: number
}

/** The place so many days and minutes further, kept within what is on the page. */
export function shiftSlot(slot: Slot, by: { days?: number; minutes?: number }, range: Range): Slot {
  const date = addDays(slot.date, by.days ?? 0)
  const minute = Math.min(Math.max(slot.minute + (by.minutes ?? 0), range.from), range.to)
  return {
    date: date < range.first ? range.first : date > range.last ? range.last : date,
    minute: Math.min(minute, MINUTES_A_DAY - 1),
  }
}
