import { readDateTime } from '../values/read-text.ts'
import {
  daysInMonth,
  fromSerial,
  MAX_SERIAL,
  toClockTime,
  toSerial,
  type CalendarDate,
  DATE_1904_OFFSET,
} from '../values/serial-date.ts'
import { ERRORS, isError, type CellError } from '../values/value.ts'
import { defineFunction, type CallContext, type FunctionDefinition } from './definition.ts'

const DAY_SECONDS = 86_400

/** The week that 1 January 1900, a Sunday to spreadsheets, belongs to. */
const LAST_WEEK_OF_1899 = 52

/** True where a workbook knows a day by this serial number. */
export function isSerial(serial: number, context: CallContext): boolean {
  const last = context.isDate1904 ? MAX_SERIAL - DATE_1904_OFFSET : MAX_SERIAL
  return serial >= 0 && serial < last + 1
}

/** The day of a serial number; #NUM! where there is none. */
export function dateOf(serial: number, context: CallContext): CalendarDate | CellError {
  return isSerial(serial, context) ? fromSerial(serial, context.isDate1904) : ERRORS['#NUM!']
}

/** The serial number of a day; #NUM! where there is none. */
function serialOf(
  context: CallContext,
  year: number,
  month: number,
  day: number,
): number | CellError {
  const serial = toSerial(year, month, day, context.isDate1904)
  return isSerial(serial, context) ? serial : ERRORS['#NUM!']
}

/** As `toSerial`, a number of months later, at most on the last day of that month. */
function addMonths(context: CallContext, serial: number, months: number): number | CellError {
  const date = dateOf(serial, context)
  if (isError(date)) return date
  const month = date.month + Math.trunc(months)
  const day = Math.min(date.day, daysInMonth(date.year, month))
  return serialOf(context, date.year, month, day)
}

function endOfMonth(context: CallContext, serial: number, months: number): number | CellError {
  const date = dateOf(serial, context)
  if (isError(date)) return date
  return serialOf(context, date.year, date.month + Math.trunc(months) + 1, 0)
}

function date(context: CallContext, year: number, month: number, day: number): number | CellError {
  const whole = Math.trunc(year)
  const full = whole < (context.isDate1904 ? 1904 : 1900) ? whole + 1900 : whole
  if (whole < 0 || full > 9999) return ERRORS['#NUM!']
  return serialOf(context, full, Math.trunc(month), Math.trunc(day))
}

function time(hours: number, minutes: number, seconds: number): number | CellError {
  const parts = [hours, minutes, seconds].map(Math.trunc)
  if (parts.some((part) => Math.abs(part) > 32_767)) return ERRORS['#NUM!']
  const [wholeHours = 0, wholeMinutes = 0, wholeSeconds = 0] = parts
  const total = wholeHours * 3600 + wholeMinutes * 60 + wholeSeconds
  return total < 0 ? ERRORS['#NUM!'] : (total % DAY_SECONDS) / DAY_SECONDS
}

/** Number of the day in its week, 0 for Sunday. */
export function weekdayOf(serial: number, context: CallContext): number {
  const days = Math.floor(serial) + (context.isDate1904 ? DATE_1904_OFFSET : 0)
  return (days + 6) % 7
}

/** The first day of the week by the codes of WEEKDAY and WEEKNUM, 0 for Sunday. */
function firstWeekday(code: number): number | undefined {
  if (code === 1) return 0
  if (code === 2) return 1
  return code >= 11 && code <= 17 ? (code - 10) % 7 : undefined
}

function weekday(context: CallContext, serial: number, code: number): number | CellError {
  if (!isSerial(serial, context)) return ERRORS['#NUM!']
  const kind = Math.trunc(code)
  const day = weekdayOf(serial, context)
  if (kind === 3) return (day + 6) % 7
  const first = firstWeekday(kind)
  return first === undefined ? ERRORS['#NUM!'] : ((day - first + 7) % 7) + 1
}

function weekNumber(context: CallContext, serial: number, code: number): number | CellError {
  const kind = Math.trunc(code)
  if (kind === 21) return isoWeekNumber(context, serial)
  const day = dateOf(serial, context)
  const first = firstWeekday(kind)
  if (isError(day)) return day
  if (first === undefined) return ERRORS['#NUM!']
  const newYear = toSerial(day.year, 1, 1, context.isDate1904)
  const shift = (weekdayOf(newYear, context) - first + 7) % 7
  return Math.floor((Math.floor(serial) - newYear + shift) / 7) + 1
}

function isoWeekNumber(context: CallContext, serial: number): number | CellError {
  const day = dateOf(serial, context)
  if (isError(day)) return day
  const whole = Math.floor(serial)
  const thursday = whole - ((weekdayOf(serial, context) + 6) % 7) + 3
  if (thursday < 1) return LAST_WEEK_OF_1899
  const { year } = fromSerial(thursday, context.isDate1904)
  return Math.floor((thursday - toSerial(year, 1, 1, context.isDate1904)) / 7) + 1
}

function difference(
  context: CallContext,
  start: number,
  end: number,
  unit: string,
): number | CellError {
  const [from, to] = [dateOf(start, context), dateOf(end, context)]
  if (isError(from)) return from
  if (isError(to)) return to
  const [first, last] = [Math.floor(start), Math.floor(end)]
  if (first > last) return ERRORS['#NUM!']
  const months = (to.year - from.year) * 12 + to.month - from.month - Number(to.day < from.day)
  const at = (year: number, month: number) => toSerial(year, month, from.day, context.isDate1904)
  switch (unit.toUpperCase()) {
    case 'D':
      return last - first
    case 'M':
      return months
    case 'Y':
      return Math.floor(months / 12)
    case 'YM':
      return months % 12
    case 'MD':
      return to.day >= from.day ? to.day - from.day : last - at(to.year, to.month - 1)
    case 'YD': {
      const thisYear = at(to.year, from.month)
      return last >= thisYear ? last - thisYear : last - at(to.year - 1, from.month)
    }
    default:
      return ERRORS['#NUM!']
  }
}

function part(
  name: string,
  read: (serial: number, context: CallContext) => number | CellError,
): FunctionDefinition {
  return defineFunction('dates', name, {
    required: ['number'],
    call: (context, serial) =>
      isSerial(serial, context) ? read(serial, context) : ERRORS['#NUM!'],
  })
}

function calendarPart(name: string, key: keyof CalendarDate): FunctionDefinition {
  return part(name, (serial, context) => fromSerial(serial, context.isDate1904)[key])
}

/** Days, times and their parts. */
export const DATES: readonly FunctionDefinition[] = [
  defineFunction('dates', 'DATE', {
    required: ['number', 'number', 'number'],
    call: date,
  }),
  defineFunction('dates', 'DATEVALUE', {
    required: ['text'],
    deviation: 'Months come before days where both are possible, in a Greek workbook never.',
    call: (context, text) => {
      const serial = readDateTime(text, context)
      return serial === undefined ? ERRORS['#VALUE!'] : Math.floor(serial)
    },
  }),
  defineFunction('dates', 'TIME', {
    required: ['number', 'number', 'number'],
    call: (_, hours, minutes, seconds) => time(hours, minutes, seconds),
  }),
  defineFunction('dates', 'TIMEVALUE', {
    required: ['text'],
    call: (context, text) => {
      const serial = readDateTime(text, context)
      return serial === undefined ? ERRORS['#VALUE!'] : serial - Math.floor(serial)
    },
  }),
  defineFunction('dates', 'NOW', { isVolatile: true, call: (context) => context.now() }),
  defineFunction('dates', 'TODAY', {
    isVolatile: true,
    call: (context) => Math.floor(context.now()),
  }),
  calendarPart('YEAR', 'year'),
  calendarPart('MONTH', 'month'),
  calendarPart('DAY', 'day'),
  part('HOUR', (serial) => toClockTime(serial).hours),
  part('MINUTE', (serial) => toClockTime(serial).minutes),
  part('SECOND', (serial) => toClockTime(serial).seconds),
  defineFunction('dates', 'WEEKDAY', {
    required: ['number'],
    optional: ['number'],
    readsEmptyAsZero: true,
    call: (context, serial, code = 1) => weekday(context, serial, code),
  }),
  defineFunction('dates', 'WEEKNUM', {
    required: ['number'],
    optional: ['number'],
    call: (context, serial, code = 1) => weekNumber(context, serial, code),
  }),
  defineFunction('dates', 'ISOWEEKNUM', {
    required: ['number'],
    call: isoWeekNumber,
  }),
  defineFunction('dates', 'EDATE', {
    required: ['number', 'number'],
    call: addMonths,
  }),
  defineFunction('dates', 'EOMONTH', {
    required: ['number', 'number'],
    call: endOfMonth,
  }),
  defineFunction('dates', 'DATEDIF', {
    required: ['number', 'number', 'text'],
    call: difference,
  }),
  defineFunction('dates', 'DAYS', {
    required: ['number', 'number'],
    call: (context, end, start) =>
      isSerial(end, context) && isSerial(start, context)
        ? Math.floor(end) - Math.floor(start)
        : ERRORS['#NUM!'],
  }),
]
