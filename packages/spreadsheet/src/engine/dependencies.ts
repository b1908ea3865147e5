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
  const add = (precedent: SheetArea) =>
    found.set(`${precedent.sheet}!${areaName(precedent.area)}`, precedent)
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
export function dependentsOf(
  engine: Engine,
  { sheet, row, column }: CellAddress,
): readonly CellAddress[] {
  const slot = engine.cells.find(sheet, row, column)
  const found = new Set<number>()
  const add = (dependent: number): void => {
    if (found.has(dependent)) return
    found.add(dependent)
    if ((engine.cells.rowOf[dependent] ?? -1) < 0) engine.graph.eachDependent(dependent, add)
  }
  if (slot >= 0) engine.graph.eachDependent(slot, add)
  else {
    engine.graph.ranges.eachWith(sheet, row, column, (range) =>
      engine.graph.eachOfRange(range, add),
    )
  }
  return [...found]
    .filter((dependent) => (engine.cells.rowOf[dependent] ?? -1) >= 0)
    .map((dependent) => engine.addressOf(dependent))
}
