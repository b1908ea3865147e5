import { dependentsOf, invalidatedBy, precedentsOf, rangesOf } from './engine/dependencies.ts'
import { formulaEntry, type FormulaEntry } from './engine/formula-entry.ts'
import { Engine } from './engine/engine.ts'
import { FLAG } from './engine/graph.ts'
import { STATE } from './engine/cell-store.ts'
import { appearancesOf } from './engine/appearance.ts'
import { loadCells } from './engine/load-cells.ts'
import { NameTable } from './engine/names.ts'
import { NO_EXPRESSIONS } from './expressions/regular-expressions.ts'
import type { FormulaFault } from './formula/fault.ts'
import type { SheetArea } from './formula/reference.ts'
import type { CellContent, CellEdit, RangeUse, Workbook, WorkbookSources } from './workbook-api.ts'
import type { Syntax } from './formula/syntax.ts'
import type { CellAddress } from './functions/definition.ts'
import type { Area, WorkbookModel } from './model/workbook-model.ts'
import {
  ERRORS,
  isGrid,
  isLambda,
  isRange,
  makeMatrix,
  partOf,
  type Matrix,
  type Range,
  type Scalar,
} from './values/value.ts'
import { MAX_RESULT_CELLS, OVER_LIMIT } from './work/limits.ts'

/** A workbook to compute with, of what a file holds. */
export function openWorkbook(model: WorkbookModel, sources: WorkbookSources): Workbook {
  return new EngineWorkbook(model, sources)
}

class EngineWorkbook implements Workbook {
  readonly model: WorkbookModel
  readonly #engine: Engine
  readonly #listeners = new Map<number, Set<() => void>>()
  /** Slots of formulas that stand in no cell. */
  readonly #expressions = new Map<string, number>()
  /** What was set, and what was there before, by slot. */
  readonly #edits = new Map<number, { readonly edit: CellEdit; readonly before: CellContent }>()
  readonly #everything = new Set<() => void>()
  #revision = 0
  #isLinked = false

  constructor(model: WorkbookModel, sources: WorkbookSources) {
    this.model = model
    const hidden = model.sheets.map(
      ({ rows }) => new Set(rows.filter(({ isHidden }) => isHidden).map(({ row }) => row)),
    )
    const filtered = model.sheets.map(
      ({ rows }) => new Set(rows.filter(({ isFiltered }) => isFiltered).map(({ row }) => row)),
    )
    const { calculation } = model
    this.#engine = new Engine({
      names: new NameTable(model),
      sheetNames: model.sheets.map(({ name }) => name),
      externalSheets: model.externals?.reduce((count, { sheets }) => count + sheets.length, 0) ?? 0,
      isDate1904: calculation.isDate1904,
      language: calculation.language ?? 'en',
      iteration: calculation.isIterative ? calculation : undefined,
      now: () => sources.now(),
      random: () => sources.random(),
      compileExpression: sources.compileExpression ?? NO_EXPRESSIONS,
      maxSteps: sources.maxSteps,
      isHiddenRow: (sheet, row) => hidden[sheet]?.has(row) ?? false,
      isFilteredRow: (sheet, row) => filtered[sheet]?.has(row) ?? false,
      appearanceOf: appearancesOf(model),
    })
    loadCells(this.#engine, model)
  }

  value({ sheet, row, column }: CellAddress): Scalar {
    this.#engine.settle()
    const slot = this.#engine.cells.find(sheet, row, column)
    return slot < 0 ? null : this.#engine.valueOf(slot)
  }

  visit(sheet: number, area: Area, see: (value: Scalar, cell: CellAddress) => void): void {
    const engine = this.#engine
    engine.settle()
    const slots: number[] = []
    engine.cells.visit(sheet, area, (slot) => void slots.push(slot))
    for (const slot of slots) {
      const value = engine.valueOf(slot)
      if (value !== null) see(value, engine.addressOf(slot))
    }
  }

  grid(sheet: number, { top, left, bottom, right }: Area): Matrix {
    const values: Scalar[] = []
    for (let row = top; row <= bottom; row += 1) {
      for (let column = left; column <= right; column += 1) {
        values.push(this.value({ sheet, row, column }))
      }
    }
    return makeMatrix(bottom - top + 1, right - left + 1, values)
  }

  formula(cell: CellAddress): string | undefined {
    return this.#engine.formulaAt(cell)
  }

  check(formula: string, from: CellAddress): FormulaFault | undefined {
    return this.#engine.linker.check(withoutSign(formula), from)
  }

  fault({ sheet, row, column }: CellAddress): FormulaFault | undefined {
    const slot = this.#engine.cells.find(sheet, row, column)
    const entry = slot < 0 ? undefined : this.#engine.formulas[slot]
    if (!entry || entry.anchor !== undefined) return undefined
    if (!entry.shape) this.#engine.linker.link(slot, entry)
    return entry.fault
  }

  evaluate(formula: string, from: CellAddress, copiedTo?: CellAddress): Scalar | Matrix {
    return this.#resultOf(this.#expression(formula, from, copiedTo))
  }

  read(formula: string, from: CellAddress, most: number): Scalar | Matrix {
    const value = this.#engine.resultOf(this.#expression(formula, from))
    if (isLambda(value)) return ERRORS['#CALC!']
    return isGrid(value) ? this.#firstOf(value, most) : value
  }

  isComputed({ sheet, row, column }: CellAddress): boolean {
    const slot = this.#engine.cells.find(sheet, row, column)
    return slot >= 0 && this.#engine.formulas[slot] !== undefined
  }

  locate(text: string, from: CellAddress = { sheet: 0, row: 0, column: 0 }): SheetArea | undefined {
    const value = this.#engine.resultOf(this.#expression(text, from))
    if (!isRange(value)) return undefined
    const { sheet, top, left, rows, columns } = value
    // Cells of other files are nowhere to be shown.
    if (sheet >= this.model.sheets.length) return undefined
    return { sheet, area: { top, left, bottom: top + rows - 1, right: left + columns - 1 } }
  }

  set(cell: CellAddress, content: CellContent): void {
    this.setMany([{ cell, content }])
  }

  setMany(edits: readonly CellEdit[]): void {
    for (const edit of edits) this.#edit(edit)
    this.#changed()
  }

  subscribe(cell: CellAddress, listener: () => void): () => void {
    return this.#watch(this.#slotAt(cell), listener)
  }

  subscribeTo(
    formula: string,
    from: CellAddress,
    listener: () => void,
    copiedTo?: CellAddress,
  ): () => void {
    const slot = this.#expression(formula, from, copiedTo)
    return this.#watch(slot, listener)
  }

  get revision(): number {
    return this.#revision
  }

  get isOverLimit(): boolean {
    return this.#engine.work.isSpent
  }

  subscribeToAll(listener: () => void): () => void {
    this.#everything.add(listener)
    return () => this.#everything.delete(listener)
  }

  trying<Result>(edits: readonly CellEdit[], read: () => Result): Result {
    const slots = edits.map(({ cell }) => this.#slotAt(cell))
    const before = slots.map((slot) => this.#contentOf(slot))
    for (const [index, { content }] of edits.entries()) this.#put(slots[index] ?? 0, content)
    this.#begin()
    try {
      return read()
    } finally {
      for (const [index, content] of before.entries()) this.#put(slots[index] ?? 0, content)
      this.#changed()
    }
  }

  syntax({ sheet, row, column }: CellAddress): Syntax | undefined {
    const slot = this.#engine.cells.find(sheet, row, column)
    const entry = slot < 0 ? undefined : this.#engine.formulas[slot]
    return entry && entry.anchor === undefined ? this.#engine.linker.parse(entry) : undefined
  }

  piece(cell: CellAddress, text: string): Scalar | Matrix {
    const slot = this.#slotAt(cell)
    const isArray = this.#engine.formulas[slot]?.isArray ?? true
    return this.#resultOf(this.#expression(text, cell, cell, isArray))
  }

  refresh(): void {
    this.#changed()
  }

  edits(): readonly CellEdit[] {
    return [...this.#edits.values()].map(({ edit }) => edit)
  }

  reset(): void {
    this.restore([])
  }

  restore(edits: readonly CellEdit[]): void {
    for (const [slot, { before }] of this.#edits) this.#put(slot, before)
    this.#edits.clear()
    this.setMany(edits)
  }

  precedents({ sheet, row, column }: CellAddress): readonly SheetArea[] {
    const slot = this.#engine.cells.find(sheet, row, column)
    return slot < 0 ? [] : precedentsOf(this.#engine, slot)
  }

  dependents(cell: CellAddress): readonly CellAddress[] {
    return dependentsOf(this.#linked(), cell)
  }

  invalidates(cell: CellAddress): {
    readonly cells: readonly CellAddress[]
    readonly ranges: readonly SheetArea[]
  } {
    return invalidatedBy(this.#linked(), cell)
  }

  ranges(): readonly RangeUse[] {
    return rangesOf(this.#linked())
  }

  formulaCells(): readonly CellAddress[] {
    const { formulas, cells } = this.#engine
    const found: CellAddress[] = []
    for (const [slot, entry] of formulas.entries()) {
      if (!entry || entry.anchor !== undefined || (cells.rowOf[slot] ?? -1) < 0) continue
      found.push(this.#engine.addressOf(slot))
    }
    return found.sort(
      (one, other) => one.sheet - other.sheet || one.row - other.row || one.column - other.column,
    )
  }

  #resultOf(slot: number): Scalar | Matrix {
    const value = this.#engine.resultOf(slot)
    if (isRange(value)) return this.#valuesOf(value)
    return isLambda(value) ? ERRORS['#CALC!'] : value
  }

  #slotAt({ sheet, row, column }: CellAddress): number {
    return this.#engine.cells.slotAt(sheet, row, column)
  }

  /** The values of a reference, as far down and to the right as there are any. */
  #valuesOf(range: Range): Scalar | Matrix {
    const { sheet, top, left } = range
    if (range.rows === 1 && range.columns === 1) {
      return this.value({ sheet, row: top, column: left })
    }
    const area = this.#usedOf(range)
    const { rows, columns } = sizeOf(area)
    return rows * columns > MAX_RESULT_CELLS ? OVER_LIMIT : this.grid(sheet, area)
  }

  /** The first rows of values, so many cells at most. */
  #firstOf(grid: Matrix | Range, most: number): Matrix {
    const area = isRange(grid)
      ? this.#usedOf(grid)
      : { top: 0, left: 0, bottom: grid.rows - 1, right: grid.columns - 1 }
    const size = sizeOf(area)
    const columns = Math.min(size.columns, most)
    const rows = Math.min(size.rows, Math.max(1, Math.floor(most / columns)))
    const { top, left } = area
    const first = { top, left, bottom: top + rows - 1, right: left + columns - 1 }
    return isRange(grid) ? this.grid(grid.sheet, first) : partOf(grid, rows, columns)
  }

  /** A reference as far down and to the right as there is anything. */
  #usedOf({ sheet, top, left, rows, columns }: Range): Area {
    const area = { top, left, bottom: top + rows - 1, right: left + columns - 1 }
    const { bottom, right } = this.#engine.cells.clip(sheet, area)
    return { top, left, bottom: Math.max(bottom, top), right: Math.max(right, left) }
  }

  /** The engine with all formulas linked, as it has to be before dependents are asked for. */
  #linked(): Engine {
    const engine = this.#engine
    if (this.#isLinked) return engine
    for (const [slot, entry] of engine.formulas.entries()) {
      if (entry && !entry.shape && entry.anchor === undefined) engine.linker.link(slot, entry)
    }
    this.#isLinked = true
    return engine
  }

  #edit(edit: CellEdit): void {
    const slot = this.#slotAt(edit.cell)
    const before = this.#edits.get(slot)?.before ?? this.#contentOf(slot)
    this.#edits.set(slot, { edit, before })
    this.#put(slot, edit.content)
  }

  #contentOf(slot: number): CellContent {
    const entry = this.#engine.formulas[slot]
    if (!entry) return this.#engine.cells.values[slot] as Scalar
    return entry.anchor === undefined ? new FileFormula(entry) : null
  }

  #put(slot: number, content: CellContent): void {
    const engine = this.#engine
    engine.graph.reach()
    engine.dropFormula(slot)
    if (typeof content !== 'object' || content === null || !('formula' in content)) {
      engine.cells.values[slot] = content
      engine.cells.state[slot] = STATE.clean
    } else if (content instanceof FileFormula) engine.putFormula(slot, content.again())
    else {
      const text = withoutSign(content.formula)
      engine.putFormula(slot, formulaEntry(text, engine.addressOf(slot), { spills: true }))
    }
    engine.graph.markDependents(slot)
  }

  #expression(formula: string, from: CellAddress, copiedTo = from, isArray = true): number {
    const text = withoutSign(formula)
    const rows = copiedTo.row - from.row
    const columns = copiedTo.column - from.column
    const key = `${from.sheet}:${from.row}:${from.column}:${rows}:${columns}:${isArray}:${text}`
    const known = this.#expressions.get(key)
    if (known !== undefined) return known
    const shift = { shiftRows: rows, shiftColumns: columns, isArray }
    const slot = this.#engine.addHidden(formulaEntry(text, from, shift))
    this.#expressions.set(key, slot)
    return slot
  }

  #watch(slot: number, listener: () => void): () => void {
    const { graph } = this.#engine
    graph.reach()
    graph.flags[slot] = (graph.flags[slot] ?? 0) | FLAG.watched
    const listeners = this.#listeners.get(slot) ?? new Set()
    this.#listeners.set(slot, listeners)
    listeners.add(listener)
    return () => {
      listeners.delete(listener)
      if (listeners.size > 0) return
      this.#listeners.delete(slot)
      graph.flags[slot] = (graph.flags[slot] ?? 0) & ~FLAG.watched
    }
  }

  #begin(): void {
    this.#revision += 1
    this.#engine.beginGeneration()
  }

  #changed(): void {
    const engine = this.#engine
    this.#begin()
    if (this.#listeners.size > 0) engine.settle()
    const noticed = new Set(engine.graph.noticed.splice(0))
    for (const slot of noticed) {
      for (const listener of this.#listeners.get(slot) ?? []) listener()
    }
    for (const listener of this.#everything) listener()
  }
}

/** A formula as the file has it, which may be an array's. */
class FileFormula {
  readonly formula: string
  readonly #entry: FormulaEntry

  constructor(entry: FormulaEntry) {
    this.formula = entry.text
    this.#entry = entry
  }

  again(): FormulaEntry {
    return formulaEntry(this.#entry.text, this.#entry, this.#entry)
  }
}

function sizeOf({ top, left, bottom, right }: Area): { rows: number; columns: number } {
  return { rows: bottom - top + 1, columns: right - left + 1 }
}

function withoutSign(formula: string): string {
  return formula.startsWith('=') ? formula.slice(1) : formula
}
