import { FormulaError, type FormulaFault } from '../formula/fault.ts'
import { keyOfFormula, lexFormula } from '../formula/lex.ts'
import { parseFormula } from '../formula/parse.ts'
import { shiftReference, type AreaReference, type Reference } from '../formula/reference.ts'
import type { FormulaPosition } from '../formula/scope.ts'
import type { Syntax } from '../formula/syntax.ts'
import { ERRORS } from '../values/value.ts'
import { OVER_LIMIT } from '../work/limits.ts'
import { heightOf, isVolatile, mayBeArray, readsAll, sizeOf } from './analyse.ts'
import { grown } from './cell-store.ts'
import { Compiler } from './compile.ts'
import { formulaEntry, type FormulaEntry, type Shape } from './formula-entry.ts'
import type { EngineCore } from './runtime.ts'

const FAULTY: Shape = {
  evaluate: () => ERRORS['#NAME?'],
  height: 1,
  cost: 1,
  isVolatile: false,
  mayBeArray: false,
  readsAll: false,
  ranges: [],
}

/** Of an array formula that would fill more cells than there is room for. */
const TOO_LARGE: Shape = { ...FAULTY, evaluate: () => OVER_LIMIT }

/**
 * Understands formulas when they are first computed: finds the shape that they share with others, or
 * makes it, and notes what they refer to.
 */
export class Linker {
  readonly #engine: EngineCore
  readonly #compiler: Compiler
  readonly #shapes = new Map<string, Shape>()
  /** Of formulas in files that know no arrays which spill. */
  readonly #intersecting = new Map<string, Shape>()
  /** Slots of defined names, by name and, where they are relative, address. */
  readonly #nameSlots = new Map<string, number>()
  #used = 0

  constructor(engine: EngineCore) {
    this.#engine = engine
    this.#compiler = new Compiler(engine)
  }

  /** Gives a formula its shape and operands. */
  link(slot: number, entry: FormulaEntry): Shape {
    try {
      const { key, references } = keyOfFormula(entry.text, this.#engine.names, entry)
      const shape = this.#shapeOf(key, entry)
      entry.start = this.#operandsOf(slot, entry, references)
      entry.shape = shape
      return shape
    } catch (error) {
      if (!(error instanceof FormulaError)) throw error
      entry.fault = error.fault
      entry.shape = FAULTY
      entry.start = this.#reserve(slot, 0)
      return FAULTY
    }
  }

  /** Has a formula give an error for good: it would fill more cells than there is room for. */
  refuse(slot: number, entry: FormulaEntry): void {
    entry.shape = TOO_LARGE
    entry.start = this.#reserve(slot, 0)
  }

  /** The tree of a formula; undefined where it is none. */
  parse(entry: FormulaEntry): Syntax | undefined {
    try {
      return parseFormula(lexFormula(entry.text, this.#engine.names, entry))
    } catch (error) {
      if (error instanceof FormulaError) return undefined
      throw error
    }
  }

  /** Why a text is no formula; undefined where it is one. */
  check(text: string, position: FormulaPosition): FormulaFault | undefined {
    try {
      this.#compiler.formula(parseFormula(lexFormula(text, this.#engine.names, position)), true)
      return undefined
    } catch (error) {
      if (error instanceof FormulaError) return error.fault
      throw error
    }
  }

  /** Takes back what a formula noted. */
  unlink(slot: number, entry: FormulaEntry): void {
    if (!entry.shape) return
    const { graph, operands } = this.#engine
    const count = operands[entry.start + 1] ?? 0
    for (let index = 0; index < count; index += 1) {
      const operand = operands[entry.start + 2 + index] ?? 0
      if (entry.shape.ranges.includes(index)) graph.leaveRange(operand, slot)
      else graph.leaveCell(operand, slot)
    }
    entry.shape = undefined
  }

  /** Calls one of two for each operand of a formula. */
  eachOperand(
    entry: FormulaEntry,
    seeCell: (slot: number) => void,
    seeRange: (range: number) => void,
  ): void {
    const { operands } = this.#engine
    const count = operands[entry.start + 1] ?? 0
    for (let index = 0; index < count; index += 1) {
      const operand = operands[entry.start + 2 + index] ?? 0
      if (entry.shape?.ranges.includes(index)) seeRange(operand)
      else seeCell(operand)
    }
  }

  /** The slot in which the value of a defined name is, as it is meant in a cell. */
  nameSlot(name: number, sheet: number, row: number, column: number): number {
    const { names } = this.#engine
    const defined = names.names[name]
    const isRelative = names.isRelative(name)
    const key = isRelative ? `${name}:${sheet}:${row}:${column}` : `${name}`
    const known = this.#nameSlots.get(key)
    if (known !== undefined) return known
    const position = { sheet: defined?.sheet ?? (isRelative ? sheet : 0), row: 0, column: 0 }
    const shift = isRelative ? { shiftRows: row, shiftColumns: column } : {}
    const slot = this.#engine.addHidden(formulaEntry(defined?.formula ?? '', position, shift))
    this.#nameSlots.set(key, slot)
    return slot
  }

  #shapeOf(key: string, entry: FormulaEntry): Shape {
    const { isArray } = entry
    const shapes = isArray ? this.#shapes : this.#intersecting
    const known = shapes.get(key)
    if (known) return known
    const tokens = lexFormula(entry.text, this.#engine.names, entry)
    const syntax = parseFormula(tokens)
    const ranges: number[] = []
    for (const [index, reference] of tokens.references.entries()) {
      if (reference.kind === 'area' && !reference.isCell) ranges.push(index)
    }
    const shape: Shape = {
      evaluate: this.#compiler.formula(syntax, isArray),
      height: heightOf(syntax) + 2,
      cost: sizeOf(syntax),
      isVolatile: isVolatile(syntax),
      mayBeArray: mayBeArray(syntax),
      readsAll: readsAll(syntax),
      ranges,
    }
    shapes.set(key, shape)
    return shape
  }

  #operandsOf(slot: number, entry: FormulaEntry, references: readonly Reference[]): number {
    const { graph } = this.#engine
    const { shiftRows, shiftColumns } = entry
    const isShifted = shiftRows !== 0 || shiftColumns !== 0
    const start = this.#reserve(slot, references.length)
    for (let index = 0; index < references.length; index += 1) {
      const reference = references[index]
      let operand = 0
      if (reference?.kind === 'name') {
        const { sheet, row, column } = entry
        operand = this.nameSlot(reference.name, sheet, row + shiftRows, column + shiftColumns)
        graph.dependOnCell(operand, slot)
      } else if (reference) {
        operand = this.#area(
          isShifted ? shiftReference(reference, shiftRows, shiftColumns) : reference,
          slot,
        )
      }
      this.#engine.operands[start + 2 + index] = operand
    }
    return start
  }

  #area(reference: AreaReference, slot: number): number {
    const { cells, graph } = this.#engine
    if (reference.isCell) {
      const cell = cells.slotAt(reference.sheet, reference.top, reference.left)
      graph.dependOnCell(cell, slot)
      return cell
    }
    const range = graph.ranges.rangeAt(reference.sheet, reference)
    graph.dependOnRange(range, slot)
    return range
  }

  #reserve(slot: number, count: number): number {
    const engine = this.#engine
    const start = this.#used
    this.#used += count + 2
    while (this.#used > engine.operands.length) engine.operands = grown(engine.operands)
    engine.operands[start] = slot
    engine.operands[start + 1] = count
    return start
  }
}
