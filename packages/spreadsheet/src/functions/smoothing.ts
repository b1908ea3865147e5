import type { Work } from '../work/work.ts'

/** How strongly the level, the trend and the seasons follow what is observed. */
interface Weights {
  readonly level: number
  readonly trend: number
  readonly season: number
}

/** A series smoothed with an additive error, trend and season. */
export interface Smoothing extends Weights {
  readonly period: number
  /** What was observed less what had been expected, for each point. */
  readonly errors: readonly number[]
  /** What is expected so many steps behind the last point. */
  forecast(steps: number): number
  /** How far off a forecast is, as a standard deviation. */
  deviation(steps: number): number
}

interface State {
  level: number
  trend: number
  readonly seasons: number[]
}

const LEAST = 0.001
const MOST = 0.999
/** Where the search for weights begins, and how near it comes. */
const GRID = [LEAST, 0.25, 0.5, 0.75, MOST]
const FIRST_STEP = 0.125
const LAST_STEP = 1e-5

/** Smooths a series with the weights that leave the smallest errors. */
export function smooth(work: Work, values: readonly number[], period: number): Smoothing {
  const hasSeasons = period > 1
  const cost = (weights: Weights): number => {
    work.take(2 * values.length)
    let sum = 0
    run(values, period, weights, (error) => {
      sum += error * error
    })
    return sum
  }
  const weights = bestWeights(cost, hasSeasons)
  const errors: number[] = []
  const state = run(values, period, weights, (error) => void errors.push(error))
  const next = values.length
  const variance = errors.reduce((sum, error) => sum + error * error, 0) / errors.length
  return {
    ...weights,
    period,
    errors,
    forecast: (steps) =>
      state.level + steps * state.trend + (state.seasons[(next + steps - 1) % period] ?? 0),
    deviation: (steps) => Math.sqrt(variance * spread(weights, steps, period)),
  }
}

/** By how much the variance of forecasts grows that are several steps ahead. */
function spread({ level, trend, season }: Weights, steps: number, period: number): number {
  let sum = 1
  for (let step = 1; step < steps; step += 1) {
    const seasonal = period > 1 && step % period === 0 ? season * (1 - level) : 0
    sum += (level * (1 + step * trend) + seasonal) ** 2
  }
  return sum
}

function bestWeights(cost: (weights: Weights) => number, hasSeasons: boolean): Weights {
  let best: Weights = { level: LEAST, trend: LEAST, season: LEAST }
  let least = cost(best)
  const tryOut = (weights: Weights): boolean => {
    const result = cost(weights)
    if (!(result < least)) return false
    least = result
    best = weights
    return true
  }
  const seasons = hasSeasons ? GRID : [LEAST]
  for (const level of GRID) {
    for (const trend of GRID) {
      for (const season of seasons) tryOut({ level, trend, season })
    }
  }
  const names: readonly (keyof Weights)[] = hasSeasons
    ? ['level', 'trend', 'season']
    : ['level', 'trend']
  for (let step = FIRST_STEP; step > LAST_STEP;) {
    const found = names.some((name) =>
      [step, -step].some((change) => {
        const value = Math.min(MOST, Math.max(LEAST, best[name] + change))
        return value !== best[name] && tryOut({ ...best, [name]: value })
      }),
    )
    if (!found) step /= 2
  }
  return best
}

/** Goes through a series and says by how much each value was not as expected. */
function run(
  values: readonly number[],
  period: number,
  weights: Weights,
  see: (error: number) => void,
): State {
  const state = begin(values, period)
  for (const [index, value] of values.entries()) {
    const place = index % period
    const season = state.seasons[place] ?? 0
    const expected = state.level + state.trend
    const error = value - expected - season
    see(error)
    state.level = expected + weights.level * error
    state.trend += weights.level * weights.trend * error
    if (period > 1) {
      state.seasons[place] = season + weights.season * (1 - weights.level) * error
    }
  }
  return state
}

/** The level before the first value, the trend and the seasons, as the first periods show them. */
function begin(values: readonly number[], period: number): State {
  if (period === 1) {
    const { level, trend } = line(values)
    return { level: level - trend, trend, seasons: [0] }
  }
  const cycles = Math.floor(values.length / period)
  const averages = Array.from(
    { length: cycles },
    (_, cycle) =>
      values.slice(cycle * period, (cycle + 1) * period).reduce((sum, value) => sum + value, 0) /
      period,
  )
  const { level, trend: perCycle } = line(averages)
  const trend = perCycle / period
  const middle = (period - 1) / 2
  const seasons = Array.from({ length: period }, (_, place) => {
    let sum = 0
    for (let cycle = 0; cycle < cycles; cycle += 1) {
      const index = cycle * period + place
      sum += (values[index] ?? 0) - (level + trend * (index - middle))
    }
    return sum / cycles
  })
  return { level: level - trend * (middle + 1), trend, seasons }
}

/** The straight line nearest to values at 0, 1, 2 … */
function line(values: readonly number[]): { level: number; trend: number } {
  const count = values.length
  const mean = values.reduce((sum, value) => sum + value, 0) / count
  const middle = (count - 1) / 2
  let [along, both] = [0, 0]
  for (const [index, value] of values.entries()) {
    along += (index - middle) ** 2
    both += (index - middle) * (value - mean)
  }
  const trend = along === 0 ? 0 : both / along
  return { level: mean - trend * middle, trend }
}

/**
 * After how many steps a series repeats itself beside its trend; 1 where it does not: the length at
 * which its deviations from the trend are most alike, if they are more alike than chance has it.
 */
export function periodOf(work: Work, values: readonly number[]): number {
  const count = values.length
  const { level, trend } = line(values)
  const rest = values.map((value, index) => value - level - trend * index)
  const total = rest.reduce((sum, value) => sum + value * value, 0)
  const scale = values.reduce((sum, value) => sum + value * value, 0)
  if (!(total > scale * 1e-18)) return 1
  const longest = Math.floor(count / 2)
  work.take(count * longest)
  const alike = (lag: number): number => {
    let sum = 0
    for (let index = lag; index < count; index += 1) {
      sum += (rest[index] ?? 0) * (rest[index - lag] ?? 0)
    }
    return sum / total
  }
  const likeness = Array.from({ length: longest + 2 }, (_, lag) => (lag < 1 ? 1 : alike(lag)))
  let best = 1
  for (let lag = 2; lag <= longest; lag += 1) {
    const value = likeness[lag] ?? 0
    const isPeak = value > (likeness[lag - 1] ?? 0) && value >= (likeness[lag + 1] ?? 0)
    if (
      isPeak &&
      value > 1.96 / Math.sqrt(count) &&
      (best === 1 || value > (likeness[best] ?? 0))
    ) {
      best = lag
    }
  }
  return best
}
