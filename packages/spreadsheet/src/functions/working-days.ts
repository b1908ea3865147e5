import { toNumber } from '../values/coerce.ts'
import {
  ERRORS,
  isError,
  isGrid,
  isLambda,
  type CellError,
  type Scalar,
  type Value,
} from '../values/value.ts'
import { isSerial, weekdayOf } from './dates.ts'
import { sortCost } from '../work/work.ts'
import { defineFunction, type CallContext, type FunctionDefinition } from './definition.ts'

/** Days of the week that are free, by their number from Sunday, 0. */
type Weekend = ReadonlySet<number>

const SATURDAY_AND_SUNDAY: Weekend = new Set([6, 0])

/** No calendar has more days to move by. */
const MAX_DAYS = 4_000_000

/** A weekend as a number (1 to 7 for two days, 11 to 17 for one) or as seven digits from Monday. */
function toWeekend(value: Scalar): Weekend | CellError {
  if (isError(value)) return value
  if (typeof value === 'string' && /^[01]{7}$/.test(value)) {
    return new Set([...value].flatMap((digit, day) => (digit === '1' ? [(day + 1) % 7] : [])))
  }
  if (typeof value === 'string') return ERRORS['#VALUE!']
  const code = Math.trunc(Number(value ?? 1))
  if (code >= 1 && code <= 7) return new Set([(code + 5) % 7, (code + 6) % 7])
  return code >= 11 && code <= 17 ? new Set([code - 11]) : ERRORS['#NUM!']
}

function toHolidays(context: CallContext, value: Value | undefined): Set<number> | CellError {
  const holidays = new Set<number>()
  if (value === undefined || value === null) return holidays
  if (isLambda(value)) return ERRORS['#VALUE!']
  const add = (cell: Scalar): CellError | undefined => {
    const serial = toNumber(cell, context)
    if (isError(serial)) return serial
    holidays.add(Math.floor(serial))
    return undefined
  }
  let error: CellError | undefined
  if (!isGrid(value)) error = add(value)
  else {
    value.visit((cell) => {
      error = add(cell)
      return error ? false : undefined
    })
  }
  return error ?? holidays
}

function countDays(
  context: CallContext,
  start: number,
  end: number,
  weekend: Weekend,
  holidays: ReadonlySet<number>,
): number {
  const [first, last] = start <= end ? [start, end] : [end, start]
  let count = 0
  const whole = Math.floor((last - first + 1) / 7)
  count += whole * (7 - weekend.size)
  for (let day = first + whole * 7; day <= last; day += 1) {
    if (!weekend.has(weekdayOf(day, context))) count += 1
  }
  for (const day of holidays) {
    if (day >= first && day <= last && !weekend.has(weekdayOf(day, context))) count -= 1
  }
  return start <= end ? count : -count
}

function moveBy(
  context: CallContext,
  start: number,
  days: number,
  weekend: Weekend,
  holidays: ReadonlySet<number>,
): number | CellError {
  const step = days < 0 ? -1 : 1
  const isFree = (day: number) => weekend.has(weekdayOf(day, context))
  const move = (from: number, count: number): number => {
    const ofWeek = 7 - weekend.size
    const weeks = Math.floor(count / ofWeek)
    let day = from + step * 7 * weeks
    for (let rest = count - weeks * ofWeek; rest > 0;) {
      day += step
      if (!isFree(day)) rest -= 1
    }
    // Whole weeks may end on a day that is free.
    while (weeks > 0 && isFree(day)) day -= step
    return day
  }
  const count = Math.abs(days)
  if (count === 0) return start
  if (count > MAX_DAYS) return ERRORS['#NUM!']
  let day = move(start, count)
  context.work.take(sortCost(holidays.size))
  const ahead = [...holidays]
    .filter((holiday) => (holiday - start) * step > 0 && !isFree(holiday))
    .toSorted((first, second) => (first - second) * step)
  for (const holiday of ahead) {
    if ((holiday - day) * step > 0) break
    context.work.take(1)
    day = move(day, 1)
  }
  return isSerial(day, context) ? day : ERRORS['#NUM!']
}

function networkDays(
  context: CallContext,
  start: number,
  end: number,
  weekend: Weekend | CellError,
  list: Value | undefined,
): Value {
  if (!isSerial(start, context) || !isSerial(end, context)) return ERRORS['#NUM!']
  const holidays = toHolidays(context, list)
  if (isError(weekend)) return weekend
  if (isError(holidays)) return holidays
  return countDays(context, Math.floor(start), Math.floor(end), weekend, holidays)
}

function workDay(
  context: CallContext,
  start: number,
  days: number,
  weekend: Weekend | CellError,
  list: Value | undefined,
): Value {
  if (!isSerial(start, context)) return ERRORS['#NUM!']
  const holidays = toHolidays(context, list)
  if (isError(weekend)) return weekend
  if (isError(holidays)) return holidays
  // There is no working day to come to.
  if (weekend.size === 7) return ERRORS['#VALUE!']
  return moveBy(context, Math.floor(start), Math.trunc(days), weekend, holidays)
}

/** Days without weekends and holidays. */
export const WORKING_DAYS: readonly FunctionDefinition[] = [
  defineFunction('dates', 'NETWORKDAYS', {
    required: ['number', 'number'],
    optional: ['any'],
    call: (context, start, end, holidays) =>
      networkDays(context, start, end, SATURDAY_AND_SUNDAY, holidays),
  }),
  defineFunction('dates', 'NETWORKDAYS.INTL', {
    required: ['number', 'number'],
    optional: ['value', 'any'],
    call: (context, start, end, weekend = 1, holidays = null) =>
      networkDays(context, start, end, toWeekend(weekend), holidays),
  }),
  defineFunction('dates', 'WORKDAY', {
    required: ['number', 'number'],
    optional: ['any'],
    call: (context, start, days, holidays) =>
      workDay(context, start, days, SATURDAY_AND_SUNDAY, holidays),
  }),
  defineFunction('dates', 'WORKDAY.INTL', {
    required: ['number', 'number'],
    optional: ['value', 'any'],
    call: (context, start, days, weekend = 1, holidays = null) =>
      workDay(context, start, days, toWeekend(weekend), holidays),
  }),
]
