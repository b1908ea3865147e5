import { areaName, cellName, quoteSheet, type SheetArea } from '../formula/reference.ts'
import type { CellAddress } from '../functions/definition.ts'
import { AddressScanner } from '../formula/scan-address.ts'

/** A cell with its sheet, as formulas write it: `'Έσοδα 2026'!B7`. */
export function fullName(
  sheetNames: readonly string[],
  { sheet, row, column }: CellAddress,
): string {
  return `${quoteSheet(sheetNames[sheet] ?? '')}!${cellName(row, column)}`
}

/** An area with its sheet: `Sheet1!B2:B9`. */
export function fullAreaName(sheetNames: readonly string[], { sheet, area }: SheetArea): string {
  return `${quoteSheet(sheetNames[sheet] ?? '')}!${areaName(area)}`
}

/** The cell of a full name; undefined where there is no such sheet, or it names no cell. */
export function cellOfFullName(
  sheetNames: readonly string[],
  name: string,
): CellAddress | undefined {
  const bang = name.lastIndexOf('!')
  const sheet = sheetNames.indexOf(unquote(name.slice(0, Math.max(bang, 0))))
  const scanner = new AddressScanner(name)
  const end = scanner.cell(bang + 1)
  if (sheet < 0 || end !== name.length) return undefined
  return { sheet, row: scanner.row, column: scanner.column }
}

function unquote(name: string): string {
  return name.startsWith("'") ? name.slice(1, -1).replaceAll("''", "'") : name
}
