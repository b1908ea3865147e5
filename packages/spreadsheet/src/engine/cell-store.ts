import type { Area } from '../model/workbook-model.ts'
import type { Value } from '../values/value.ts'
import type { Work } from '../work/work.ts'

/** A block of a sheet: what is looked up, and gone through, together. */
const BLOCK_ROWS = 32
const BLOCK_COLUMNS = 8
const BLOCK_SIZE = BLOCK_ROWS * BLOCK_COLUMNS
const BLOCKS_ACROSS = 2048

/** What going through a block costs, however little is in it, in steps. */
const BLOCK_COST = 32

/** The same where few of its columns are looked at. */
const NARROW_COST = 8

/** What is known of a cell. */
export const STATE = {
  /** Its value holds. */
  clean: 0,
  /** To be computed when it is read next. */
  dirty: 1,
  /** Being computed. */
  busy: 2,
} as const

/** The slots of a sheet by row and column. */
interface SheetCells {
  readonly blocks: Map<number, Int32Array>
  lastKey: number
  lastBlock: Int32Array | undefined
  /** The last row and column of which anything is known. */
  bottom: number
  right: number
}

/**
 * All cells of a workbook that hold something or are referred to. Each has a slot, an integer, by
 * which lists as long as there are slots tell its address, state and value. Hidden slots, which belong
 * to defined names, have row -1.
 */
export class CellStore {
  count = 0
  sheetOf = new Int32Array(1024)
  rowOf = new Int32Array(1024)
  columnOf = new Int32Array(1024)
  /** One of `STATE`. */
  state = new Uint8Array(1024)
  readonly values: Value[] = []
  readonly #sheets: SheetCells[]

  constructor(sheets: number) {
    this.#sheets = Array.from({ length: sheets }, () => ({
      blocks: new Map(),
      lastKey: -1,
      lastBlock: undefined,
      bottom: -1,
      right: -1,
    }))
  }

  /** The slot of a cell, or -1 where nothing is known of it. */
  find(sheet: number, row: number, column: number): number {
    const block = this.#block(sheet, row, column)
    return block === undefined ? -1 : (block[indexIn(row, column)] ?? 0) - 1
  }

  /** The slot of a cell, made where it has none. */
  slotAt(sheet: number, row: number, column: number): number {
    const cells = this.#sheets[sheet]
    if (!cells) throw new RangeError(`No sheet ${sheet}`)
    let block = this.#block(sheet, row, column)
    if (block === undefined) {
      block = new Int32Array(BLOCK_SIZE)
      const key = keyOf(row, column)
      cells.blocks.set(key, block)
      cells.lastKey = key
      cells.lastBlock = block
    }
    const index = indexIn(row, column)
    const known = block[index] ?? 0
    if (known > 0) return known - 1
    const slot = this.#add(sheet, row, column)
    block[index] = slot + 1
    if (row > cells.bottom) cells.bottom = row
    if (column > cells.right) cells.right = column
    return slot
  }

  /** A slot that is on no sheet. */
  addHidden(sheet: number): number {
    return this.#add(sheet, -1, -1)
  }

  /** The part of an area of which anything is known; bottom above top where that is none. */
  clip(sheet: number, area: Area): Area {
    const cells = this.#sheets[sheet]
    return {
      top: area.top,
      left: area.left,
      bottom: Math.min(area.bottom, cells?.bottom ?? -1),
      right: Math.min(area.right, cells?.right ?? -1),
    }
  }

  /**
   * Calls `see` for each slot of an area, row by row; it ends where `see` answers `false`. Looking for
   * the slots takes steps of `work`, where that is given; `see` takes those of what it does.
   */
  visit(sheet: number, area: Area, see: (slot: number) => false | void, work?: Work): void {
    const cells = this.#sheets[sheet]
    const { top, left, bottom, right } = this.clip(sheet, area)
    if (!cells || bottom < top || right < left) return
    if (left >> 3 === right >> 3) this.#visitNarrow(cells, { top, left, bottom, right }, see, work)
    else this.#visitWide(cells, { top, left, bottom, right }, see, work)
  }

  /** An area in one column of blocks. */
  #visitNarrow(
    cells: SheetCells,
    { top, left, bottom, right }: Area,
    see: (slot: number) => false | void,
    work: Work | undefined,
  ): void {
    const across = left >> 3
    const isSparse = (bottom >> 5) - (top >> 5) > cells.blocks.size * 2
    if (isSparse) return this.#visitWide(cells, { top, left, bottom, right }, see, work)
    for (let blockRow = top >> 5; blockRow <= bottom >> 5; blockRow += 1) {
      const block = cells.blocks.get(blockRow * BLOCKS_ACROSS + across)
      work?.take(block ? NARROW_COST : 1)
      if (!block) continue
      const first = Math.max(top, blockRow << 5)
      const last = Math.min(bottom, (blockRow << 5) + BLOCK_ROWS - 1)
      for (let row = first; row <= last; row += 1) {
        const end = indexIn(row, right)
        for (let index = indexIn(row, left); index <= end; index += 1) {
          const slot = (block[index] ?? 0) - 1
          if (slot >= 0 && see(slot) === false) return undefined
        }
      }
    }
    return undefined
  }

  #visitWide(
    cells: SheetCells,
    { top, left, bottom, right }: Area,
    see: (slot: number) => false | void,
    work: Work | undefined,
  ): void {
    const blocks: Int32Array[] = []
    const columns: number[] = []
    for (const blockRow of blockRows(cells, { top, left, bottom, right }, work)) {
      blocks.length = 0
      columns.length = 0
      for (let across = left >> 3; across <= right >> 3; across += 1) {
        const block = cells.blocks.get(blockRow * BLOCKS_ACROSS + across)
        work?.take(block ? BLOCK_COST : 1)
        if (!block) continue
        blocks.push(block)
        columns.push(across << 3)
      }
      if (blocks.length === 0) continue
      const first = Math.max(top, blockRow << 5)
      const last = Math.min(bottom, (blockRow << 5) + BLOCK_ROWS - 1)
      for (let row = first; row <= last; row += 1) {
        for (let which = 0; which < blocks.length; which += 1) {
          const block = blocks[which]
          const start = columns[which] ?? 0
          if (!block) continue
          const from = Math.max(left, start)
          const to = Math.min(right, start + BLOCK_COLUMNS - 1)
          for (let index = indexIn(row, from), end = index + to - from; index <= end; index += 1) {
            const slot = (block[index] ?? 0) - 1
            if (slot >= 0 && see(slot) === false) return
          }
        }
      }
    }
  }

  #block(sheet: number, row: number, column: number): Int32Array | undefined {
    const cells = this.#sheets[sheet]
    if (!cells) return undefined
    const key = keyOf(row, column)
    if (key === cells.lastKey) return cells.lastBlock
    const block = cells.blocks.get(key)
    if (block) {
      cells.lastKey = key
      cells.lastBlock = block
    }
    return block
  }

  #add(sheet: number, row: number, column: number): number {
    const slot = this.count
    if (slot === this.state.length) this.#grow()
    this.count += 1
    this.sheetOf[slot] = sheet
    this.rowOf[slot] = row
    this.columnOf[slot] = column
    this.values.push(null)
    return slot
  }

  #grow(): void {
    this.sheetOf = grown(this.sheetOf)
    this.rowOf = grown(this.rowOf)
    this.columnOf = grown(this.columnOf)
    const state = new Uint8Array(this.state.length * 2)
    state.set(this.state)
    this.state = state
  }
}

/** A list of twice the length with the same beginning. */
export function grown(list: Int32Array): Int32Array<ArrayBuffer> {
  const longer = new Int32Array(list.length * 2)
  longer.set(list)
  return longer
}

function keyOf(row: number, column: number): number {
  return (row >> 5) * BLOCKS_ACROSS + (column >> 3)
}

function indexIn(row: number, column: number): number {
  return ((row & 31) << 3) | (column & 7)
}

/** The rows of blocks in an area: all of them, or those that there are where these are fewer. */
function blockRows(
  { blocks }: SheetCells,
  { top, left, bottom, right }: Area,
  work: Work | undefined,
): Iterable<number> {
  const first = top >> 5
  const last = bottom >> 5
  const across = (right >> 3) - (left >> 3) + 1
  if ((last - first + 1) * across <= blocks.size * 2) {
    return Array.from({ length: last - first + 1 }, (_, index) => first + index)
  }
  work?.take(blocks.size)
  const rows = new Set<number>()
  for (const key of blocks.keys()) {
    const row = Math.floor(key / BLOCKS_ACROSS)
    if (row >= first && row <= last) rows.add(row)
  }
  return [...rows].sort((one, other) => one - other)
}
