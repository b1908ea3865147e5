import { athensInstant } from '@telemachos/rules/dates'
import type { CallOutput } from '#shared'
import { MEETING_MINUTES } from './meeting.ts'
import { instantOf, minuteOf, timeOf, type Slot } from './slot.ts'

/** Seven days in which a meeting is to find its time. */
export type SlotWeek = CallOutput<'meetings.listSlots'>

type Day = SlotWeek['Days'][number]
type Taken = SlotWeek['Taken'][number]

/** A start within the mentor's hours, and what is in its way. */
export interface DaySlot {
  /** `HH:mm` */
  readonly time: string
  readonly taken: Taken | undefined
}

/** Starts are offered every so many minutes; any other may be typed. */
const STEP = 30
/** From this hour to that one it is night. */
const NIGHT = { from: 22 * 60, to: 7 * 60 }

/** The starts of a day that are still to come, in order. */
export function slotsOf({ Date: date, Open }: Day, week: SlotWeek, now: Date): DaySlot[] {
  return Open.flatMap(({ From, To }) => startsWithin(minuteOf(From), minuteOf(To)))
    .map((minute) => timeOf(minute))
    .filter((time) => Date.parse(athensInstant(date, time)) > now.getTime())
    .map((time) => ({ time, taken: inTheWay(athensInstant(date, time), week) }))
}

function startsWithin(from: number, to: number): number[] {
  const starts: number[] = []
  for (let minute = Math.ceil(from / STEP) * STEP; minute + MEETING_MINUTES <= to; minute += STEP)
    starts.push(minute)
  return starts
}

/** What a start has in its way: 45 minutes lie between two (spec §9). */
function inTheWay(at: string, { Taken: taken }: SlotWeek): Taken | undefined {
  const start = Date.parse(at)
  return taken.find(({ At }) => Math.abs(Date.parse(At) - start) < MEETING_MINUTES * 60_000)
}

/** What there is to say of a time before it is chosen; none of it but `past` and `taken` forbids it. */
export type SlotWord =
  | { readonly kind: 'past' | 'off' | 'night' | 'outside' }
  | { readonly kind: 'taken'; readonly taken: Taken }

/**
 * The word for a time, the weightiest first; undefined where all is well. Of a day that is not in the week only
 * what every clock tells is known.
 */
export function wordFor(slot: Slot, week: SlotWeek, now: Date): SlotWord | undefined {
  const day = week.Days.find(({ Date: date }) => date === slot.date)
  const at = instantOf(slot)
  if (Date.parse(at) <= now.getTime()) return { kind: 'past' }
  const taken = inTheWay(at, week)
  if (taken) return { kind: 'taken', taken }
  if (day?.Off) return { kind: 'off' }
  if (slot.minute >= NIGHT.from || slot.minute < NIGHT.to) return { kind: 'night' }
  if (!day) return undefined
  const end = slot.minute + MEETING_MINUTES
  const isOpen = day.Open.some(
    ({ From, To }) => minuteOf(From) <= slot.minute && end <= minuteOf(To),
  )
  return isOpen || week.Mentor === null ? undefined : { kind: 'outside' }
}
