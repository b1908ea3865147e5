import type { Area } from '../model/workbook-model.ts'
import {
  ERRORS,
  makeMatrix,
  type CellError,
  type Matrix,
  type Range,
  type Scalar,
} from '../values/value.ts'
import { OVER_LIMIT } from '../work/limits.ts'
import type { Work } from '../work/work.ts'
import type { CellStore } from './cell-store.ts'

/** What references read from. */
interface CellSource {
  readonly cells: CellStore
  readonly work: Work
  read(slot: number): Scalar
}

/** A reference to cells, which are computed as they are looked at. Looking at one takes a step. */
export class RangeView implements Range {
  readonly kind = 'range'
  readonly sheet: number
  readonly top: number
  readonly left: number
  readonly rows: number
  readonly columns: number
  readonly #source: CellSource
  readonly #area: Area

  constructor(source: CellSource, sheet: number, area: Area) {
    this.#source = source
    this.#area = area
    this.sheet = sheet
    this.top = area.top
    this.left = area.left
    this.rows = area.bottom - area.top + 1
    this.columns = area.right - area.left + 1
  }

  at(row: number, column: number): Scalar {
    const source = this.#source
    source.work.take(1)
    if (row < 0 || column < 0 || row >= this.rows || column >= this.columns) return null
    const slot = source.cells.find(this.sheet, this.top + row, this.left + column)
    return slot < 0 ? null : source.read(slot)
  }

  visit(see: (value: Scalar, row: number, column: number) => false | void): void {
    const source = this.#source
    const { cells, work } = source
    const { top, left } = this
    cells.visit(
      this.sheet,
      this.#area,
      (slot) => {
        work.take(1)
        const value = source.read(slot)
        if (value === null) return undefined
        return see(value, (cells.rowOf[slot] ?? 0) - top, (cells.columnOf[slot] ?? 0) - left)
      },
      work,
    )
  }
}

/** The one cell of a range that is in a row or column; where it has more of both, #VALUE!. */
export function intersect(range: Range, row: number, column: number): Scalar {
  if (range.rows === 1 && range.columns === 1) return range.at(0, 0)
  const down = row - range.top
  const across = column - range.left
  if (range.columns === 1 && down >= 0 && down < range.rows) return range.at(down, 0)
  const isInside = range.rows === 1 && across >= 0 && across < range.columns
  return isInside ? range.at(0, across) : ERRORS['#VALUE!']
}

/** The values of a range, 0 for what is empty; an error where they are too many. */
export function copyOf(range: Range, work: Work): Matrix | CellError {
  const { rows, columns } = range
  if (!work.takeRoom(rows * columns)) return OVER_LIMIT
  const values: Scalar[] = Array.from({ length: rows * columns }, () => 0)
  range.visit((value, row, column) => {
    values[row * columns + column] = value
  })
  return makeMatrix(rows, columns, values)
}
