import type { Value } from '../values/value.ts'

/** The values of LET's names and LAMBDA's parameters, the innermost first. */
export interface Locals {
  readonly value: Value
  readonly outer: Locals | null
  /** Of an optional parameter that was not given: its value is empty. */
  readonly isOmitted?: true
}

/**
 * A compiled formula, or piece of one: `start` is where its references begin in `operands`, the slot
 * of its own cell first.
 */
export type Evaluate = (start: number, locals: Locals | null) => Value
