import {
  daysInMonth,
  fromSerial,
  isLeapYear,
  toSerial,
  type CalendarDate,
} from '../values/serial-date.ts'
import { ERRORS, isError, type CellError } from '../values/value.ts'
import { dateOf } from './dates.ts'
import { defineFunction, type CallContext, type FunctionDefinition } from './definition.ts'

/** How days of a year are counted: 0 30/360, 1 as they are, 2 of 360, 3 of 365, 4 European 30/360. */
export type Basis = 0 | 1 | 2 | 3 | 4

/** A basis from an argument; `undefined` where it is none. */
export function toBasis(value: number): Basis | undefined {
  const whole = Math.trunc(value)
  return whole >= 0 && whole <= 4 ? (whole as Basis) : undefined
}

function isEndOfFebruary({ year, month, day }: CalendarDate): boolean {
  return month === 2 && day === daysInMonth(year, 2)
}

function thirtyDays(from: CalendarDate, firstDay: number, to: CalendarDate, lastDay: number) {
  return (to.year - from.year) * 360 + (to.month - from.month) * 30 + lastDay - firstDay
}

/** Days between two dates where every month has 30, after the American rule for ends of months. */
function days30American(from: CalendarDate, to: CalendarDate): number {
  let [firstDay, lastDay] = [from.day, to.day]
  if (isEndOfFebruary(from)) {
    if (isEndOfFebruary(to)) lastDay = 30
    firstDay = 30
  }
  if (lastDay === 31 && firstDay >= 30) lastDay = 30
  if (firstDay === 31) firstDay = 30
  return thirtyDays(from, firstDay, to, lastDay)
}

/** Days between two dates where every month has 30, after the European rule. */
function days30European(from: CalendarDate, to: CalendarDate): number {
  return thirtyDays(from, Math.min(from.day, 30), to, Math.min(to.day, 30))
}

/** DAYS360's own rule: the last of February counts as the 30th where it comes first. */
function days360(from: CalendarDate, to: CalendarDate): number {
  const isLast = from.day === 31 || isEndOfFebruary(from)
  const firstDay = isLast ? 30 : from.day
  let lastDay = to.day
  if (lastDay === 31 && firstDay === 30) lastDay = 30
  return thirtyDays(from, firstDay, to, lastDay)
}

/** Days between two serial numbers by a basis. */
export function daysBetween(
  context: CallContext,
  start: number,
  end: number,
  basis: Basis,
): number {
  if (basis === 1 || basis === 2 || basis === 3) return Math.floor(end) - Math.floor(start)
  const from = fromSerial(start, context.isDate1904)
  const to = fromSerial(end, context.isDate1904)
  return basis === 0 ? days30American(from, to) : days30European(from, to)
}

/** The part of a year between two dates. */
export function yearFraction(
  context: CallContext,
  start: number,
  end: number,
  basis: Basis,
): number {
  const [first, last] = start <= end ? [start, end] : [end, start]
  const days = daysBetween(context, first, last, basis)
  if (basis === 3) return days / 365
  if (basis !== 1) return days / 360
  return days === 0 ? 0 : days / averageYear(context, first, last)
}

function averageYear(context: CallContext, start: number, end: number): number {
  const from = fromSerial(start, context.isDate1904)
  const to = fromSerial(end, context.isDate1904)
  const isWithinYear =
    from.year === to.year ||
    (from.year + 1 === to.year &&
      (from.month > to.month || (from.month === to.month && from.day >= to.day)))
  if (isWithinYear) return hasLeapDay(context, from, to, start, end) ? 366 : 365
  const days =
    toSerial(to.year + 1, 1, 1, context.isDate1904) - toSerial(from.year, 1, 1, context.isDate1904)
  return days / (to.year - from.year + 1)
}

function hasLeapDay(
  context: CallContext,
  from: CalendarDate,
  to: CalendarDate,
  start: number,
  end: number,
): boolean {
  if (from.year === to.year) return isLeapYear(from.year)
  return [from.year, to.year].some((year) => {
    if (!isLeapYear(year)) return false
    const leapDay = toSerial(year, 2, 29, context.isDate1904)
    return leapDay >= Math.floor(start) && leapDay <= Math.floor(end)
  })
}

function dates(
  context: CallContext,
  start: number,
  end: number,
): readonly [CalendarDate, CalendarDate] | CellError {
  const from = dateOf(start, context)
  if (isError(from)) return from
  const to = dateOf(end, context)
  return isError(to) ? to : [from, to]
}

/** Days counted by the conventions of finance. */
export const DAY_COUNTS: readonly FunctionDefinition[] = [
  defineFunction('dates', 'DAYS360', {
    required: ['number', 'number'],
    optional: ['logical'],
    call: (context, start, end, isEuropean = false) => {
      const both = dates(context, start, end)
      if (isError(both)) return both
      return isEuropean ? days30European(...both) : days360(...both)
    },
  }),
  defineFunction('dates', 'YEARFRAC', {
    required: ['number', 'number'],
    optional: ['number'],
    call: (context, start, end, kind = 0) => {
      const both = dates(context, start, end)
      const basis = toBasis(kind)
      if (isError(both)) return both
      return basis === undefined ? ERRORS['#NUM!'] : yearFraction(context, start, end, basis)
    },
  }),
]
