import { ERRORS, isError, type CellError } from '../values/value.ts'
import { defineFunction, type CallContext, type FunctionDefinition } from './definition.ts'
import { findRoot } from './root-finding.ts'

type Result = number | CellError

/** The parts of more payments than that are not added up one by one. */
const MAX_SUMMED = 10_000

/** What working out the part of one payment costs, in steps. */
const PART_COST = 4

/** What regular payments come to at the end; payments at the beginning of periods where `isEarly`. */
function futureValue(
  rate: number,
  periods: number,
  payment: number,
  present: number,
  isEarly: boolean,
): number {
  if (rate === 0) return -(present + payment * periods)
  const growth = (1 + rate) ** periods
  const timing = isEarly ? 1 + rate : 1
  return -(present * growth + (payment * timing * (growth - 1)) / rate)
}

function presentValue(
  rate: number,
  periods: number,
  payment: number,
  future: number,
  isEarly: boolean,
): number {
  if (rate === 0) return -(future + payment * periods)
  const growth = (1 + rate) ** periods
  const timing = isEarly ? 1 + rate : 1
  return -(future + (payment * timing * (growth - 1)) / rate) / growth
}

/** The regular payment that pays off a present value; #NUM! without periods. */
function payment(
  rate: number,
  periods: number,
  present: number,
  future: number,
  isEarly: boolean,
): Result {
  if (periods === 0) return ERRORS['#NUM!']
  if (rate === 0) return -(present + future) / periods
  const growth = (1 + rate) ** periods
  const timing = isEarly ? 1 + rate : 1
  return (-(present * growth + future) * rate) / (timing * (growth - 1))
}

function periodCount(
  rate: number,
  regular: number,
  present: number,
  future: number,
  isEarly: boolean,
): Result {
  if (rate === 0) return regular === 0 ? ERRORS['#NUM!'] : -(present + future) / regular
  const perPeriod = regular * (isEarly ? 1 + rate : 1)
  const ratio = (perPeriod - future * rate) / (perPeriod + present * rate)
  if (!(ratio > 0) || rate <= -1) return ERRORS['#NUM!']
  return Math.log(ratio) / Math.log1p(rate)
}

/** The part of a period's payment that is interest. */
function interest(
  rate: number,
  period: number,
  periods: number,
  present: number,
  future: number,
  isEarly: boolean,
): Result {
  if (period < 1 || period >= periods + 1) return ERRORS['#NUM!']
  const regular = payment(rate, periods, present, future, isEarly)
  if (isError(regular)) return regular
  if (isEarly && period === 1) return 0
  const owed = futureValue(rate, period - 1, regular, present, isEarly)
  return (owed * rate) / (isEarly ? 1 + rate : 1)
}

function principal(
  rate: number,
  period: number,
  periods: number,
  present: number,
  future: number,
  isEarly: boolean,
): Result {
  const regular = payment(rate, periods, present, future, isEarly)
  const part = interest(rate, period, periods, present, future, isEarly)
  if (isError(regular)) return regular
  return isError(part) ? part : regular - part
}

/**
 * The interest of all payments from one period to another. What is left to pay is worth what the payments
 * to come are, so that the interest of a payment lacks as much of it as it has periods behind it to be
 * discounted by: a geometric series.
 */
function interestBetween(
  rate: number,
  periods: number,
  present: number,
  first: number,
  last: number,
  isEarly: boolean,
): Result {
  const regular = payment(rate, periods, present, 0, isEarly)
  if (isError(regular)) return regular
  // Paid at once, the first payment bears no interest.
  const from = isEarly ? Math.max(first, 2) : first
  const count = Math.max(last - from + 1, 0)
  const discount = 1 / (1 + rate)
  const discounted = discount ** (periods - last + 1) * (1 - discount ** count)
  return regular * (count - discounted / (1 - discount))
}

function cumulative(
  { work }: CallContext,
  part: typeof interest,
  rate: number,
  periods: number,
  present: number,
  from: number,
  to: number,
  timing: number,
): Result {
  const [first, last] = [Math.ceil(from), Math.floor(to)]
  if (rate <= 0 || periods <= 0 || present <= 0 || from < 1 || last < first || last > periods) {
    return ERRORS['#NUM!']
  }
  if (timing !== 0 && timing !== 1) return ERRORS['#NUM!']
  if (last - first > MAX_SUMMED) {
    const paid = interestBetween(rate, periods, present, first, last, timing === 1)
    if (isError(paid) || part === interest) return paid
    const regular = payment(rate, periods, present, 0, timing === 1)
    return isError(regular) ? regular : regular * (last - first + 1) - paid
  }
  work.take(Math.max(last - first + 1, 0) * PART_COST)
  let sum = 0
  for (let period = first; period <= last; period += 1) {
    const value = part(rate, period, periods, present, 0, timing === 1)
    if (isError(value)) return value
    sum += value
  }
  return sum
}

/** The rate at which payments and values balance. */
function rateOf(
  { work }: CallContext,
  periods: number,
  regular: number,
  present: number,
  future: number,
  isEarly: boolean,
  guess: number,
): Result {
  if (periods <= 0) return ERRORS['#NUM!']
  const balance = (rate: number) => {
    if (Math.abs(rate) < 1e-11) {
      const timing = isEarly ? 1 : 0
      const slope = present * periods + (regular * periods * (periods - 1 + 2 * timing)) / 2
      return present + regular * periods + future + rate * slope
    }
    const discount = (1 + rate) ** -periods
    const timing = isEarly ? 1 + rate : 1
    return present + (regular * timing * (1 - discount)) / rate + future * discount
  }
  return findRoot(work, balance, guess) ?? ERRORS['#NUM!']
}

function isBeginning(timing: number): boolean {
  return timing !== 0
}

/** Loans and savings with regular payments. */
export const ANNUITIES: readonly FunctionDefinition[] = [
  defineFunction('finance', 'PMT', {
    required: ['number', 'number', 'number'],
    optional: ['number', 'number'],
    call: (_, rate, periods, present, future = 0, timing = 0) =>
      payment(rate, periods, present, future, isBeginning(timing)),
  }),
  defineFunction('finance', 'IPMT', {
    required: ['number', 'number', 'number', 'number'],
    optional: ['number', 'number'],
    call: (_, rate, period, periods, present, future = 0, timing = 0) =>
      interest(rate, period, periods, present, future, isBeginning(timing)),
  }),
  defineFunction('finance', 'PPMT', {
    required: ['number', 'number', 'number', 'number'],
    optional: ['number', 'number'],
    call: (_, rate, period, periods, present, future = 0, timing = 0) =>
      principal(rate, period, periods, present, future, isBeginning(timing)),
  }),
  defineFunction('finance', 'PV', {
    required: ['number', 'number', 'number'],
    optional: ['number', 'number'],
    call: (_, rate, periods, regular, future = 0, timing = 0) =>
      presentValue(rate, periods, regular, future, isBeginning(timing)),
  }),
  defineFunction('finance', 'FV', {
    required: ['number', 'number', 'number'],
    optional: ['number', 'number'],
    call: (_, rate, periods, regular, present = 0, timing = 0) =>
      futureValue(rate, periods, regular, present, isBeginning(timing)),
  }),
  defineFunction('finance', 'NPER', {
    required: ['number', 'number', 'number'],
    optional: ['number', 'number'],
    call: (_, rate, regular, present, future = 0, timing = 0) =>
      periodCount(rate, regular, present, future, isBeginning(timing)),
  }),
  defineFunction('finance', 'RATE', {
    required: ['number', 'number', 'number'],
    optional: ['number', 'number', 'number'],
    deviation: 'Searches on where Excel gives up after 20 steps.',
    call: (context, periods, regular, present, future = 0, timing = 0, guess = 0.1) =>
      rateOf(context, periods, regular, present, future, isBeginning(timing), guess),
  }),
  defineFunction('finance', 'CUMIPMT', {
    required: ['number', 'number', 'number', 'number', 'number', 'number'],
    call: (context, rate, periods, present, from, to, timing) =>
      cumulative(context, interest, rate, periods, present, from, to, timing),
  }),
  defineFunction('finance', 'CUMPRINC', {
    required: ['number', 'number', 'number', 'number', 'number', 'number'],
    call: (context, rate, periods, present, from, to, timing) =>
      cumulative(context, principal, rate, periods, present, from, to, timing),
  }),
  defineFunction('finance', 'ISPMT', {
    required: ['number', 'number', 'number', 'number'],
    call: (_, rate, period, periods, present) =>
      periods === 0 ? ERRORS['#DIV/0!'] : present * rate * (period / periods - 1),
  }),
]
