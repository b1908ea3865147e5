import {
  ERRORS,
  isError,
  isGrid,
  isLambda,
  isRange,
  type CellError,
  type Scalar,
  type Value,
} from '../values/value.ts'
import { toNumber } from '../values/coerce.ts'
import type { Work } from '../work/work.ts'
import { defineFunction, type CallContext, type FunctionDefinition } from './definition.ts'
import {
  largestOf,
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
  smallestOf,
  total,
} from './descriptive.ts'
import { buildMatrix } from './grids.ts'

type Summary = (numbers: readonly number[], work: Work) => number | CellError

/** What SUBTOTAL and AGGREGATE compute by number; 3 counts what is not empty. */
const SUMMARIES: readonly Summary[] = [
  mean,
  (numbers) => numbers.length,
  (numbers) => numbers.length,
  largestOf,
  smallestOf,
  (numbers) => (numbers.length === 0 ? 0 : numbers.reduce((product, value) => product * value, 1)),
  (numbers) => rootOf(sampleVariance(numbers)),
  (numbers) => rootOf(populationVariance(numbers)),
  total,
  sampleVariance,
  populationVariance,
  (numbers, work) => median(work, numbers),
  (numbers) => {
    const found = modes(numbers)
    return isError(found) ? found : (found[0] ?? 0)
  },
]

/** What AGGREGATE computes with a second argument, from 14 on. */
const WITH_POSITION: readonly ((
  work: Work,
  numbers: readonly number[],
  position: number,
) => number | CellError)[] = [
  nthLargest,
  nthSmallest,
  percentileInclusive,
  (work, numbers, quarter) => percentileInclusive(work, numbers, Math.trunc(quarter) / 4),
  percentileExclusive,
  (work, numbers, quarter) => percentileExclusive(work, numbers, Math.trunc(quarter) / 4),
]

const FIRST_WITH_POSITION = 14
const COUNT_FILLED = 3

interface Choice {
  readonly skipsHidden: boolean
  /** Rows that a filter hides. */
  readonly skipsFiltered: boolean
  readonly skipsErrors: boolean
  readonly skipsSubtotals: boolean
}

interface Chosen {
  readonly numbers: readonly number[]
  readonly filled: number
}

function isSubtotal(context: CallContext, sheet: number, row: number, column: number): boolean {
  const formula = context.formulaOf({ sheet, row, column })
  if (formula !== undefined) context.work.takeText(formula)
  return formula !== undefined && /\b(?:SUBTOTAL|AGGREGATE)\(/i.test(formula)
}

function choose(
  context: CallContext,
  arguments_: readonly Value[],
  choice: Choice,
  needsNumbers: boolean,
): Chosen | CellError {
  const numbers: number[] = []
  let filled = 0
  let error: CellError | undefined
  const given = arguments_.flatMap((argument) =>
    isRange(argument) ? (argument.areas ?? argument) : argument,
  )
  for (const argument of given) {
    if (!isGrid(argument)) {
      if (isError(argument)) return argument
      return ERRORS['#VALUE!']
    }
    argument.visit((value, row, column) => {
      if (isRange(argument)) {
        const { sheet } = argument
        const at = argument.top + row
        if (choice.skipsHidden && context.isHiddenRow(sheet, at)) return undefined
        if (choice.skipsFiltered && context.isFilteredRow(sheet, at)) return undefined
        if (choice.skipsSubtotals && isSubtotal(context, sheet, at, argument.left + column)) {
          return undefined
        }
      }
      if (isError(value)) {
        if (choice.skipsErrors) return undefined
        if (needsNumbers) {
          error = value
          return false
        }
      }
      filled += 1
      if (typeof value === 'number') numbers.push(value)
      return undefined
    })
    if (error) return error
  }
  return { numbers, filled }
}

function summarise({ work }: CallContext, chosen: Chosen | CellError, code: number): Value {
  if (isError(chosen)) return chosen
  if (code === COUNT_FILLED) return chosen.filled
  return SUMMARIES[code - 1]?.(chosen.numbers, work) ?? ERRORS['#VALUE!']
}

/** Options of AGGREGATE: subtotals are left out by 0 to 3, hidden rows by odd ones, errors by pairs. */
function toChoice(option: number): Choice | undefined {
  const whole = Math.trunc(option)
  if (whole < 0 || whole > 7) return undefined
  return {
    skipsHidden: whole % 2 === 1,
    skipsFiltered: false,
    skipsErrors: whole === 2 || whole === 3 || whole === 6 || whole === 7,
    skipsSubtotals: whole < 4,
  }
}

/** A function of a value, or of each of several. */
function mapOne(
  context: CallContext,
  value: Value,
  compute: (one: Scalar) => number | CellError,
): Value {
  if (isLambda(value)) return ERRORS['#VALUE!']
  if (!isGrid(value)) return compute(value)
  if (value.rows === 1 && value.columns === 1) return compute(value.at(0, 0))
  return buildMatrix(context.work, value.rows, value.columns, (row, column) =>
    compute(value.at(row, column)),
  )
}

function aggregate(
  context: CallContext,
  code: number,
  option: number,
  arguments_: readonly Value[],
): Value {
  const choice = toChoice(option)
  if (!choice || code < 1 || code > 19) return ERRORS['#VALUE!']
  if (code < FIRST_WITH_POSITION) {
    // Of these the help says that they take references alone.
    if (!arguments_.every((argument) => isRange(argument) || isError(argument))) {
      return ERRORS['#VALUE!']
    }
    const needsNumbers = code !== 2 && code !== COUNT_FILLED
    return summarise(context, choose(context, arguments_, choice, needsNumbers), code)
  }
  const [list, position, ...more] = arguments_
  if (list === undefined || position === undefined || more.length > 0) return ERRORS['#VALUE!']
  const chosen = choose(context, [list], choice, true)
  if (isError(chosen)) return chosen
  const compute = WITH_POSITION[code - FIRST_WITH_POSITION]
  return mapOne(context, position, (at) => {
    const number = toNumber(at, context)
    if (isError(number)) return number
    return compute?.(context.work, chosen.numbers, number) ?? ERRORS['#VALUE!']
  })
}

/** Summaries that leave out what is hidden or a summary already. */
export const SUBTOTALS: readonly FunctionDefinition[] = [
  defineFunction('mathematics', 'SUBTOTAL', {
    required: ['number', 'range'],
    repeated: ['range'],
    call: (context, code, ...ranges) => {
      const whole = Math.trunc(code)
      const skipsHidden = whole > 100
      const own = skipsHidden ? whole - 100 : whole
      if (own < 1 || own > 11) return ERRORS['#VALUE!']
      const choice = { skipsHidden, skipsFiltered: true, skipsErrors: false, skipsSubtotals: true }
      const needsNumbers = own !== 2 && own !== COUNT_FILLED
      return summarise(context, choose(context, ranges, choice, needsNumbers), own)
    },
  }),
  defineFunction('mathematics', 'AGGREGATE', {
    required: ['number', 'number', 'any'],
    repeated: ['any'],
    call: (context, code, option, ...arguments_) =>
      aggregate(context, Math.trunc(code), option, arguments_),
  }),
]
