import { compareStrictly, textEqualTo } from '../values/coerce.ts'
import { isError, isRange, type CellError, type Grid, type Scalar } from '../values/value.ts'
import type { Work } from '../work/work.ts'
import type { CallContext } from './definition.ts'
import { hasWildcards, matchesWhole, parsePattern } from './wildcards.ts'

/** What is searched for. */
export type Sought = Exclude<Scalar, CellError>

/** Cells of one row or one column. */
export interface Vector {
  readonly length: number
  at(index: number): Scalar
  /** As `Grid.visit`, by index. */
  visit(see: (value: Scalar, index: number) => false | void): void
}

/** Vectors up to this length are searched as they are, longer ones without their empty end. */
const SHORT = 4096

/** A rectangle of one row or column as a vector; `undefined` where it has several of both. */
export function toVector(grid: Grid): Vector | undefined {
  if (grid.columns === 1) {
    return {
      length: grid.rows,
      at: (index) => grid.at(index, 0),
      visit: (see) => grid.visit((value, row) => see(value, row)),
    }
  }
  if (grid.rows !== 1) return undefined
  return {
    length: grid.columns,
    at: (index) => grid.at(0, index),
    visit: (see) => grid.visit((value, _, column) => see(value, column)),
  }
}

/** One column of a rectangle, without going through the others. */
export function columnVector(context: CallContext, grid: Grid, column: number): Vector {
  if (isRange(grid)) {
    const part = context.rangeOf(grid.sheet, grid.top, grid.left + column, grid.rows, 1)
    const vector = isError(part) ? undefined : toVector(part)
    if (vector) return vector
  }
  return plainVector(grid.rows, (index) => grid.at(index, column))
}

/** One row of a rectangle. */
export function rowVector(grid: Grid, row: number): Vector {
  return plainVector(grid.columns, (index) => grid.at(row, index))
}

function plainVector(length: number, at: (index: number) => Scalar): Vector {
  return {
    length,
    at,
    visit(see) {
      for (let index = 0; index < length; index += 1) {
        const value = at(index)
        if (value !== null && see(value, index) === false) return
      }
    },
  }
}

/** Says whether a cell is what is sought: of one type and equal, without regard to case. */
export function equalTo(
  work: Work,
  sought: Sought,
  allowsWildcards: boolean,
): (value: Scalar) => boolean {
  if (typeof sought !== 'string') return (value) => value === sought
  if (allowsWildcards && hasWildcards(sought)) {
    const pattern = parsePattern(sought)
    return (value) => typeof value === 'string' && matchesWhole(work, pattern, value)
  }
  const isSameText = textEqualTo(sought)
  return (value) => {
    if (typeof value !== 'string') return false
    work.takeText(value)
    return isSameText(value)
  }
}

/** Index of the first cell, or of the last, that is what is sought; -1 where none is. */
export function findEqual(
  work: Work,
  vector: Vector,
  sought: Sought,
  allowsWildcards: boolean,
  isBackward = false,
): number {
  const isEqual = equalTo(work, sought, allowsWildcards)
  if (sought === null) return findEmpty(vector)
  let found = -1
  vector.visit((value, index) => {
    if (!isEqual(value)) return undefined
    found = index
    return isBackward ? undefined : false
  })
  return found
}

function findEmpty(vector: Vector): number {
  for (let index = 0; index < vector.length; index += 1) {
    if (vector.at(index) === null) return index
  }
  return -1
}

/** How the sought value compares to a cell; `undefined` where the types differ. */
function compareTo(work: Work, sought: Sought, value: Scalar): number | undefined {
  if (value === null || isError(value) || typeof value !== typeof sought) return undefined
  if (typeof value === 'string') work.takeText(value)
  return compareStrictly(sought, value)
}

/**
 * Index of the last cell that is not above what is sought, in cells that grow: by halving, as
 * spreadsheets search, so that cells that do not grow give the same surprises. -1 where none is.
 */
export function searchAscending(work: Work, vector: Vector, sought: Sought): number {
  let low = -1
  let high = filledLength(vector)
  while (high - low >= 2) {
    const middle = low + Math.floor((high - low) / 2)
    const probe = probeFrom(work, vector, sought, middle, high)
    if (probe === undefined) {
      high = middle
      continue
    }
    if (probe.order === 0) return lastOfRun(work, vector, sought, probe.index, high)
    if (probe.order < 0)
      high = probe.index === middle ? middle : narrowed(probe.index, high, middle)
    else low = probe.index
  }
  return low
}

/** Where the first cell of the right type after the middle is above: all up to the middle remain. */
function narrowed(index: number, high: number, middle: number): number {
  return index === high - 1 ? middle : index
}

function probeFrom(
  work: Work,
  vector: Vector,
  sought: Sought,
  from: number,
  high: number,
): { readonly index: number; readonly order: number } | undefined {
  for (let index = from; index < high; index += 1) {
    const order = compareTo(work, sought, vector.at(index))
    if (order !== undefined) return { index, order }
  }
  return undefined
}

function lastOfRun(work: Work, vector: Vector, sought: Sought, from: number, high: number): number {
  let last = from
  for (let index = from + 1; index < high; index += 1) {
    if (compareTo(work, sought, vector.at(index)) !== 0) break
    last = index
  }
  return last
}

function filledLength(vector: Vector): number {
  if (vector.length <= SHORT || vector.at(vector.length - 1) !== null) return vector.length
  let length = 0
  vector.visit((_, index) => {
    length = index + 1
  })
  return length
}

/** Index of the last cell that is not below what is sought, in cells that shrink; -1 where none is. */
export function searchDescending(work: Work, vector: Vector, sought: Sought): number {
  let found = -1
  vector.visit((value, index) => {
    const order = compareTo(work, sought, value)
    if (order === undefined) return undefined
    if (order > 0) return false
    if (order < 0 || found === -1 || compareTo(work, sought, vector.at(found)) !== 0) found = index
    return order === 0 ? false : undefined
  })
  return found
}

/** As `compareTo`, but that numbers come before texts, and texts before FALSE and TRUE. */
function rankedTo(work: Work, sought: Sought, value: Scalar): number | undefined {
  if (value === null || isError(value)) return undefined
  if (typeof value === 'string') work.takeText(value)
  return compareStrictly(sought ?? 0, value)
}

/** Index of the cell equal to what is sought, or else of the nearest below it or above it. */
export function findNearest(
  work: Work,
  vector: Vector,
  sought: Sought,
  side: 'below' | 'above',
  isBackward: boolean,
): number {
  let found = -1
  let best: Sought = null
  vector.visit((value, index) => {
    const order = rankedTo(work, sought, value)
    if (order === undefined || (side === 'below' ? order < 0 : order > 0)) return
    const candidate = value as Sought
    const against = found === -1 ? undefined : compareStrictly(candidate, best)
    const isBetter =
      against === undefined ||
      (side === 'below' ? against > 0 : against < 0) ||
      (isBackward && against === 0)
    if (!isBetter) return
    found = index
    best = candidate
  })
  return found
}
