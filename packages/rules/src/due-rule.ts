/**
 * Deadlines of actions: a date for everybody, or one that counts from what happens to each mentee.
 * The database works them out by the same rule, in the function `ruled_due`.
 */
import { addDays, weekdayOf } from './dates.ts'

/** Weekdays are Monday to Friday; public holidays are among them. */
export type DueUnit = 'day' | 'weekday' | 'week'

/** So long after a day, or before it when negative. */
export interface DueSpan {
  readonly Amount: number
  readonly Unit: DueUnit
}

/**
 * Until when an action is to be done. Of a date, `Grace` is how long people have from joining where
 * that is later. The others count from joining, from the completion of another action, or from the day
 * of a meeting; as long as there is no such day, there is no deadline.
 */
export type DueRule =
  | { readonly Kind: 'none' }
  | { readonly Kind: 'date'; readonly On: string; readonly Grace: DueSpan | null }
  | ({ readonly Kind: 'joining' } & DueSpan)
  | ({ readonly Kind: 'completion' | 'meeting'; readonly ActionId: number } & DueSpan)

/** What of a mentee deadlines count from, as plain dates in Athens; null where it has not happened. */
export interface DueFacts {
  readonly joined: string
  /** The day of the completion or meeting that the rule names. */
  readonly anchor: string | null
}

const WORKWEEK = 5

/**
 * The date so many days, weekdays or weeks after another, or before it when negative. Weekdays from a
 * weekend begin with the next one, or the last one before it.
 * ```ts
 * addSpan('2026-03-06', { Amount: 1, Unit: 'weekday' }) // => '2026-03-09'
 * addSpan('2026-03-07', { Amount: -2, Unit: 'weekday' }) // => '2026-03-05'
 * addSpan('2026-03-06', { Amount: 2, Unit: 'week' }) // => '2026-03-20'
 * ```
 */
export function addSpan(isoDate: string, { Amount, Unit }: DueSpan): string {
  if (Unit === 'day') return addDays(isoDate, Amount)
  if (Unit === 'week') return addDays(isoDate, Amount * 7)
  return Amount < 0 ? subtractWeekdays(isoDate, -Amount) : addWeekdays(isoDate, Amount)
}

function addWeekdays(isoDate: string, count: number): string {
  if (count === 0) return isoDate
  const past = Math.max(weekdayOf(isoDate) - WORKWEEK, 0)
  const weekday = weekdayOf(isoDate) - past
  const weekends = Math.floor((weekday - 1 + count) / WORKWEEK)
  return addDays(isoDate, count + 2 * weekends - past)
}

function subtractWeekdays(isoDate: string, count: number): string {
  const weekday = weekdayOf(isoDate)
  const ahead = weekday > WORKWEEK ? 8 - weekday : 0
  const weekends = Math.floor((WORKWEEK - (ahead ? 1 : weekday) + count) / WORKWEEK)
  return addDays(isoDate, ahead - count - 2 * weekends)
}

/**
 * The last day of an action for one mentee; undefined while there is none.
 * ```ts
 * dueDate({ Kind: 'date', On: '2026-03-01', Grace: { Amount: 14, Unit: 'day' } },
 *   { joined: '2026-02-25', anchor: null }) // => '2026-03-11'
 * ```
 */
export function dueDate(rule: DueRule, { joined, anchor }: DueFacts): string | undefined {
  switch (rule.Kind) {
    case 'none':
      return undefined
    case 'date': {
      const granted = rule.Grace ? addSpan(joined, rule.Grace) : rule.On
      return granted > rule.On ? granted : rule.On
    }
    case 'joining':
      return addSpan(joined, rule)
    default:
      return anchor === null ? undefined : addSpan(anchor, rule)
  }
}

/** The action from which a deadline counts; undefined where it counts from none. */
export function anchorOf(rule: DueRule): number | undefined {
  return rule.Kind === 'completion' || rule.Kind === 'meeting' ? rule.ActionId : undefined
}

/**
 * The actions whose deadlines would count from each other in a circle if that of `actionId` counted from
 * `anchorId`, from that action to itself; undefined where there is none.
 *
 * @param anchors from which action the deadline of each counts now.
 */
export function findDueCycle(
  actionId: number,
  anchorId: number,
  anchors: ReadonlyMap<number, number>,
): number[] | undefined {
  const path = [actionId]
  let next: number | undefined = anchorId
  while (next !== undefined && next !== actionId && !path.includes(next)) {
    path.push(next)
    next = anchors.get(next)
  }
  return next === actionId ? [...path, actionId] : undefined
}
