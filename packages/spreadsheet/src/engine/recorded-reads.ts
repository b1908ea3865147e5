import type { Area } from '../model/workbook-model.ts'
import type { Work } from '../work/work.ts'
import type { EngineCore } from './runtime.ts'

/**
 * What formulas read beyond what stands in them (OFFSET, INDIRECT): noted as they run, forgotten when
 * they are computed anew.
 */
export class RecordedReads {
  readonly #engine: EngineCore
  /** By formula: slots, and ranges as negative numbers. */
  readonly #reads = new Map<number, Set<number>>()

  constructor(engine: EngineCore) {
    this.#engine = engine
  }

  /** Notes that a formula reads a cell. */
  noteCell(formula: number, slot: number): void {
    if (this.#isNew(formula, slot)) this.#engine.graph.dependOnCell(slot, formula)
  }

  /** Notes that a formula reads a range. */
  noteRange(formula: number, range: number): void {
    if (this.#isNew(formula, -1 - range)) this.#engine.graph.dependOnRange(range, formula)
  }

  /** Forgets what a formula read; finding it takes steps of `work`, where that is given. */
  forget(formula: number, work?: Work): void {
    const reads = this.#reads.get(formula)
    if (!reads) return
    const { graph } = this.#engine
    for (const read of reads) {
      if (read < 0) graph.leaveRange(-1 - read, formula, work)
      else graph.leaveCell(read, formula, work)
      reads.delete(read)
    }
    this.#reads.delete(formula)
  }

  /** What a formula read when it was last computed. */
  of(formula: number): { readonly cells: readonly number[]; readonly ranges: readonly number[] } {
    const reads = [...(this.#reads.get(formula) ?? [])]
    return {
      cells: reads.filter((read) => read >= 0),
      ranges: reads.filter((read) => read < 0).map((read) => -1 - read),
    }
  }

  /** True where an area lies in a range that stands in the formula, which depends on it anyway. */
  isCovered(formula: number, sheet: number, area: Area): boolean {
    const { formulas, graph, operands } = this.#engine
    const entry = formulas[formula]
    const { areas, sheets } = graph.ranges
    for (const index of entry?.shape?.ranges ?? []) {
      const range = operands[(entry?.start ?? 0) + 2 + index] ?? 0
      const whole = areas[range]
      if (
        whole &&
        sheets[range] === sheet &&
        area.top >= whole.top &&
        area.bottom <= whole.bottom &&
        area.left >= whole.left &&
        area.right <= whole.right
      ) {
        return true
      }
    }
    return false
  }

  #isNew(formula: number, read: number): boolean {
    const known = this.#reads.get(formula)
    if (!known) this.#reads.set(formula, new Set([read]))
    else if (known.has(read)) return false
    else known.add(read)
    return true
  }
}
