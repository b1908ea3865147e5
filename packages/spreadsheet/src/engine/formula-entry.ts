import type { FormulaFault } from '../formula/fault.ts'
import type { Area } from '../model/workbook-model.ts'
import type { Evaluate } from './evaluate.ts'

/** What formulas that do the same with other cells share. */
export interface Shape {
  readonly evaluate: Evaluate
  readonly height: number
  /** Steps of computing it, beside those of what its functions go through. */
  readonly cost: number
  readonly isVolatile: boolean
  readonly mayBeArray: boolean
  /** True where all cells that it names are read, in their order, and nothing else is. */
  readonly readsAll: boolean
  /** Where among the operands the numbers of ranges are. */
  readonly ranges: readonly number[]
}

/** A formula of a slot. */
export interface FormulaEntry {
  readonly text: string
  /** Where its references count from, and its name's sheet. */
  readonly sheet: number
  readonly row: number
  readonly column: number
  /** How far it was copied from there. */
  readonly shiftRows: number
  readonly shiftColumns: number
  /** True where ranges are computed cell by cell. */
  readonly isArray: boolean
  /** True where more than one value fills the cells around. */
  spills: boolean
  /** The cells that an array formula fills, whatever it gives. */
  readonly array?: Area | undefined
  /** The slot whose formula fills this one. */
  readonly anchor?: number | undefined
  /** Undefined until it is first computed. */
  shape?: Shape | undefined
  start: number
  fault?: FormulaFault | undefined
}

/** A formula that is yet to be understood. */
export function formulaEntry(
  text: string,
  position: { readonly sheet: number; readonly row: number; readonly column: number },
  options: Partial<
    Pick<FormulaEntry, 'shiftRows' | 'shiftColumns' | 'isArray' | 'spills' | 'array' | 'anchor'>
  > = {},
): FormulaEntry {
  return {
    text,
    sheet: position.sheet,
    row: position.row,
    column: position.column,
    shiftRows: options.shiftRows ?? 0,
    shiftColumns: options.shiftColumns ?? 0,
    isArray: options.isArray ?? true,
    spills: options.spills ?? false,
    array: options.array,
    anchor: options.anchor,
    shape: undefined,
    start: 0,
    fault: undefined,
  }
}
