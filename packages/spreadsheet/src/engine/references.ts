import type { CellAddress } from '../functions/definition.ts'
import type { Area } from '../model/workbook-model.ts'
import type { Range, Value } from '../values/value.ts'
import { COST } from '../work/work.ts'
import { RangeView } from './range-view.ts'
import { RecordedReads } from './recorded-reads.ts'
import type { EngineCore } from './runtime.ts'

/** References to cells as values: those that stand in formulas, and those made while these run. */
export class References {
  readonly reads: RecordedReads
  readonly #engine: EngineCore
  readonly #ranges: (RangeView | undefined)[] = []
  readonly #cells = new Map<number, RangeView>()

  constructor(engine: EngineCore) {
    this.#engine = engine
    this.reads = new RecordedReads(engine)
  }

  /** A cell as a reference. */
  cell(slot: number): Range {
    let view = this.#cells.get(slot)
    if (!view) {
      const { rowOf, columnOf, sheetOf } = this.#engine.cells
      const row = rowOf[slot] ?? 0
      const column = columnOf[slot] ?? 0
      const area = { top: row, left: column, bottom: row, right: column }
      view = new RangeView(this.#engine, sheetOf[slot] ?? 0, area)
      this.#cells.set(slot, view)
    }
    return view
  }

  /** A range by its number. */
  range(range: number): Range {
    let view = this.#ranges[range]
    if (!view) {
      const { areas, sheets } = this.#engine.graph.ranges
      const area = areas[range] ?? { top: 0, left: 0, bottom: 0, right: 0 }
      view = new RangeView(this.#engine, sheets[range] ?? 0, area)
      this.#ranges[range] = view
    }
    return view
  }

  /** A reference made while a formula runs, which from then on depends on it. */
  made(sheet: number, area: Area): Range {
    const { cells, graph, work } = this.#engine
    const formula = this.#engine.currentSlot()
    work.take(COST.reference)
    const isNew = formula >= 0 && !this.reads.isCovered(formula, sheet, area)
    if (area.top === area.bottom && area.left === area.right) {
      const slot = cells.slotAt(sheet, area.top, area.left)
      if (isNew) this.reads.noteCell(formula, slot)
      return this.cell(slot)
    }
    const range = graph.ranges.rangeAt(sheet, area)
    if (isNew) this.reads.noteRange(formula, range)
    return this.range(range)
  }

  /** The value of a defined name found while a formula runs. */
  named(name: number, { sheet, row, column }: CellAddress): Value {
    const slot = this.#engine.nameSlot(name, sheet, row, column)
    const formula = this.#engine.currentSlot()
    if (formula >= 0) this.reads.noteCell(formula, slot)
    return this.#engine.readName(slot)
  }
}
