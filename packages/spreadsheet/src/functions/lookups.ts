import { toText } from '../values/coerce.ts'
import {
  ERRORS,
  isError,
  isGrid,
  isRange,
  makeMatrix,
  type CellError,
  type Grid,
  type Scalar,
  type Value,
} from '../values/value.ts'
import { defineFunction, type CallContext, type FunctionDefinition } from './definition.ts'
import { expressionOf, matchFrom } from './expressions.ts'
import { buildMatrix } from './grids.ts'
import { NOT_FOUND, NOT_MATCHED } from './not-available.ts'
import {
  columnVector,
  findEqual,
  findNearest,
  rowVector,
  searchAscending,
  searchDescending,
  toVector,
  type Sought,
  type Vector,
} from './search.ts'

/** Part of a rectangle: still a reference where the rectangle is one. */
export function partOf(
  context: CallContext,
  grid: Grid,
  top: number,
  left: number,
  rows: number,
  columns: number,
): Value {
  if (isRange(grid)) {
    return context.rangeOf(grid.sheet, grid.top + top, grid.left + left, rows, columns)
  }
  if (rows === 1 && columns === 1) return grid.at(top, left)
  return buildMatrix(context.work, rows, columns, (row, column) =>
    grid.at(top + row, left + column),
  )
}

/** An empty cell that is looked for is looked for as 0. */
function soughtOf(value: Sought): Sought {
  return value ?? 0
}

function match({ work }: CallContext, vector: Vector, value: Sought, kind: number): number {
  const sought = soughtOf(value)
  if (kind === 0) return findEqual(work, vector, sought, true)
  return kind > 0 ? searchAscending(work, vector, sought) : searchDescending(work, vector, sought)
}

function lookUpIn(
  { work }: CallContext,
  table: Grid,
  vector: Vector,
  value: Sought,
  position: number,
  isApproximate: boolean,
  direction: 'rows' | 'columns',
): Scalar {
  const index = Math.trunc(position)
  if (index < 1) return ERRORS['#VALUE!']
  if (index > (direction === 'rows' ? table.columns : table.rows)) return ERRORS['#REF!']
  const sought = soughtOf(value)
  const found = isApproximate
    ? searchAscending(work, vector, sought)
    : findEqual(work, vector, sought, true)
  if (found === -1) return NOT_FOUND
  return direction === 'rows' ? table.at(found, index - 1) : table.at(index - 1, found)
}

function lookup(
  context: CallContext,
  value: Sought,
  searched: Grid,
  results: Grid | undefined,
): Value {
  const isWide = searched.columns > searched.rows
  const vector =
    toVector(searched) ?? (isWide ? rowVector(searched, 0) : columnVector(context, searched, 0))
  const found = searchAscending(context.work, vector, soughtOf(value))
  if (found === -1) return NOT_FOUND
  if (!results) {
    return isWide ? searched.at(searched.rows - 1, found) : searched.at(found, searched.columns - 1)
  }
  if (results.rows !== 1 && results.columns !== 1) return ERRORS['#N/A']
  const isRow = results.rows === 1 && (results.columns > 1 || isWide)
  const [row, column] = isRow ? [0, found] : [found, 0]
  if (row < results.rows && column < results.columns) return results.at(row, column)
  return isRange(results) ? partOf(context, results, row, column, 1, 1) : ERRORS['#N/A']
}

function extendedMatch(
  context: CallContext,
  vector: Vector,
  value: Sought,
  matchMode: number,
  searchMode: number,
): number | CellError {
  const { work } = context
  if (![-1, 0, 1, 2, 3].includes(matchMode)) return ERRORS['#VALUE!']
  if (![-2, -1, 1, 2].includes(searchMode)) return ERRORS['#VALUE!']
  const isBackward = searchMode === -1
  if (matchMode === 3) return findMatching(context, vector, value, isBackward)
  if (matchMode === 0 || matchMode === 2) {
    return findEqual(work, vector, value, matchMode === 2, isBackward)
  }
  return findNearest(work, vector, value, matchMode === -1 ? 'below' : 'above', isBackward)
}

/** Index of the first text, or of the last, in which a regular expression matches; -1 where none does. */
function findMatching(
  context: CallContext,
  vector: Vector,
  pattern: Sought,
  isBackward: boolean,
): number | CellError {
  const text = toText(pattern, context)
  if (isError(text)) return text
  const expression = expressionOf(context, text)
  if (isError(expression)) return expression
  let found = -1
  vector.visit((value, index) => {
    if (typeof value !== 'string') return undefined
    if (!matchFrom(context, expression, value, 0)) return undefined
    found = index
    return isBackward ? undefined : false
  })
  return found
}

function extendedLookup(context: CallContext, searched: Grid, results: Grid, found: number): Value {
  if (searched.columns === 1) {
    if (results.rows !== searched.rows) return ERRORS['#VALUE!']
    return partOf(context, results, found, 0, 1, results.columns)
  }
  if (results.columns !== searched.columns) return ERRORS['#VALUE!']
  return partOf(context, results, 0, found, results.rows, 1)
}

function indexInto(
  context: CallContext,
  source: Value,
  row: number,
  column: number | undefined,
  area: number,
): Value {
  if (isError(source)) return source
  if (isRange(source) && source.areas) {
    const own = source.areas[Math.trunc(area) - 1]
    return own ? indexInto(context, own, row, column, 1) : ERRORS['#REF!']
  }
  if (!isGrid(source) && typeof source === 'object' && source !== null) return ERRORS['#VALUE!']
  const grid = isGrid(source) ? source : makeMatrix(1, 1, [source])
  let [down, across] = [Math.trunc(row), column === undefined ? undefined : Math.trunc(column)]
  if (across === undefined) {
    const isRow = grid.rows === 1
    across = isRow ? down : 0
    if (isRow) down = 0
  }
  if (down < 0 || across < 0) return ERRORS['#VALUE!']
  if (down > grid.rows || across > grid.columns || Math.trunc(area) !== 1) return ERRORS['#REF!']
  return partOf(
    context,
    grid,
    Math.max(down - 1, 0),
    Math.max(across - 1, 0),
    down === 0 ? grid.rows : 1,
    across === 0 ? grid.columns : 1,
  )
}

/** Finding values by others. */
export const LOOKUPS: readonly FunctionDefinition[] = [
  defineFunction('lookup', 'MATCH', {
    required: ['scalar', 'grid'],
    optional: ['number'],
    readsEmptyAsZero: true,
    deviation: "Without a hit it is #N/A, shown as 'n/a'.",
    call: (context, value, grid, kind = 1) => {
      const vector = toVector(grid)
      const found = vector ? match(context, vector, value, kind) : -1
      return found === -1 ? NOT_MATCHED : found + 1
    },
  }),
  defineFunction('lookup', 'VLOOKUP', {
    required: ['scalar', 'grid', 'number'],
    optional: ['logical'],
    readsEmptyAsZero: true,
    deviation: "Without a hit it is #N/A, shown as 'Μη διαθέσιμο'.",
    call: (context, value, table, column, isApproximate = true) =>
      lookUpIn(
        context,
        table,
        columnVector(context, table, 0),
        value,
        column,
        isApproximate,
        'rows',
      ),
  }),
  defineFunction('lookup', 'HLOOKUP', {
    required: ['scalar', 'grid', 'number'],
    optional: ['logical'],
    readsEmptyAsZero: true,
    deviation: "Without a hit it is #N/A, shown as 'Μη διαθέσιμο'.",
    call: (context, value, table, row, isApproximate = true) =>
      lookUpIn(context, table, rowVector(table, 0), value, row, isApproximate, 'columns'),
  }),
  defineFunction('lookup', 'LOOKUP', {
    required: ['scalar', 'grid'],
    optional: ['grid'],
    deviation: "Without a hit it is #N/A, shown as 'Μη διαθέσιμο'.",
    call: (context, value, searched, results) => lookup(context, value, searched, results),
  }),
  defineFunction('lookup', 'XLOOKUP', {
    required: ['scalar', 'grid', 'grid'],
    optional: ['any', 'number', 'number'],
    deviation: "Without a hit and a value for that it is #N/A, shown as 'Μη διαθέσιμο'.",
    call: (context, value, searched, results, otherwise, matchMode = 0, searchMode = 1) => {
      const vector = toVector(searched)
      if (!vector) return ERRORS['#VALUE!']
      const [match, search] = [Math.trunc(matchMode), Math.trunc(searchMode)]
      const found = extendedMatch(context, vector, value, match, search)
      if (isError(found)) return found
      if (found === -1) return otherwise ?? NOT_FOUND
      return extendedLookup(context, searched, results, found)
    },
  }),
  defineFunction('lookup', 'XMATCH', {
    required: ['scalar', 'grid'],
    optional: ['number', 'number'],
    deviation: "Without a hit it is #N/A, shown as 'n/a'.",
    call: (context, value, searched, matchMode = 0, searchMode = 1) => {
      const vector = toVector(searched)
      if (!vector) return ERRORS['#VALUE!']
      const [match, search] = [Math.trunc(matchMode), Math.trunc(searchMode)]
      const found = extendedMatch(context, vector, value, match, search)
      if (isError(found)) return found
      return found === -1 ? NOT_MATCHED : found + 1
    },
  }),
  defineFunction('lookup', 'INDEX', {
    required: ['any', 'number'],
    optional: ['number', 'number'],
    readsEmptyAsZero: true,
    call: (context, source, row, column, area = 1) => indexInto(context, source, row, column, area),
  }),
  defineFunction('lookup', 'GETPIVOTDATA', {
    required: ['any', 'any'],
    repeated: ['any'],
    deviation: 'Pivot tables are not read: a file’s own value is kept, what is typed is #REF!.',
    call: () => ERRORS['#REF!'],
  }),
]
