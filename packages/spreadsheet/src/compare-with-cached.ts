import type { CellAddress } from './functions/definition.ts'
import type { CellModel } from './model/workbook-model.ts'
import type { Workbook } from './workbook-api.ts'
import { isError, type Scalar } from './values/value.ts'

/** A cell of which a file has another value than we compute. */
export interface DifferentCell {
  readonly cell: CellAddress
  readonly ours: Scalar
  readonly theirs: Scalar | { readonly error: string }
}

/** Our values against those that a file's own program computed last. */
export interface CachedComparison {
  /** How many cells have both. */
  readonly compared: number
  /** Formulas of which the file has no value. */
  readonly withoutValue: number
  readonly differences: readonly DifferentCell[]
}

/** Programs keep fifteen digits; what they add up in another order differs in the last. */
const RELATIVE = 1e-9
/** What is left of a difference of equal numbers. */
const ABSOLUTE = 1e-9

/**
 * Compares every formula's value, and every value that an array fills, with what the workbook's model
 * has of its file. Edits since the workbook was opened count as ours.
 */
export function compareWithCached(workbook: Workbook): CachedComparison {
  const differences: DifferentCell[] = []
  let compared = 0
  let withoutValue = 0
  for (const [sheet, { cells }] of workbook.model.sheets.entries()) {
    for (const one of cells) {
      const cell = { sheet, row: one.row, column: one.column }
      if (!workbook.isComputed(cell)) continue
      if (one.value === undefined) {
        withoutValue += 1
        continue
      }
      compared += 1
      const ours = workbook.value(cell)
      if (!isSame(ours, one.value)) differences.push({ cell, ours, theirs: one.value })
    }
  }
  return { compared, withoutValue, differences }
}

function isSame(ours: Scalar, theirs: NonNullable<CellModel['value']>): boolean {
  if (typeof theirs === 'object') return isError(ours) && ours.code === theirs.error
  if (typeof theirs === 'number') {
    // LibreOffice writes what is true as 1.
    if (typeof ours === 'boolean') return Number(ours) === theirs
    return typeof ours === 'number' && isNear(ours, theirs)
  }
  // A formula that gives nothing has an empty text in some files.
  return ours === theirs || (ours === null && theirs === '')
}

function isNear(ours: number, theirs: number): boolean {
  const distance = Math.abs(ours - theirs)
  return distance <= ABSOLUTE || distance <= RELATIVE * Math.max(Math.abs(ours), Math.abs(theirs))
}
