import type { Area } from '@telemachos/spreadsheet/model/workbook-model'
import { SHEET_SIZE } from './limits.ts'

/** A cell's row and column, from 0. */
export interface CellPosition {
  readonly row: number
  readonly column: number
}

const CELL = /^\$?([A-Za-z]{1,7})\$?(\d{1,10})$/
const COLUMN = /^\$?([A-Za-z]{1,7})$/
const ROW = /^\$?(\d{1,10})$/
const LETTERS = 26
const FIRST_LETTER = 'A'.charCodeAt(0)

/**
 * ```ts
 * columnNumber('AA') // => 26
 * ```
 */
export function columnNumber(letters: string): number {
  let number = 0
  for (const letter of letters.toUpperCase()) {
    number = number * LETTERS + letter.charCodeAt(0) - FIRST_LETTER + 1
  }
  return number - 1
}

/**
 * ```ts
 * columnLetters(26) // => 'AA'
 * ```
 */
export function columnLetters(column: number): string {
  let letters = ''
  for (let rest = column + 1; rest > 0; rest = Math.floor((rest - 1) / LETTERS)) {
    letters = String.fromCharCode(FIRST_LETTER + ((rest - 1) % LETTERS)) + letters
  }
  return letters
}

/**
 * ```ts
 * cellName({ row: 6, column: 1 }) // => 'B7'
 * ```
 */
export function cellName({ row, column }: CellPosition): string {
  return `${columnLetters(column)}${row + 1}`
}

/** `A1:B2`, or `A1` for one cell. */
export function areaName({ top, left, bottom, right }: Area): string {
  const first = cellName({ row: top, column: left })
  return top === bottom && left === right
    ? first
    : `${first}:${cellName({ row: bottom, column: right })}`
}

/**
 * The name of a sheet as a note and a formula write it.
 * ```ts
 * sheetPrefix('Έσοδα 2026') // => "'Έσοδα 2026'!"
 * ```
 */
export function sheetPrefix(name: string): string {
  return /^[\p{L}_][\p{L}\p{N}_.]*$/u.test(name) && !CELL.test(name) && !/^[rc]\d*$/i.test(name)
    ? `${name}!`
    : `'${name.replaceAll("'", "''")}'!`
}

/** A cell of a reference as `$B$7`; undefined for anything else, and for what no sheet has. */
export function parseCell(reference: string): CellPosition | undefined {
  const [, letters, digits] = CELL.exec(reference) ?? []
  if (letters === undefined || digits === undefined) return undefined
  const position = { row: Number(digits) - 1, column: columnNumber(letters) }
  return isOnSheet(position) ? position : undefined
}

/** True for cells that a sheet has. */
export function isOnSheet({ row, column }: CellPosition): boolean {
  return row >= 0 && row < SHEET_SIZE.rows && column >= 0 && column < SHEET_SIZE.columns
}

/** A rectangle as `A1:B2`, `A1`, `B:C` or `2:3`; undefined for anything else, and for what no sheet has. */
export function parseArea(reference: string): Area | undefined {
  const [from = '', to = from, ...more] = reference.split(':')
  if (more.length > 0) return undefined
  const first = corner(from, 0, 0)
  const last = corner(to, SHEET_SIZE.rows - 1, SHEET_SIZE.columns - 1)
  if (!first || !last || !isOnSheet(first) || !isOnSheet(last)) return undefined
  return {
    top: Math.min(first.row, last.row),
    left: Math.min(first.column, last.column),
    bottom: Math.max(first.row, last.row),
    right: Math.max(first.column, last.column),
  }
}

function corner(text: string, openRow: number, openColumn: number): CellPosition | undefined {
  const cell = parseCell(text)
  if (cell) return cell
  const [, letters] = COLUMN.exec(text) ?? []
  if (letters !== undefined) return { row: openRow, column: columnNumber(letters) }
  const [, digits] = ROW.exec(text) ?? []
  return digits === undefined ? undefined : { row: Number(digits) - 1, column: openColumn }
}
