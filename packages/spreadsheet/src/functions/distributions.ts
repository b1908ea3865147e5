import { ERRORS, type CellError } from '../values/value.ts'
import {
  erfc,
  incompleteBeta,
  invert,
  logGamma,
  lowerGamma,
  upperGamma,
} from './special-functions.ts'

const ROOT_TWO = Math.SQRT2
const ROOT_TWO_PI = Math.sqrt(2 * Math.PI)

/** Density of the standard normal distribution. */
export function normalDensity(value: number): number {
  return Math.exp((-value * value) / 2) / ROOT_TWO_PI
}

/** Share of the standard normal distribution below a value. */
export function normalShare(value: number): number {
  return erfc(-value / ROOT_TWO) / 2
}

/** The value with a share of the standard normal distribution below it; the share is within 0 and 1. */
export function normalQuantile(share: number): number {
  if (share === 0.5) return 0
  if (share > 0.5) return -normalQuantile(1 - share)
  return invert(normalShare, share, -40, 0)
}

/** Share of Student's distribution above a value that is not negative. */
export function studentUpper(value: number, freedom: number): number {
  return incompleteBeta(freedom / (freedom + value * value), freedom / 2, 0.5) / 2
}

/** Share of Student's distribution below a value. */
export function studentShare(value: number, freedom: number): number {
  const upper = studentUpper(Math.abs(value), freedom)
  return value < 0 ? upper : 1 - upper
}

/** Density of Student's distribution. */
export function studentDensity(value: number, freedom: number): number {
  const scale = Math.exp(logGamma((freedom + 1) / 2) - logGamma(freedom / 2))
  return (
    (scale / Math.sqrt(freedom * Math.PI)) * (1 + (value * value) / freedom) ** (-(freedom + 1) / 2)
  )
}

/** The value with a share of Student's distribution below it. */
export function studentQuantile(share: number, freedom: number): number {
  if (share === 0.5) return 0
  if (share > 0.5) return -studentQuantile(1 - share, freedom)
  return -invert((value) => -studentUpper(value, freedom), -share, 0, Number.POSITIVE_INFINITY)
}

/** Share of the chi-squared distribution above a value. */
export function chiSquaredUpper(value: number, freedom: number): number {
  return upperGamma(freedom / 2, value / 2)
}

/** Share of the F distribution below a value. */
export function fShare(value: number, first: number, second: number): number {
  return incompleteBeta((first * value) / (first * value + second), first / 2, second / 2)
}

/** Share of the F distribution above a value. */
export function fUpper(value: number, first: number, second: number): number {
  return incompleteBeta(second / (second + first * value), second / 2, first / 2)
}

/** Density of the F distribution. */
export function fDensity(value: number, first: number, second: number): number {
  if (value === 0) return first < 2 ? Number.POSITIVE_INFINITY : Number(first === 2)
  const logarithm =
    (first / 2) * Math.log(first / second) +
    (first / 2 - 1) * Math.log(value) -
    ((first + second) / 2) * Math.log1p((first * value) / second) -
    logBeta(first / 2, second / 2)
  return Math.exp(logarithm)
}

/** Natural logarithm of the beta function. */
function logBeta(first: number, second: number): number {
  return logGamma(first) + logGamma(second) - logGamma(first + second)
}

/** Density of the gamma distribution. */
export function gammaDensity(value: number, shape: number, scale: number): number {
  if (value === 0) {
    if (shape < 1) return Number.POSITIVE_INFINITY
    return shape === 1 ? 1 / scale : 0
  }
  return Math.exp(
    (shape - 1) * Math.log(value / scale) - value / scale - logGamma(shape) - Math.log(scale),
  )
}

/** Share of the gamma distribution below a value. */
export function gammaShare(value: number, shape: number, scale: number): number {
  return lowerGamma(shape, value / scale)
}

/** Density of the beta distribution between 0 and 1. */
export function betaDensity(value: number, first: number, second: number): number {
  if (value === 0) return first === 1 ? second : first < 1 ? Number.POSITIVE_INFINITY : 0
  if (value === 1) return second === 1 ? first : second < 1 ? Number.POSITIVE_INFINITY : 0
  return Math.exp(
    (first - 1) * Math.log(value) + (second - 1) * Math.log1p(-value) - logBeta(first, second),
  )
}

/** Natural logarithm of the number of ways to choose. */
function logChoose(total: number, chosen: number): number {
  return logGamma(total + 1) - logGamma(chosen + 1) - logGamma(total - chosen + 1)
}

/** Ways to choose, exact as long as numbers are. */
function choose(total: number, chosen: number): number {
  const steps = Math.min(chosen, total - chosen)
  let result = 1
  for (let step = 1; step <= steps; step += 1) result = (result * (total - steps + step)) / step
  return result
}

/** Longer series of trials are counted by logarithms. */
const MAX_EXACT_TRIALS = 500

/** Chance of exactly so many successes in independent trials. */
export function binomialMass(successes: number, trials: number, chance: number): number {
  if (successes < 0 || successes > trials) return 0
  if (chance === 0) return Number(successes === 0)
  if (chance === 1) return Number(successes === trials)
  if (trials <= MAX_EXACT_TRIALS) {
    const exact =
      choose(trials, successes) * chance ** successes * (1 - chance) ** (trials - successes)
    if (exact > 1e-280 && Number.isFinite(exact)) return exact
  }
  return Math.exp(
    logChoose(trials, successes) +
      successes * Math.log(chance) +
      (trials - successes) * Math.log1p(-chance),
  )
}

/** Chance of at most so many successes in independent trials. */
export function binomialShare(successes: number, trials: number, chance: number): number {
  if (successes < 0) return 0
  if (successes >= trials) return 1
  return incompleteBeta(1 - chance, trials - successes, successes + 1)
}

/** Chance of exactly so many events where a mean number is expected. */
export function poissonMass(count: number, expected: number): number {
  if (expected === 0) return Number(count === 0)
  return Math.exp(count * Math.log(expected) - expected - logGamma(count + 1))
}

/** Chance of exactly so many hits in a sample drawn without putting back. */
export function hypergeometricMass(
  hits: number,
  sample: number,
  marked: number,
  population: number,
): number {
  if (hits < Math.max(0, sample + marked - population) || hits > Math.min(sample, marked)) return 0
  if (population <= MAX_EXACT_TRIALS) {
    const exact =
      (choose(marked, hits) * choose(population - marked, sample - hits)) /
      choose(population, sample)
    if (Number.isFinite(exact)) return exact
  }
  return Math.exp(
    logChoose(marked, hits) +
      logChoose(population - marked, sample - hits) -
      logChoose(population, sample),
  )
}

/** The smallest count whose share reaches a target. */
export function smallestCount(
  share: (count: number) => number,
  target: number,
  most: number,
): number | CellError {
  let [low, high] = [-1, most]
  if (share(high) < target) return ERRORS['#NUM!']
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2)
    if (share(middle) >= target) high = middle
    else low = middle
  }
  return high
}
