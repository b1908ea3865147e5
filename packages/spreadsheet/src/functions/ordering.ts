import { compareTexts, toNumber } from '../values/coerce.ts'
import {
  ERRORS,
  isError,
  type CellError,
  type Grid,
  type Scalar,
  type Value,
} from '../values/value.ts'
import { defineFunction, type FunctionDefinition } from './definition.ts'
import { buildMatrix, valuesOf } from './grids.ts'
import { equalTo } from './search.ts'

/** A list of values to sort by, and whether they grow. */
interface SortKey {
  readonly values: readonly Scalar[]
  readonly isDescending: boolean
}

function rankOf(value: Scalar): number {
  if (typeof value === 'number') return 0
  if (typeof value === 'string') return 1
  return typeof value === 'boolean' ? 2 : 3
}

/** Numbers before text before FALSE and TRUE before errors; empty ones come last either way. */
function compareForSorting(first: Scalar, second: Scalar, isDescending: boolean): number {
  if (first === null || second === null) return Number(first === null) - Number(second === null)
  const ranks = rankOf(first) - rankOf(second)
  let order = ranks
  if (ranks === 0) {
    if (typeof first === 'string' && typeof second === 'string') order = compareTexts(first, second)
    else if (!isError(first)) order = Number(first) - Number(second)
  }
  return isDescending ? -order : order
}

function sortedIndexes(count: number, keys: readonly SortKey[]): number[] {
  return Array.from({ length: count }, (_, index) => index).toSorted((first, second) => {
    for (const { values, isDescending } of keys) {
      const order = compareForSorting(values[first] ?? null, values[second] ?? null, isDescending)
      if (order !== 0) return order
    }
    return first - second
  })
}

/** The rows, or the columns, of a rectangle at the given indexes. */
export function pick(grid: Grid, indexes: readonly number[], isByColumn: boolean): Value {
  return isByColumn
    ? buildMatrix(grid.rows, indexes.length, (row, column) => grid.at(row, indexes[column] ?? 0))
    : buildMatrix(indexes.length, grid.columns, (row, column) => grid.at(indexes[row] ?? 0, column))
}

function lineOf(grid: Grid, index: number, isByColumn: boolean): Scalar[] {
  return isByColumn
    ? Array.from({ length: grid.columns }, (_, column) => grid.at(index, column))
    : Array.from({ length: grid.rows }, (_, row) => grid.at(row, index))
}

function toOrder(value: Scalar): boolean | CellError {
  const order = toNumber(value)
  if (isError(order)) return order
  if (order !== 1 && order !== -1) return ERRORS['#VALUE!']
  return order === -1
}

function sort(
  grid: Grid,
  by: Grid | undefined,
  orders: Grid | undefined,
  isByColumn: boolean,
): Value {
  const lines = isByColumn ? grid.rows : grid.columns
  const orderList = orders ? valuesOf(orders) : [1]
  const keys: SortKey[] = []
  for (const [position, value] of (by ? valuesOf(by) : [1]).entries()) {
    const line = toNumber(value)
    const isDescending = toOrder(orderList[position] ?? orderList[0] ?? 1)
    if (isError(line)) return line
    if (isError(isDescending)) return isDescending
    const index = Math.trunc(line)
    if (index < 1 || index > lines) return ERRORS['#VALUE!']
    keys.push({ values: lineOf(grid, index - 1, isByColumn), isDescending })
  }
  return pick(grid, sortedIndexes(isByColumn ? grid.columns : grid.rows, keys), isByColumn)
}

function sortBy(grid: Grid, arguments_: readonly unknown[]): Value {
  const keys: SortKey[] = []
  const first = arguments_[0] as Grid
  const isByColumn = first.rows === 1 && first.columns > 1
  const count = isByColumn ? grid.columns : grid.rows
  for (let index = 0; index < arguments_.length; index += 2) {
    const by = arguments_[index] as Grid
    const isDescending = toOrder((arguments_[index + 1] as Scalar | undefined) ?? 1)
    if (isError(isDescending)) return isDescending
    const isLine = isByColumn ? by.rows === 1 : by.columns === 1
    if (!isLine || by.rows * by.columns !== count) return ERRORS['#VALUE!']
    keys.push({ values: valuesOf(by), isDescending })
  }
  return pick(grid, sortedIndexes(count, keys), isByColumn)
}

function filter(grid: Grid, include: Grid, otherwise: Value | undefined): Value {
  const isByColumn = include.rows === 1 && include.columns === grid.columns && grid.columns > 1
  const isByRow = include.columns === 1 && include.rows === grid.rows
  if (!isByColumn && !isByRow) return ERRORS['#VALUE!']
  const chosen: number[] = []
  for (const [index, value] of valuesOf(include).entries()) {
    if (isError(value)) return value
    if (typeof value === 'string') return ERRORS['#VALUE!']
    if (value === true || (typeof value === 'number' && value !== 0)) chosen.push(index)
  }
  if (chosen.length === 0) return otherwise ?? ERRORS['#CALC!']
  return pick(grid, chosen, isByColumn)
}

function sameLine(first: readonly Scalar[], second: readonly Scalar[]): boolean {
  return first.every((value, index) => {
    const other = second[index] ?? null
    if (isError(value)) return isError(other) && other.code === value.code
    return equalTo(value, false)(other)
  })
}

function unique(grid: Grid, isByColumn: boolean, isOnce: boolean): Value {
  const count = isByColumn ? grid.columns : grid.rows
  const lines = Array.from({ length: count }, (_, index) => lineOf(grid, index, !isByColumn))
  const groups = new Map<string, number[][]>()
  const order: number[][] = []
  for (const [index, line] of lines.entries()) {
    const key = line.map((value) => `${typeof value}:${keyOf(value)}`).join('\u0000')
    const same = groups.get(key) ?? []
    const group = same.find(([first = 0]) => sameLine(lines[first] ?? [], line))
    if (group) group.push(index)
    else {
      const created = [index]
      same.push(created)
      groups.set(key, same)
      order.push(created)
    }
  }
  const chosen = isOnce ? order.filter((group) => group.length === 1) : order
  return pick(
    grid,
    chosen.map(([first = 0]) => first),
    isByColumn,
  )
}

function keyOf(value: Scalar): string {
  if (isError(value)) return value.code
  return typeof value === 'string' ? value.toUpperCase() : String(value)
}

/** Arrays sorted, filtered and without repetitions. */
export const ORDERING: readonly FunctionDefinition[] = [
  defineFunction('arrays', 'FILTER', {
    required: ['grid', 'grid'],
    optional: ['any'],
    call: (_, grid, include, otherwise) => filter(grid, include, otherwise),
  }),
  defineFunction('arrays', 'SORT', {
    required: ['grid'],
    optional: ['grid', 'grid', 'logical'],
    call: (_, grid, by, orders, isByColumn = false) => sort(grid, by, orders, isByColumn),
  }),
  defineFunction('arrays', 'SORTBY', {
    required: ['grid', 'grid'],
    repeated: ['scalar', 'grid'],
    call: (_, grid, ...keys) => sortBy(grid, keys),
  }),
  defineFunction('arrays', 'UNIQUE', {
    required: ['grid'],
    optional: ['logical', 'logical'],
    call: (_, grid, isByColumn = false, isOnce = false) => unique(grid, isByColumn, isOnce),
  }),
]
