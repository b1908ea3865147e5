import { ERRORS, isError, type CellError } from '../values/value.ts'
import { accruedPeriods, findCoupons, isFrequency } from './coupons.ts'
import { isSerial } from './dates.ts'
import { toBasis } from './day-counts.ts'
import { defineFunction, type CallContext, type FunctionDefinition } from './definition.ts'
import { bisect } from './root-finding.ts'

type Result = number | CellError

const FACE = 100

/** A bond with a first or a last coupon period of its own length, in coupon periods. */
interface OddBond {
  /** Interest of a whole coupon period for each 100 of the face. */
  readonly interest: number
  readonly redemption: number
  readonly frequency: number
  /** Length of the odd period, of what is over of it, and of what is to come. */
  readonly odd: number
  readonly accrued: number
  readonly ahead: number
  /** Whole periods after the odd one. */
  readonly further: number
}

function priceFirst({ work }: CallContext, bond: OddBond, yearly: number): number {
  work.take(2 * bond.further)
  const { interest, redemption, frequency, odd, accrued, ahead, further } = bond
  const growth = 1 + yearly / frequency
  let price = redemption / growth ** (ahead + further)
  // Nothing divided by what is next to nothing is still nothing.
  if (interest === 0) return price
  price += (interest * odd) / growth ** ahead
  for (let index = 1; index <= further; index += 1) price += interest / growth ** (ahead + index)
  return price - interest * accrued
}

function priceLast(_: CallContext, bond: OddBond, yearly: number): number {
  const { interest, redemption, frequency, odd, accrued, ahead } = bond
  return (redemption + interest * odd) / (1 + (ahead * yearly) / frequency) - interest * accrued
}

function yieldFirst(context: CallContext, bond: OddBond, price: number): Result {
  const value = (yearly: number) => priceFirst(context, bond, yearly) - price
  const lowest = -bond.frequency * 0.999_999
  let highest = 1
  while (value(highest) > 0 && highest < 1e6) highest *= 2
  if (value(lowest) < 0 || value(highest) > 0) return ERRORS['#NUM!']
  return bisect(context.work, value, lowest, highest)
}

function yieldLast(
  _: CallContext,
  { interest, redemption, frequency, odd, accrued, ahead }: OddBond,
  price: number,
) {
  const paid = price + interest * accrued
  return ((redemption + interest * odd - paid) / paid) * (frequency / ahead)
}

interface Terms {
  readonly days: readonly number[]
  readonly rate: number
  readonly value: number
  readonly redemption: number
  readonly perYear: number
  readonly kind: number
}

/** Days in the order in which they have to follow each other, the settlement among them. */
function periodsOf(
  context: CallContext,
  terms: Terms,
  order: readonly number[],
): ((from: number, to: number, anchor: number) => number) | CellError {
  const { days, rate, value, redemption, perYear, kind } = terms
  const basis = toBasis(kind)
  const frequency = Math.trunc(perYear)
  const isOrdered = order.every((day, index) => index === 0 || (order[index - 1] ?? 0) < day)
  if (basis === undefined || !isFrequency(frequency) || !isOrdered) return ERRORS['#NUM!']
  if (rate < 0 || value < 0 || redemption <= 0) return ERRORS['#NUM!']
  if (!days.every((day) => isSerial(day, context))) return ERRORS['#NUM!']
  return (from, to, anchor) =>
    accruedPeriods(context, { from, to, couponDay: anchor, frequency, basis })
}

function oddFirst(
  name: string,
  compute: (context: CallContext, bond: OddBond, value: number) => Result,
): FunctionDefinition {
  return defineFunction('finance', name, {
    required: ['number', 'number', 'number', 'number', 'number', 'number', 'number', 'number'],
    optional: ['number'],
    call: (context, settled, matures, issued, paid, rate, value, redemption, perYear, kind = 0) => {
      const days = [settled, matures, issued, paid].map(Math.floor)
      const [settlement = 0, maturity = 0, issue = 0, first = 0] = days
      const terms = { days, rate, value, redemption, perYear, kind }
      const periods = periodsOf(context, terms, [issue, settlement, first, maturity])
      if (isError(periods)) return periods
      const frequency = Math.trunc(perYear)
      const coupons = findCoupons(context, first, maturity, frequency, kind)
      if (isError(coupons)) return coupons
      const bond: OddBond = {
        interest: (FACE * rate) / frequency,
        redemption,
        frequency,
        odd: periods(issue, first, first),
        accrued: periods(issue, settlement, first),
        ahead: periods(settlement, first, first),
        further: coupons.count,
      }
      return compute(context, bond, value)
    },
  })
}

function oddLast(
  name: string,
  compute: (context: CallContext, bond: OddBond, value: number) => Result,
): FunctionDefinition {
  return defineFunction('finance', name, {
    required: ['number', 'number', 'number', 'number', 'number', 'number', 'number'],
    optional: ['number'],
    call: (context, settled, matures, paid, rate, value, redemption, perYear, kind = 0) => {
      const days = [settled, matures, paid].map(Math.floor)
      const [settlement = 0, maturity = 0, last = 0] = days
      const terms = { days, rate, value, redemption, perYear, kind }
      const periods = periodsOf(context, terms, [last, settlement, maturity])
      if (isError(periods)) return periods
      const frequency = Math.trunc(perYear)
      const bond: OddBond = {
        interest: (FACE * rate) / frequency,
        redemption,
        frequency,
        odd: periods(last, maturity, last),
        accrued: periods(last, settlement, last),
        ahead: periods(settlement, maturity, last),
        further: 0,
      }
      return compute(context, bond, value)
    },
  })
}

/** Bonds of which one coupon period is shorter or longer than the others. */
export const ODD_BONDS: readonly FunctionDefinition[] = [
  oddFirst('ODDFPRICE', priceFirst),
  oddFirst('ODDFYIELD', yieldFirst),
  oddLast('ODDLPRICE', priceLast),
  oddLast('ODDLYIELD', yieldLast),
]
