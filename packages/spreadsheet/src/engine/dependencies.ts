import type { CellAddress } from '../functions/definition.ts'
import { areaName, type SheetArea } from '../formula/reference.ts'
import type { Engine } from './engine.ts'

/** What a formula refers to, through defined names too; in the order in which it does. */
export function precedentsOf(engine: Engine, slot: number): SheetArea[] {
  const found = new Map<string, SheetArea>()
  collect(engine, slot, found, new Set())
  return [...found.values()]
}

function collect(
  engine: Engine,
  slot: number,
  found: Map<string, SheetArea>,
  seen: Set<number>,
): void {
  const entry = engine.formulas[slot]
  if (!entry || seen.has(slot)) return
  seen.add(slot)
  const { cells, graph } = engine
  const add = (precedent: SheetArea) => {
    // Cells of other files are nowhere to be shown.
    if (precedent.sheet >= engine.context.sheetNames.length) return
    found.set(`${precedent.sheet}!${areaName(precedent.area)}`, precedent)
  }
  const addCell = (cell: number) => {
    const row = cells.rowOf[cell] ?? -1
    if (row < 0) return collect(engine, cell, found, seen)
    const column = cells.columnOf[cell] ?? 0
    const area = { top: row, left: column, bottom: row, right: column }
    add({ sheet: cells.sheetOf[cell] ?? 0, area })
    return undefined
  }
  const addRange = (range: number) => {
    const area = graph.ranges.areas[range]
    if (area) add({ sheet: graph.ranges.sheets[range] ?? 0, area })
  }
  if (entry.anchor !== undefined) return addCell(entry.anchor)
  if (!entry.shape) engine.linker.link(slot, entry)
  engine.linker.eachOperand(entry, addCell, addRange)
  const reads = engine.references.reads.of(slot)
  for (const cell of reads.cells) addCell(cell)
  for (const range of reads.ranges) addRange(range)
  return undefined
}

/** The cells whose formulas refer to a cell, through defined names too. All have to be linked. */
export function dependentsOf(engine: Engine, cell: CellAddress): readonly CellAddress[] {
  const { sheet, row, column } = cell
  const slot = engine.cells.find(sheet, row, column)
  const dependents = new Dependents(engine)
  if (slot >= 0) engine.graph.eachDirect(slot, dependents.add)
  engine.graph.ranges.eachWith(sheet, row, column, (range) =>
    engine.graph.eachOfRange(range, dependents.add),
  )
  return dependents.addresses()
}

/** As `dependentsOf`, those that refer to a range apart: by the ranges that the cell is in. */
export function invalidatedBy(
  engine: Engine,
  { sheet, row, column }: CellAddress,
): { readonly cells: readonly CellAddress[]; readonly ranges: readonly SheetArea[] } {
  const slot = engine.cells.find(sheet, row, column)
  const dependents = new Dependents(engine)
  if (slot >= 0) engine.graph.eachDirect(slot, dependents.add)
  const ranges: SheetArea[] = []
  const { areas } = engine.graph.ranges
  engine.graph.ranges.eachWith(sheet, row, column, (range) => {
    const area = areas[range]
    if (area) ranges.push({ sheet, area })
  })
  return { cells: dependents.addresses(), ranges }
}

/** All ranges that formulas refer to. All have to be linked. */
export function rangesOf(
  engine: Engine,
): { readonly range: SheetArea; readonly dependents: readonly CellAddress[] }[] {
  const { areas, sheets } = engine.graph.ranges
  return areas.flatMap((area, range) => {
    const sheet = sheets[range] ?? 0
    if (sheet >= engine.context.sheetNames.length) return []
    const dependents = new Dependents(engine)
    engine.graph.eachOfRange(range, dependents.add)
    return [{ range: { sheet, area }, dependents: dependents.addresses() }]
  })
}

/** Cells that depend on something; of defined names those that use them. */
class Dependents {
  readonly #engine: Engine
  readonly #found = new Set<number>()

  constructor(engine: Engine) {
    this.#engine = engine
  }

  readonly add = (dependent: number): void => {
    if (this.#found.has(dependent)) return
    this.#found.add(dependent)
    const isName = (this.#engine.cells.rowOf[dependent] ?? -1) < 0
    if (isName) this.#engine.graph.eachDirect(dependent, this.add)
  }

  addresses(): readonly CellAddress[] {
    return [...this.#found]
      .filter((dependent) => (this.#engine.cells.rowOf[dependent] ?? -1) >= 0)
      .map((dependent) => this.#engine.addressOf(dependent))
  }
}
