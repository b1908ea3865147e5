import {
  ERRORS,
  isError,
  isGrid,
  isLambda,
  makeMatrix,
  type CellError,
  type Grid,
  type Lambda,
  type Scalar,
  type Value,
} from '../values/value.ts'
import { toNumber } from '../values/coerce.ts'
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

function choose(grid: Grid, choices: readonly Grid[], isByColumn: boolean): Value {
  const count = isByColumn ? grid.columns : grid.rows
  const indexes: number[] = []
  for (const value of choices.flatMap((choice) => valuesOf(choice))) {
    const number = toNumber(value)
    if (isError(number)) return number
    const whole = Math.trunc(number)
    if (whole === 0 || Math.abs(whole) > count) return ERRORS['#VALUE!']
    indexes.push(whole > 0 ? whole - 1 : count + whole)
  }
  return pick(grid, indexes, isByColumn)
}

function expand(
  grid: Grid,
  rows: number | undefined,
  columns: number | undefined,
  filling: Scalar,
): Value {
  const height = rows === undefined ? grid.rows : Math.trunc(rows)
  const width = columns === undefined ? grid.columns : Math.trunc(columns)
  if (height < grid.rows || width < grid.columns) return ERRORS['#VALUE!']
  return buildMatrix(height, width, (row, column) =>
    row < grid.rows && column < grid.columns ? grid.at(row, column) : filling,
  )
}

function stack(values: readonly Value[], isVertical: boolean): Value {
  const grids: Grid[] = []
  for (const value of values) {
    if (isLambda(value)) return ERRORS['#VALUE!']
    grids.push(isGrid(value) ? value : makeMatrix(1, 1, [value]))
  }
  const starts: { readonly grid: Grid; readonly from: number }[] = []
  let length = 0
  let breadth = 0
  for (const grid of grids) {
    starts.push({ grid, from: length })
    length += isVertical ? grid.rows : grid.columns
    breadth = Math.max(breadth, isVertical ? grid.columns : grid.rows)
  }
  const lineAt = (along: number, across: number): Scalar => {
    const found = starts.findLast(({ from }) => from <= along)
    if (!found) return ERRORS['#N/A']
    const { grid, from } = found
    if (across >= (isVertical ? grid.columns : grid.rows)) return ERRORS['#N/A']
    return isVertical ? grid.at(along - from, across) : grid.at(across, along - from)
  }
  return isVertical
    ? buildMatrix(length, breadth, lineAt)
    : buildMatrix(breadth, length, (row, column) => lineAt(column, row))
}

/** All values in one line; kinds left out: 1 empty ones, 2 errors, 3 both. */
function inLine(grid: Grid, ignoring: number, isByColumn: boolean): Scalar[] | CellError {
  if (![0, 1, 2, 3].includes(ignoring)) return ERRORS['#VALUE!']
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
    call: (_, grid, ignoring = 0, isByColumn = false) => {
      const values = inLine(grid, Math.trunc(ignoring), isByColumn)
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
    call: (_, grid, count, filling = ERRORS['#N/A']) => {
      if (grid.rows !== 1 && grid.columns !== 1) return ERRORS['#VALUE!']
      const size = Math.trunc(count)
      if (size < 1) return ERRORS['#NUM!']
      const values = valuesOf(grid)
      const lines = Math.ceil(values.length / size)
      const at = (lineIndex: number, index: number): Scalar => {
        const position = lineIndex * size + index
        return position < values.length ? (values[position] ?? null) : filling
      }
      return name === 'WRAPROWS'
        ? buildMatrix(lines, size, at)
        : buildMatrix(size, lines, (row, column) => at(column, row))
    },
  })
}

function callForCell(lambda: Lambda, arguments_: readonly Value[]): Scalar {
  const result = lambda.call(arguments_)
  if (isLambda(result)) return ERRORS['#CALC!']
  if (!isGrid(result)) return result
  return result.rows === 1 && result.columns === 1 ? result.at(0, 0) : ERRORS['#CALC!']
}

function map(values: readonly Value[]): Value {
  const lambda = values.at(-1)
  if (!isLambda(lambda)) return isError(lambda) ? lambda : ERRORS['#VALUE!']
  const grids: Grid[] = []
  for (const value of values.slice(0, -1)) {
    if (isLambda(value)) return ERRORS['#VALUE!']
    grids.push(isGrid(value) ? value : makeMatrix(1, 1, [value]))
  }
  const rows = Math.max(...grids.map((grid) => grid.rows))
  const columns = Math.max(...grids.map((grid) => grid.columns))
  return buildMatrix(rows, columns, (row, column) =>
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
    call: (_, grid) => buildMatrix(grid.columns, grid.rows, (row, column) => grid.at(column, row)),
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
    call: (_, grid, ...choices) => choose(grid, choices, false),
  }),
  defineFunction('arrays', 'CHOOSECOLS', {
    required: ['grid', 'grid'],
    repeated: ['grid'],
    call: (_, grid, ...choices) => choose(grid, choices, true),
  }),
  defineFunction('arrays', 'EXPAND', {
    required: ['grid', 'any'],
    optional: ['number', 'value'],
    call: (_, grid, rows, columns, filling = ERRORS['#N/A']) => {
      const count = toCount(rows)
      return isError(count) ? count : expand(grid, count, columns, filling)
    },
  }),
  defineFunction('arrays', 'VSTACK', {
    required: ['any'],
    repeated: ['any'],
    call: (_, ...values) => stack(values, true),
  }),
  defineFunction('arrays', 'HSTACK', {
    required: ['any'],
    repeated: ['any'],
    call: (_, ...values) => stack(values, false),
  }),
  line('TOROW'),
  line('TOCOL'),
  wrap('WRAPROWS'),
  wrap('WRAPCOLS'),
  defineFunction('logic', 'MAP', {
    required: ['any', 'any'],
    repeated: ['any'],
    call: (_, ...values) => map(values),
  }),
  defineFunction('logic', 'REDUCE', {
    required: ['any', 'grid', 'lambda'],
    call: (_, initial, grid, lambda) => {
      let result = initial
      for (const value of valuesOf(grid)) result = lambda.call([result, value])
      return result
    },
  }),
  defineFunction('logic', 'SCAN', {
    required: ['any', 'grid', 'lambda'],
    call: (_, initial, grid, lambda) => {
      let result = initial
      return buildMatrix(grid.rows, grid.columns, (row, column) => {
        const next = callForCell(lambda, [result, grid.at(row, column)])
        result = next
        return next
      })
    },
  }),
  defineFunction('logic', 'BYROW', {
    required: ['grid', 'lambda'],
    call: (context, grid, lambda) =>
      buildMatrix(grid.rows, 1, (row) =>
        callForCell(lambda, [partOf(context, grid, row, 0, 1, grid.columns)]),
      ),
  }),
  defineFunction('logic', 'BYCOL', {
    required: ['grid', 'lambda'],
    call: (context, grid, lambda) =>
      buildMatrix(1, grid.columns, (_, column) =>
        callForCell(lambda, [partOf(context, grid, 0, column, grid.rows, 1)]),
      ),
  }),
  defineFunction('logic', 'MAKEARRAY', {
    required: ['number', 'number', 'lambda'],
    call: (_, rows, columns, lambda) => {
      const [height, width] = [Math.trunc(rows), Math.trunc(columns)]
      if (height < 1 || width < 1 || height * width > MAX_CELLS) return ERRORS['#VALUE!']
      return buildMatrix(height, width, (row, column) => callForCell(lambda, [row + 1, column + 1]))
    },
  }),
]

const MAX_CELLS = 4_194_304

/** A count that may be left empty between commas, which means all. */
function toCount(value: Value): number | undefined | CellError {
  if (value === null) return undefined
  if (isLambda(value)) return ERRORS['#VALUE!']
  return toNumber(isGrid(value) ? value.at(0, 0) : value)
}
