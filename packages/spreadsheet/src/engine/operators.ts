import { power } from '../functions/arithmetic.ts'
import { compareScalars, equalScalars, toNumber, toText } from '../values/coerce.ts'
import type { TextSettings } from '../values/read-text.ts'
import {
  ERRORS,
  isError,
  isGrid,
  isLambda,
  makeMatrix,
  type CellError,
  type Matrix,
  type Scalar,
  type Value,
} from '../values/value.ts'
import { MAX_TEXT, OVER_LIMIT } from '../work/limits.ts'
import { COST, type Work } from '../work/work.ts'

/** What an operator asks of where it stands. */
type OperatorContext = TextSettings & { readonly work: Work }

/** An operator on two values. Texts take steps by their length. */
type ScalarOperator = (left: Scalar, right: Scalar, context: OperatorContext) => Scalar

function arithmetic(compute: (left: number, right: number) => number | CellError): ScalarOperator {
  return (left, right, context) => {
    if (typeof left === 'string') context.work.take(COST.number)
    if (typeof right === 'string') context.work.take(COST.number)
    const first = toNumber(left, context)
    if (typeof first !== 'number') return first
    const second = toNumber(right, context)
    if (typeof second !== 'number') return second
    const result = compute(first, second)
    return typeof result === 'number' ? finite(result) : result
  }
}

function comparison(holds: (order: number) => boolean): ScalarOperator {
  return (left, right, { work }) => {
    if (isError(left)) return left
    if (isError(right)) return right
    if (typeof left === 'string') work.takeText(left)
    return holds(compareScalars(left, right))
  }
}

function equality(isWanted: boolean): ScalarOperator {
  return (left, right, { work }) => {
    if (isError(left)) return left
    if (isError(right)) return right
    if (typeof left === 'string') work.takeText(left)
    return equalScalars(left, right) === isWanted
  }
}

/** #NUM! for what no cell can hold, and the one zero. */
export function finite(value: number): number | CellError {
  if (value - value !== 0) return ERRORS['#NUM!']
  return value === 0 ? 0 : value
}

function join(left: Scalar, right: Scalar, context: OperatorContext): Scalar {
  const first = toText(left, context)
  if (isError(first)) return first
  const second = toText(right, context)
  if (isError(second)) return second
  if (first.length + second.length > MAX_TEXT) return ERRORS['#VALUE!']
  const joined = first + second
  context.work.takeText(joined)
  return joined
}

/** The operators on two values, by their signs. */
export const SCALAR_OPERATORS = {
  '+': arithmetic((left, right) => left + right),
  '-': arithmetic((left, right) => left - right),
  '*': arithmetic((left, right) => left * right),
  '/': arithmetic((left, right) => (right === 0 ? ERRORS['#DIV/0!'] : left / right)),
  '^': arithmetic(power),
  '&': join,
  '=': equality(true),
  '<>': equality(false),
  '<': comparison((order) => order < 0),
  '<=': comparison((order) => order <= 0),
  '>': comparison((order) => order > 0),
  '>=': comparison((order) => order >= 0),
} as const

type UnaryOperator = (value: Scalar, settings: TextSettings) => Scalar

/** `-` before a value. */
export const negate: UnaryOperator = (value, settings) => {
  const number = toNumber(value, settings)
  return typeof number === 'number' ? finite(-number) : number
}

/** `%` behind a value. */
export const percent: UnaryOperator = (value, settings) => {
  const number = toNumber(value, settings)
  return typeof number === 'number' ? number / 100 : number
}

/** A value, or each value of a rectangle, taken through a function. */
export function liftOne(context: OperatorContext, compute: UnaryOperator, value: Value): Value {
  if (isLambda(value)) return ERRORS['#VALUE!']
  if (!isGrid(value)) return compute(value, context)
  return fill(context.work, value.rows, value.columns, (row, column) =>
    compute(value.at(row, column), context),
  )
}

/** An operator on values and rectangles. */
export function liftTwo(
  context: OperatorContext,
  operator: ScalarOperator,
  left: Value,
  right: Value,
): Value {
  if (isLambda(left) || isLambda(right)) return ERRORS['#VALUE!']
  if (!isGrid(left)) {
    if (!isGrid(right)) return operator(left, right, context)
    return fill(context.work, right.rows, right.columns, (row, column) =>
      operator(left, right.at(row, column), context),
    )
  }
  if (!isGrid(right)) {
    return fill(context.work, left.rows, left.columns, (row, column) =>
      operator(left.at(row, column), right, context),
    )
  }
  const rows = Math.max(left.rows, right.rows)
  const columns = Math.max(left.columns, right.columns)
  return fill(context.work, rows, columns, (row, column) =>
    operator(cellOf(left, row, column), cellOf(right, row, column), context),
  )
}

/**
 * Computes each cell of the rectangle that the values span together. Single values, and rows and
 * columns of one, are repeated; where a rectangle ends before the others, its value is #N/A.
 */
export function liftMany(
  work: Work,
  values: readonly Value[],
  compute: (values: readonly Scalar[]) => Scalar,
): Value {
  let rows = 1
  let columns = 1
  for (const value of values) {
    if (!isGrid(value)) continue
    rows = Math.max(rows, value.rows)
    columns = Math.max(columns, value.columns)
  }
  return fill(work, rows, columns, (row, column) => {
    work.take(values.length)
    return compute(values.map((value) => cellOf(value, row, column)))
  })
}

function fill(
  work: Work,
  rows: number,
  columns: number,
  compute: (row: number, column: number) => Scalar,
): Matrix | CellError {
  if (!work.takeRoom(rows * columns)) return OVER_LIMIT
  const results: Scalar[] = []
  for (let row = 0; row < rows; row += 1) {
    for (let column = 0; column < columns; column += 1) results.push(compute(row, column))
  }
  return makeMatrix(rows, columns, results)
}

function cellOf(value: Value, row: number, column: number): Scalar {
  if (isLambda(value)) return ERRORS['#VALUE!']
  if (!isGrid(value)) return value
  const ownRow = value.rows === 1 ? 0 : row
  const ownColumn = value.columns === 1 ? 0 : column
  if (ownRow >= value.rows || ownColumn >= value.columns) return ERRORS['#N/A']
  return value.at(ownRow, ownColumn)
}
