/** A row of the paste, with what became of it. */
export interface MassRow {
  /** Its place, from 1. */
  readonly row: number
  readonly cells: readonly string[]
  readonly state: 'left' | 'sending' | 'ok' | 'failed'
  /** Why it failed, in words. */
  readonly error: string | undefined
}

/** A paste: the headings of its columns, each once, and its rows. */
export interface Paste {
  readonly headings: readonly string[]
  readonly rows: readonly MassRow[]
}

/**
 * The rows of a table whose first row is the headings; a column without one is called by its place, and one that
 * is called as an earlier one by both. Undefined where there is no row of data.
 */
export function readPaste(table: readonly (readonly string[])[]): Paste | undefined {
  const [first, ...rows] = table
  if (!first || rows.length === 0) return undefined
  const seen = new Set<string>()
  const headings = first.map((cell, place) => {
    const name = cell.trim().slice(0, 190) || `${place + 1}`
    const own = seen.has(name) ? `${name} ${place + 1}` : name
    seen.add(own)
    return own
  })
  return {
    headings,
    rows: rows.map((cells, place) => ({
      row: place + 1,
      cells,
      state: 'left' as const,
      error: undefined,
    })),
  }
}

/** A row as it is sent: its cells by the headings of their columns. */
export const valuesOf = ({ headings }: Paste, { cells }: MassRow): Record<string, string> =>
  Object.fromEntries(headings.map((heading, place) => [heading, cells[place] ?? '']))

/** How many rows are in each state. */
export interface Counts {
  readonly ok: number
  readonly failed: number
  readonly left: number
}

export function countRows(rows: readonly MassRow[]): Counts {
  const of = (state: MassRow['state']) => rows.filter((row) => row.state === state).length
  const [ok, failed] = [of('ok'), of('failed')]
  return { ok, failed, left: rows.length - ok - failed }
}

/** Rows in parts of so many, in their order. */
export const inParts = <Row>(rows: readonly Row[], size: number): Row[][] =>
  Array.from({ length: Math.ceil(rows.length / size) }, (_, at) =>
    rows.slice(at * size, (at + 1) * size),
  )

/** Those that failed as a table for a spreadsheet: as they were pasted, with why. */
export const failedTable = ({ headings, rows }: Paste, errorHeading: string): string[][] => [
  [...headings, errorHeading],
  ...rows
    .filter(({ state }) => state === 'failed')
    .map(({ cells, error }) => [...headings.map((_, place) => cells[place] ?? ''), error ?? '']),
]
