import type { CallContext } from '../functions/definition.ts'
import type { Matrix, Range, Scalar, Value } from '../values/value.ts'
import type { CellStore } from './cell-store.ts'

/** What compiled formulas ask of the engine that runs them. */
export interface Runtime {
  readonly cells: CellStore
  /** What formulas refer to, slots and numbers of ranges, one formula behind the other. */
  readonly operands: Int32Array
  readonly context: CallContext
  /** How deep computing is nested, in levels of formulas. */
  depth: number
  /** The value of a cell, computed where it is not known. */
  read(slot: number): Scalar
  /** The value of a defined name, references included. */
  readName(slot: number): Value
  /** A cell as a reference. */
  cellRange(slot: number): Range
  /** A range by its number. */
  range(range: number): Range
  /** What the formula of a cell filled around it. */
  spillOf(slot: number): Matrix | undefined
}

/** The values of LET's names and LAMBDA's parameters, the innermost first. */
export interface Locals {
  readonly value: Value
  readonly outer: Locals | null
}

/**
 * A compiled formula, or piece of one: `start` is where its references begin in `operands`, the slot
 * of its own cell first.
 */
export type Evaluate = (start: number, locals: Locals | null) => Value
