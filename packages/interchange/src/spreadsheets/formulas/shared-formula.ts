import { SHEET_SIZE } from '../limits.ts'
import { columnLetters, columnNumber, type CellPosition } from '../references.ts'
import { formulaTokens } from './formula-tokens.ts'

type Piece = string | { readonly reference: string }

/** A formula that several cells share, written for the first of them. */
export interface SharedFormula {
  readonly master: CellPosition
  readonly pieces: readonly Piece[]
}

/** Prepares a formula for the cells that share it. */
export function shareFormula(formula: string, master: CellPosition): SharedFormula {
  const pieces: Piece[] = []
  for (const { kind, text } of formulaTokens(formula)) {
    const last = pieces.at(-1)
    if (kind === 'cell' || kind === 'columns' || kind === 'rows') pieces.push({ reference: text })
    else if (typeof last === 'string') pieces[pieces.length - 1] = last + text
    else pieces.push(text)
  }
  return { master, pieces }
}

const PART = /(\$?)(?:([A-Za-z]+)|(\d+))/g

/**
 * The formula as another of its cells has it: what has no `$` moves along, over the sheet's edge to
 * its other side, as in Excel.
 * ```ts
 * formulaAt(shareFormula('A1+$A$1', { row: 0, column: 1 }), { row: 1, column: 1 }) // => 'A2+$A$1'
 * ```
 */
export function formulaAt({ master, pieces }: SharedFormula, cell: CellPosition): string {
  const rows = cell.row - master.row
  const columns = cell.column - master.column
  if (rows === 0 && columns === 0) return pieces.map(asWritten).join('')
  return pieces
    .map((piece) => (typeof piece === 'string' ? piece : moved(piece.reference, rows, columns)))
    .join('')
}

function asWritten(piece: Piece): string {
  return typeof piece === 'string' ? piece : piece.reference
}

function moved(reference: string, rows: number, columns: number): string {
  return reference.replace(
    PART,
    (whole, fixed: string, letters: string | undefined, digits: string | undefined) => {
      if (fixed !== '') return whole
      if (letters !== undefined) {
        return columnLetters(wrapped(columnNumber(letters) + columns, SHEET_SIZE.columns))
      }
      return String(wrapped(Number(digits) - 1 + rows, SHEET_SIZE.rows) + 1)
    },
  )
}

function wrapped(value: number, size: number): number {
  return ((value % size) + size) % size
}
