import { logGamma } from './gamma-function.ts'

/**
 * Chances of counts, of however many trials, to nearly all digits: Loader's saddle-point expansion
 * ("Fast and accurate computation of binomial probabilities", 2000). Differences of logarithms of
 * factorials, which are as large as the counts, would leave few.
 */

const LOG_ROOT_TWO_PI = Math.log(Math.sqrt(2 * Math.PI))

/** From here on Stirling's series has all digits. */
const LARGE = 16

/** What Stirling's formula lacks of the logarithm of a factorial. */
function stirlingError(count: number): number {
  if (count < LARGE) {
    return logGamma(count + 1) - (count + 0.5) * Math.log(count) + count - LOG_ROOT_TWO_PI
  }
  const square = count * count
  const inner = 1 / 1260 - (1 / 1680 - (1 / 1188 - 691 / 360_360 / square) / square) / square
  return (1 / 12 - (1 / 360 - inner / square) / square) / count
}

/** `count * log(count / expected) + expected - count`, precise where the two are near each other. */
function deviance(count: number, expected: number): number {
  const difference = count - expected
  const sum = count + expected
  if (Math.abs(difference) >= 0.1 * sum) {
    return count * Math.log(count / expected) + expected - count
  }
  const ratio = difference / sum
  let total = difference * ratio
  let term = 2 * count * ratio
  for (let power = 3; power < 1_000; power += 2) {
    term *= ratio * ratio
    const next = total + term / power
    if (next === total) break
    total = next
  }
  return total
}

/** `n! / (k! (n-k)!) p^k (1-p)^(n-k)`; the counts need not be whole. */
export function binomialTerm(count: number, trials: number, chance: number): number {
  const others = trials - count
  if (count === 0) return Math.exp(trials * Math.log1p(-chance))
  if (others === 0) return Math.exp(trials * Math.log(chance))
  const logarithm =
    stirlingError(trials) -
    stirlingError(count) -
    stirlingError(others) -
    deviance(count, trials * chance) -
    deviance(others, trials * (1 - chance))
  return Math.exp(logarithm) * Math.sqrt(trials / (2 * Math.PI * count * others))
}

/** `m^k e^-m / k!`; the count need not be whole. */
export function poissonTerm(count: number, expected: number): number {
  if (count === 0) return Math.exp(-expected)
  const logarithm = -stirlingError(count) - deviance(count, expected)
  return Math.exp(logarithm) / Math.sqrt(2 * Math.PI * count)
}
