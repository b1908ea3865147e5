import {
  ERRORS,
  isError,
  isGrid,
  isLambda,
  isRange,
  makeMatrix,
  type CellError,
  type Grid,
  type Lambda,
  type Scalar,
  type Value,
} from '../values/value.ts'
import { toNumber } from '../values/coerce.ts'
import { MAX_RESULT_CELLS, OVER_LIMIT } from '../work/limits.ts'
import { defineFunction, type CallContext, type FunctionDefinition } from './definition.ts'
import { buildMatrix, valuesOf } from './grids.ts'
import { partOf } from './lookups.ts'
import { pick } from './ordering.ts'

/** From where, and how many, for TAKE and DROP; negative counts are from the end. */
function span(length: number, count: number | undefined, isDropping: boolean) {
  if (count === undefined) return { from: 0, size: length }
  const whole = Math.trunc(count)
  const size = Math.min(Math.abs(whole), length)
  const isFromStart = whole >= 0
  if (isDropping) return { from: isFromStart ? size : 0, size: length - size }
  return { from: isFromStart ? 0 : length - size, size }
}

function cut(
  context: CallContext,
  grid: Grid,
  rows: number | undefined,
  columns: number | undefined,
  isDropping: boolean,
): Value {
  const down = span(grid.rows, rows, isDropping)
  const across = span(grid.columns, columns, isDropping)
  if (down.size === 0 || across.size === 0) return ERRORS['#CALC!']
  return partOf(context, grid, down.from, across.from, down.size, across.size)
}

function choose(
  { work }: CallContext,
  grid: Grid,
  choices: readonly Grid[],
  isByColumn: boolean,
): Value {
  const count = isByColumn ? grid.columns : grid.rows
  const indexes: number[] = []
  for (const choice of choices) {
    const values = valuesOf(work, choice)
    if (isError(values)) return values
    for (const value of values) {
      const number = toNumber(value)
      if (isError(number)) return number
      const whole = Math.trunc(number)
      if (whole === 0 || Math.abs(whole) > count) return ERRORS['#VALUE!']
      indexes.push(whole > 0 ? whole - 1 : count + whole)
    }
  }
  return pick(work, grid, indexes, isByColumn)
}

function expand(
  { work }: CallContext,
  grid: Grid,
  rows: number | undefined,
  columns: number | undefined,
  filling: Scalar,
): Value {
  const height = rows === undefined ? grid.rows : Math.trunc(rows)
  const width = columns === undefined ? grid.columns : Math.trunc(columns)
  if (height < grid.rows || width < grid.columns) return ERRORS['#VALUE!']
  return buildMatrix(work, height, width, (row, column) =>
    row < grid.rows && column < grid.columns ? grid.at(row, column) : filling,
  )
}

/** Functions side by side or one below the other, for what takes several (GROUPBY, PIVOTBY). */
function lambdaList(parts: readonly Lambda[], areAcross: boolean): Lambda {
  return { kind: 'lambda', arity: 0, least: 0, parts, areAcross, call: () => ERRORS['#VALUE!'] }
}

function stack({ work }: CallContext, values: readonly Value[], isVertical: boolean): Value {
  const lambdas = values.filter(isLambda)
  if (lambdas.length === values.length) return lambdaList(lambdas, !isVertical)
  const grids: Grid[] = []
  for (const value of values) {
    if (isLambda(value)) return ERRORS['#VALUE!']
    if (!isGrid(value)) grids.push(makeMatrix(1, 1, [value]))
    else grids.push(...(isRange(value) && value.areas ? value.areas : [value]))
  }
  let length = 0
  let breadth = 0
  for (const grid of grids) {
    length += isVertical ? grid.rows : grid.columns
    breadth = Math.max(breadth, isVertical ? grid.columns : grid.rows)
  }
  // As many lines as sheets have, or fewer.
  if (length > MAX_RESULT_CELLS) return OVER_LIMIT
  const lines: { readonly grid: Grid; readonly at: number }[] = []
  for (const grid of grids) {
    const count = isVertical ? grid.rows : grid.columns
    work.take(count)
    for (let at = 0; at < count; at += 1) lines.push({ grid, at })
  }
  const valueAt = (along: number, across: number): Scalar => {
    const line = lines[along]
    if (!line || across >= (isVertical ? line.grid.columns : line.grid.rows)) return ERRORS['#N/A']
    return isVertical ? line.grid.at(line.at, across) : line.grid.at(across, line.at)
  }
  return isVertical
    ? buildMatrix(work, length, breadth, valueAt)
    : buildMatrix(work, breadth, length, (row, column) => valueAt(column, row))
}

/** All values in one line; kinds left out: 1 empty ones, 2 errors, 3 both. */
function inLine(
  { work }: CallContext,
  grid: Grid,
  ignoring: number,
  isByColumn: boolean,
): Scalar[] | CellError {
  if (![0, 1, 2, 3].includes(ignoring)) return ERRORS['#VALUE!']
  if (!work.takeRoom(grid.rows * grid.columns)) return OVER_LIMIT
  const values: Scalar[] = []
  const [outer, inner] = isByColumn ? [grid.columns, grid.rows] : [grid.rows, grid.columns]
  for (let first = 0; first < outer; first += 1) {
    for (let second = 0; second < inner; second += 1) {
      const value = isByColumn ? grid.at(second, first) : grid.at(first, second)
      if (value === null && ignoring % 2 === 1) continue
      if (isError(value) && ignoring >= 2) continue
      values.push(value)
    }
  }
  return values
}

function line(name: 'TOROW' | 'TOCOL'): FunctionDefinition {
  return defineFunction('arrays', name, {
    required: ['grid'],
    optional: ['number', 'logical'],
    call: (context, grid, ignoring = 0, isByColumn = false) => {
      const values = inLine(context, grid, Math.trunc(ignoring), isByColumn)
      if (isError(values)) return values
      if (values.length === 0) return ERRORS['#CALC!']
      return name === 'TOROW'
        ? makeMatrix(1, values.length, values)
        : makeMatrix(values.length, 1, values)
    },
  })
}

function wrap(name: 'WRAPROWS' | 'WRAPCOLS'): FunctionDefinition {
  return defineFunction('arrays', name, {
    required: ['grid', 'number'],
    optional: ['value'],
    call: ({ work }, grid, count, filling = ERRORS['#N/A']) => {
      if (grid.rows !== 1 && grid.columns !== 1) return ERRORS['#VALUE!']
      const size = Math.trunc(count)
      if (size < 1) return ERRORS['#NUM!']
      const values = valuesOf(work, grid)
      if (isError(values)) return values
      const lines = Math.ceil(values.length / size)
      const at = (lineIndex: number, index: number): Scalar => {
        const position = lineIndex * size + index
        return position < values.length ? (values[position] ?? null) : filling
      }
      return name === 'WRAPROWS'
        ? buildMatrix(work, lines, size, at)
        : buildMatrix(work, size, lines, (row, column) => at(column, row))
    },
  })
}

/** What a function gives for one cell; several values are #CALC!. */
export function callForCell(lambda: Lambda, arguments_: readonly Value[]): Scalar {
  const result = lambda.call(arguments_)
  if (isLambda(result)) return ERRORS['#CALC!']
  if (!isGrid(result)) return result
  return result.rows === 1 && result.columns === 1 ? result.at(0, 0) : ERRORS['#CALC!']
}

function map({ work }: CallContext, values: readonly Value[]): Value {
  const lambda = values.at(-1)
  if (!isLambda(lambda)) return isError(lambda) ? lambda : ERRORS['#VALUE!']
  const grids: Grid[] = []
  for (const value of values.slice(0, -1)) {
    if (isLambda(value)) return ERRORS['#VALUE!']
    grids.push(isGrid(value) ? value : makeMatrix(1, 1, [value]))
  }
  const rows = Math.max(...grids.map((grid) => grid.rows))
  const columns = Math.max(...grids.map((grid) => grid.columns))
  return buildMatrix(work, rows, columns, (row, column) =>
    grids.some((grid) => row >= grid.rows || column >= grid.columns)
      ? ERRORS['#N/A']
      : callForCell(
          lambda,
          grids.map((grid) => grid.at(row, column)),
        ),
  )
}

/** Arrays of another shape, and functions applied to each part of one. */
export const ARRAY_SHAPES: readonly FunctionDefinition[] = [
  defineFunction('arrays', 'TRANSPOSE', {
    required: ['grid'],
    call: ({ work }, grid) =>
      buildMatrix(work, grid.columns, grid.rows, (row, column) => grid.at(column, row)),
  }),
  defineFunction('arrays', 'TAKE', {
    required: ['grid', 'any'],
    optional: ['number'],
    call: (context, grid, rows, columns) => {
      const count = toCount(rows)
      return isError(count) ? count : cut(context, grid, count, columns, false)
    },
  }),
  defineFunction('arrays', 'DROP', {
    required: ['grid', 'any'],
    optional: ['number'],
    call: (context, grid, rows, columns) => {
      const count = toCount(rows)
      return isError(count) ? count : cut(context, grid, count, columns, true)
    },
  }),
  defineFunction('arrays', 'CHOOSEROWS', {
    required: ['grid', 'grid'],
    repeated: ['grid'],
    call: (context, grid, ...choices) => choose(context, grid, choices, false),
  }),
  defineFunction('arrays', 'CHOOSECOLS', {
    required: ['grid', 'grid'],
    repeated: ['grid'],
    call: (context, grid, ...choices) => choose(context, grid, choices, true),
  }),
  defineFunction('arrays', 'EXPAND', {
    required: ['grid', 'any'],
    optional: ['number', 'value'],
    call: (context, grid, rows, columns, filling = ERRORS['#N/A']) => {
      const count = toCount(rows)
      return isError(count) ? count : expand(context, grid, count, columns, filling)
    },
  }),
  defineFunction('arrays', 'VSTACK', {
    required: ['any'],
    repeated: ['any'],
    call: (context, ...values) => stack(context, values, true),
  }),
  defineFunction('arrays', 'HSTACK', {
    required: ['any'],
    repeated: ['any'],
    call: (context, ...values) => stack(context, values, false),
  }),
  line('TOROW'),
  line('TOCOL'),
  wrap('WRAPROWS'),
  wrap('WRAPCOLS'),
  defineFunction('logic', 'MAP', {
    required: ['any', 'any'],
    repeated: ['any'],
    call: (context, ...values) => map(context, values),
  }),
  defineFunction('logic', 'REDUCE', {
    required: ['any', 'grid', 'lambda'],
    call: ({ work }, initial, grid, lambda) => {
      const values = valuesOf(work, grid)
      if (isError(values)) return values
      let result = initial
      for (const value of values) result = lambda.call([result, value])
      return result
    },
  }),
  defineFunction('logic', 'SCAN', {
    required: ['any', 'grid', 'lambda'],
    call: ({ work }, initial, grid, lambda) => {
      let result = initial
      return buildMatrix(work, grid.rows, grid.columns, (row, column) => {
        const next = callForCell(lambda, [result, grid.at(row, column)])
        result = next
        return next
      })
    },
  }),
  defineFunction('logic', 'BYROW', {
    required: ['grid', 'lambda'],
    call: (context, grid, lambda) =>
      buildMatrix(context.work, grid.rows, 1, (row) =>
        callForCell(lambda, [partOf(context, grid, row, 0, 1, grid.columns)]),
      ),
  }),
  defineFunction('logic', 'BYCOL', {
    required: ['grid', 'lambda'],
    call: (context, grid, lambda) =>
      buildMatrix(context.work, 1, grid.columns, (_, column) =>
        callForCell(lambda, [partOf(context, grid, 0, column, grid.rows, 1)]),
      ),
  }),
  defineFunction('logic', 'MAKEARRAY', {
    required: ['number', 'number', 'lambda'],
    call: ({ work }, rows, columns, lambda) => {
      const [height, width] = [Math.trunc(rows), Math.trunc(columns)]
      if (height < 1 || width < 1) return ERRORS['#VALUE!']
      return buildMatrix(work, height, width, (row, column) =>
        callForCell(lambda, [row + 1, column + 1]),
      )
    },
  }),
]

/** A count that may be left empty between commas, which means all. */
function toCount(value: Value): number | undefined | CellError {
  if (value === null) return undefined
  if (isLambda(value)) return ERRORS['#VALUE!']
  return toNumber(isGrid(value) ? value.at(0, 0) : value)
}
