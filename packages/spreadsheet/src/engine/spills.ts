import { MAX_FILLED_CELLS } from '@telemachos/rules/workbook-limits'
import { SHEET_COLUMNS, SHEET_ROWS } from '../formula/reference.ts'
import type { Area } from '../model/workbook-model.ts'
import {
  ERRORS,
  isError,
  makeMatrix,
  partOf,
  type CellError,
  type Matrix,
  type Scalar,
} from '../values/value.ts'
import { OVER_LIMIT } from '../work/limits.ts'
import { STATE } from './cell-store.ts'
import { formulaEntry } from './formula-entry.ts'
import type { EngineCore } from './runtime.ts'

/** How often formulas that fill each other's cells are computed before it is let be. */
const MAX_ROUNDS = 100

/** Formulas that give more than one value, and the cells that these fill. */
export class Spills {
  readonly #engine: EngineCore
  readonly #matrices = new Map<number, Matrix>()
  /** The cells that a formula's values fill now, its own included. */
  readonly #placed = new Map<number, Area>()
  readonly #blocked = new Set<number>()
  /** How many cells formulas fill, or are about to, their own included; and all of them together. */
  readonly #sizes = new Map<number, number>()
  #filled = 0
  #pending: number[] = []

  constructor(engine: EngineCore) {
    this.#engine = engine
  }

  get hasPending(): boolean {
    return this.#pending.length > 0
  }

  matrixOf(anchor: number): Matrix | undefined {
    return this.#matrices.get(anchor)
  }

  /** The cells that a formula's values fill, where they are more than its own. */
  areaOf(anchor: number): Area | undefined {
    return this.#engine.formulas[anchor]?.array ?? this.#placed.get(anchor)
  }

  /** How many cells values would fill. */
  sizeOf(anchor: number, { values }: Matrix): number {
    const area = this.#engine.formulas[anchor]?.array
    return area ? Math.min(cellsOf(area), values.length) : values.length
  }

  /** True where so many more cells may be filled. */
  hasRoomFor(area: Area): boolean {
    return this.#filled + cellsOf(area) <= MAX_FILLED_CELLS
  }

  /** Notes what a formula gives, and answers what its own cell shows. */
  fill(anchor: number, matrix: Matrix | undefined, first: Scalar): Scalar {
    const entry = this.#engine.formulas[anchor]
    if (entry?.array) {
      const kept = matrix && partWithin(matrix, entry.array)
      this.#matrices.set(anchor, kept ?? makeMatrix(1, 1, [first]))
      return first
    }
    this.#blocked.delete(anchor)
    const area = matrix && this.#areaFor(anchor, matrix)
    if (!matrix || !area || isError(area) || (matrix.rows === 1 && matrix.columns === 1)) {
      this.#matrices.delete(anchor)
      this.#reserve(anchor, 0)
      if (this.#placed.has(anchor)) this.#pending.push(anchor)
      if (!isError(area)) return first
      this.#blocked.add(anchor)
      return area
    }
    this.#matrices.set(anchor, matrix)
    this.#reserve(anchor, matrix.values.length)
    const placed = this.#placed.get(anchor)
    const isPlaced = placed && placed.bottom === area.bottom && placed.right === area.right
    if (!isPlaced) this.#pending.push(anchor)
    return first
  }

  /** What a cell that a formula fills shows. */
  elementOf(anchor: number, slot: number): Scalar {
    const { cells, formulas } = this.#engine
    const matrix = this.#matrices.get(anchor)
    if (!matrix) return null
    const row = (cells.rowOf[slot] ?? 0) - (cells.rowOf[anchor] ?? 0)
    const column = (cells.columnOf[slot] ?? 0) - (cells.columnOf[anchor] ?? 0)
    const isFixed = formulas[anchor]?.array !== undefined
    const ownRow = isFixed && matrix.rows === 1 ? 0 : row
    const ownColumn = isFixed && matrix.columns === 1 ? 0 : column
    if (ownRow >= matrix.rows || ownColumn >= matrix.columns) {
      return isFixed ? ERRORS['#N/A'] : null
    }
    return matrix.at(ownRow, ownColumn) ?? 0
  }

  /** Has cells filled by a formula, as a file says that they are. */
  place(anchor: number, area: Area): void {
    if (!this.#engine.formulas[anchor]?.array) this.#placed.set(anchor, area)
    this.#reserve(anchor, cellsOf(area))
    const { cells, formulas, graph } = this.#engine
    const sheet = cells.sheetOf[anchor] ?? 0
    for (let row = area.top; row <= area.bottom; row += 1) {
      for (let column = area.left; column <= area.right; column += 1) {
        const slot = cells.slotAt(sheet, row, column)
        graph.reach()
        if (slot === anchor || formulas[slot]) continue
        formulas[slot] = formulaEntry('', { sheet, row, column }, { anchor })
        graph.dependOnCell(anchor, slot)
        graph.markDependents(slot)
        cells.state[slot] = STATE.dirty
      }
    }
  }

  /** Empties what a formula fills; to be called before the formula goes. */
  remove(slot: number): void {
    const entry = this.#engine.formulas[slot]
    if (entry?.anchor !== undefined) {
      this.#engine.graph.leaveCell(entry.anchor, slot)
      this.#engine.graph.markDirty(entry.anchor)
      return
    }
    const area = this.areaOf(slot)
    if (area) this.#clear(slot, area, undefined)
    this.#reserve(slot, 0)
    this.#placed.delete(slot)
    this.#matrices.delete(slot)
    this.#blocked.delete(slot)
  }

  /** Has formulas tried again whose cells were taken. */
  retryBlocked(): void {
    for (const anchor of this.#blocked) this.#engine.graph.markDirty(anchor)
  }

  /** Computes formulas that fill cells, and fills them, until nothing changes. */
  settle(): void {
    const { graph, cells } = this.#engine
    for (let round = 0; round < MAX_ROUNDS; round += 1) {
      const dirty = graph.dirtyAnchors.splice(0)
      for (const anchor of dirty) {
        if (cells.state[anchor] === STATE.dirty && this.#engine.formulas[anchor]) {
          this.#engine.run(anchor)
        }
      }
      const pending = this.#pending
      this.#pending = []
      for (const anchor of pending) this.#adjust(anchor)
      if (graph.dirtyAnchors.length === 0 && this.#pending.length === 0) return
    }
    graph.dirtyAnchors.length = 0
    this.#pending = []
  }

  /** Fills the cells that a formula's values now need, and empties those that they need no more. */
  #adjust(anchor: number): void {
    const { cells } = this.#engine
    const matrix = this.#matrices.get(anchor)
    const before = this.#placed.get(anchor)
    const top = cells.rowOf[anchor] ?? 0
    const left = cells.columnOf[anchor] ?? 0
    const after = matrix && {
      top,
      left,
      bottom: top + matrix.rows - 1,
      right: left + matrix.columns - 1,
    }
    if (before) this.#clear(anchor, before, after)
    this.#placed.delete(anchor)
    if (after) this.place(anchor, after)
  }

  #clear(anchor: number, area: Area, stay: Area | undefined): void {
    const { cells, formulas, graph } = this.#engine
    const emptied = new Set<number>()
    cells.visit(cells.sheetOf[anchor] ?? 0, area, (slot) => {
      if (formulas[slot]?.anchor !== anchor) return
      const row = cells.rowOf[slot] ?? 0
      const column = cells.columnOf[slot] ?? 0
      if (stay && row <= stay.bottom && column <= stay.right) return
      emptied.add(slot)
    })
    graph.leaveCellOf(anchor, emptied)
    for (const slot of emptied) {
      formulas[slot] = undefined
      cells.values[slot] = null
      cells.state[slot] = STATE.clean
      graph.markDependents(slot)
    }
  }

  #reserve(anchor: number, size: number): void {
    this.#filled += size - (this.#sizes.get(anchor) ?? 0)
    if (size === 0) this.#sizes.delete(anchor)
    else this.#sizes.set(anchor, size)
  }

  /** The cells that values would fill; an error where they are not free, not on the sheet, or too many. */
  #areaFor(anchor: number, matrix: Matrix): Area | CellError {
    const { cells, formulas } = this.#engine
    const top = cells.rowOf[anchor] ?? 0
    const left = cells.columnOf[anchor] ?? 0
    const area = {
      top,
      left,
      bottom: top + matrix.rows - 1,
      right: left + matrix.columns - 1,
    }
    if (area.bottom >= SHEET_ROWS || area.right >= SHEET_COLUMNS) return ERRORS['#SPILL!']
    const others = this.#filled - (this.#sizes.get(anchor) ?? 0)
    const { length } = matrix.values
    if (length > 1 && others + length > MAX_FILLED_CELLS) return OVER_LIMIT
    let isFree = true
    cells.visit(cells.sheetOf[anchor] ?? 0, area, (slot) => {
      if (slot === anchor) return undefined
      const entry = formulas[slot]
      isFree = entry ? entry.anchor === anchor : cells.values[slot] === null
      return isFree ? undefined : false
    })
    return isFree ? area : ERRORS['#SPILL!']
  }
}

function cellsOf({ top, left, bottom, right }: Area): number {
  return (bottom - top + 1) * (right - left + 1)
}

/** What of values fills an area: nothing else of them is kept. */
function partWithin(matrix: Matrix, { top, left, bottom, right }: Area): Matrix {
  const rows = Math.min(matrix.rows, bottom - top + 1)
  const columns = Math.min(matrix.columns, right - left + 1)
  return partOf(matrix, rows, columns)
}
