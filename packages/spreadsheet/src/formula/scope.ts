import type { TableModel } from '../model/workbook-model.ts'
import type { AreaReference } from './reference.ts'

/** What the names in a formula mean: sheets, defined names, tables and functions of its workbook. */
export interface FormulaScope {
  /** Index of a sheet by its name, without regard to case. */
  sheetNamed(name: string): number | undefined
  /** Index of a defined name, those of the sheet before those of all. */
  nameNamed(name: string, sheet: number): number | undefined
  /** The one cell that a defined name stands for; undefined where it is anything else. */
  cellOfName(name: number): { sheet: number; row: number; column: number } | undefined
  /** What a name of another file stands for: `[1]!Rate`. */
  externalNamed(name: string): AreaReference | undefined
  tableNamed(name: string): TableModel | undefined
  /** The table that a cell is in. */
  tableAt(sheet: number, row: number, column: number): TableModel | undefined
}

/** Where a formula stands. */
export interface FormulaPosition {
  readonly sheet: number
  readonly row: number
  readonly column: number
}
