import type { Area } from '../model/workbook-model.ts'

/**
 * The ranges that formulas refer to, found by a cell that lies in them. A range is noted in blocks of
 * a size that fits it, so that it is in four of them at most, and a cell looks into one block of each
 * size there is.
 */
export class RangeIndex {
  readonly sheets: number[] = []
  readonly areas: Area[] = []
  /** Numbers of ranges, one more than they are, by a hash of their sides; 0 where there is none. */
  #table = new Int32Array(2048)
  /** By sheet, then by size of blocks. */
  readonly #levels: Map<number, Map<number, number[]>>[] = []

  /** The number of a range, which it gets where it has none. */
  rangeAt(sheet: number, { top, left, bottom, right }: Area): number {
    let at = this.#slotOf(sheet, top, left, bottom, right)
    const known = this.#table[at] ?? 0
    if (known > 0) return known - 1
    const range = this.areas.length
    if (range * 2 > this.#table.length) {
      this.#grow()
      at = this.#slotOf(sheet, top, left, bottom, right)
    }
    const area = { top, left, bottom, right }
    this.#table[at] = range + 1
    this.sheets.push(sheet)
    this.areas.push(area)
    this.#note(range, sheet, area)
    return range
  }

  /** Calls `see` with each range that a cell lies in. */
  eachWith(sheet: number, row: number, column: number, see: (range: number) => void): void {
    const levels = this.#levels[sheet]
    if (!levels) return
    for (const [level, blocks] of levels) {
      const ranges = blocks.get(blockOf(level, row, column))
      if (!ranges) continue
      for (const range of ranges) {
        const area = this.areas[range]
        if (
          area &&
          row >= area.top &&
          row <= area.bottom &&
          column >= area.left &&
          column <= area.right
        ) {
          see(range)
        }
      }
    }
  }

  /** Where in the table a range is, or is to be. */
  #slotOf(sheet: number, top: number, left: number, bottom: number, right: number): number {
    const mask = this.#table.length - 1
    let hash = Math.imul(top, 0x9e3779b1) ^ Math.imul(bottom, 0x85ebca6b)
    hash ^= Math.imul(left, 0xc2b2ae35) ^ Math.imul(right + sheet * 65_537, 0x27d4eb2f)
    let at = (hash ^ (hash >>> 15)) & mask
    for (;;) {
      const range = (this.#table[at] ?? 0) - 1
      const area = range < 0 ? undefined : this.areas[range]
      if (
        area === undefined ||
        (area.top === top &&
          area.left === left &&
          area.bottom === bottom &&
          area.right === right &&
          this.sheets[range] === sheet)
      ) {
        return at
      }
      at = (at + 1) & mask
    }
  }

  #grow(): void {
    this.#table = new Int32Array(this.#table.length * 2)
    for (const [range, { top, left, bottom, right }] of this.areas.entries()) {
      this.#table[this.#slotOf(this.sheets[range] ?? 0, top, left, bottom, right)] = range + 1
    }
  }

  #note(range: number, sheet: number, { top, left, bottom, right }: Area): void {
    const level = levelFor(bottom - top + 1, 4) * 16 + levelFor(right - left + 1, 2)
    const levels = (this.#levels[sheet] ??= new Map())
    let blocks = levels.get(level)
    if (!blocks) levels.set(level, (blocks = new Map()))
    const first = blockOf(level, top, left)
    const across = blockOf(level, top, right)
    const below = blockOf(level, bottom, left)
    add(blocks, first, range)
    if (across !== first) add(blocks, across, range)
    if (below === first) return
    add(blocks, below, range)
    if (across !== first) add(blocks, blockOf(level, bottom, right), range)
  }
}

/** How many bits are left off so that a range of this length is in two blocks at most. */
function levelFor(length: number, least: number): number {
  const bits = 32 - Math.clz32(Math.max(length - 1, 0))
  // Every second size is enough, and makes fewer of them to look into.
  return Math.max(least, bits + (bits & 1))
}

function blockOf(level: number, row: number, column: number): number {
  return (row >> (level >> 4)) * 16_384 + (column >> (level & 15))
}

function add(blocks: Map<number, number[]>, block: number, range: number): void {
  const ranges = blocks.get(block)
  if (ranges) ranges.push(range)
  else blocks.set(block, [range])
}
