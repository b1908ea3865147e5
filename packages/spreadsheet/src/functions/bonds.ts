import { ERRORS, isError, type CellError } from '../values/value.ts'
import { findCoupons, type Coupons } from './coupons.ts'
import type { Work } from '../work/work.ts'
import { defineFunction, type CallContext, type FunctionDefinition } from './definition.ts'
import { bisect } from './root-finding.ts'

type Result = number | CellError

const FACE = 100

interface Bond {
  readonly coupons: Coupons
  /** Interest of a year, as a share of the face. */
  readonly rate: number
  readonly redemption: number
  readonly frequency: number
}

/** Price of a bond for each 100 of its face at a yield. */
function priceOf(
  work: Work,
  { coupons, rate, redemption, frequency }: Bond,
  yearly: number,
): number {
  work.take(2 * coupons.count)
  const { count, days, daysBefore, daysAfter } = coupons
  const interest = (FACE * rate) / frequency
  const accrued = (interest * daysBefore) / days
  const part = daysAfter / days
  if (count === 1) return (interest + redemption) / (1 + (yearly / frequency) * part) - accrued
  const growth = 1 + yearly / frequency
  let price = redemption / growth ** (count - 1 + part)
  // Nothing divided by what is next to nothing is still nothing.
  if (interest === 0) return price
  for (let index = 0; index < count; index += 1) price += interest / growth ** (index + part)
  return price - accrued
}

function yieldOf({ work }: CallContext, bond: Bond, price: number): Result {
  const { coupons, rate, redemption, frequency } = bond
  if (coupons.count === 1) {
    const { days, daysBefore, daysAfter } = coupons
    const interest = rate / frequency
    const paid = price / FACE + (interest * daysBefore) / days
    return (((redemption / FACE + interest - paid) / paid) * frequency * days) / daysAfter
  }
  const lowest = -frequency * 0.999_999
  let highest = 1
  const over = (yearly: number) => priceOf(work, bond, yearly) - price
  while (over(highest) > 0 && highest < 1e6) highest *= 2
  if (over(lowest) < 0 || over(highest) > 0) return ERRORS['#NUM!']
  return bisect(work, over, lowest, highest)
}

/** Macaulay's duration, in years. */
function durationOf(work: Work, bond: Bond, yearly: number): number {
  const { coupons, rate, frequency } = bond
  work.take(2 * coupons.count)
  const growth = 1 + yearly / frequency
  const part = coupons.daysAfter / coupons.days
  let [weighted, worth] = [0, 0]
  for (let index = 0; index < coupons.count; index += 1) {
    const isLast = index === coupons.count - 1
    const flow = (FACE * rate) / frequency + (isLast ? FACE : 0)
    const value = flow / growth ** (index + part)
    weighted += value * (index + part)
    worth += value
  }
  return weighted / worth / frequency
}

function duration(name: string, isModified: boolean): FunctionDefinition {
  return defineFunction('finance', name, {
    required: ['number', 'number', 'number', 'number', 'number'],
    optional: ['number'],
    call: (context, settlement, maturity, rate, yearly, perYear, basis = 0) => {
      if (rate < 0 || yearly < 0) return ERRORS['#NUM!']
      const coupons = findCoupons(context, settlement, maturity, perYear, basis)
      if (isError(coupons)) return coupons
      const frequency = Math.trunc(perYear)
      const years = durationOf(context.work, { coupons, rate, redemption: FACE, frequency }, yearly)
      return isModified ? years / (1 + yearly / frequency) : years
    },
  })
}

/** Bonds that pay coupons. */
export const BONDS: readonly FunctionDefinition[] = [
  defineFunction('finance', 'PRICE', {
    required: ['number', 'number', 'number', 'number', 'number', 'number'],
    optional: ['number'],
    call: (context, settlement, maturity, rate, yearly, redemption, perYear, basis = 0) => {
      if (rate < 0 || yearly < 0 || redemption <= 0) return ERRORS['#NUM!']
      const coupons = findCoupons(context, settlement, maturity, perYear, basis)
      if (isError(coupons)) return coupons
      const bond = { coupons, rate, redemption, frequency: Math.trunc(perYear) }
      return priceOf(context.work, bond, yearly)
    },
  }),
  defineFunction('finance', 'YIELD', {
    required: ['number', 'number', 'number', 'number', 'number', 'number'],
    optional: ['number'],
    call: (context, settlement, maturity, rate, price, redemption, perYear, basis = 0) => {
      if (rate < 0 || price <= 0 || redemption <= 0) return ERRORS['#NUM!']
      const coupons = findCoupons(context, settlement, maturity, perYear, basis)
      if (isError(coupons)) return coupons
      const bond = { coupons, rate, redemption, frequency: Math.trunc(perYear) }
      return yieldOf(context, bond, price)
    },
  }),
  duration('DURATION', false),
  duration('MDURATION', true),
]
