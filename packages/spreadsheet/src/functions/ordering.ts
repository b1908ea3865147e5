import { compareTexts, toNumber } from '../values/coerce.ts'
import {
  ERRORS,
  isError,
  type CellError,
  type Grid,
  type Scalar,
  type Value,
} from '../values/value.ts'
import { OVER_LIMIT } from '../work/limits.ts'
import { sortCost, type Work } from '../work/work.ts'
import { defineFunction, type CallContext, type FunctionDefinition } from './definition.ts'
import { buildMatrix, valuesOf } from './grids.ts'
import { equalTo } from './search.ts'

/** What comparing lines costs for each of their values, in steps. */
const LINE_COST = 4

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
export function compareForSorting(first: Scalar, second: Scalar, isDescending: boolean): number {
  if (first === null || second === null) return Number(first === null) - Number(second === null)
  const ranks = rankOf(first) - rankOf(second)
  let order = ranks
  if (ranks === 0) {
    if (typeof first === 'string' && typeof second === 'string') order = compareTexts(first, second)
    else if (!isError(first)) order = Number(first) - Number(second)
  }
  return isDescending ? -order : order
}

function sortedIndexes(work: Work, count: number, keys: readonly SortKey[]): number[] {
  work.take(2 * sortCost(count) * keys.length)
  return Array.from({ length: count }, (_, index) => index).toSorted((first, second) => {
    for (const { values, isDescending } of keys) {
      const [left = null, right = null] = [values[first], values[second]]
      if (typeof left === 'string') work.takeText(left)
      const order = compareForSorting(left, right, isDescending)
      if (order !== 0) return order
    }
    return first - second
  })
}

/** The rows, or the columns, of a rectangle at the given indexes. */
export function pick(
  work: Work,
  grid: Grid,
  indexes: readonly number[],
  isByColumn: boolean,
): Value {
  const [rows, columns] = isByColumn ? [grid.rows, indexes.length] : [indexes.length, grid.columns]
  return buildMatrix(work, rows, columns, (row, column) =>
    isByColumn ? grid.at(row, indexes[column] ?? 0) : grid.at(indexes[row] ?? 0, column),
  )
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
  { work }: CallContext,
  grid: Grid,
  by: Grid | undefined,
  orders: Grid | undefined,
  isByColumn: boolean,
): Value {
  const lines = isByColumn ? grid.rows : grid.columns
  const orderList = orders ? valuesOf(work, orders) : [1]
  const byList = by ? valuesOf(work, by) : [1]
  if (isError(orderList)) return orderList
  if (isError(byList)) return byList
  const keys: SortKey[] = []
  for (const [position, value] of byList.entries()) {
    const line = toNumber(value)
    const isDescending = toOrder(orderList[position] ?? orderList[0] ?? 1)
    if (isError(line)) return line
    if (isError(isDescending)) return isDescending
    const index = Math.trunc(line)
    if (index < 1 || index > lines) return ERRORS['#VALUE!']
    keys.push({ values: lineOf(grid, index - 1, isByColumn), isDescending })
  }
  const indexes = sortedIndexes(work, isByColumn ? grid.columns : grid.rows, keys)
  return pick(work, grid, indexes, isByColumn)
}

function sortBy({ work }: CallContext, grid: Grid, arguments_: readonly unknown[]): Value {
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
    const values = valuesOf(work, by)
    if (isError(values)) return values
    keys.push({ values, isDescending })
  }
  return pick(work, grid, sortedIndexes(work, count, keys), isByColumn)
}

function filter(
  { work }: CallContext,
  grid: Grid,
  include: Grid,
  otherwise: Value | undefined,
): Value {
  const isByRow = include.columns === 1 && include.rows === grid.rows
  const isByColumn = !isByRow && include.rows === 1 && include.columns === grid.columns
  if (!isByColumn && !isByRow) return ERRORS['#VALUE!']
  const values = valuesOf(work, include)
  if (isError(values)) return values
  const chosen: number[] = []
  for (const [index, value] of values.entries()) {
    if (isError(value)) return value
    if (typeof value === 'string') return ERRORS['#VALUE!']
    if (value === true || (typeof value === 'number' && value !== 0)) chosen.push(index)
  }
  if (chosen.length === 0) return otherwise ?? ERRORS['#CALC!']
  return pick(work, grid, chosen, isByColumn)
}

function sameLine(work: Work, first: readonly Scalar[], second: readonly Scalar[]): boolean {
  return first.every((value, index) => {
    const other = second[index] ?? null
    if (isError(value)) return isError(other) && other.code === value.code
    return equalTo(work, value, false)(other)
  })
}

function unique({ work }: CallContext, grid: Grid, isByColumn: boolean, isOnce: boolean): Value {
  if (!work.takeRoom(grid.rows * grid.columns)) return OVER_LIMIT
  work.take(grid.rows * grid.columns * LINE_COST)
  const count = isByColumn ? grid.columns : grid.rows
  const lines = Array.from({ length: count }, (_, index) => lineOf(grid, index, !isByColumn))
  const groups = new Map<string, number[][]>()
  const order: number[][] = []
  for (const [index, line] of lines.entries()) {
    const key = line.map((value) => `${typeof value}:${keyOf(value)}`).join('\u0000')
    work.takeText(key)
    const same = groups.get(key) ?? []
    const group = same.find(([first = 0]) => sameLine(work, lines[first] ?? [], line))
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
    work,
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
    call: (context, grid, include, otherwise) => filter(context, grid, include, otherwise),
  }),
  defineFunction('arrays', 'SORT', {
    required: ['grid'],
    optional: ['grid', 'grid', 'logical'],
    call: (context, grid, by, orders, isByColumn = false) =>
      sort(context, grid, by, orders, isByColumn),
  }),
  defineFunction('arrays', 'SORTBY', {
    required: ['grid', 'grid'],
    repeated: ['scalar', 'grid'],
    call: (context, grid, ...keys) => sortBy(context, grid, keys),
  }),
  defineFunction('arrays', 'UNIQUE', {
    required: ['grid'],
    optional: ['logical', 'logical'],
    call: (context, grid, isByColumn = false, isOnce = false) =>
      unique(context, grid, isByColumn, isOnce),
  }),
]
