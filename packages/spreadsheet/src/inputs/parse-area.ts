import { columnOf } from '../formula/reference.ts'
import type { Area } from '../model/workbook-model.ts'

const CELL = /^\$?([A-Z]{1,3})\$?([1-9]\d{0,6})$/i

/**
 * The rectangle that an address without a sheet names; undefined for what is none.
 * ```ts
 * parseArea('B2:C9') // => { top: 1, left: 1, bottom: 8, right: 2 }
 * parseArea('B0') // => undefined
 * ```
 */
export function parseArea(text: string): Area | undefined {
  const [first = '', second = first, ...more] = text.split(':')
  const from = parseCell(first)
  const to = parseCell(second)
  if (!from || !to || more.length > 0) return undefined
  return {
    top: Math.min(from.row, to.row),
    left: Math.min(from.column, to.column),
    bottom: Math.max(from.row, to.row),
    right: Math.max(from.column, to.column),
  }
}

function parseCell(text: string): { row: number; column: number } | undefined {
  const [, letters, digits] = CELL.exec(text) ?? []
  if (letters === undefined) return undefined
  const column = columnOf(letters)
  const row = Number(digits) - 1
  return column < 0 || row > 1_048_575 ? undefined : { row, column }
}

/**
 * A reference with the sheet that it names, as defined names have it; undefined for anything else.
 * ```ts
 * parseSheetArea("'Έσοδα 26'!$B$2")?.sheet // => 'Έσοδα 26'
 * parseSheetArea('SUM(A1)') // => undefined
 * ```
 */
export function parseSheetArea(text: string): { sheet: string; area: Area } | undefined {
  const mark = text.lastIndexOf('!')
  if (mark <= 0) return undefined
  const area = parseArea(text.slice(mark + 1))
  const written = text.slice(0, mark)
  const isQuoted = written.startsWith("'") && written.endsWith("'") && written.length > 2
  if (!area || (!isQuoted && !/^[\p{L}\p{N}_.]+$/u.test(written))) return undefined
  return { sheet: isQuoted ? written.slice(1, -1).replaceAll("''", "'") : written, area }
}
