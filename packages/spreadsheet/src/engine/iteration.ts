import { MAX_ITERATIONS } from '../work/limits.ts'
import { STATE } from './cell-store.ts'
import type { EngineCore } from './runtime.ts'

/** How often circles found while others are computed are looked at. */
const MAX_ROUNDS = 10

/** Iterative mode: formulas that need their own value are computed again and again from the last one. */
export class Iteration {
  readonly #engine: EngineCore
  readonly #maxIterations: number
  readonly #maxChange: number
  readonly #members = new Set<number>()

  constructor(engine: EngineCore, settings: { maxIterations: number; maxChange: number }) {
    this.#engine = engine
    this.#maxIterations = Math.min(settings.maxIterations, MAX_ITERATIONS)
    this.#maxChange = settings.maxChange
  }

  /** Notes the formulas of a circle: those being computed from an index on. */
  note(busy: readonly number[], from: number): void {
    for (let index = from; index < busy.length; index += 1) this.#members.add(busy[index] ?? 0)
  }

  /** Repeats the circles found while a slot was computed, then what had read their first values. */
  settle(slot: number): void {
    for (let round = 0; round < MAX_ROUNDS && this.#members.size > 0; round += 1) {
      this.#repeat()
      this.#release()
      if (this.#engine.cells.state[slot] !== STATE.clean) this.#engine.runOnce(slot)
    }
    this.#members.clear()
  }

  #repeat(): void {
    const { cells, work } = this.#engine
    for (let turn = 1; turn < this.#maxIterations && !work.isSpent; turn += 1) {
      const members = this.#inOrder()
      const before = members.map((member) => cells.values[member])
      for (const member of members) cells.state[member] = STATE.dirty
      for (const member of members) {
        if (cells.state[member] === STATE.dirty) this.#engine.runOnce(member)
      }
      const isSettled = members.every((member, index) => {
        const [last, now] = [before[index], cells.values[member]]
        if (typeof last !== 'number' || typeof now !== 'number') return last === now
        return Math.abs(now - last) < this.#maxChange
      })
      if (isSettled) return
    }
  }

  /** By sheet, row and column, as other programs go. */
  #inOrder(): number[] {
    const { sheetOf, rowOf, columnOf } = this.#engine.cells
    return [...this.#members].sort(
      (one, other) =>
        (sheetOf[one] ?? 0) - (sheetOf[other] ?? 0) ||
        (rowOf[one] ?? 0) - (rowOf[other] ?? 0) ||
        (columnOf[one] ?? 0) - (columnOf[other] ?? 0),
    )
  }

  /** Has computed anew what depends on the circles, but not the circles. */
  #release(): void {
    const { cells, graph } = this.#engine
    const members = [...this.#members]
    this.#members.clear()
    for (const member of members) cells.state[member] = STATE.busy
    for (const member of members) graph.markDependents(member)
    for (const member of members) cells.state[member] = STATE.clean
  }
}
