import type { Appearance, CellAddress } from '../functions/definition.ts'
import { ERRORS, type CellError, type Matrix, type Scalar, type Value } from '../values/value.ts'
import { OVER_LIMIT } from '../work/limits.ts'
import { WORK_SPENT, WorkBudget } from '../work/work.ts'
import { EngineContext } from './call-context.ts'
import { cellOf } from './cell-of.ts'
import { CellStore, STATE } from './cell-store.ts'
import type { EngineSettings } from './engine-settings.ts'
import type { FormulaEntry } from './formula-entry.ts'
import { FLAG, Graph } from './graph.ts'
import { Iteration } from './iteration.ts'
import { Linker } from './linker.ts'
import type { NameTable } from './names.ts'
import { References } from './references.ts'
import type { EngineCore } from './runtime.ts'
import { Spills } from './spills.ts'

/** How deep formulas are computed within each other before the rest is put off, in levels. */
const MAX_DEPTH = 400

/** Thrown where computing is too deep, to go on from there with nothing below. */
const SUSPENSION = new Error('Computing goes on elsewhere')

/** What reading a value that another formula filled in costs. */
const ELEMENT_COST = 2

/** Thrown where a formula needs its own value. */
const CIRCLE = new Error('A formula needs its own value')

/** A formula that is computed with nothing of others below it. */
interface Task {
  readonly slot: number
  /** Where in `#busy` its own begin. */
  readonly base: number
}

/**
 * Computes cells when they are read. A formula that reads another computes it first; where this nests
 * too deep, computing begins anew with the one that was too deep, and those above it after it.
 */
export class Engine implements EngineCore {
  readonly cells: CellStore
  readonly graph: Graph
  readonly names: NameTable
  readonly linker: Linker
  readonly spills: Spills
  readonly references: References
  readonly context: EngineContext
  readonly work: WorkBudget
  readonly formulas: (FormulaEntry | undefined)[] = []
  operands: Int32Array<ArrayBuffer> = new Int32Array(4096)
  depth = 0
  /** Formulas that are computed anew after each change. */
  readonly volatiles = new Set<number>()
  readonly #settings: EngineSettings
  readonly #iteration: Iteration | undefined
  /** Hidden slots' addresses. */
  readonly #hidden = new Map<number, CellAddress>()
  /** The formulas being computed, the outermost first. */
  readonly #busy: number[] = []
  readonly #tasks: Task[] = []
  /** What was to be read when computing was put off. */
  #wanted = 0
  /** Where in `#busy` a circle begins. */
  #circleFrom = 0
  #now: number | undefined

  constructor(settings: EngineSettings) {
    this.#settings = settings
    this.names = settings.names
    this.work = new WorkBudget(settings.maxSteps)
    this.cells = new CellStore(settings.sheetNames.length + settings.externalSheets)
    this.graph = new Graph(this.cells)
    this.context = new EngineContext(this, settings)
    this.linker = new Linker(this)
    this.spills = new Spills(this)
    this.references = new References(this)
    this.#iteration = settings.iteration && new Iteration(this, settings.iteration)
  }

  /** The value of a cell, read from outside of formulas. */
  valueOf(slot: number): Scalar {
    this.settle()
    if (this.cells.state[slot] === STATE.dirty) this.run(slot)
    return this.cells.values[slot] as Scalar
  }

  /** The value of a hidden slot, read from outside of formulas: references included. */
  resultOf(slot: number): Value {
    this.settle()
    if (this.cells.state[slot] === STATE.dirty) this.run(slot)
    return this.cells.values[slot] ?? null
  }

  /** Computes what may fill cells, until all that it fills is known. */
  settle(): void {
    if (this.graph.dirtyAnchors.length > 0 || this.spills.hasPending) this.spills.settle()
  }

  read(slot: number): Scalar {
    if (this.cells.state[slot] !== STATE.clean) this.#compute(slot)
    return this.cells.values[slot] as Scalar
  }

  readName(slot: number): Value {
    if (this.cells.state[slot] !== STATE.clean) this.#compute(slot)
    return this.cells.values[slot] ?? null
  }

  spillOf(slot: number): Matrix | undefined {
    return this.spills.matrixOf(slot)
  }

  /** A slot on no sheet, for the value of a formula that stands in no cell. */
  addHidden(entry: FormulaEntry): number {
    const slot = this.cells.addHidden(entry.sheet)
    this.graph.reach()
    this.formulas[slot] = entry
    this.cells.state[slot] = STATE.dirty
    this.#hidden.set(slot, {
      sheet: entry.sheet,
      row: entry.row + entry.shiftRows,
      column: entry.column + entry.shiftColumns,
    })
    return slot
  }

  /** The address of a slot; of a hidden one, where its formula counts from. */
  addressOf(slot: number): CellAddress {
    const { sheetOf, rowOf, columnOf } = this.cells
    const hidden = this.#hidden.get(slot)
    if (hidden) return hidden
    return { sheet: sheetOf[slot] ?? 0, row: rowOf[slot] ?? 0, column: columnOf[slot] ?? 0 }
  }

  /** The formula being computed. */
  currentSlot(): number {
    return this.#busy.at(-1) ?? -1
  }

  nameSlot(name: number, sheet: number, row: number, column: number): number {
    return this.linker.nameSlot(name, sheet, row, column)
  }

  /** The formula of a cell with `=`. */
  formulaAt({ sheet, row, column }: CellAddress): string | undefined {
    const slot = this.cells.find(sheet, row, column)
    const entry = slot < 0 ? undefined : this.formulas[slot]
    return entry && entry.anchor === undefined ? `=${entry.text}` : undefined
  }

  isHiddenRow(sheet: number, row: number): boolean {
    return this.#settings.isHiddenRow(sheet, row)
  }

  isFilteredRow(sheet: number, row: number): boolean {
    return this.#settings.isFilteredRow(sheet, row)
  }

  appearanceOf(cell: CellAddress): Appearance {
    return this.#settings.appearanceOf(cell)
  }

  /** The time of this computation, the same for all formulas until something changes. */
  now(): number {
    this.#now ??= this.#settings.now()
    return this.#now
  }

  random(): number {
    return this.#settings.random()
  }

  /**
   * To be called after changes: what depends on time and chance is computed anew, and there are all
   * steps again. Where they were not enough, what there was time for is no beginning of the next one:
   * whether they are enough may not depend on what was computed before.
   */
  beginGeneration(): void {
    this.#now = undefined
    if (this.work.isSpent) {
      for (const slot of this.formulas.keys()) if (this.formulas[slot]) this.graph.markDirty(slot)
    }
    this.work.renew()
    for (const slot of this.volatiles) this.graph.markDirty(slot)
    this.spills.retryBlocked()
  }

  /** Gives a slot a formula, which is computed when it is read. */
  putFormula(slot: number, entry: FormulaEntry): void {
    const { cells, graph } = this
    graph.reach()
    this.formulas[slot] = entry
    cells.state[slot] = STATE.dirty
    if (entry.spills && this.#link(slot, entry).mayBeArray) {
      graph.flags[slot] = (graph.flags[slot] ?? 0) | FLAG.anchor
      graph.dirtyAnchors.push(slot)
    } else entry.spills = false
  }

  /** Forgets what a slot's formula refers to and fills. */
  dropFormula(slot: number): void {
    const entry = this.formulas[slot]
    if (!entry) return
    this.linker.unlink(slot, entry)
    this.references.reads.forget(slot)
    this.spills.remove(slot)
    this.volatiles.delete(slot)
    this.graph.flags[slot] = (this.graph.flags[slot] ?? 0) & ~FLAG.anchor
    this.formulas[slot] = undefined
  }

  /** Computes a slot with nothing else under way, and, in iterative mode, its circle. */
  run(slot: number): void {
    this.runOnce(slot)
    this.#iteration?.settle(slot)
  }

  /** Computes a slot with nothing else under way. */
  runOnce(slot: number): void {
    this.#tasks.push({ slot, base: 0 })
    for (;;) {
      const task = this.#tasks.at(-1)
      if (!task) return
      this.depth = 0
      this.work.leave()
      this.#restart(task.base)
      try {
        if (this.cells.state[task.slot] !== STATE.clean) this.#compute(task.slot)
        this.#tasks.pop()
      } catch (error) {
        if (error === SUSPENSION) this.#suspend(task)
        else if (error === CIRCLE) this.#closeCircle()
        else if (error === WORK_SPENT) this.#fail(0, OVER_LIMIT)
        else if (error instanceof RangeError && this.#busy.length > 0) this.#giveUp()
        else {
          this.#restart(0)
          this.#tasks.length = 0
          throw error
        }
      }
    }
  }

  #compute(slot: number): void {
    const { cells } = this
    const busy = this.#busy
    if (cells.state[slot] === STATE.busy) {
      if (this.#iteration) return this.#iteration.note(busy, busy.lastIndexOf(slot))
      this.#circleFrom = busy.lastIndexOf(slot)
      throw CIRCLE
    }
    const entry = this.formulas[slot]
    if (!entry) {
      cells.state[slot] = STATE.clean
      return undefined
    }
    if (this.depth > MAX_DEPTH) return this.#computeDeep(slot, entry)
    cells.state[slot] = STATE.busy
    busy.push(slot)
    this.#evaluate(slot, entry)
    return undefined
  }

  /** Computes what is on top of `#busy`. */
  #evaluate(slot: number, entry: FormulaEntry): void {
    const { cells, graph } = this
    if (entry.anchor !== undefined) {
      this.work.take(ELEMENT_COST)
      this.depth += 3
      this.read(entry.anchor)
      this.depth -= 3
      cells.values[slot] = this.spills.elementOf(entry.anchor, slot)
    } else {
      const shape = entry.shape ?? this.#linkFirst(slot, entry)
      this.work.take(shape.cost)
      this.references.reads.forget(slot, this.work)
      this.depth += shape.height
      const made = this.work.enter()
      const result = shape.evaluate(entry.start, null)
      cells.values[slot] =
        (cells.rowOf[slot] ?? -1) < 0 ? result : cellOf(this, slot, entry, result)
      this.work.leave(made)
      this.depth -= shape.height
      for (const range of shape.ranges)
        graph.rangeWasRead(this.operands[entry.start + 2 + range] ?? 0)
    }
    this.#busy.pop()
    cells.state[slot] = STATE.clean
  }

  /**
   * Computes without nesting: of formulas that read all that they name, the cells first. Others have
   * computing begin anew.
   */
  #computeDeep(slot: number, entry: FormulaEntry): void {
    const busy = this.#busy
    const base = busy.length
    let [top, current] = [slot, entry]
    for (;;) {
      const shape = current.shape ?? (current.anchor === undefined && this.#linkFirst(top, current))
      if (!shape || !shape.readsAll) {
        this.#wanted = top
        throw SUSPENSION
      }
      if (this.cells.state[top] === STATE.dirty) {
        this.cells.state[top] = STATE.busy
        busy.push(top)
      }
      const next = this.#firstDirty(current)
      if (next < 0) {
        this.#evaluate(top, current)
        if (busy.length === base) return
        top = busy.at(-1) ?? 0
      } else top = next
      current = this.formulas[top] ?? current
    }
  }

  /** The first cell of those in a formula that is to be computed, or -1. */
  #firstDirty({ start }: FormulaEntry): number {
    const end = start + 2 + (this.operands[start + 1] ?? 0)
    for (let index = start + 2; index < end; index += 1) {
      const slot = this.operands[index] ?? 0
      if (this.cells.state[slot] === STATE.dirty && this.formulas[slot]) return slot
      // Its own value: reading it is what finds the circle.
      if (this.cells.state[slot] === STATE.busy) return -1
    }
    return -1
  }

  /** Understands a formula where its value is wanted first, which takes steps by its length. */
  #linkFirst(slot: number, entry: FormulaEntry): NonNullable<FormulaEntry['shape']> {
    this.work.take(entry.text.length)
    return this.#link(slot, entry)
  }

  #link(slot: number, entry: FormulaEntry): NonNullable<FormulaEntry['shape']> {
    const shape = this.linker.link(slot, entry)
    if (shape.isVolatile) this.volatiles.add(slot)
    return shape
  }

  /** Makes all of `#busy` from there on dirty again. */
  #restart(base: number): void {
    const busy = this.#busy
    for (let index = base; index < busy.length; index += 1) {
      this.cells.state[busy[index] ?? 0] = STATE.dirty
    }
    busy.length = Math.min(busy.length, base)
  }

  /** Goes on with the formula that was too deep; if that is where it began, with what it wants. */
  #suspend(task: Task): void {
    const busy = this.#busy
    const reader = busy.at(-1)
    if (reader === undefined || reader === task.slot) {
      this.#tasks.push({ slot: this.#wanted, base: busy.length })
      return
    }
    busy.pop()
    this.cells.state[reader] = STATE.dirty
    this.#tasks.push({ slot: reader, base: busy.length })
  }

  /** Gives all formulas of a circle their error, and those before it another try. */
  #closeCircle(): void {
    this.#fail(this.#circleFrom, ERRORS['#CIRC!'])
  }

  /** Where there is no room to go deeper. */
  #giveUp(): void {
    this.#fail(this.#busy.length - 1, ERRORS['#NUM!'])
  }

  #fail(from: number, error: CellError): void {
    const busy = this.#busy
    for (let index = from; index < busy.length; index += 1) {
      const slot = busy[index] ?? 0
      this.cells.values[slot] = error
      this.cells.state[slot] = STATE.clean
      const entry = this.formulas[slot]
      if (entry?.spills || entry?.array) this.spills.fill(slot, undefined, error)
      for (const range of entry?.shape?.ranges ?? []) {
        this.graph.rangeWasRead(this.operands[(entry?.start ?? 0) + 2 + range] ?? 0)
      }
    }
    busy.length = from
    while ((this.#tasks.at(-1)?.base ?? -1) >= from) this.#tasks.pop()
    const task = this.#tasks.at(-1)
    if (task) this.#restart(task.base)
  }
}
