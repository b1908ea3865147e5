import type { Appearance, CallContext, CellAddress } from '../functions/definition.ts'
import type { Argument, Syntax } from '../formula/syntax.ts'
import type { Area } from '../model/workbook-model.ts'
import type { Matrix, Range, Scalar, Value } from '../values/value.ts'
import type { Work, WorkBudget } from '../work/work.ts'
import type { CellStore } from './cell-store.ts'
import type { Evaluate } from './evaluate.ts'
import type { FormulaEntry } from './formula-entry.ts'
import type { Graph } from './graph.ts'
import type { NameTable } from './names.ts'

/** References to cells as values. */
export interface ReferenceSource {
  /** A cell as a reference. */
  cell(slot: number): Range
  /** A range by its number. */
  range(range: number): Range
  /** A reference made while a formula runs, which from then on depends on it. */
  made(sheet: number, area: Area): Range
  /** The value of a defined name found while a formula runs. */
  named(name: number, from: CellAddress): Value
}

/** What compiled formulas ask of the engine that runs them. */
export interface Runtime {
  readonly cells: CellStore
  /** What formulas refer to, slots and numbers of ranges, one formula behind the other. */
  readonly operands: Int32Array
  readonly context: CallContext
  /** What the recalculation may still do. */
  readonly work: Work
  /** How deep computing is nested, in levels of formulas. */
  depth: number
  /** The value of a cell, computed where it is not known. */
  read(slot: number): Scalar
  /** The value of a defined name, references included. */
  readName(slot: number): Value
  /** The address of a slot; of a hidden one, where its formula counts from. */
  addressOf(slot: number): CellAddress
  readonly references: ReferenceSource
  /** What the formula of a cell filled around it. */
  spillOf(slot: number): Matrix | undefined
}

/** What is known where a piece of a formula stands. */
export interface Environment {
  /** The names of LET and LAMBDA around it, the innermost first. */
  readonly names: readonly string[]
  /**
   * False in files without arrays that spill, where a range at which one value is expected means the
   * cell of it beside the formula.
   */
  readonly isArray: boolean
}

/** Turns pieces of formulas into functions. */
export interface PieceCompiler {
  readonly runtime: Runtime
  /** A piece as it is: references stay references. */
  any(syntax: Syntax, environment: Environment): Evaluate
  /** A piece where values are expected: of a reference, what its cells hold. */
  value(syntax: Syntax, environment: Environment): Evaluate
  /** Calls what a piece gives, which has to be a function made by LAMBDA. */
  apply(callee: Evaluate, arguments_: readonly Argument[], environment: Environment): Evaluate
}

/** What the parts of an engine ask of the whole. */
export interface EngineCore extends Runtime {
  /** What this and every other recalculation may do. */
  readonly work: WorkBudget
  readonly graph: Graph
  readonly names: NameTable
  /** By slot. */
  readonly formulas: (FormulaEntry | undefined)[]
  operands: Int32Array<ArrayBuffer>
  /** A slot on no sheet, for the value of a formula that stands in no cell. */
  addHidden(entry: FormulaEntry): number
  /** The slot in which the value of a defined name is, as it is meant in a cell. */
  nameSlot(name: number, sheet: number, row: number, column: number): number
  /** The formula being computed, or -1. */
  currentSlot(): number
  /** The formula of a cell with `=`. */
  formulaAt(cell: CellAddress): string | undefined
  isHiddenRow(sheet: number, row: number): boolean
  isFilteredRow(sheet: number, row: number): boolean
  appearanceOf(cell: CellAddress): Appearance
  now(): number
  random(): number
  /** Computes a slot with nothing else under way, and, in iterative mode, its circle. */
  run(slot: number): void
  /** Computes a slot with nothing else under way. */
  runOnce(slot: number): void
}
