import { daysInMonth, fromSerial, toSerial } from '../values/serial-date.ts'
import { ERRORS, isError, type CellError } from '../values/value.ts'
import { isSerial } from './dates.ts'
import { daysBetween, toBasis, type Basis } from './day-counts.ts'
import { defineFunction, type CallContext, type FunctionDefinition } from './definition.ts'

/** Where a settlement lies between the coupons of a bond. */
export interface Coupons {
  readonly previous: number
  readonly next: number
  /** Coupons from the settlement up to maturity. */
  readonly count: number
  /** Days of the coupon's period, those before the settlement and those after. */
  readonly days: number
  readonly daysBefore: number
  readonly daysAfter: number
}

/** What a coupon day costs to find, in steps. */
const COUPON_COST = 10

const DAYS_OF_MONTH = 30.436_875

/** The coupon day a number of months from another; ends of months stay ends of months. */
function couponDay(context: CallContext, from: number, months: number): number {
  const { year, month, day } = fromSerial(from, context.isDate1904)
  const isEnd = day === daysInMonth(year, month)
  const last = daysInMonth(year, month + months)
  return toSerial(year, month + months, isEnd ? last : Math.min(day, last), context.isDate1904)
}

/** Days of a coupon's period by a basis. */
function periodDays(
  context: CallContext,
  from: number,
  to: number,
  frequency: number,
  basis: Basis,
): number {
  if (basis === 1) return daysBetween(context, from, to, 1)
  return (basis === 3 ? 365 : 360) / frequency
}

/** True for bonds that pay once, twice or four times a year. */
export function isFrequency(frequency: number): boolean {
  return frequency === 1 || frequency === 2 || frequency === 4
}

/** Finds the coupons around a settlement; #NUM! where the arguments say nothing. */
export function findCoupons(
  context: CallContext,
  settlement: number,
  maturity: number,
  perYear: number,
  kind: number,
): Coupons | CellError {
  const [settled, matures] = [Math.floor(settlement), Math.floor(maturity)]
  const frequency = Math.trunc(perYear)
  const basis = toBasis(kind)
  if (!isSerial(settled, context) || !isSerial(matures, context)) return ERRORS['#NUM!']
  if (basis === undefined || !isFrequency(frequency) || settled >= matures) return ERRORS['#NUM!']
  const months = 12 / frequency
  const [from, to] = [settled, matures].map((day) => fromSerial(day, context.isDate1904))
  if (!from || !to) return ERRORS['#NUM!']
  const apart = (to.year - from.year) * 12 + to.month - from.month
  let count = Math.max(Math.floor(apart / months), 1)
  context.work.take(COUPON_COST)
  while (couponDay(context, matures, -count * months) > settled) count += 1
  while (count > 1 && couponDay(context, matures, -(count - 1) * months) <= settled) count -= 1
  const previous = couponDay(context, matures, -count * months)
  const next = couponDay(context, matures, -(count - 1) * months)
  const days = periodDays(context, previous, next, frequency, basis)
  const daysBefore = daysBetween(context, previous, settled, basis)
  const daysAfter =
    basis === 0 || basis === 4 ? days - daysBefore : daysBetween(context, settled, next, basis)
  return { previous, next, count, days, daysBefore, daysAfter }
}

/** A stretch of time, any day on which a coupon is paid, and how days are counted. */
interface Accrual {
  readonly from: number
  readonly to: number
  readonly couponDay: number
  readonly frequency: number
  readonly basis: Basis
}

/** A stretch of time in coupon periods, whole ones and parts. */
export function accruedPeriods(context: CallContext, accrual: Accrual): number {
  const { from, to, couponDay: anchor, frequency, basis } = accrual
  const months = 12 / frequency
  // Near enough by the length of a month; the days decide about the rest.
  let step = Math.round((from - anchor) / (DAYS_OF_MONTH * months))
  while (couponDay(context, anchor, step * months) > from) step -= 1
  while (couponDay(context, anchor, (step + 1) * months) <= from) step += 1
  let periods = 0
  for (;;) {
    context.work.take(COUPON_COST)
    const start = couponDay(context, anchor, step * months)
    if (start >= to) return periods
    const end = couponDay(context, anchor, (step + 1) * months)
    const isWhole = start >= from && end <= to
    const days = periodDays(context, start, end, frequency, basis)
    const covered = daysBetween(context, Math.max(start, from), Math.min(end, to), basis)
    periods += isWhole ? 1 : covered / days
    step += 1
  }
}

function coupon(name: string, read: (coupons: Coupons) => number): FunctionDefinition {
  return defineFunction('finance', name, {
    required: ['number', 'number', 'number'],
    optional: ['number'],
    call: (context, settlement, maturity, frequency, basis = 0) => {
      const coupons = findCoupons(context, settlement, maturity, frequency, basis)
      return isError(coupons) ? coupons : read(coupons)
    },
  })
}

/** Days of coupons. */
export const COUPONS: readonly FunctionDefinition[] = [
  coupon('COUPDAYBS', ({ daysBefore }) => daysBefore),
  coupon('COUPDAYS', ({ days }) => days),
  coupon('COUPDAYSNC', ({ daysAfter }) => daysAfter),
  coupon('COUPNCD', ({ next }) => next),
  coupon('COUPPCD', ({ previous }) => previous),
  coupon('COUPNUM', ({ count }) => count),
]
