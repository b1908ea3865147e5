import type { Area } from '../model/workbook-model.ts'

/**
 * The ranges that formulas refer to, found by a cell that lies in them. A range is noted in blocks of
 * a size that fits it, so that it is in four of them at most, and a cell looks into one block of each
 * size there is.
 */
export class RangeIndex {
  readonly sheets: number[] = []
  readonly areas: Area[] = []
  readonly #known = new Map<string, number>()
  /** By sheet, then by size of blocks. */
  readonly #levels: Map<number, Map<number, number[]>>[] = []

  /** The number of a range, which it gets where it has none. */
  rangeAt(sheet: number, area: Area): number {
    const { top, left, bottom, right } = area
    const key = `${sheet}:${top}:${left}:${bottom}:${right}`
    const known = this.#known.get(key)
    if (known !== undefined) return known
    const range = this.areas.length
    this.#known.set(key, range)
    this.sheets.push(sheet)
    this.areas.push({ top, left, bottom, right })
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

  #note(range: number, sheet: number, { top, left, bottom, right }: Area): void {
    const level = levelFor(bottom - top + 1, 4) * 16 + levelFor(right - left + 1, 2)
    const levels = (this.#levels[sheet] ??= new Map())
    let blocks = levels.get(level)
    if (!blocks) levels.set(level, (blocks = new Map()))
    const keys = new Set([
      blockOf(level, top, left),
      blockOf(level, top, right),
      blockOf(level, bottom, left),
      blockOf(level, bottom, right),
    ])
    for (const key of keys) {
      const ranges = blocks.get(key)
      if (ranges) ranges.push(range)
      else blocks.set(key, [range])
    }
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
