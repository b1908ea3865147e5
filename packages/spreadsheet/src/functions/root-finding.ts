import type { Work } from '../work/work.ts'

const PRECISION = 1e-14
const MAX_STEPS = 100
const MAX_HALVINGS = 1000
const STEP = 0.01

/** What a try costs beside what the function does, in steps. */
const TRY_COST = 4

/** Rates looked at where the search near the guess finds nothing, from near to far. */
function* widerRates(): Generator<readonly [number, number]> {
  for (let low = 0; low < 1 - STEP / 2; low += STEP) yield [low, low + STEP]
  for (let high = 0; high > -0.98; high -= STEP) yield [high - STEP, high]
  yield [-0.999_999, -0.98]
  for (let low = 1; low < 1e6; low *= 1.1) yield [low, low * 1.1]
}

function newton(work: Work, of: (rate: number) => number, guess: number): number | undefined {
  let rate = guess
  for (let step = 0; step < MAX_STEPS; step += 1) {
    work.take(TRY_COST)
    const value = of(rate)
    if (value === 0) return rate
    const width = Math.max(Math.abs(rate), 1e-3) * 1e-6
    const slope = (of(rate + width) - of(rate - width)) / (2 * width)
    const next = rate - value / slope
    if (!Number.isFinite(next) || next <= -1) return undefined
    if (Math.abs(next - rate) <= PRECISION * Math.max(1, Math.abs(next))) return next
    rate = next
  }
  return undefined
}

/** Where a function that changes its sign between two rates is 0, by halving. */
export function bisect(
  work: Work,
  of: (rate: number) => number,
  low: number,
  high: number,
): number {
  let [bottom, top] = [low, high]
  const sign = Math.sign(of(bottom))
  if (sign === 0) return bottom
  for (let step = 0; step < MAX_HALVINGS; step += 1) {
    work.take(TRY_COST)
    const middle = (bottom + top) / 2
    if (middle === bottom || middle === top) break
    const value = Math.sign(of(middle))
    if (value === 0) return middle
    if (value === sign) bottom = middle
    else top = middle
  }
  return (bottom + top) / 2
}

/** True where a function has a sign at both rates, and not the same. */
export function changesSign(of: (rate: number) => number, low: number, high: number): boolean {
  const [first, last] = [of(low), of(high)]
  return first === 0 || (first < 0 && last > 0) || (first > 0 && last < 0)
}

/** A rate above -1 at which a function is 0: near the guess, or the first one further off. */
export function findRoot(
  work: Work,
  of: (rate: number) => number,
  guess: number,
): number | undefined {
  const near = newton(work, of, guess)
  if (near !== undefined) return near
  for (const [low, high] of widerRates()) {
    work.take(TRY_COST)
    if (changesSign(of, low, high)) return bisect(work, of, low, high)
  }
  return undefined
}
