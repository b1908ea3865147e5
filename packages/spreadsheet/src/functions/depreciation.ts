import { ERRORS, type CellError } from '../values/value.ts'
import { isSerial } from './dates.ts'
import { toBasis, yearFraction } from './day-counts.ts'
import { defineFunction, type CallContext, type FunctionDefinition } from './definition.ts'
import { roundTo } from './rounding.ts'

type Result = number | CellError

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
  let written = (cost * rate * firstMonths) / 12
  if (at === 1) return written
  for (let index = 2; index < at; index += 1) written += (cost - written) * rate
  const current = (cost - written) * rate
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

/** Depreciation up to a period, by the straight line as soon as that gives more. */
function switching(
  cost: number,
  salvage: number,
  life: number,
  rest: number,
  period: number,
  factor: number,
): number {
  const last = Math.ceil(period)
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
  if (staysDeclining) {
    let sum = 0
    for (let period = from + 1; period <= to; period += 1) {
      const share = Math.min(end, period) - Math.max(start, period - 1)
      sum += declining(cost, salvage, life, period, factor) * share
    }
    return sum
  }
  const upTo = (first: number, last: number) => {
    const left = cost - switching(cost, salvage, life, life, first, factor)
    return switching(left, salvage, life, life - first, last - first, factor)
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

function frenchLinear({ cost, salvage, period, rate, first }: FrenchAsset): number {
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

function frenchDeclining({ cost, salvage, period, rate, first }: FrenchAsset): number {
  const effective = rate * frenchCoefficient(1 / rate)
  let amount = roundTo(first * effective * cost, 0)
  let left = cost - amount
  let rest = left - salvage
  for (let index = 0; index < period; index += 1) {
    amount = roundTo(effective * left, 0)
    rest -= amount
    if (rest < 0) return period - index <= 1 ? roundTo(left * 0.5, 0) : 0
    left -= amount
  }
  return amount
}

function french(name: string, compute: (asset: FrenchAsset) => number): FunctionDefinition {
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
      return compute({ cost, salvage, period: Math.trunc(at), rate, first })
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
    call: (_, cost, salvage, life, start, end, factor = 2, staysDeclining = false) =>
      variable(cost, salvage, life, start, end, factor, staysDeclining),
  }),
  french('AMORLINC', frenchLinear),
  french('AMORDEGRC', frenchDeclining),
]
