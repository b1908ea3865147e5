/** A cell by row and column from 0; row -1 is the header. */
export interface CellPlace {
  readonly row: number
  readonly column: number
}

export interface GridExtent {
  readonly rows: number
  readonly columns: number
  /** Rows that one page key moves by. */
  readonly pageRows: number
}

export interface KeyPress {
  readonly key: string
  readonly ctrlKey: boolean
  readonly metaKey: boolean
  readonly altKey: boolean
}

/**
 * Where a key leads from a cell, as in a spreadsheet: arrows, Home and End in the row, Ctrl+Home
 * and Ctrl+End to the corners, Ctrl+arrows to the edges, PageUp and PageDown. Undefined for every
 * other key. The header is reached with the up arrow from the first row.
 */
export function moveCell(
  from: CellPlace,
  press: KeyPress,
  { rows, columns, pageRows }: GridExtent,
): CellPlace | undefined {
  if (press.altKey) return undefined
  const far = press.ctrlKey || press.metaKey
  const { row, column } = from
  const lastRow = rows - 1
  const at = (nextRow: number, nextColumn: number): CellPlace => ({
    row: Math.max(-1, Math.min(nextRow, lastRow)),
    column: Math.max(0, Math.min(nextColumn, columns - 1)),
  })
  switch (press.key) {
    case 'ArrowUp':
      return at(far ? Math.min(row, 0) : row - 1, column)
    case 'ArrowDown':
      return at(far ? lastRow : row + 1, column)
    case 'ArrowLeft':
      return at(row, far ? 0 : column - 1)
    case 'ArrowRight':
      return at(row, far ? columns - 1 : column + 1)
    case 'Home':
      return at(far ? Math.min(lastRow, 0) : row, 0)
    case 'End':
      return at(far ? lastRow : row, columns - 1)
    case 'PageUp':
      return at(row < 0 ? row : Math.max(0, row - pageRows), column)
    case 'PageDown':
      return at(Math.max(0, row) + pageRows, column)
    default:
      return undefined
  }
}

/** The rows and columns between two cells, both included; the header is never part of it. */
export interface CellRange {
  readonly top: number
  readonly bottom: number
  readonly left: number
  readonly right: number
}

export function rangeBetween(a: CellPlace, b: CellPlace): CellRange {
  return {
    top: Math.max(0, Math.min(a.row, b.row)),
    bottom: Math.max(a.row, b.row),
    left: Math.min(a.column, b.column),
    right: Math.max(a.column, b.column),
  }
}
