import {
  ERRORS,
  isError,
  isGrid,
  makeMatrix,
  type CellError,
  type Grid,
  type Matrix,
  type Scalar,
} from '../values/value.ts'
import { OVER_LIMIT } from '../work/limits.ts'
import type { Work } from '../work/work.ts'

/** The numbers of a rectangle, row by row; what is no number is passed over, an error is the result. */
export function numbersOf(grid: Grid): number[] | CellError {
  const numbers: number[] = []
  let error: CellError | undefined
  grid.visit((value) => {
    if (typeof value === 'number') numbers.push(value)
    else if (isError(value)) {
      error = value
      return false
    }
    return undefined
  })
  return error ?? numbers
}

/** All values of a rectangle, row by row, empty ones included; an error where they are too many. */
export function valuesOf(work: Work, grid: Grid): Scalar[] | CellError {
  if (isGrid(grid) && grid.kind === 'matrix') return [...grid.values]
  if (!work.takeRoom(grid.rows * grid.columns)) return OVER_LIMIT
  const values = Array.from<Scalar>({ length: grid.rows * grid.columns }).fill(null)
  grid.visit((value, row, column) => {
    values[row * grid.columns + column] = value
  })
  return values
}

/** A rectangle made by a rule for each of its cells; an error where it would have none, or too many. */
export function buildMatrix(
  work: Work,
  rows: number,
  columns: number,
  at: (row: number, column: number) => Scalar,
): Matrix | CellError {
  if (rows < 1 || columns < 1) return ERRORS['#CALC!']
  if (!work.takeRoom(rows * columns)) return OVER_LIMIT
  const values: Scalar[] = []
  for (let row = 0; row < rows; row += 1) {
    for (let column = 0; column < columns; column += 1) values.push(at(row, column))
  }
  return makeMatrix(rows, columns, values)
}

/** A rectangle from lists of equal length, one a row. */
export function matrixFromRows(
  work: Work,
  rows: readonly (readonly Scalar[])[],
): Matrix | CellError {
  return buildMatrix(
    work,
    rows.length,
    rows[0]?.length ?? 0,
    (row, column) => rows[row]?.[column] ?? null,
  )
}

/** Pairs of numbers at the same position of two rectangles; pairs with anything else are left out. */
export function pairsOf(work: Work, first: Grid, second: Grid): [number, number][] | CellError {
  if (first.rows * first.columns !== second.rows * second.columns) return ERRORS['#N/A']
  const pairs: [number, number][] = []
  const others = first.rows === second.rows ? undefined : valuesOf(work, second)
  if (isError(others)) return others
  let error: CellError | undefined
  first.visit((value, row, column) => {
    const other = others ? (others[row * first.columns + column] ?? null) : second.at(row, column)
    if (isError(value) || isError(other)) {
      error = isError(value) ? value : (other as CellError)
      return false
    }
    if (typeof value === 'number' && typeof other === 'number') pairs.push([value, other])
    return undefined
  })
  return error ?? pairs
}

/** A rectangle of numbers alone, as rows; #VALUE! where a cell holds anything else. */
export function numericRows(grid: Grid): number[][] | CellError {
  const rows: number[][] = []
  for (let row = 0; row < grid.rows; row += 1) {
    const numbers: number[] = []
    for (let column = 0; column < grid.columns; column += 1) {
      const value = grid.at(row, column)
      if (isError(value)) return value
      if (typeof value !== 'number') return ERRORS['#VALUE!']
      numbers.push(value)
    }
    rows.push(numbers)
  }
  return rows
}
