import { fromSerial, toSerial } from '../values/serial-date.ts'
import { ERRORS, type CellError } from '../values/value.ts'
import { accruedPeriods, isFrequency } from './coupons.ts'
import { isSerial } from './dates.ts'
import { toBasis, yearFraction } from './day-counts.ts'
import { defineFunction, type CallContext, type FunctionDefinition } from './definition.ts'

type Result = number | CellError

const FACE = 100
const BILL_YEAR = 360
const HALF_YEAR = 182

/** A security between two days, of the basis given last. */
function between(
  name: string,
  compute: (years: number, first: number, second: number) => Result,
): FunctionDefinition {
  return defineFunction('finance', name, {
    required: ['number', 'number', 'number', 'number'],
    optional: ['number'],
    call: (context, from, to, first, second, kind = 0) => {
      const years = yearsBetween(context, from, to, kind)
      return typeof years === 'number' ? compute(years, first, second) : years
    },
  })
}

function yearsBetween(context: CallContext, from: number, to: number, kind: number): Result {
  const basis = toBasis(kind)
  if (basis === undefined || !isSerial(from, context) || !isSerial(to, context)) {
    return ERRORS['#NUM!']
  }
  if (Math.floor(from) >= Math.floor(to)) return ERRORS['#NUM!']
  return yearFraction(context, Math.floor(from), Math.floor(to), basis)
}

function positive(values: readonly number[], compute: () => number): Result {
  return values.every((value) => value > 0) ? compute() : ERRORS['#NUM!']
}

function bill(name: string, compute: (days: number, value: number) => Result): FunctionDefinition {
  return defineFunction('finance', name, {
    required: ['number', 'number', 'number'],
    call: (context, settlement, maturity, value) => {
      const days = Math.floor(maturity) - Math.floor(settlement)
      if (!isSerial(settlement, context) || !isSerial(maturity, context)) return ERRORS['#NUM!']
      const { year, month, day } = fromSerial(settlement, context.isDate1904)
      const yearAfter = toSerial(year + 1, month, day, context.isDate1904)
      if (days < 0 || Math.floor(maturity) > yearAfter || value <= 0) return ERRORS['#NUM!']
      return compute(days, value)
    },
  })
}

/** Yield of a bill as a bond would have it; bills of more than half a year pay in between. */
function bondEquivalent(days: number, discount: number): Result {
  const price = 1 - (discount * days) / BILL_YEAR
  if (price <= 0) return ERRORS['#NUM!']
  if (days <= HALF_YEAR) return (365 * discount) / (BILL_YEAR - discount * days)
  const part = days / (days === 366 ? 366 : 365)
  const root = Math.sqrt(part ** 2 - (2 * part - 1) * (1 - 1 / price))
  return (2 * (root - part)) / (2 * part - 1)
}

function atMaturity(
  name: string,
  compute: (parts: {
    readonly whole: number
    readonly before: number
    readonly after: number
    readonly rate: number
    readonly value: number
  }) => Result,
): FunctionDefinition {
  return defineFunction('finance', name, {
    required: ['number', 'number', 'number', 'number', 'number'],
    optional: ['number'],
    call: (context, settlement, maturity, issue, rate, value, kind = 0) => {
      if (rate < 0 || value < 0 || issue > settlement) return ERRORS['#NUM!']
      const after = yearsBetween(context, settlement, maturity, kind)
      const whole = yearsBetween(context, issue, maturity, kind)
      const before = issue === settlement ? 0 : yearsBetween(context, issue, settlement, kind)
      if (typeof after !== 'number') return after
      if (typeof whole !== 'number') return whole
      if (typeof before !== 'number') return before
      return compute({ whole, before, after, rate, value })
    },
  })
}

/** Securities that pay once, and treasury bills. */
export const SECURITIES: readonly FunctionDefinition[] = [
  between('DISC', (years, price, redemption) =>
    positive([price, redemption], () => (1 - price / redemption) / years),
  ),
  between('INTRATE', (years, invested, redemption) =>
    positive([invested, redemption], () => (redemption - invested) / invested / years),
  ),
  between('RECEIVED', (years, invested, discount) =>
    positive([invested, discount], () => invested / (1 - discount * years)),
  ),
  between('PRICEDISC', (years, discount, redemption) =>
    positive([discount, redemption], () => redemption - discount * redemption * years),
  ),
  between('YIELDDISC', (years, price, redemption) =>
    positive([price, redemption], () => (redemption - price) / price / years),
  ),
  defineFunction('finance', 'ACCRINTM', {
    required: ['number', 'number', 'number'],
    optional: ['number', 'number'],
    call: (context, issue, settlement, rate, par = 1000, kind = 0) => {
      const years = yearsBetween(context, issue, settlement, kind)
      if (typeof years !== 'number') return years
      return positive([rate, par], () => par * rate * years)
    },
  }),
  defineFunction('finance', 'ACCRINT', {
    required: ['number', 'number', 'number', 'number', 'number', 'number'],
    optional: ['number', 'logical'],
    emptyAs: { 4: 1000 },
    call: (context, issue, first, settlement, rate, par, perYear, kind = 0, fromIssue = true) => {
      const basis = toBasis(kind)
      const frequency = Math.trunc(perYear)
      const days = [issue, first, settlement].map(Math.floor)
      const [issued = 0, firstInterest = 0, settled = 0] = days
      if (basis === undefined || !isFrequency(frequency) || issued >= settled)
        return ERRORS['#NUM!']
      if (rate <= 0 || par <= 0 || !days.every((day) => isSerial(day, context))) {
        return ERRORS['#NUM!']
      }
      const from = fromIssue || settled <= firstInterest ? issued : firstInterest
      const accrual = { from, couponDay: firstInterest, to: settled, frequency, basis }
      return ((par * rate) / frequency) * accruedPeriods(context, accrual)
    },
  }),
  atMaturity(
    'PRICEMAT',
    ({ whole, before, after, rate, value }) =>
      (FACE + whole * rate * FACE) / (1 + after * value) - before * rate * FACE,
  ),
  atMaturity('YIELDMAT', ({ whole, before, after, rate, value }) => {
    if (value === 0) return ERRORS['#NUM!']
    const paid = value / FACE + before * rate
    return (1 + whole * rate - paid) / paid / after
  }),
  bill('TBILLPRICE', (days, discount) => {
    const price = FACE * (1 - (discount * days) / BILL_YEAR)
    return price < 0 ? ERRORS['#NUM!'] : price
  }),
  bill('TBILLYIELD', (days, price) =>
    days === 0 ? ERRORS['#NUM!'] : ((FACE - price) / price) * (BILL_YEAR / days),
  ),
  bill('TBILLEQ', bondEquivalent),
]
