import type { CompileExpression } from '../expressions/regular-expressions.ts'
import type { CellStyle } from '../model/workbook-model.ts'
import type { CellError, Grid, Lambda, Range, Scalar, Value } from '../values/value.ts'
import type { TextSettings } from '../values/read-text.ts'
import type { Work } from '../work/work.ts'
import { coercionOf, type Coercion } from './coercions.ts'

/**
 * How an argument reaches a function.
 *
 * - `number`, `text`, `logical`, `scalar`: one value, coerced as spreadsheets do. Where a rectangle is
 *   given, the function is called for each of its cells and gives a rectangle ("lifting"). An error
 *   never arrives: it is the result.
 * - `value`: as `scalar`, but errors arrive too (ISERROR).
 * - `numbers`: this and all following arguments as one list: what is written directly is coerced, of
 *   rectangles only the numbers count; the first error is the result.
 * - `grid`: a rectangle; a single value comes as one of 1 × 1. Errors inside it arrive, one that is
 *   the whole argument does not.
 * - `range`: a reference to cells; anything else is #VALUE!.
 * - `any`: whatever it is, errors included.
 * - `lambda`: a function made by LAMBDA; anything else is #VALUE!.
 */
export interface ArgumentTypes {
  number: number
  text: string
  logical: boolean
  scalar: Exclude<Scalar, CellError>
  value: Scalar
  numbers: readonly number[]
  grid: Grid
  range: Range
  any: Value
  lambda: Lambda
}

export type ParameterKind = keyof ArgumentTypes

/** Where functions are listed together. */
export type Family =
  | 'mathematics'
  | 'logic'
  | 'information'
  | 'lookup'
  | 'statistics'
  | 'finance'
  | 'dates'
  | 'text'
  | 'arrays'

/** A cell: indexes from 0. */
export interface CellAddress {
  readonly sheet: number
  readonly row: number
  readonly column: number
}

/** How a cell looks, and how wide it is in characters; `isHidden` where its column is. */
export interface Appearance {
  readonly style: CellStyle
  /** As files have it, with what stands beside the characters; left out where it is the usual one. */
  readonly width?: number
  readonly isHidden: boolean
}

/** What a function may ask of the workbook that calls it. It has no clock and no chance of its own. */
export interface CallContext extends TextSettings {
  /** The cell whose formula is computed. */
  readonly cell: CellAddress
  /**
   * What the recalculation may still do. Arguments take their steps as they are read; what turns as
   * often as a value says, or more than once for each of its arguments' cells, takes its own.
   */
  readonly work: Work
  /** Makes regular expressions; kept for as long as the workbook is open. */
  readonly compileExpression: CompileExpression
  /** Serial date and time of this computation. */
  now(): number
  /** From 0 up to, not including, 1. */
  random(): number
  /** The cells of a rectangle, indexes from 0: #REF! where it leaves the sheet. Recorded as read. */
  rangeOf(
    sheet: number,
    top: number,
    left: number,
    rows: number,
    columns: number,
  ): Range | CellError
  /** What a text names: `A1`, `Sheet2!B:B`, a defined name. #REF! where it names nothing. */
  parseReference(text: string, isR1C1: boolean): Range | CellError
  /** The formula of a cell as text with `=`, or undefined where it has none. */
  formulaOf(cell: CellAddress): string | undefined
  /** Names of the sheets, in their order. */
  readonly sheetNames: readonly string[]
  /** True where the row, or its column's width, is hidden (SUBTOTAL, AGGREGATE). */
  isHiddenRow(sheet: number, row: number): boolean
  /** True where a filter hides the row (SUBTOTAL). */
  isFilteredRow(sheet: number, row: number): boolean
  /** How a cell looks (CELL). */
  appearanceOf(cell: CellAddress): Appearance
}

/** A function of the engine, as data. */
export interface FunctionDefinition {
  /** As it is written in formulas, without `_xlfn.`. */
  readonly name: string
  readonly family: Family
  readonly required: readonly ParameterKind[]
  readonly optional: readonly ParameterKind[]
  /** Kinds that may follow again and again, as many as wished. */
  readonly repeated: readonly ParameterKind[]
  /** Computed anew each time that anything is (NOW, RAND, OFFSET). */
  readonly isVolatile: boolean
  /**
   * True where an optional argument left empty between commas is 0, no text or FALSE, as in
   * `VLOOKUP(A1,B:C,2,)`, rather than as if it were left out.
   */
  readonly readsEmptyAsZero: boolean
  /** What required arguments are that are left empty between commas, by their index, where not as an empty cell. */
  readonly emptyAs: Readonly<Record<number, number>>
  readonly coercion: Coercion
  /** Where it deviates from Excel, in one sentence. */
  readonly deviation?: string
  call(context: CallContext, arguments_: readonly unknown[]): Value
}

type Arguments<Kinds extends readonly ParameterKind[]> = {
  [Index in keyof Kinds]: ArgumentTypes[Kinds[Index]]
}
type Optional<Kinds extends readonly ParameterKind[]> = {
  [Index in keyof Kinds]?: ArgumentTypes[Kinds[Index]] | undefined
}

interface Declaration<
  Required extends readonly ParameterKind[],
  More extends readonly ParameterKind[],
  Again extends readonly ParameterKind[],
> {
  readonly required?: Required
  readonly optional?: More
  readonly repeated?: Again
  readonly isVolatile?: true
  readonly readsEmptyAsZero?: true
  readonly emptyAs?: Readonly<Record<number, number>>
  readonly deviation?: string
  call(
    context: CallContext,
    ...arguments_: [...Arguments<Required>, ...Optional<More>, ...ArgumentTypes[Again[number]][]]
  ): Value
}

/**
 * A function with its arity and the kinds of its arguments, which `call` gets in the types that they
 * stand for. An argument left out, or left empty between commas where it is optional, is undefined
 * (but see `readsEmptyAsZero`); a required or repeated one left empty is as an empty cell (but see
 * `emptyAs`).
 *
 * ```
 * defineFunction('mathematics', 'ROUND', {
 *   required: ['number', 'number'],
 *   call: (_, value, digits) => roundTo(value, digits),
 * })
 * ```
 */
export function defineFunction<
  const Required extends readonly ParameterKind[] = [],
  const More extends readonly ParameterKind[] = [],
  const Again extends readonly ParameterKind[] = [],
>(
  family: Family,
  name: string,
  declaration: Declaration<Required, More, Again>,
): FunctionDefinition {
  const kinds: readonly ParameterKind[] = [
    ...(declaration.required ?? []),
    ...(declaration.optional ?? []),
  ]
  const call = declaration.call as (context: CallContext, ...arguments_: unknown[]) => Value
  return {
    name,
    family,
    required: declaration.required ?? [],
    optional: declaration.optional ?? [],
    repeated: declaration.repeated ?? [],
    isVolatile: declaration.isVolatile ?? false,
    readsEmptyAsZero: declaration.readsEmptyAsZero ?? false,
    emptyAs: declaration.emptyAs ?? {},
    coercion: coercionOf(name, kinds.includes('numbers')),
    ...(declaration.deviation === undefined ? {} : { deviation: declaration.deviation }),
    call: (context, arguments_) => call(context, ...arguments_),
  }
}

/** How many arguments a function takes. */
export function arityOf(definition: FunctionDefinition): {
  readonly least: number
  readonly most: number
} {
  const { required, optional, repeated } = definition
  const isOpen = [...required, ...optional, ...repeated].includes('numbers') || repeated.length > 0
  const least = required.length
  return { least, most: isOpen ? Number.POSITIVE_INFINITY : least + optional.length }
}
