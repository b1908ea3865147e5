import type { NameTable } from './names.ts'

/** What an engine does not know by itself. */
export interface EngineSettings {
  readonly names: NameTable
  readonly sheetNames: readonly string[]
  readonly isDate1904: boolean
  readonly iteration: { readonly maxIterations: number; readonly maxChange: number } | undefined
  now(): number
  random(): number
  isHiddenRow(sheet: number, row: number): boolean
  isFilteredRow(sheet: number, row: number): boolean
  /** Steps that a recalculation may take; the usual ones where it is left out. */
  readonly maxSteps?: number | undefined
}
