import type { Area } from '../model/workbook-model.ts'

/** Cells of a sheet. */
export interface SheetArea {
  readonly sheet: number
  readonly area: Area
}

/** What a sheet may have at most. */
export const SHEET_ROWS = 1_048_576
export const SHEET_COLUMNS = 16_384

/** Which sides of a reference do not move when its formula is copied (`$`), as bits. */
export const FIXED = { top: 1, left: 2, bottom: 4, right: 8, all: 15 } as const

/** Cells that a formula names, sheet and sides from 0; `isCell` where it is one cell, not `A1:A1`. */
export interface AreaReference extends Area {
  readonly kind: 'area'
  readonly sheet: number
  readonly isCell: boolean
  /** Bits of `FIXED`. */
  readonly fixed: number
}

/** A defined name, by its index in the workbook. */
export interface NameReference {
  readonly kind: 'name'
  readonly name: number
}

export type Reference = AreaReference | NameReference

/** The letters of a column, counted from 0. */
function columnLetters(column: number): string {
  let letters = ''
  for (let rest = column + 1; rest > 0; rest = Math.floor((rest - 1) / 26)) {
    letters = String.fromCharCode(65 + ((rest - 1) % 26)) + letters
  }
  return letters
}

/**
 * The column of some letters, counted from 0; -1 where no sheet has it.
 * ```ts
 * columnOf('ab') // => 27
 * ```
 */
export function columnOf(letters: string): number {
  let column = 0
  for (let index = 0; index < letters.length; index += 1) {
    const code = letters.charCodeAt(index) & ~32
    if (code < 65 || code > 90) return -1
    column = column * 26 + code - 64
  }
  return column > SHEET_COLUMNS ? -1 : column - 1
}

/**
 * A cell's address without its sheet.
 * ```ts
 * cellName(1, 27) // => 'AB2'
 * ```
 */
export function cellName(row: number, column: number): string {
  return `${columnLetters(column)}${row + 1}`
}

/** An area as formulas write it: `B2`, `B2:C9`, `B:C`, `2:9`. */
export function areaName({ top, left, bottom, right }: Area): string {
  if (top === 0 && bottom === SHEET_ROWS - 1) {
    return `${columnLetters(left)}:${columnLetters(right)}`
  }
  if (left === 0 && right === SHEET_COLUMNS - 1) return `${top + 1}:${bottom + 1}`
  const first = cellName(top, left)
  return top === bottom && left === right ? first : `${first}:${cellName(bottom, right)}`
}

/**
 * A sheet's name as formulas write it before `!`.
 * ```ts
 * quoteSheet("Έσοδα 2026") // => "'Έσοδα 2026'"
 * quoteSheet('Data') // => 'Data'
 * ```
 */
export function quoteSheet(name: string): string {
  const isPlain = /^[\p{L}_][\p{L}\d_.]*$/u.test(name) && !/^[a-z]{1,3}\d+$/i.test(name)
  return isPlain ? name : `'${name.replaceAll("'", "''")}'`
}

/**
 * A reference as it stands in a formula that was copied so many rows and columns further: sides with
 * `$` stay, others move, and begin again on the other side of the sheet.
 */
export function shiftReference(
  reference: AreaReference,
  rows: number,
  columns: number,
): AreaReference {
  const { fixed } = reference
  const move = (index: number, by: number, bit: number, size: number) =>
    fixed & bit ? index : (((index + by) % size) + size) % size
  const top = move(reference.top, rows, FIXED.top, SHEET_ROWS)
  const bottom = move(reference.bottom, rows, FIXED.bottom, SHEET_ROWS)
  const left = move(reference.left, columns, FIXED.left, SHEET_COLUMNS)
  const right = move(reference.right, columns, FIXED.right, SHEET_COLUMNS)
  return {
    ...reference,
    top: Math.min(top, bottom),
    bottom: Math.max(top, bottom),
    left: Math.min(left, right),
    right: Math.max(left, right),
  }
}
