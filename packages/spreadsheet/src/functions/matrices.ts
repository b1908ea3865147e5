import { ERRORS, isError, type CellError } from '../values/value.ts'
import { MAX_RESULT_CELLS, OVER_LIMIT } from '../work/limits.ts'
import type { Work } from '../work/work.ts'
import { defineFunction, type CallContext, type FunctionDefinition } from './definition.ts'
import { buildMatrix, matrixFromRows, numericRows } from './grids.ts'

type Rows = readonly (readonly number[])[]

function multiply(work: Work, first: Rows, second: Rows): number[][] | CellError {
  if (first[0]?.length !== second.length) return ERRORS['#VALUE!']
  const width = second[0]?.length ?? 0
  if (!work.takeRoom(first.length * width)) return OVER_LIMIT
  work.take(first.length * width * second.length)
  return first.map((row) =>
    Array.from({ length: width }, (_, column) =>
      row.reduce((sum, value, index) => sum + value * (second[index]?.[column] ?? 0), 0),
    ),
  )
}

/**
 * Brings a square matrix and what stands beside it to triangular form with the largest pivots.
 * Gives the determinant, 0 where the matrix is singular.
 */
function eliminate(work: Work, rows: number[][]): number {
  let determinant = 1
  const size = rows.length
  const width = rows[0]?.length ?? 0
  for (let pivot = 0; pivot < size; pivot += 1) {
    work.take((size - pivot) * (width - pivot))
    let best = pivot
    for (let row = pivot + 1; row < size; row += 1) {
      if (entry(rows, row, pivot, true) > entry(rows, best, pivot, true)) best = row
    }
    const pivotRow = rows[best] ?? []
    const pivotValue = pivotRow[pivot] ?? 0
    if (pivotValue === 0) return 0
    if (best !== pivot) {
      rows[best] = rows[pivot] ?? []
      rows[pivot] = pivotRow
      determinant = -determinant
    }
    determinant *= pivotValue
    for (let row = pivot + 1; row < size; row += 1) subtractRow(rows[row], pivotRow, pivot)
  }
  return determinant
}

function entry(rows: Rows, row: number, column: number, isAbsolute: boolean): number {
  const value = rows[row]?.[column] ?? 0
  return isAbsolute ? Math.abs(value) : value
}

function subtractRow(row: number[] | undefined, pivotRow: readonly number[], pivot: number): void {
  if (!row) return
  const factor = (row[pivot] ?? 0) / (pivotRow[pivot] ?? 1)
  if (factor === 0) return
  for (let column = pivot; column < row.length; column += 1) {
    row[column] = (row[column] ?? 0) - factor * (pivotRow[column] ?? 0)
  }
}

/** The solution X of A × X = B; `undefined` where A is singular. */
function solve(work: Work, matrix: Rows, right: Rows): number[][] | undefined {
  const size = matrix.length
  const rows = matrix.map((row, index) => [...row, ...(right[index] ?? [])])
  if (eliminate(work, rows) === 0) return undefined
  const width = right[0]?.length ?? 0
  work.take((size * (size + 1) * width) / 2)
  const solution = Array.from({ length: size }, () => Array.from({ length: width }, () => 0))
  for (let row = size - 1; row >= 0; row -= 1) {
    for (let column = 0; column < width; column += 1) {
      let rest = rows[row]?.[size + column] ?? 0
      for (let known = row + 1; known < size; known += 1) {
        rest -= entry(rows, row, known, false) * entry(solution, known, column, false)
      }
      const target = solution[row]
      if (target) target[column] = rest / entry(rows, row, row, false)
    }
  }
  return solution
}

function identity(work: Work, size: number): number[][] | CellError {
  if (!work.takeRoom(size * size)) return OVER_LIMIT
  return Array.from({ length: size }, (_, row) =>
    Array.from({ length: size }, (__, column) => Number(row === column)),
  )
}

/** Bounded sizes as whole numbers; an error where there is nothing or too much. */
function sizes(rows: number, columns: number): readonly [number, number] | CellError {
  const [height, width] = [Math.trunc(rows), Math.trunc(columns)]
  if (height < 0 || width < 0) return ERRORS['#VALUE!']
  if (height === 0 || width === 0) return ERRORS['#CALC!']
  return height * width > MAX_RESULT_CELLS ? OVER_LIMIT : [height, width]
}

function randomBetween(context: CallContext, low: number, high: number): number | CellError {
  const [bottom, top] = [Math.ceil(low), Math.floor(high)]
  if (bottom > top) return ERRORS['#NUM!']
  return bottom + Math.floor(context.random() * (top - bottom + 1))
}

/** Matrices, and arrays of counted or random numbers. */
export const MATRICES: readonly FunctionDefinition[] = [
  defineFunction('mathematics', 'MMULT', {
    required: ['grid', 'grid'],
    call: ({ work }, first, second) => {
      const [left, right] = [numericRows(first), numericRows(second)]
      if (isError(left)) return left
      if (isError(right)) return right
      const product = multiply(work, left, right)
      return isError(product) ? product : matrixFromRows(work, product)
    },
  }),
  defineFunction('mathematics', 'MINVERSE', {
    required: ['grid'],
    call: ({ work }, grid) => {
      const rows = numericRows(grid)
      if (isError(rows)) return rows
      if (grid.rows !== grid.columns) return ERRORS['#VALUE!']
      const right = identity(work, rows.length)
      if (isError(right)) return right
      const inverse = solve(work, rows, right)
      return inverse ? matrixFromRows(work, inverse) : ERRORS['#NUM!']
    },
  }),
  defineFunction('mathematics', 'MDETERM', {
    required: ['grid'],
    call: ({ work }, grid) => {
      const rows = numericRows(grid)
      if (isError(rows)) return rows
      return grid.rows === grid.columns ? eliminate(work, rows) : ERRORS['#VALUE!']
    },
  }),
  defineFunction('mathematics', 'MUNIT', {
    required: ['number'],
    call: ({ work }, size) => {
      const bounded = sizes(size, size)
      if (size < 1) return ERRORS['#VALUE!']
      if (isError(bounded)) return bounded
      const rows = identity(work, bounded[0])
      return isError(rows) ? rows : matrixFromRows(work, rows)
    },
  }),
  defineFunction('mathematics', 'RAND', {
    isVolatile: true,
    call: (context) => context.random(),
  }),
  defineFunction('mathematics', 'RANDBETWEEN', {
    required: ['number', 'number'],
    isVolatile: true,
    call: (context, low, high) => randomBetween(context, low, high),
  }),
  defineFunction('mathematics', 'RANDARRAY', {
    optional: ['number', 'number', 'number', 'number', 'logical'],
    isVolatile: true,
    call: (context, rows = 1, columns = 1, low = 0, high = 1, isWhole = false) => {
      const bounded = sizes(rows, columns)
      if (isError(bounded)) return bounded
      if (low > high) return ERRORS['#VALUE!']
      return buildMatrix(context.work, bounded[0], bounded[1], () =>
        isWhole ? randomBetween(context, low, high) : low + context.random() * (high - low),
      )
    },
  }),
  defineFunction('mathematics', 'SEQUENCE', {
    required: ['number'],
    emptyAs: { 0: 1 },
    optional: ['number', 'number', 'number'],
    call: ({ work }, rows, columns = 1, first = 1, step = 1) => {
      const bounded = sizes(rows, columns)
      if (isError(bounded)) return bounded
      const [height, width] = bounded
      return buildMatrix(
        work,
        height,
        width,
        (row, column) => first + (row * width + column) * step,
      )
    },
  }),
]
