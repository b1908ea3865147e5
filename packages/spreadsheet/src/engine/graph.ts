import { STATE, grown, type CellStore } from './cell-store.ts'
import type { Work } from '../work/work.ts'
import { RangeIndex } from './range-index.ts'

/** What is noted of a slot beside its state, as bits. */
export const FLAG = {
  /** Somebody wants to be told when its value may have changed. */
  watched: 1,
  /** Its formula may fill cells around it. */
  anchor: 2,
} as const

const NONE = 0

/**
 * Which formulas depend on which cells and ranges. Dependents are linked lists in integers. What is
 * dirty has only dirty dependents among those that have read it, so that marking ends there.
 */
export class Graph {
  readonly ranges = new RangeIndex()
  flags = new Uint8Array(1024)
  /** Watched slots that became dirty. */
  readonly noticed: number[] = []
  /** Slots of formulas that may fill cells and are to be computed. */
  readonly dirtyAnchors: number[] = []
  readonly #cells: CellStore
  /** By slot and by range: the first edge, or `NONE`. */
  #ofCell = new Int32Array(1024)
  readonly #ofRange: number[] = []
  /** True where all dependents of the range are dirty. */
  readonly #isRangeDirty: boolean[] = []
  #to = new Int32Array(1024)
  #next = new Int32Array(1024)
  #edges = 1
  #free = NONE
  #stack = new Int32Array(1024)
  #stacked = 0

  constructor(cells: CellStore) {
    this.#cells = cells
  }

  /** Makes the lists as long as there are slots. */
  reach(): void {
    while (this.#ofCell.length < this.#cells.count) {
      this.#ofCell = grown(this.#ofCell)
      const flags = new Uint8Array(this.flags.length * 2)
      flags.set(this.flags)
      this.flags = flags
    }
  }

  /** Notes that a formula refers to a cell. */
  dependOnCell(cell: number, dependent: number): void {
    this.reach()
    this.#ofCell[cell] = this.#edge(dependent, this.#ofCell[cell] ?? NONE)
  }

  /** Notes that a formula refers to a range. */
  dependOnRange(range: number, dependent: number): void {
    this.#ofRange[range] = this.#edge(dependent, this.#ofRange[range] ?? NONE)
    this.#isRangeDirty[range] = false
  }

  /** Takes such a note back; finding it takes steps of `work`, where that is given. */
  leaveCell(cell: number, dependent: number, work?: Work): void {
    this.#ofCell[cell] = this.#without(this.#ofCell[cell] ?? NONE, dependent, work)
  }

  /** Takes such a note back; finding it takes steps of `work`, where that is given. */
  leaveRange(range: number, dependent: number, work?: Work): void {
    this.#ofRange[range] = this.#without(this.#ofRange[range] ?? NONE, dependent, work)
  }

  /** Takes many notes of one cell back at once. */
  leaveCellOf(cell: number, dependents: ReadonlySet<number>): void {
    let first = NONE
    let last = NONE
    for (let edge = this.#ofCell[cell] ?? NONE; edge !== NONE;) {
      const next = this.#next[edge] ?? NONE
      if (dependents.has(this.#to[edge] ?? 0)) {
        this.#next[edge] = this.#free
        this.#free = edge
      } else {
        if (last === NONE) first = edge
        else this.#next[last] = edge
        last = edge
      }
      edge = next
    }
    if (last !== NONE) this.#next[last] = NONE
    this.#ofCell[cell] = first
  }

  /** To be called when a formula that refers to the range was computed. */
  rangeWasRead(range: number): void {
    this.#isRangeDirty[range] = false
  }

  /** Calls `see` with each formula that refers to the cell itself. */
  eachDirect(slot: number, see: (dependent: number) => void): void {
    for (let edge = this.#ofCell[slot] ?? NONE; edge !== NONE; edge = this.#next[edge] ?? NONE) {
      see(this.#to[edge] ?? 0)
    }
  }

  /** Calls `see` with each range that the cell lies in. */
  eachRangeWith(slot: number, see: (range: number) => void): void {
    const { rowOf, columnOf, sheetOf } = this.#cells
    const row = rowOf[slot] ?? -1
    if (row >= 0) this.ranges.eachWith(sheetOf[slot] ?? 0, row, columnOf[slot] ?? 0, see)
  }

  /** Calls `see` with each formula that refers to the range. */
  eachOfRange(range: number, see: (dependent: number) => void): void {
    for (let edge = this.#ofRange[range] ?? NONE; edge !== NONE; edge = this.#next[edge] ?? NONE) {
      see(this.#to[edge] ?? 0)
    }
  }

  /** Marks all that depends on a cell, which itself has changed. */
  markDependents(slot: number): void {
    this.#notice(slot)
    this.#push(slot)
    while (this.#stacked > 0) {
      this.#stacked -= 1
      const changed = this.#stack[this.#stacked] ?? 0
      this.#markList(this.#ofCell[changed] ?? NONE)
      this.eachRangeWith(changed, this.#markRange)
    }
  }

  /** Marks a formula and all that depends on it. */
  markDirty(slot: number): void {
    if (this.#cells.state[slot] !== STATE.clean) return
    this.#markOne(slot)
    this.markDependents(slot)
  }

  readonly #markRange = (range: number): void => {
    if (this.#isRangeDirty[range]) return
    this.#isRangeDirty[range] = true
    this.#markList(this.#ofRange[range] ?? NONE)
  }

  #markList(first: number): void {
    const { state } = this.#cells
    for (let edge = first; edge !== NONE; edge = this.#next[edge] ?? NONE) {
      const dependent = this.#to[edge] ?? 0
      if (state[dependent] !== STATE.clean) continue
      this.#markOne(dependent)
      this.#push(dependent)
    }
  }

  #markOne(slot: number): void {
    this.#cells.state[slot] = STATE.dirty
    const flags = this.flags[slot] ?? 0
    if (flags === 0) return
    if (flags & FLAG.anchor) this.dirtyAnchors.push(slot)
    this.#notice(slot)
  }

  #notice(slot: number): void {
    if ((this.flags[slot] ?? 0) & FLAG.watched) this.noticed.push(slot)
  }

  #push(slot: number): void {
    if (this.#stacked === this.#stack.length) this.#stack = grown(this.#stack)
    this.#stack[this.#stacked] = slot
    this.#stacked += 1
  }

  #edge(to: number, next: number): number {
    let edge = this.#free
    if (edge === NONE) {
      edge = this.#edges
      this.#edges += 1
      if (edge === this.#to.length) {
        this.#to = grown(this.#to)
        this.#next = grown(this.#next)
      }
    } else this.#free = this.#next[edge] ?? NONE
    this.#to[edge] = to
    this.#next[edge] = next
    return edge
  }

  /** The list without its first edge to a slot. */
  #without(first: number, to: number, work: Work | undefined): number {
    let before = NONE
    for (let edge = first; edge !== NONE; edge = this.#next[edge] ?? NONE) {
      work?.take(1)
      if (this.#to[edge] !== to) {
        before = edge
        continue
      }
      const next = this.#next[edge] ?? NONE
      this.#next[edge] = this.#free
      this.#free = edge
      if (before === NONE) return next
      this.#next[before] = next
      return first
    }
    return first
  }
}
