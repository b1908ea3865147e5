import { toNumber } from '../values/coerce.ts'
import { ERRORS, isError, isGrid, type CellError, type Grid, type Value } from '../values/value.ts'
import { sortCost, type Work } from '../work/work.ts'
import { defineFunction, type CallContext, type FunctionDefinition } from './definition.ts'
import {
  ascending,
  mean,
  median,
  modes,
  nthLargest,
  nthSmallest,
  percentileExclusive,
  percentileInclusive,
  populationVariance,
  rootOf,
  sampleVariance,
  squaredDeviations,
  total,
} from './descriptive.ts'
import { buildMatrix, numbersOf, pairsOf } from './grids.ts'

type Result = number | CellError

function ofList(
  names: readonly string[],
  summarise: (numbers: readonly number[], work: Work) => Value,
): FunctionDefinition[] {
  return names.map((name) =>
    defineFunction('statistics', name, {
      required: ['numbers'],
      call: ({ work }, numbers) => summarise(numbers, work),
    }),
  )
}

function ofListAndNumber(
  names: readonly string[],
  compute: (work: Work, numbers: readonly number[], argument: number) => Result,
): FunctionDefinition[] {
  return names.map((name) =>
    defineFunction('statistics', name, {
      required: ['grid', 'number'],
      call: ({ work }, grid, argument) => {
        const numbers = numbersGiven(grid)
        return isError(numbers) ? numbers : compute(work, numbers, argument)
      },
    }),
  )
}

/** As `numbersOf`; a text or a truth value that is written directly is read as a number. */
function numbersGiven(grid: Grid): number[] | CellError {
  const isOne = isGrid(grid) && grid.kind === 'matrix' && grid.values.length === 1
  const only = isOne ? grid.at(0, 0) : null
  if (only === null) return numbersOf(grid)
  const number = toNumber(only)
  return isError(number) ? number : [number]
}

function meanDeviation(numbers: readonly number[]): Result {
  if (numbers.length === 0) return ERRORS['#NUM!']
  const middle = total(numbers) / numbers.length
  return total(numbers.map((value) => Math.abs(value - middle))) / numbers.length
}

function geometricMean(numbers: readonly number[]): Result {
  if (numbers.length === 0 || numbers.some((value) => value <= 0)) return ERRORS['#NUM!']
  return Math.exp(total(numbers.map(Math.log)) / numbers.length)
}

function harmonicMean(numbers: readonly number[]): Result {
  if (numbers.length === 0 || numbers.some((value) => value <= 0)) return ERRORS['#NUM!']
  return numbers.length / total(numbers.map((value) => 1 / value))
}

function moment(numbers: readonly number[], scale: number, power: number): number {
  const middle = total(numbers) / numbers.length
  return total(numbers.map((value) => ((value - middle) / scale) ** power))
}

function skewness(numbers: readonly number[]): Result {
  const count = numbers.length
  const deviation = rootOf(sampleVariance(numbers))
  if (count < 3 || isError(deviation) || deviation === 0) return ERRORS['#DIV/0!']
  return (count / ((count - 1) * (count - 2))) * moment(numbers, deviation, 3)
}

function populationSkewness(numbers: readonly number[]): Result {
  const deviation = rootOf(populationVariance(numbers))
  if (numbers.length < 3 || isError(deviation) || deviation === 0) return ERRORS['#DIV/0!']
  return moment(numbers, deviation, 3) / numbers.length
}

function kurtosis(numbers: readonly number[]): Result {
  const count = numbers.length
  const deviation = rootOf(sampleVariance(numbers))
  if (count < 4 || isError(deviation) || deviation === 0) return ERRORS['#DIV/0!']
  const factor = (count * (count + 1)) / ((count - 1) * (count - 2) * (count - 3))
  const shift = (3 * (count - 1) ** 2) / ((count - 2) * (count - 3))
  return factor * moment(numbers, deviation, 4) - shift
}

function trimmedMean(work: Work, numbers: readonly number[], share: number): Result {
  if (share < 0 || share >= 1 || numbers.length === 0) return ERRORS['#NUM!']
  const cut = Math.floor((numbers.length * share) / 2 + 1e-12)
  return mean(ascending(work, numbers).slice(cut, numbers.length - cut))
}

function quartile(
  work: Work,
  numbers: readonly number[],
  quarter: number,
  percentile: (work: Work, numbers: readonly number[], share: number) => Result,
): Result {
  const whole = Math.trunc(quarter)
  return whole < 0 || whole > 4 ? ERRORS['#NUM!'] : percentile(work, numbers, whole / 4)
}

function rank(grid: Grid, value: number, isAscending: boolean, isAverage: boolean): Result {
  const numbers = numbersOf(grid)
  if (isError(numbers)) return numbers
  let before = 0
  let same = 0
  for (const number of numbers) {
    if (number === value) same += 1
    else if (number < value === isAscending) before += 1
  }
  if (same === 0) return ERRORS['#N/A']
  return isAverage ? before + (same + 1) / 2 : before + 1
}

function percentRank(
  work: Work,
  numbers: readonly number[],
  value: number,
  digits: number,
  isExclusive: boolean,
): Result {
  const places = Math.trunc(digits)
  if (numbers.length === 0 || places < 1) return ERRORS['#NUM!']
  const sorted = ascending(work, numbers)
  const last = sorted.length - 1
  if (value < (sorted[0] ?? 0) || value > (sorted[last] ?? 0)) return ERRORS['#N/A']
  let below = sorted.findIndex((number) => number >= value)
  if (sorted[below] !== value) {
    const low = sorted[below - 1] ?? 0
    below += -1 + (value - low) / ((sorted[below] ?? 0) - low)
  }
  if (last === 0 && !isExclusive) return 1
  const share = isExclusive ? (below + 1) / (sorted.length + 1) : below / last
  const scale = 10 ** places
  return Math.floor(share * scale + 1e-9) / scale
}

function ranks(name: string, isAverage: boolean): FunctionDefinition {
  return defineFunction('statistics', name, {
    required: ['number', 'range'],
    optional: ['number'],
    call: (_, value, grid, order = 0) => rank(grid, value, order !== 0, isAverage),
  })
}

function percentRanks(names: readonly string[], isExclusive: boolean): FunctionDefinition[] {
  return names.map((name) =>
    defineFunction('statistics', name, {
      required: ['grid', 'number'],
      optional: ['number'],
      call: ({ work }, grid, value, digits = 3) => {
        const numbers = numbersOf(grid)
        return isError(numbers) ? numbers : percentRank(work, numbers, value, digits, isExclusive)
      },
    }),
  )
}

/** How many numbers lie up to each bound and above the one before; the last counts the rest. */
function frequencies({ work }: CallContext, data: Grid, bounds: Grid): Value {
  const [numbers, limits] = [numbersOf(data), numbersOf(bounds)]
  if (isError(numbers)) return numbers
  if (isError(limits)) return limits
  const sorted = ascending(work, numbers)
  work.take(sortCost(limits.length))
  const order = limits
    .map((limit, index) => ({ limit, index }))
    .toSorted((first, second) => first.limit - second.limit || first.index - second.index)
  const counts = Array.from({ length: limits.length + 1 }, () => 0)
  let counted = 0
  for (const { limit, index } of order) {
    const from = counted
    while (counted < sorted.length && (sorted[counted] ?? 0) <= limit) counted += 1
    counts[index] = counted - from
  }
  counts[limits.length] = sorted.length - counted
  return buildMatrix(work, counts.length, 1, (row) => counts[row] ?? 0)
}

function probability(
  { work }: CallContext,
  values: Grid,
  shares: Grid,
  low: number,
  high: number,
): Result {
  const pairs = pairsOf(work, values, shares)
  if (isError(pairs)) return pairs
  const sum = total(pairs.map(([, share]) => share))
  if (Math.abs(sum - 1) > 1e-9 || pairs.some(([, share]) => share < 0 || share > 1)) {
    return ERRORS['#NUM!']
  }
  return total(pairs.filter(([value]) => value >= low && value <= high).map(([, share]) => share))
}

/** Means, spreads, ranks and shares of lists. */
export const STATISTICS: readonly FunctionDefinition[] = [
  ...ofList(['MEDIAN'], (numbers, work) => median(work, numbers)),
  ...ofList(['MODE', 'MODE.SNGL'], (numbers) => {
    const found = modes(numbers)
    return isError(found) ? found : (found[0] ?? 0)
  }),
  ...ofList(['MODE.MULT'], (numbers, work) => {
    const found = modes(numbers)
    return isError(found) ? found : buildMatrix(work, found.length, 1, (row) => found[row] ?? 0)
  }),
  ...ofList(['VAR', 'VAR.S'], sampleVariance),
  ...ofList(['VARP', 'VAR.P'], populationVariance),
  ...ofList(['STDEV', 'STDEV.S'], (numbers) => rootOf(sampleVariance(numbers))),
  ...ofList(['STDEVP', 'STDEV.P'], (numbers) => rootOf(populationVariance(numbers))),
  ...ofList(['DEVSQ'], (numbers) =>
    numbers.length === 0 ? ERRORS['#NUM!'] : squaredDeviations(numbers),
  ),
  ...ofList(['AVEDEV'], meanDeviation),
  ...ofList(['GEOMEAN'], geometricMean),
  ...ofList(['HARMEAN'], harmonicMean),
  ...ofList(['SKEW'], skewness),
  ...ofList(['SKEW.P'], populationSkewness),
  ...ofList(['KURT'], kurtosis),
  ...ofListAndNumber(['LARGE'], nthLargest),
  ...ofListAndNumber(['SMALL'], nthSmallest),
  ...ofListAndNumber(['PERCENTILE', 'PERCENTILE.INC'], percentileInclusive),
  ...ofListAndNumber(['PERCENTILE.EXC'], percentileExclusive),
  ...ofListAndNumber(['QUARTILE', 'QUARTILE.INC'], (work, numbers, quarter) =>
    quartile(work, numbers, quarter, percentileInclusive),
  ),
  ...ofListAndNumber(['QUARTILE.EXC'], (work, numbers, quarter) =>
    quartile(work, numbers, quarter, percentileExclusive),
  ),
  ...ofListAndNumber(['TRIMMEAN'], trimmedMean),
  ranks('RANK', false),
  ranks('RANK.EQ', false),
  ranks('RANK.AVG', true),
  ...percentRanks(['PERCENTRANK', 'PERCENTRANK.INC'], false),
  ...percentRanks(['PERCENTRANK.EXC'], true),
  defineFunction('statistics', 'FREQUENCY', {
    required: ['grid', 'grid'],
    call: (context, data, bounds) => frequencies(context, data, bounds),
  }),
  defineFunction('statistics', 'PROB', {
    required: ['grid', 'grid', 'number'],
    optional: ['number'],
    call: (context, values, shares, low, high = low) =>
      probability(context, values, shares, low, high),
  }),
  defineFunction('statistics', 'STANDARDIZE', {
    required: ['number', 'number', 'number'],
    call: (_, value, middle, deviation) =>
      deviation <= 0 ? ERRORS['#NUM!'] : (value - middle) / deviation,
  }),
  defineFunction('statistics', 'FISHER', {
    required: ['number'],
    call: (_, value) => (Math.abs(value) >= 1 ? ERRORS['#NUM!'] : Math.atanh(value)),
  }),
  defineFunction('statistics', 'FISHERINV', {
    required: ['number'],
    call: (_, value) => Math.tanh(value),
  }),
]
