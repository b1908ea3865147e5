import { ERRORS, type CellError } from '../values/value.ts'
import { defineFunction, type FunctionDefinition } from './definition.ts'

function effective(nominal: number, periods: number): number | CellError {
  const count = Math.trunc(periods)
  return nominal <= 0 || count < 1 ? ERRORS['#NUM!'] : (1 + nominal / count) ** count - 1
}

function nominalOf(rate: number, periods: number): number | CellError {
  const count = Math.trunc(periods)
  return rate <= 0 || count < 1 ? ERRORS['#NUM!'] : count * ((1 + rate) ** (1 / count) - 1)
}

/** Prices in fractions write the numerator after the point, with as many digits as the divisor. */
function fractionScale(divisor: number): number {
  return 10 ** Math.ceil(Math.log10(divisor))
}

function fractional(
  value: number,
  divisor: number,
  change: (fraction: number, whole: number) => number,
): number | CellError {
  const whole = Math.trunc(divisor)
  if (whole < 0) return ERRORS['#NUM!']
  if (whole === 0) return ERRORS['#DIV/0!']
  const units = Math.trunc(value)
  return units + change(value - units, whole)
}

/** Interest of other periods, and prices in fractions. */
export const INTEREST: readonly FunctionDefinition[] = [
  defineFunction('finance', 'EFFECT', {
    required: ['number', 'number'],
    call: (_, nominal, periods) => effective(nominal, periods),
  }),
  defineFunction('finance', 'NOMINAL', {
    required: ['number', 'number'],
    call: (_, rate, periods) => nominalOf(rate, periods),
  }),
  defineFunction('finance', 'RRI', {
    required: ['number', 'number', 'number'],
    call: (_, periods, present, future) => {
      if (periods <= 0 || present === 0) return ERRORS['#NUM!']
      return (future / present) ** (1 / periods) - 1
    },
  }),
  defineFunction('finance', 'PDURATION', {
    required: ['number', 'number', 'number'],
    call: (_, rate, present, future) =>
      rate <= 0 || present <= 0 || future <= 0
        ? ERRORS['#NUM!']
        : Math.log(future / present) / Math.log1p(rate),
  }),
  defineFunction('finance', 'DOLLARDE', {
    required: ['number', 'number'],
    call: (_, value, divisor) =>
      fractional(value, divisor, (fraction, whole) => (fraction * fractionScale(whole)) / whole),
  }),
  defineFunction('finance', 'DOLLARFR', {
    required: ['number', 'number'],
    call: (_, value, divisor) =>
      fractional(value, divisor, (fraction, whole) => (fraction * whole) / fractionScale(whole)),
  }),
]
