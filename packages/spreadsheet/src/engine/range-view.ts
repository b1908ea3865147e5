import type { Area } from '../model/workbook-model.ts'
import type { Range, Scalar } from '../values/value.ts'
import type { CellStore } from './cell-store.ts'

/** A reference to cells, which are computed as they are looked at. */
export class RangeView implements Range {
  readonly kind = 'range'
  readonly sheet: number
  readonly top: number
  readonly left: number
  readonly rows: number
  readonly columns: number
  readonly #source: { readonly cells: CellStore; read(slot: number): Scalar }
  readonly #area: Area

  constructor(
    source: { readonly cells: CellStore; read(slot: number): Scalar },
    sheet: number,
    area: Area,
  ) {
    this.#source = source
    this.#area = area
    this.sheet = sheet
    this.top = area.top
    this.left = area.left
    this.rows = area.bottom - area.top + 1
    this.columns = area.right - area.left + 1
  }

  at(row: number, column: number): Scalar {
    if (row < 0 || column < 0 || row >= this.rows || column >= this.columns) return null
    const source = this.#source
    const slot = source.cells.find(this.sheet, this.top + row, this.left + column)
    return slot < 0 ? null : source.read(slot)
  }

  visit(see: (value: Scalar, row: number, column: number) => false | void): void {
    const source = this.#source
    const { cells } = source
    const { top, left } = this
    cells.visit(this.sheet, this.#area, (slot) => {
      const value = source.read(slot)
      if (value === null) return undefined
      return see(value, (cells.rowOf[slot] ?? 0) - top, (cells.columnOf[slot] ?? 0) - left)
    })
  }
}
