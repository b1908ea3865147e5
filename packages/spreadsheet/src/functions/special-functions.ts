import type { Work } from '../work/work.ts'
import { binomialTerm, poissonTerm } from './saddle-point.ts'
import { logGamma } from './gamma-function.ts'

const PRECISION = 1e-16
const TINY = 1e-300

/** Above it differences of logarithms have too few digits left. */
const LARGE = 1_000

/** So many terms have all digits, of however large a parameter: series end some deviations from their middle. */
const mostTerms = (size: number): number => 100_000 + 20 * Math.sqrt(size)

/** Regularised lower incomplete gamma function. */
export function lowerGamma(work: Work, shape: number, value: number): number {
  if (value <= 0) return 0
  return value < shape + 1 ? gammaSeries(work, shape, value) : 1 - gammaFraction(work, shape, value)
}

/** Regularised upper incomplete gamma function, precise where it is small. */
export function upperGamma(work: Work, shape: number, value: number): number {
  if (value <= 0) return 1
  return value < shape + 1 ? 1 - gammaSeries(work, shape, value) : gammaFraction(work, shape, value)
}

function gammaSeries(work: Work, shape: number, value: number): number {
  const scale = gammaScale(shape, value)
  if (scale === 0) return 0
  let term = 1 / shape
  let sum = term
  const most = mostTerms(shape)
  for (let step = 1; step < most; step += 1) {
    work.take(1)
    term *= value / (shape + step)
    sum += term
    if (!(Math.abs(term) >= Math.abs(sum) * PRECISION)) break
  }
  return sum * scale
}

function gammaFraction(work: Work, shape: number, value: number): number {
  const scale = gammaScale(shape, value)
  if (scale === 0) return 0
  let base = value + 1 - shape
  let numerator = 1 / TINY
  let denominator = 1 / base
  let fraction = denominator
  const most = mostTerms(shape)
  for (let step = 1; step < most; step += 1) {
    work.take(2)
    const factor = -step * (step - shape)
    base += 2
    denominator = 1 / nonZero(factor * denominator + base)
    numerator = nonZero(base + factor / numerator)
    const change = denominator * numerator
    fraction *= change
    if (!(Math.abs(change - 1) > PRECISION)) break
  }
  return scale * fraction
}

/** What both expansions of the gamma functions are multiplied by. */
function gammaScale(shape: number, value: number): number {
  if (shape > LARGE) return shape * poissonTerm(shape, value)
  return Math.exp(shape * Math.log(value) - value - logGamma(shape))
}

function nonZero(value: number): number {
  return Math.abs(value) < TINY ? TINY : value
}

/** The error function. */
export function erf(work: Work, value: number): number {
  const size = lowerGamma(work, 0.5, value * value)
  return value < 0 ? -size : size
}

/** What the error function lacks to 1, precise where it is small. */
export function erfc(work: Work, value: number): number {
  return value < 0 ? 1 + lowerGamma(work, 0.5, value * value) : upperGamma(work, 0.5, value * value)
}

/** Regularised incomplete beta function. */
export function incompleteBeta(work: Work, value: number, first: number, second: number): number {
  if (value <= 0) return 0
  if (value >= 1) return 1
  const scale = betaScale(value, first, second)
  const isBelow = value < (first + 1) / (first + second + 2)
  if (scale === 0) return isBelow ? 0 : 1
  if (isBelow) {
    return (scale * betaFraction(work, value, first, second)) / first
  }
  return 1 - (scale * betaFraction(work, 1 - value, second, first)) / second
}

function betaScale(value: number, first: number, second: number): number {
  const sum = first + second
  if (sum > LARGE) return ((first * second) / sum) * binomialTerm(first, sum, value)
  return Math.exp(
    logGamma(sum) -
      logGamma(first) -
      logGamma(second) +
      first * Math.log(value) +
      second * Math.log1p(-value),
  )
}

function betaFraction(work: Work, value: number, first: number, second: number): number {
  const sum = first + second
  let numerator = 1
  let denominator = 1 / nonZero(1 - (sum * value) / (first + 1))
  let fraction = denominator
  const most = mostTerms(Math.max(first, second))
  for (let step = 1; step < most; step += 1) {
    work.take(4)
    const double = 2 * step
    const even = (step * (second - step) * value) / ((first - 1 + double) * (first + double))
    denominator = 1 / nonZero(1 + even * denominator)
    numerator = nonZero(1 + even / numerator)
    fraction *= denominator * numerator
    const odd = (-(first + step) * (sum + step) * value) / ((first + double) * (first + 1 + double))
    denominator = 1 / nonZero(1 + odd * denominator)
    numerator = nonZero(1 + odd / numerator)
    const change = denominator * numerator
    fraction *= change
    if (!(Math.abs(change - 1) > PRECISION)) break
  }
  return fraction
}

/**
 * Where a function that only grows has a value, between two bounds; the upper one may be infinite.
 * By halving, so that it always ends.
 */
export function invert(
  grows: (value: number) => number,
  target: number,
  low: number,
  high: number,
): number {
  let bottom = low
  let top = high
  if (top === Number.POSITIVE_INFINITY) {
    top = Math.max(1, bottom + 1)
    while (grows(top) < target && top < 1e300) top *= 2
  }
  for (let step = 0; step < 1100; step += 1) {
    const middle = (bottom + top) / 2
    if (middle === bottom || middle === top) break
    if (Math.abs(top - bottom) <= 4e-16 * Math.abs(middle)) return middle
    if (grows(middle) < target) bottom = middle
    else top = middle
  }
  return (bottom + top) / 2
}
