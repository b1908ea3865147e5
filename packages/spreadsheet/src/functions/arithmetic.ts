import { ERRORS, isError, type CellError } from '../values/value.ts'
import type { Work } from '../work/work.ts'
import { defineFunction, type CallContext, type FunctionDefinition } from './definition.ts'
import { FACTORIALS } from './gamma-function.ts'

/** The quotient from which on MOD has no digits left. */
const MAX_MOD_QUOTIENT = 1_125_900_000_000

/** The largest whole number that a number can be sure to hold. */
const MAX_WHOLE = 2 ** 53

/** No product of whole numbers above 1 has more factors than that within what a number can hold. */
const MAX_FACTORS = 1_024

/** What finding a common divisor costs at most, in steps. */
const DIVISOR_COST = 40

/** A number to a power, as the operator `^` does; odd roots of negative numbers are negative. */
export function power(base: number, exponent: number): number | CellError {
  if (base === 0) {
    if (exponent === 0) return ERRORS['#NUM!']
    return exponent < 0 ? ERRORS['#DIV/0!'] : 0
  }
  if (base < 0 && !Number.isInteger(exponent)) {
    const root = Math.round(1 / exponent)
    if (Math.abs(root) % 2 === 1 && Math.abs(1 / root - exponent) < 1e-15) {
      return -((-base) ** exponent)
    }
    return ERRORS['#NUM!']
  }
  return base ** exponent
}

/** The rest of a division, with the divisor's sign. */
function modulo(value: number, divisor: number): number | CellError {
  if (divisor === 0) return ERRORS['#DIV/0!']
  const quotient = value / divisor
  if (Math.abs(quotient) >= MAX_MOD_QUOTIENT) return ERRORS['#NUM!']
  if (Number.isInteger(value) && Number.isInteger(divisor)) {
    const rest = value % divisor
    return rest !== 0 && rest < 0 !== divisor < 0 ? rest + divisor : rest
  }
  const rest = value - divisor * Math.floor(quotient)
  return Math.abs(rest) < Math.abs(value) * 1e-16 ? 0 : rest
}

/** The product of the whole numbers up to this one; #NUM! outside 0 to 170. */
function factorial(value: number): number | CellError {
  return FACTORIALS[Math.trunc(value)] ?? ERRORS['#NUM!']
}

function doubleFactorial(work: Work, value: number): number | CellError {
  const count = Math.trunc(value)
  if (count < -1) return ERRORS['#NUM!']
  work.take(Math.min(Math.max(count, 0), MAX_FACTORS))
  let product = 1
  for (let factor = count; factor > 1 && Number.isFinite(product); factor -= 2) product *= factor
  return product
}

/** How many ways there are to choose some of a number of things. */
function combinations(work: Work, total: number, chosen: number): number | CellError {
  const from = Math.trunc(total)
  const count = Math.trunc(chosen)
  if (from < 0 || count < 0 || count > from) return ERRORS['#NUM!']
  const steps = Math.min(count, from - count)
  work.take(Math.min(steps, MAX_FACTORS))
  let result = 1
  // Each step doubles it at least, so that it is soon beyond all numbers.
  for (let step = 1; step <= steps && Number.isFinite(result); step += 1) {
    result = (result * (from - steps + step)) / step
  }
  return result < MAX_WHOLE ? Math.round(result) : result
}

function permutations(work: Work, total: number, chosen: number): number | CellError {
  const from = Math.trunc(total)
  const count = Math.trunc(chosen)
  if (from <= 0 || count < 0 || count > from) return ERRORS['#NUM!']
  work.take(Math.min(count, MAX_FACTORS))
  let result = 1
  for (let step = 0; step < count && Number.isFinite(result); step += 1) result *= from - step
  return result
}

function combineWhole(
  { work }: CallContext,
  numbers: readonly number[],
  combine: (first: number, second: number) => number,
): number | CellError {
  work.take(numbers.length * DIVISOR_COST)
  let result: number | undefined
  for (const number of numbers) {
    const whole = Math.trunc(number)
    if (whole < 0 || whole >= MAX_WHOLE) return ERRORS['#NUM!']
    result = result === undefined ? whole : combine(result, whole)
    if (result >= MAX_WHOLE) return ERRORS['#NUM!']
  }
  return result ?? 0
}

function greatestDivisor(first: number, second: number): number {
  let [larger, smaller] = [first, second]
  while (smaller > 0) [larger, smaller] = [smaller, larger % smaller]
  return larger
}

function leastMultiple(first: number, second: number): number {
  if (first === 0 || second === 0) return 0
  return (first / greatestDivisor(first, second)) * second
}

/** How many ways there are to deal things out to groups of these sizes: one group after the other. */
function multinomial({ work }: CallContext, numbers: readonly number[]): number | CellError {
  let total = 0
  let result = 1
  for (const number of numbers) {
    const count = Math.trunc(number)
    if (count < 0) return ERRORS['#NUM!']
    total += count
    const ways = combinations(work, total, count)
    if (isError(ways)) return ways
    result *= ways
    if (!Number.isFinite(result)) return ERRORS['#NUM!']
  }
  return Math.round(result)
}

function logarithm(value: number, base: number): number | CellError {
  if (value <= 0 || base <= 0) return ERRORS['#NUM!']
  if (base === 1) return ERRORS['#DIV/0!']
  if (base === 10) return Math.log10(value)
  return base === 2 ? Math.log2(value) : Math.log(value) / Math.log(base)
}

function unary(name: string, compute: (value: number) => number | CellError): FunctionDefinition {
  return defineFunction('mathematics', name, {
    required: ['number'],
    call: (_, value) => compute(value),
  })
}

function binary(
  name: string,
  compute: (first: number, second: number) => number | CellError,
): FunctionDefinition {
  return defineFunction('mathematics', name, {
    required: ['number', 'number'],
    call: (_, first, second) => compute(first, second),
  })
}

/** Powers, roots, logarithms, divisors and counting of arrangements. */
export const ARITHMETIC: readonly FunctionDefinition[] = [
  unary('ABS', Math.abs),
  unary('SIGN', Math.sign),
  unary('SQRT', (value) => (value < 0 ? ERRORS['#NUM!'] : Math.sqrt(value))),
  unary('SQRTPI', (value) => (value < 0 ? ERRORS['#NUM!'] : Math.sqrt(value * Math.PI))),
  unary('EXP', Math.exp),
  unary('LN', (value) => (value <= 0 ? ERRORS['#NUM!'] : Math.log(value))),
  unary('LOG10', (value) => (value <= 0 ? ERRORS['#NUM!'] : Math.log10(value))),
  defineFunction('mathematics', 'LOG', {
    required: ['number'],
    optional: ['number'],
    readsEmptyAsZero: true,
    call: (_, value, base = 10) => logarithm(value, base),
  }),
  binary('POWER', power),
  binary('MOD', modulo),
  binary('QUOTIENT', (value, divisor) =>
    divisor === 0 ? ERRORS['#DIV/0!'] : Math.trunc(value / divisor),
  ),
  unary('FACT', factorial),
  defineFunction('mathematics', 'FACTDOUBLE', {
    required: ['number'],
    call: ({ work }, value) => doubleFactorial(work, value),
  }),
  defineFunction('mathematics', 'COMBIN', {
    required: ['number', 'number'],
    call: ({ work }, total, chosen) => combinations(work, total, chosen),
  }),
  defineFunction('mathematics', 'COMBINA', {
    required: ['number', 'number'],
    call: ({ work }, total, chosen) => {
      const from = Math.trunc(total)
      const count = Math.trunc(chosen)
      if (from < 0 || count < 0 || (from === 0 && count > 0)) return ERRORS['#NUM!']
      return count === 0 ? 1 : combinations(work, from + count - 1, count)
    },
  }),
  defineFunction('statistics', 'PERMUT', {
    required: ['number', 'number'],
    call: ({ work }, total, chosen) => permutations(work, total, chosen),
  }),
  defineFunction('statistics', 'PERMUTATIONA', {
    required: ['number', 'number'],
    call: (_, total, chosen) =>
      total < 0 || chosen < 0 ? ERRORS['#NUM!'] : Math.trunc(total) ** Math.trunc(chosen),
  }),
  defineFunction('mathematics', 'GCD', {
    required: ['numbers'],
    call: (context, numbers) => combineWhole(context, numbers, greatestDivisor),
  }),
  defineFunction('mathematics', 'LCM', {
    required: ['numbers'],
    call: (context, numbers) => combineWhole(context, numbers, leastMultiple),
  }),
  defineFunction('mathematics', 'MULTINOMIAL', {
    required: ['numbers'],
    call: (context, numbers) => multinomial(context, numbers),
  }),
  defineFunction('mathematics', 'PI', { call: () => Math.PI }),
]
