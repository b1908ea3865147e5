import { ERRORS, type CellError } from '../values/value.ts'
import { defineFunction, type FunctionDefinition } from './definition.ts'

const EULER_GAMMA = 0.577_215_664_901_532_9
const SMALL = 5
const PRECISION = 1e-17

/** The power series that two of them share, with terms of one sign or of both in turn. */
function series(value: number, order: number, sign: 1 | -1): number {
  const half = value / 2
  let term = 1
  for (let step = 1; step <= order; step += 1) term *= half / step
  let sum = term
  for (let step = 1; Math.abs(term) > PRECISION * Math.abs(sum); step += 1) {
    term *= (sign * half * half) / (step * (step + order))
    sum += term
  }
  return sum
}

/** Bessel function of the first kind. */
function firstKind(value: number, order: number): number {
  if (Math.abs(value) < SMALL) return series(value, order, -1)
  const points = Math.ceil(Math.abs(value)) + order + 60
  let sum = 0
  for (let index = 0; index < points; index += 1) {
    const angle = ((index + 0.5) * Math.PI) / points
    sum += Math.cos(order * angle - value * Math.sin(angle))
  }
  return sum / points
}

/** Bessel function of the second kind, from Neumann's series upwards. */
function secondKind(value: number, order: number): number {
  const logarithm = Math.log(value / 2) + EULER_GAMMA
  const terms = Math.ceil(value) + 40
  const known = Array.from({ length: 2 * terms + 2 }, (_, index) => firstKind(value, index))
  const at = (index: number) => known[index] ?? 0
  let sum = 0
  let slope = 0
  for (let step = terms; step >= 1; step -= 1) {
    const sign = step % 2 === 0 ? 1 : -1
    sum += (sign * at(2 * step)) / step
    slope += (sign * (at(2 * step - 1) - at(2 * step + 1))) / (2 * step)
  }
  let previous = (2 * logarithm * at(0) - 4 * sum) / Math.PI
  let current = -(2 * (at(0) / value - logarithm * at(1)) - 4 * slope) / Math.PI
  if (order === 0) return previous
  for (let step = 1; step < order; step += 1) {
    const next = ((2 * step) / value) * current - previous
    previous = current
    current = next
  }
  return current
}

/** Modified Bessel function of the second kind: the integral of what vanishes fast. */
function modifiedSecondKind(value: number, order: number): number {
  const step = 0.02
  let sum = Math.exp(-value) / 2
  for (let index = 1; ; index += 1) {
    const at = index * step
    const logarithm = order * at - value * Math.cosh(at)
    const term = (Math.exp(logarithm) + Math.exp(logarithm - 2 * order * at)) / 2
    sum += term
    const isFalling = value * Math.sinh(at) > order
    if (isFalling && term <= PRECISION * sum) return sum * step
  }
}

function bessel(
  name: string,
  isPositiveOnly: boolean,
  compute: (value: number, order: number) => number | CellError,
): FunctionDefinition {
  return defineFunction('mathematics', name, {
    required: ['number', 'number'],
    call: (_, value, order) => {
      const whole = Math.trunc(order)
      if (whole < 0 || whole > 1000 || Math.abs(value) > 1e5) return ERRORS['#NUM!']
      if (isPositiveOnly && value <= 0) return ERRORS['#NUM!']
      return compute(value, whole)
    },
  })
}

/** Bessel functions of whole orders. */
export const BESSEL: readonly FunctionDefinition[] = [
  bessel('BESSELJ', false, firstKind),
  bessel('BESSELY', true, secondKind),
  bessel('BESSELI', false, (value, order) => series(value, order, 1)),
  bessel('BESSELK', true, modifiedSecondKind),
]
