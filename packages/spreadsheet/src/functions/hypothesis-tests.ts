import { ERRORS, isError, type CellError, type Grid } from '../values/value.ts'
import type { Work } from '../work/work.ts'
import { defineFunction, type CallContext, type FunctionDefinition } from './definition.ts'
import { rootOf, sampleVariance, squaredDeviations, total } from './descriptive.ts'
import { chiSquaredUpper, fUpper, normalShare, studentUpper } from './distributions.ts'
import { numbersOf, pairsOf } from './grids.ts'

interface Sample {
  readonly count: number
  readonly mean: number
  readonly variance: number
}

function sampleOf(grid: Grid): Sample | CellError {
  const numbers = numbersOf(grid)
  if (isError(numbers)) return numbers
  const variance = sampleVariance(numbers)
  if (isError(variance)) return variance
  return { count: numbers.length, mean: total(numbers) / numbers.length, variance }
}

function paired(work: Work, first: Grid, second: Grid, tails: number): number | CellError {
  const pairs = pairsOf(work, first, second)
  if (isError(pairs)) return pairs
  if (pairs.length < 2) return ERRORS['#DIV/0!']
  const differences = pairs.map(([x, y]) => x - y)
  const variance = squaredDeviations(differences) / (pairs.length - 1)
  if (variance === 0) return ERRORS['#DIV/0!']
  const mean = total(differences) / pairs.length
  const value = Math.abs(mean) / Math.sqrt(variance / pairs.length)
  return tails * studentUpper(work, value, pairs.length - 1)
}

function unpaired(
  work: Work,
  first: Grid,
  second: Grid,
  tails: number,
  isEqual: boolean,
): number | CellError {
  const [left, right] = [sampleOf(first), sampleOf(second)]
  if (isError(left)) return left
  if (isError(right)) return right
  const difference = Math.abs(left.mean - right.mean)
  const [leftShare, rightShare] = [left.variance / left.count, right.variance / right.count]
  if (isEqual) {
    const freedom = left.count + right.count - 2
    const pooled = ((left.count - 1) * left.variance + (right.count - 1) * right.variance) / freedom
    if (pooled === 0) return ERRORS['#DIV/0!']
    const value = difference / Math.sqrt(pooled * (1 / left.count + 1 / right.count))
    return tails * studentUpper(work, value, freedom)
  }
  const sum = leftShare + rightShare
  if (sum === 0) return ERRORS['#DIV/0!']
  const freedom =
    sum ** 2 / (leftShare ** 2 / (left.count - 1) + rightShare ** 2 / (right.count - 1))
  return tails * studentUpper(work, difference / Math.sqrt(sum), freedom)
}

function studentTest(
  { work }: CallContext,
  first: Grid,
  second: Grid,
  tails: number,
  kind: number,
): number | CellError {
  const count = Math.trunc(tails)
  if (count !== 1 && count !== 2) return ERRORS['#NUM!']
  switch (Math.trunc(kind)) {
    case 1:
      return paired(work, first, second, count)
    case 2:
      return unpaired(work, first, second, count, true)
    case 3:
      return unpaired(work, first, second, count, false)
    default:
      return ERRORS['#NUM!']
  }
}

function chiSquaredTest({ work }: CallContext, actual: Grid, expected: Grid): number | CellError {
  if (actual.rows !== expected.rows || actual.columns !== expected.columns) return ERRORS['#N/A']
  const pairs = pairsOf(work, actual, expected)
  if (isError(pairs)) return pairs
  const { rows, columns } = actual
  const freedom = rows > 1 && columns > 1 ? (rows - 1) * (columns - 1) : rows * columns - 1
  if (freedom < 1) return ERRORS['#N/A']
  let sum = 0
  for (const [value, wanted] of pairs) {
    if (wanted === 0) return ERRORS['#DIV/0!']
    if (wanted < 0) return ERRORS['#NUM!']
    sum += (value - wanted) ** 2 / wanted
  }
  return chiSquaredUpper(work, sum, freedom)
}

function varianceTest({ work }: CallContext, first: Grid, second: Grid): number | CellError {
  const [left, right] = [sampleOf(first), sampleOf(second)]
  if (isError(left)) return left
  if (isError(right)) return right
  if (left.variance === 0 || right.variance === 0) return ERRORS['#DIV/0!']
  const ratio = left.variance / right.variance
  const above = fUpper(work, ratio, left.count - 1, right.count - 1)
  return 2 * Math.min(above, 1 - above)
}

function normalTest(
  { work }: CallContext,
  grid: Grid,
  value: number,
  given: number | undefined,
): number | CellError {
  const numbers = numbersOf(grid)
  if (isError(numbers)) return numbers
  if (numbers.length === 0) return ERRORS['#N/A']
  if (given !== undefined && given <= 0) return ERRORS['#NUM!']
  const deviation = given ?? rootOf(sampleVariance(numbers))
  if (isError(deviation)) return deviation
  if (deviation === 0) return ERRORS['#DIV/0!']
  const mean = total(numbers) / numbers.length
  return normalShare(work, -(mean - value) / (deviation / Math.sqrt(numbers.length)))
}

/** Tests of hypotheses about samples. */
export const HYPOTHESIS_TESTS: readonly FunctionDefinition[] = [
  ...['T.TEST', 'TTEST'].map((name) =>
    defineFunction('statistics', name, {
      required: ['grid', 'grid', 'number', 'number'],
      call: (context, first, second, tails, kind) =>
        studentTest(context, first, second, tails, kind),
    }),
  ),
  ...['Z.TEST', 'ZTEST'].map((name) =>
    defineFunction('statistics', name, {
      required: ['grid', 'number'],
      optional: ['number'],
      call: (context, grid, value, deviation) => normalTest(context, grid, value, deviation),
    }),
  ),
  ...['CHISQ.TEST', 'CHITEST'].map((name) =>
    defineFunction('statistics', name, {
      required: ['grid', 'grid'],
      call: (context, actual, expected) => chiSquaredTest(context, actual, expected),
    }),
  ),
  ...['F.TEST', 'FTEST'].map((name) =>
    defineFunction('statistics', name, {
      required: ['grid', 'grid'],
      call: (context, first, second) => varianceTest(context, first, second),
    }),
  ),
]
