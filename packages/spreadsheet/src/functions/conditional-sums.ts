import {
  ERRORS,
  isError,
  type CellError,
  type Range,
  type Scalar,
  type Value,
} from '../values/value.ts'
import { eachMatch, parseCriterion, toConditions, type Condition } from './criteria.ts'
import { defineFunction, type CallContext, type FunctionDefinition } from './definition.ts'

/** What the chosen numbers come to. */
interface Summary {
  readonly count: number
  readonly sum: number
  readonly smallest: number
  readonly largest: number
}

/** The numbers of `values` where all conditions hold; the first error among them is the result. */
function summarise(values: Range, conditions: readonly Condition[]): Summary | CellError {
  let count = 0
  let sum = 0
  let smallest = Number.POSITIVE_INFINITY
  let largest = Number.NEGATIVE_INFINITY
  let error: CellError | undefined
  const add = (value: Scalar) => {
    if (isError(value)) error ??= value
    if (typeof value !== 'number') return
    count += 1
    sum += value
    smallest = Math.min(smallest, value)
    largest = Math.max(largest, value)
  }
  if (conditions.some(({ test }) => !test(null))) {
    eachMatch(conditions, (row, column) => add(values.at(row, column)))
  } else {
    values.visit((value, row, column) => {
      if (conditions.every(({ range, test }) => test(range.at(row, column)))) add(value)
    })
  }
  return error ?? { count, sum, smallest, largest }
}

/** How many cells fulfil all conditions. */
function countMatches(conditions: readonly Condition[]): number {
  const [only] = conditions
  let count = 0
  if (conditions.length === 1 && only?.test(null)) {
    let filled = 0
    only.range.visit((value) => {
      filled += 1
      if (only.test(value)) count += 1
    })
    return count + only.range.rows * only.range.columns - filled
  }
  eachMatch(conditions, () => {
    count += 1
  })
  return count
}

/** SUMIF and AVERAGEIF take of the cells to be summed only where they begin. */
function single(
  context: CallContext,
  range: Range,
  criterion: Scalar,
  values: Range | undefined,
): Summary | CellError {
  const summed =
    values === undefined || (values.rows === range.rows && values.columns === range.columns)
      ? (values ?? range)
      : context.rangeOf(values.sheet, values.top, values.left, range.rows, range.columns)
  if (isError(summed)) return summed
  return summarise(summed, [{ range, test: parseCriterion(context, criterion) }])
}

function average(summary: Summary | CellError): Value {
  if (isError(summary)) return summary
  return summary.count === 0 ? ERRORS['#DIV/0!'] : summary.sum / summary.count
}

function several(
  family: 'mathematics' | 'statistics',
  name: string,
  result: (summary: Summary) => Value,
): FunctionDefinition {
  return defineFunction(family, name, {
    required: ['range', 'range', 'value'],
    repeated: ['range', 'value'],
    call: (context, values, ...pairs) => {
      const conditions = toConditions(context, pairs)
      if (isError(conditions)) return conditions
      const first = conditions[0]?.range
      if (first?.rows !== values.rows || first.columns !== values.columns) return ERRORS['#VALUE!']
      const summary = summarise(values, conditions)
      return isError(summary) ? summary : result(summary)
    },
  })
}

/** Sums, averages and counts of cells that fulfil conditions. */
export const CONDITIONAL_SUMS: readonly FunctionDefinition[] = [
  defineFunction('mathematics', 'SUMIF', {
    required: ['range', 'value'],
    optional: ['range'],
    call: (context, range, criterion, values) => {
      const summary = single(context, range, criterion, values)
      return isError(summary) ? summary : summary.sum
    },
  }),
  several('mathematics', 'SUMIFS', ({ sum }) => sum),
  defineFunction('statistics', 'AVERAGEIF', {
    required: ['range', 'value'],
    optional: ['range'],
    call: (context, range, criterion, values) => average(single(context, range, criterion, values)),
  }),
  several('statistics', 'AVERAGEIFS', average),
  several('statistics', 'MAXIFS', ({ count, largest }) => (count === 0 ? 0 : largest)),
  several('statistics', 'MINIFS', ({ count, smallest }) => (count === 0 ? 0 : smallest)),
  defineFunction('statistics', 'COUNTIF', {
    required: ['range', 'value'],
    call: (context, range, criterion) =>
      countMatches([{ range, test: parseCriterion(context, criterion) }]),
  }),
  defineFunction('statistics', 'COUNTIFS', {
    required: ['range', 'value'],
    repeated: ['range', 'value'],
    call: (context, ...pairs) => {
      const conditions = toConditions(context, pairs)
      return isError(conditions) ? conditions : countMatches(conditions)
    },
  }),
]
