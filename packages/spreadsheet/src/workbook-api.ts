import type { CompileExpression } from './expressions/regular-expressions.ts'
import type { FormulaFault } from './formula/fault.ts'
import type { SheetArea } from './formula/reference.ts'
import type { Syntax } from './formula/syntax.ts'
import type { CellAddress } from './functions/definition.ts'
import type { Area, WorkbookModel } from './model/workbook-model.ts'
import type { Matrix, Scalar } from './values/value.ts'

/** What is in a cell: a value, or a formula with or without `=`. */
export type CellContent = Scalar | { readonly formula: string }

/** A cell and what is to be in it. */
export interface CellEdit {
  readonly cell: CellAddress
  readonly content: CellContent
}

/** A range, and the cells whose formulas refer to it. */
export interface RangeUse {
  readonly range: SheetArea
  readonly dependents: readonly CellAddress[]
}

/** What a workbook is given, since it has neither clock nor chance of its own. */
export interface WorkbookSources {
  /** The serial date and time. */
  now(): number
  /** From 0 up to, not including, 1. */
  random(): number
  /** Steps that one recalculation may take; the usual ones (`work/limits`) where it is left out. */
  readonly maxSteps?: number
  /** What makes regular expressions (`expressions/compile-expression`); without it there are none. */
  readonly compileExpression?: CompileExpression
}

/**
 * A workbook that computes what is read of it. Setting a cell only marks what depends on it; a value is
 * computed when it is read.
 */
export interface Workbook {
  readonly model: WorkbookModel
  /** The value of a cell; spilled ones included. */
  value(cell: CellAddress): Scalar
  /** Calls `see` for each cell of an area that holds something, row by row. */
  visit(sheet: number, area: Area, see: (value: Scalar, cell: CellAddress) => void): void
  /** The values of some cells. */
  grid(sheet: number, area: Area): Matrix
  /** The formula of a cell with `=`; undefined where it has none. */
  formula(cell: CellAddress): string | undefined
  /** Why a text, with or without `=`, is no formula; undefined where it is one. */
  check(formula: string, from: CellAddress): FormulaFault | undefined
  /** Why a cell's formula is none. */
  fault(cell: CellAddress): FormulaFault | undefined
  /** The value of a formula, with or without `=`, that stands in no cell but counts from one. */
  evaluate(formula: string, from: CellAddress, copiedTo?: CellAddress): Scalar | Matrix
  /** As `evaluate`; of a reference, or of values, the first rows that have so many cells at most. */
  read(formula: string, from: CellAddress, most: number): Scalar | Matrix
  /** The cells that a text names: `B2`, `Sheet1!B2:C9`, a defined name. */
  locate(text: string, from?: CellAddress): SheetArea | undefined
  /** Puts a value or formula into a cell. */
  set(cell: CellAddress, content: CellContent): void
  /** Puts many in at once: what depends on them is told once. */
  setMany(edits: readonly CellEdit[]): void
  /** Calls back when a cell's value may be another; answers what ends it. Read the value to go on hearing. */
  subscribe(cell: CellAddress, listener: () => void): () => void
  /** As `subscribe`, for the value of `evaluate`. */
  subscribeTo(
    formula: string,
    from: CellAddress,
    listener: () => void,
    copiedTo?: CellAddress,
  ): () => void
  /** Calls back after each change, whatever it was. */
  subscribeToAll(listener: () => void): () => void
  /** True for a cell whose value is computed: by its own formula, or by one that fills it. */
  isComputed(cell: CellAddress): boolean
  /** Counts the changes. */
  readonly revision: number
  /** True where the last change needed more steps than one may take: cells not computed are #LIMIT!. */
  readonly isOverLimit: boolean
  /** What is read while some cells hold something else; afterwards all is as before. */
  trying<Result>(edits: readonly CellEdit[], read: () => Result): Result
  /** The tree of a cell's formula. */
  syntax(cell: CellAddress): Syntax | undefined
  /** The value of a piece of a cell's formula. */
  piece(cell: CellAddress, text: string): Scalar | Matrix
  /** Time has passed: what depends on it, or on chance, is computed anew. */
  refresh(): void
  /** What was set since the workbook was opened, or reset. */
  edits(): readonly CellEdit[]
  /** Everything as the file has it. */
  reset(): void
  /** Everything as the file has it, but for some cells. */
  restore(edits: readonly CellEdit[]): void
  /** What a cell's formula refers to. */
  precedents(cell: CellAddress): readonly SheetArea[]
  /** The cells whose formulas refer to a cell, itself or in a range. */
  dependents(cell: CellAddress): readonly CellAddress[]
  /** The cells whose formulas refer to a cell itself, and the ranges that it is in. */
  invalidates(cell: CellAddress): {
    readonly cells: readonly CellAddress[]
    readonly ranges: readonly SheetArea[]
  }
  /** The ranges that formulas refer to, and the cells of these formulas. */
  ranges(): readonly RangeUse[]
  /** All cells with formulas, by sheet, row and column. */
  formulaCells(): readonly CellAddress[]
}
