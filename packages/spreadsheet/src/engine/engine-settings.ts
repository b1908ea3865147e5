import type { CompileExpression } from '../expressions/regular-expressions.ts'
import type { Appearance, CellAddress } from '../functions/definition.ts'
import type { TextSettings } from '../values/read-text.ts'
import type { NameTable } from './names.ts'

/** What an engine does not know by itself. */
export interface EngineSettings extends TextSettings {
  readonly names: NameTable
  readonly sheetNames: readonly string[]
  /** Sheets of other files, which are counted on behind its own. */
  readonly externalSheets: number
  readonly iteration: { readonly maxIterations: number; readonly maxChange: number } | undefined
  readonly compileExpression: CompileExpression
  now(): number
  random(): number
  isHiddenRow(sheet: number, row: number): boolean
  isFilteredRow(sheet: number, row: number): boolean
  appearanceOf(cell: CellAddress): Appearance
  /** Steps that a recalculation may take; the usual ones where it is left out. */
  readonly maxSteps?: number | undefined
}
