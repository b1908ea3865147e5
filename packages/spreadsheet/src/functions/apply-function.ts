import { toLogical, toNumber, toText } from '../values/coerce.ts'
import {
  ERRORS,
  isError,
  isGrid,
  isLambda,
  isRange,
  makeMatrix,
  type CellError,
  type Grid,
  type Matrix,
  type Range,
  type Scalar,
  type Value,
} from '../values/value.ts'
import { OVER_LIMIT } from '../work/limits.ts'
import { MeteredMatrix } from '../work/metered-matrix.ts'
import { COST, type Work } from '../work/work.ts'
import type { Coercion } from './coercions.ts'
import type { CallContext, FunctionDefinition, ParameterKind } from './definition.ts'

/** An argument made ready: what the function gets, the error it gives, or cells to be gone through. */
interface Prepared {
  readonly kind: ParameterKind
  readonly value: unknown
  readonly error?: CellError | undefined
  readonly cells?: Grid
  /** The references that cells are the first ones of, where the function takes references. */
  readonly references?: readonly (Range | CellError)[]
}

/**
 * The result of a function for arguments as a formula gives them: kinds checked and coerced, errors
 * passed on from left to right, rectangles where single values are expected gone through cell by cell.
 * `undefined` stands for an argument left empty between commas. How many there may be is decided
 * where the formula is parsed (`arityOf`).
 */
export function applyFunction(
  definition: FunctionDefinition,
  context: CallContext,
  arguments_: readonly (Value | undefined)[],
): Value {
  const { work } = context
  work.take(COST.call)
  const prepared: Prepared[] = []
  const count = Math.max(arguments_.length, definition.required.length)
  let isLifted = false
  for (let index = 0; index < count; index += 1) {
    const kind = kindOf(definition, index)
    if (kind === undefined) return ERRORS['#VALUE!']
    if (kind === 'numbers') {
      const numbers = collectNumbers(arguments_.slice(index), context, definition.coercion)
      prepared.push(
        isError(numbers) ? { kind, value: null, error: numbers } : { kind, value: numbers },
      )
      break
    }
    const one = prepare(definition, kind, index, arguments_[index], context)
    if (one.cells) isLifted = true
    prepared.push(one)
  }
  if (isLifted) return lift(definition, context, prepared)
  for (const { error } of prepared) if (error) return error
  const values = prepared.map(({ value }) => value)
  takeLengths(work, values)
  return normalise(definition.call(context, values))
}

/** Takes the steps of going once through what is given as a whole: texts, and lists of numbers. */
function takeLengths(work: Work, values: readonly unknown[]): void {
  for (const value of values) {
    if (typeof value === 'string') work.takeText(value)
    else if (Array.isArray(value)) work.take(value.length)
  }
}

function kindOf(definition: FunctionDefinition, index: number): ParameterKind | undefined {
  const { required, optional, repeated } = definition
  if (index < required.length) return required[index]
  const afterRequired = index - required.length
  if (afterRequired < optional.length) return optional[afterRequired]
  if (repeated.length === 0) return undefined
  return repeated[(afterRequired - optional.length) % repeated.length]
}

function prepare(
  definition: FunctionDefinition,
  kind: ParameterKind,
  index: number,
  argument: Value | undefined,
  context: CallContext,
): Prepared {
  const { required, optional } = definition
  if (argument === undefined) {
    const isOptional = index >= required.length && index < required.length + optional.length
    if (isOptional && !definition.readsEmptyAsZero) return { kind, value: undefined }
  }
  const given =
    isUnion(argument) && !definition.coercion.takesUnions
      ? NO_UNION
      : argument === undefined
        ? (definition.emptyAs[index] ?? null)
        : argument
  switch (kind) {
    case 'any':
      return { kind, value: metered(given, context) }
    case 'grid':
      if (isGrid(given)) return { kind, value: metered(given, context) }
      if (isError(given)) return { kind, value: null, error: given }
      if (isLambda(given)) return { kind, value: null, error: ERRORS['#VALUE!'] }
      return { kind, value: makeMatrix(1, 1, [given]) }
    case 'range':
      if (isRange(given)) return { kind, value: given }
      if (isGrid(given) && given.references) {
        return { kind, value: null, cells: given, references: given.references }
      }
      return { kind, value: null, error: isError(given) ? given : ERRORS['#VALUE!'] }
    case 'lambda':
      if (isLambda(given)) return { kind, value: given }
      return { kind, value: null, error: isError(given) ? given : ERRORS['#VALUE!'] }
    default:
      if (isLambda(given)) return { kind, value: null, error: ERRORS['#VALUE!'] }
      if (!isGrid(given)) return prepareScalar(definition.coercion, kind, given, context)
      if (given.rows === 1 && given.columns === 1) {
        return prepareScalar(definition.coercion, kind, given.at(0, 0), context)
      }
      return { kind, value: null, cells: given }
  }
}

/** What several references joined by commas are where one is expected. */
const NO_UNION = ERRORS['#VALUE!']

function isUnion(value: Value | undefined): boolean {
  return isRange(value) && value.areas !== undefined
}

/** What a function is given: going through computed values takes steps, as going through cells does. */
function metered(value: Value, { work }: CallContext): Value {
  if (typeof value !== 'object' || value === null || value.kind !== 'matrix') return value
  return value instanceof MeteredMatrix ? value : new MeteredMatrix(value, work)
}

function prepareScalar(
  coercion: Coercion,
  kind: ParameterKind,
  value: Scalar,
  context: CallContext,
): Prepared {
  const coerced = coerceTo(coercion, kind, value, context)
  if (kind !== 'value' && isError(coerced)) return { kind, value: null, error: coerced }
  return { kind, value: coerced }
}

function coerceTo(
  coercion: Coercion,
  kind: ParameterKind,
  value: Scalar,
  context: CallContext,
): Scalar {
  if (typeof value === 'boolean' && coercion.isOfAnalysisPack) {
    if (kind === 'number' || kind === 'text') return ERRORS['#VALUE!']
  }
  if (kind === 'number') {
    if (typeof value === 'string') context.work.take(COST.number)
    return toNumber(value, context)
  }
  if (kind === 'text') return toText(value, context)
  if (kind === 'logical') return toLogical(value)
  return value
}

/** Calls the function for each cell of what its rectangles span together; #N/A where one ends. */
function lift(
  definition: FunctionDefinition,
  context: CallContext,
  prepared: readonly Prepared[],
): Value {
  let rows = 1
  let columns = 1
  for (const { cells } of prepared) {
    if (!cells) continue
    rows = Math.max(rows, cells.rows)
    columns = Math.max(columns, cells.columns)
  }
  if (!context.work.takeRoom(rows * columns)) return OVER_LIMIT
  context.work.take(rows * columns * (COST.call + prepared.length))
  const results: Scalar[] = []
  const references: (Range | CellError)[] = []
  for (let row = 0; row < rows; row += 1) {
    for (let column = 0; column < columns; column += 1) {
      const result = callAt(definition, context, prepared, row, column)
      results.push(firstOf(result))
      if (isRange(result) || isError(result)) references.push(result)
    }
  }
  const matrix = makeMatrix(rows, columns, results)
  const areReferences = references.length === results.length && references.some(isRange)
  return areReferences ? { ...matrix, references } : matrix
}

function callAt(
  definition: FunctionDefinition,
  context: CallContext,
  prepared: readonly Prepared[],
  row: number,
  column: number,
): Value {
  const values: unknown[] = []
  for (const { kind, value, error, cells, references } of prepared) {
    if (error) return error
    if (!cells) {
      values.push(value)
      continue
    }
    if (references) {
      const reference = references[placeIn(cells, row, column)] ?? ERRORS['#N/A']
      if (isError(reference)) return reference
      values.push(reference)
      continue
    }
    const cell = cellAt(cells, row, column)
    const coerced = coerceTo(definition.coercion, kind, cell, context)
    if (kind !== 'value' && isError(coerced)) return coerced
    values.push(coerced)
  }
  takeLengths(context.work, values)
  return normalise(definition.call(context, values))
}

function firstOf(result: Value): Scalar {
  if (isGrid(result)) return result.at(0, 0)
  return isLambda(result) ? ERRORS['#CALC!'] : result
}

/** The index of a place in a list row by row, a row or column of one repeated; -1 beyond the end. */
function placeIn({ rows, columns }: Grid, row: number, column: number): number {
  const ownRow = rows === 1 ? 0 : row
  const ownColumn = columns === 1 ? 0 : column
  return ownRow >= rows || ownColumn >= columns ? -1 : ownRow * columns + ownColumn
}

function cellAt(cells: Grid, row: number, column: number): Scalar {
  const ownRow = cells.rows === 1 ? 0 : row
  const ownColumn = cells.columns === 1 ? 0 : column
  if (ownRow >= cells.rows || ownColumn >= cells.columns) return ERRORS['#N/A']
  return cells.at(ownRow, ownColumn)
}

/** The numbers of arguments: what is written directly is coerced, of rectangles only numbers count. */
function collectNumbers(
  arguments_: readonly (Value | undefined)[],
  context: CallContext,
  { isOfAnalysisPack, needsEach }: Coercion,
): number[] | CellError {
  const numbers: number[] = []
  const add = isOfAnalysisPack ? addEachNumber : addNumbers
  for (const argument of arguments_) {
    if (argument === undefined && needsEach) return ERRORS['#N/A']
    const error = add(numbers, argument ?? null, context)
    if (error) return error
  }
  return numbers
}

function addNumbers(numbers: number[], value: Value, context: CallContext): CellError | undefined {
  if (isLambda(value)) return ERRORS['#VALUE!']
  if (!isGrid(value)) {
    const number = toNumber(value, context)
    if (isError(number)) return number
    numbers.push(number)
    return undefined
  }
  if (value.kind === 'matrix') context.work.take(value.values.length)
  let error: CellError | undefined
  value.visit((cell) => {
    if (typeof cell === 'number') numbers.push(cell)
    else if (isError(cell)) {
      error = cell
      return false
    }
    return undefined
  })
  return error
}

/** As `addNumbers`, but that texts in cells have to be numbers too and TRUE and FALSE are refused. */
function addEachNumber(
  numbers: number[],
  value: Value,
  context: CallContext,
): CellError | undefined {
  if (isLambda(value)) return ERRORS['#VALUE!']
  const add = (one: Scalar): CellError | undefined => {
    if (typeof one === 'boolean') return ERRORS['#VALUE!']
    if (typeof one === 'string') context.work.take(COST.number)
    const number = toNumber(one, context)
    if (isError(number)) return number
    numbers.push(number)
    return undefined
  }
  if (!isGrid(value)) return add(value)
  if (value.kind === 'matrix') context.work.take(value.values.length)
  let error: CellError | undefined
  value.visit((cell) => {
    error = add(cell)
    return error ? false : undefined
  })
  return error
}

/** Numbers that no cell can hold are #NUM!, and there is but one zero. */
function normalise(value: Value): Value {
  if (value instanceof MeteredMatrix) return value.plain
  if (isGrid(value) && value.kind === 'matrix') return normaliseMatrix(value)
  if (typeof value !== 'number') return value
  if (!Number.isFinite(value)) return ERRORS['#NUM!']
  return value === 0 ? 0 : value
}

function normaliseMatrix(matrix: Matrix): Matrix {
  const isHeld = (value: Scalar) => typeof value !== 'number' || Number.isFinite(value)
  if (matrix.values.every(isHeld)) return matrix
  const held = matrix.values.map((value) => (isHeld(value) ? value : ERRORS['#NUM!']))
  return makeMatrix(matrix.rows, matrix.columns, held)
}
