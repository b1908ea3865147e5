import { ERRORS, type CellError } from '../values/value.ts'
import { isSerial } from './dates.ts'
import { toBasis, yearFraction } from './day-counts.ts'
import { defineFunction, type CallContext, type FunctionDefinition } from './definition.ts'
import { roundTo } from './rounding.ts'

type Result = number | CellError

/** More periods than that are not gone through one by one. */
const MAX_SUMMED = 10_000

/** What working out one period costs, in steps. */
const PERIOD_COST = 4

function fixedDeclining(
  cost: number,
  salvage: number,
  life: number,
  period: number,
  months: number,
): Result {
  const [at, firstMonths] = [Math.trunc(period), Math.trunc(months)]
  if (cost < 0 || salvage < 0 || life <= 0 || at < 1) return ERRORS['#NUM!']
  if (firstMonths < 1 || firstMonths > 12) return ERRORS['#NUM!']
  if (at > (firstMonths === 12 ? life : life + 1)) return ERRORS['#NUM!']
  if (cost === 0) return 0
  const rate = roundTo(1 - (salvage / cost) ** (1 / life), 3)
  const first = (cost * rate * firstMonths) / 12
  if (at === 1) return first
  // Each period writes off the same share of what is left.
  const current = (cost - first) * (1 - rate) ** (at - 2) * rate
  return at > life ? (current * (12 - firstMonths)) / 12 : current
}

/** Depreciation of one period where the balance declines by a multiple of the straight line. */
function declining(
  cost: number,
  salvage: number,
  life: number,
  period: number,
  factor: number,
): number {
  const rate = Math.min(factor / life, 1)
  const isAtOnce = rate === 1
  const before = isAtOnce ? (period === 1 ? cost : 0) : cost * (1 - rate) ** (period - 1)
  const after = isAtOnce ? 0 : cost * (1 - rate) ** period
  return Math.max(after < salvage ? before - salvage : before - after, 0)
}

/** Something that loses its worth by a multiple of the straight line. */
interface Declining {
  readonly cost: number
  readonly salvage: number
  readonly life: number
  readonly factor: number
}

/** What is left of the worth after whole periods of declining. */
function leftAfter({ cost, salvage, life, factor }: Declining, periods: number): number {
  const rate = Math.min(factor / life, 1)
  const share = periods === 0 ? 1 : Math.exp(periods * Math.log1p(-rate))
  return Math.max(cost * share, Math.min(cost, salvage))
}

/** What declining takes in a period. */
function takenIn(asset: Declining, period: number): number {
  const { salvage, life, factor } = asset
  const before = leftAfter(asset, period - 1)
  return Math.max(0, Math.min(before - salvage, before * Math.min(factor / life, 1)))
}

/**
 * The first period whose straight line over the rest of the life is more than what declining takes; none
 * before one more than `last`. Between them the lead of the line over declining first grows and then
 * shrinks, so that the first is found by halving up to where it is largest.
 */
function firstStraight(asset: Declining, rest: number, last: number): number {
  const { cost, salvage, life, factor } = asset
  const isStraight = (period: number): boolean => {
    const before = leftAfter(asset, period - 1)
    return (before - salvage) / (rest - (period - 1)) > takenIn(asset, period)
  }
  const rate = Math.min(factor / life, 1)
  if (rate === 1) return last + 1
  const decay = -Math.log1p(-rate)
  const widest = salvage > 0 ? Math.log((rate * cost) / (salvage * decay)) / decay : last
  let high = Math.max(1, Math.min(last, Math.ceil(widest) + 1))
  if (!isStraight(high)) return last + 1
  let low = 0
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2)
    if (isStraight(middle)) high = middle
    else low = middle
  }
  return high
}

/** Depreciation up to a period, by the straight line as soon as that gives more. */
function switching({ work }: CallContext, asset: Declining, rest: number, period: number): number {
  const { cost, salvage, life, factor } = asset
  const last = Math.ceil(period)
  if (last > MAX_SUMMED) {
    const straight = firstStraight(asset, rest, last)
    const left = leftAfter(asset, Math.min(straight - 1, last))
    if (straight > last) return cost - left
    const line = (left - salvage) / (rest - (straight - 1))
    return cost - left + line * (period - straight + 1)
  }
  work.take(last * PERIOD_COST)
  let left = cost - salvage
  let straight: number | undefined
  let sum = 0
  for (let index = 1; index <= last; index += 1) {
    let term = straight
    if (term === undefined) {
      const current = declining(cost, salvage, life, index, factor)
      const line = left / (rest - (index - 1))
      if (line > current) {
        straight = line
        term = line
      } else {
        term = current
        left -= current
      }
    }
    sum += index === last ? term * (period + 1 - last) : term
  }
  return sum
}

function variable(
  context: CallContext,
  cost: number,
  salvage: number,
  life: number,
  start: number,
  end: number,
  factor: number,
  staysDeclining: boolean,
): Result {
  if (start < 0 || end < start || end > life || cost < 0 || salvage < 0 || factor <= 0) {
    return ERRORS['#NUM!']
  }
  const [from, to] = [Math.floor(start), Math.ceil(end)]
  const asset = { cost, salvage, life, factor }
  if (staysDeclining) {
    const within = (period: number) => takenIn(asset, period)
    if (to === from) return 0
    if (to === from + 1) return within(to) * (end - start)
    const whole = leftAfter(asset, from + 1) - leftAfter(asset, to - 1)
    return within(from + 1) * (from + 1 - start) + whole + within(to) * (end - to + 1)
  }
  const upTo = (first: number, last: number) => {
    const left = cost - switching(context, asset, life, first)
    return switching(context, { ...asset, cost: left }, life - first, last - first)
  }
  const before = start > from ? (start - from) * upTo(from, from + 1) : 0
  const after = end < to ? (to - end) * upTo(to - 1, to) : 0
  return upTo(from, to) - before - after
}

interface FrenchAsset {
  readonly cost: number
  readonly salvage: number
  readonly period: number
  readonly rate: number
  /** Part of a year that the first period lasts. */
  readonly first: number
}

function frenchLinear(_: CallContext, { cost, salvage, period, rate, first }: FrenchAsset): number {
  const yearly = cost * rate
  const start = first * yearly
  const whole = Math.trunc((cost - salvage - start) / yearly)
  if (period === 0) return start
  if (period <= whole) return yearly
  return period === whole + 1 ? cost - salvage - yearly * whole - start : 0
}

function frenchCoefficient(life: number): number {
  if (life < 3) return 1
  if (life < 5) return 1.5
  return life <= 6 ? 2 : 2.5
}

function frenchDeclining(
  { work }: CallContext,
  { cost, salvage, period, rate, first }: FrenchAsset,
): number {
  const effective = rate * frenchCoefficient(1 / rate)
  let amount = roundTo(first * effective * cost, 0)
  let left = cost - amount
  let rest = left - salvage
  for (let index = 0; index < period; index += 1) {
    work.take(PERIOD_COST)
    // Nothing is written off any more, and never will be.
    if (index > 0 && amount === 0) return 0
    amount = roundTo(effective * left, 0)
    rest -= amount
    if (rest < 0) return period - index <= 1 ? roundTo(left * 0.5, 0) : 0
    left -= amount
  }
  return amount
}

function french(
  name: string,
  compute: (context: CallContext, asset: FrenchAsset) => number,
): FunctionDefinition {
  return defineFunction('finance', name, {
    required: ['number', 'number', 'number', 'number', 'number', 'number'],
    optional: ['number'],
    call: (context: CallContext, cost, bought, firstEnd, salvage, at, rate, kind = 0) => {
      const basis = toBasis(kind)
      if (basis === undefined || basis === 2) return ERRORS['#NUM!']
      if (!isSerial(bought, context) || !isSerial(firstEnd, context)) return ERRORS['#NUM!']
      if (bought > firstEnd || rate <= 0 || cost <= 0 || salvage > cost || salvage < 0 || at < 0) {
        return ERRORS['#NUM!']
      }
      const first = yearFraction(context, bought, firstEnd, basis)
      return compute(context, { cost, salvage, period: Math.trunc(at), rate, first })
    },
  })
}

/** What things lose of their worth. */
export const DEPRECIATION: readonly FunctionDefinition[] = [
  defineFunction('finance', 'SLN', {
    required: ['number', 'number', 'number'],
    call: (_, cost, salvage, life) => (life === 0 ? ERRORS['#DIV/0!'] : (cost - salvage) / life),
  }),
  defineFunction('finance', 'SYD', {
    required: ['number', 'number', 'number', 'number'],
    call: (_, cost, salvage, life, period) =>
      life <= 0 || period < 1 || period > life
        ? ERRORS['#NUM!']
        : ((cost - salvage) * (life - period + 1) * 2) / (life * (life + 1)),
  }),
  defineFunction('finance', 'DB', {
    required: ['number', 'number', 'number', 'number'],
    optional: ['number'],
    call: (_, cost, salvage, life, period, months = 12) =>
      fixedDeclining(cost, salvage, life, period, months),
  }),
  defineFunction('finance', 'DDB', {
    required: ['number', 'number', 'number', 'number'],
    optional: ['number'],
    call: (_, cost, salvage, life, period, factor = 2) =>
      cost < 0 || salvage < 0 || period <= 0 || period > life || factor <= 0
        ? ERRORS['#NUM!']
        : declining(cost, salvage, life, period, factor),
  }),
  defineFunction('finance', 'VDB', {
    required: ['number', 'number', 'number', 'number', 'number'],
    optional: ['number', 'logical'],
    call: (context, cost, salvage, life, start, end, factor = 2, staysDeclining = false) =>
      variable(context, cost, salvage, life, start, end, factor, staysDeclining),
  }),
  french('AMORLINC', frenchLinear),
  french('AMORDEGRC', frenchDeclining),
]
