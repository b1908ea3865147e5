import { ERRORS, type CellError } from '../values/value.ts'
import type { Work } from '../work/work.ts'
import { logGamma } from './gamma-function.ts'
import { binomialTerm, poissonTerm } from './saddle-point.ts'
import { erfc, incompleteBeta, invert, lowerGamma, upperGamma } from './special-functions.ts'

const ROOT_TWO = Math.SQRT2
const ROOT_TWO_PI = Math.sqrt(2 * Math.PI)

/** By what part sums of shares may be off. */
const NEXT_TO_NOTHING = 1e-12

/** Density of the standard normal distribution. */
export function normalDensity(value: number): number {
  return Math.exp((-value * value) / 2) / ROOT_TWO_PI
}

/** Share of the standard normal distribution below a value. */
export function normalShare(work: Work, value: number): number {
  return erfc(work, -value / ROOT_TWO) / 2
}

/** The value with a share of the standard normal distribution below it; the share is within 0 and 1. */
export function normalQuantile(work: Work, share: number): number {
  if (share === 0.5) return 0
  if (share > 0.5) return -normalQuantile(work, 1 - share)
  return invert((value) => normalShare(work, value), share, -40, 0)
}

/** Share of Student's distribution above a value that is not negative. */
export function studentUpper(work: Work, value: number, freedom: number): number {
  return incompleteBeta(work, freedom / (freedom + value * value), freedom / 2, 0.5) / 2
}

/** Share of Student's distribution below a value. */
export function studentShare(work: Work, value: number, freedom: number): number {
  const upper = studentUpper(work, Math.abs(value), freedom)
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
export function studentQuantile(work: Work, share: number, freedom: number): number {
  if (share === 0.5) return 0
  if (share > 0.5) return -studentQuantile(work, 1 - share, freedom)
  return -invert(
    (value) => -studentUpper(work, value, freedom),
    -share,
    0,
    Number.POSITIVE_INFINITY,
  )
}

/** Share of the chi-squared distribution above a value. */
export function chiSquaredUpper(work: Work, value: number, freedom: number): number {
  return upperGamma(work, freedom / 2, value / 2)
}

/** Share of the F distribution below a value. */
export function fShare(work: Work, value: number, first: number, second: number): number {
  return incompleteBeta(work, (first * value) / (first * value + second), first / 2, second / 2)
}

/** Share of the F distribution above a value. */
export function fUpper(work: Work, value: number, first: number, second: number): number {
  return incompleteBeta(work, second / (second + first * value), second / 2, first / 2)
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
export function gammaShare(work: Work, value: number, shape: number, scale: number): number {
  return lowerGamma(work, shape, value / scale)
}

/** Density of the beta distribution between 0 and 1. */
export function betaDensity(value: number, first: number, second: number): number {
  if (value === 0) return first === 1 ? second : first < 1 ? Number.POSITIVE_INFINITY : 0
  if (value === 1) return second === 1 ? first : second < 1 ? Number.POSITIVE_INFINITY : 0
  return Math.exp(
    (first - 1) * Math.log(value) + (second - 1) * Math.log1p(-value) - logBeta(first, second),
  )
}

/** Ways to choose, exact as long as numbers are. */
function choose(total: number, chosen: number): number {
  const steps = Math.min(chosen, total - chosen)
  let result = 1
  for (let step = 1; step <= steps; step += 1) result = (result * (total - steps + step)) / step
  return result
}

/** What adds nothing to a sum any more, as a share of it. */
const NEGLIGIBLE = 1e-18

/** Longer series of trials are not counted out. */
const MAX_EXACT_TRIALS = 500

/** Chance of exactly so many successes in independent trials. */
export function binomialMass(
  work: Work,
  successes: number,
  trials: number,
  chance: number,
): number {
  if (successes < 0 || successes > trials) return 0
  if (chance === 0) return Number(successes === 0)
  if (chance === 1) return Number(successes === trials)
  if (trials <= MAX_EXACT_TRIALS) {
    work.take(trials)
    const exact =
      choose(trials, successes) * chance ** successes * (1 - chance) ** (trials - successes)
    if (exact > 1e-280 && Number.isFinite(exact)) return exact
  }
  return binomialTerm(successes, trials, chance)
}

/** Chance of at most so many successes in independent trials. */
export function binomialShare(
  work: Work,
  successes: number,
  trials: number,
  chance: number,
): number {
  if (successes < 0) return 0
  if (successes >= trials) return 1
  return incompleteBeta(work, 1 - chance, trials - successes, successes + 1)
}

/** Chance of exactly so many events where a mean number is expected. */
export function poissonMass(count: number, expected: number): number {
  if (expected === 0) return Number(count === 0)
  if (count > MAX_EXACT_TRIALS) return poissonTerm(count, expected)
  return Math.exp(count * Math.log(expected) - expected - logGamma(count + 1))
}

/** A sample drawn without putting back. */
export interface Draw {
  readonly sample: number
  /** How many of the population count as hits. */
  readonly marked: number
  readonly population: number
}

/** Chance of exactly so many hits. */
export function hypergeometricMass(work: Work, hits: number, draw: Draw): number {
  const { sample, marked, population } = draw
  const others = population - marked
  if (hits < Math.max(0, sample - others) || hits > Math.min(sample, marked)) return 0
  if (population <= MAX_EXACT_TRIALS) {
    work.take(population)
    const exact =
      (choose(marked, hits) * choose(others, sample - hits)) / choose(population, sample)
    if (Number.isFinite(exact)) return exact
  }
  if (sample === population) return 1
  const share = sample / population
  return (
    (binomialTerm(hits, marked, share) * binomialTerm(sample - hits, others, share)) /
    binomialTerm(sample, population, share)
  )
}

/** Chance of at most so many hits: what lies on the side of the middle on which less is left. */
export function hypergeometricShare(work: Work, hits: number, draw: Draw): number {
  const { sample, marked, population } = draw
  if (hits <= (sample * marked) / population) return hypergeometricTail(work, hits, draw)
  const upper = { sample, marked: population - marked, population }
  return 1 - hypergeometricTail(work, sample - hits - 1, upper)
}

/** Chance of at most so many hits, fewer than are expected: each number of them is less likely than the one above. */
function hypergeometricTail(work: Work, hits: number, draw: Draw): number {
  const { sample, marked, population } = draw
  const least = Math.max(0, sample + marked - population)
  let term = hypergeometricMass(work, hits, draw)
  let sum = 0
  for (let count = hits; count >= least; count -= 1) {
    work.take(1)
    sum += term
    if (!(term > sum * NEGLIGIBLE)) break
    term *=
      (count * (population - marked - sample + count)) /
      ((marked - count + 1) * (sample - count + 1))
  }
  return sum
}

/** The smallest count whose share reaches a target. */
export function smallestCount(
  share: (count: number) => number,
  target: number,
  most: number,
): number | CellError {
  let [low, high] = [-1, most]
  // A sum of shares may miss what it is equal to by its last digits.
  const least = target * (1 - NEXT_TO_NOTHING)
  if (share(high) < least) return ERRORS['#NUM!']
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2)
    if (share(middle) >= least) high = middle
    else low = middle
  }
  return high
}
