import { cellText } from '@telemachos/rules/cell-text'

/** What spreadsheets write above everything else to say what parts the cells. */
const SEPARATOR = /^\uFEFF?"?sep=([^\w\s]|\t)"?[^\S\r\n]*(?:\r\n?|\n|$)/i

/**
 * Reads what was copied from a spreadsheet, or a CSV file: rows of cells, all as long as the longest.
 * Cells are parted as the file says, else by tabs, semicolons, bars or commas, whichever part the most rows;
 * what an export put around them is undone (see cellText). Line breaks within quoted cells become spaces, since
 * no field has more than one line. Empty rows are left out, and the empty columns that a sheet has at its right.
 * @throws TableTooWide.
 */
export function readTable(text: string): string[][] {
  const [line = '', said] = SEPARATOR.exec(text) ?? []
  const body = text.slice(line.length).replace(/^\uFEFF/, '')
  return tidyTable(readCells(body, said ?? delimiterOf(body)))
}

/** Of more columns no table is read: one cell far to the right would make every row as long. */
export const MOST_COLUMNS = 256

/** A table of more columns than are read. */
export class TableTooWide extends Error {
  override readonly name = 'TableTooWide'
}

/** Rows of cells without what is empty, all as long as the longest. @throws TableTooWide. */
export function tidyTable(cells: readonly (readonly string[])[]): string[][] {
  const rows = cells
    .map((row) => row.map((cell) => cellText(cell).replaceAll(/\s*[\r\n]+\s*/g, ' ')))
    .map((row) => row.slice(0, row.findLastIndex((cell) => cell !== '') + 1))
    .filter((row) => row.length > 0)
  const width = rows.reduce((most, row) => Math.max(most, row.length), 0)
  if (width > MOST_COLUMNS) throw new TableTooWide()
  return rows.map((row) => [...row, ...Array.from({ length: width - row.length }, () => '')])
}

/** The cells of each line, quotes undone. */
function readCells(text: string, mark: string): string[][] {
  const ends = new RegExp(`[\\${mark}\r\n]`, 'g')
  const rows: string[][] = [[]]
  for (let at = 0; at <= text.length;) {
    const closing = text[at] === '"' ? closingQuote(text, at, mark) : undefined
    ends.lastIndex = closing === undefined ? at : closing + 1
    const end = ends.exec(text)?.index ?? text.length
    rows
      .at(-1)
      ?.push(
        closing === undefined
          ? text.slice(at, end)
          : text.slice(at + 1, closing).replaceAll('""', '"'),
      )
    if (end < text.length && text[end] !== mark) rows.push([])
    at = end + (text.startsWith('\r\n', end) ? 2 : 1)
  }
  return rows
}

/**
 * Where the quotes that a cell begins with are closed. Undefined where nothing ends the cell after
 * them: they are then a part of the text, as in «"Άλφα" ΑΕ», and may not swallow the rows below.
 */
function closingQuote(text: string, opening: number, mark: string): number | undefined {
  let closing = text.indexOf('"', opening + 1)
  while (closing !== -1 && text[closing + 1] === '"') closing = text.indexOf('"', closing + 2)
  if (closing === -1) return undefined
  let next = closing + 1
  while (text[next] === ' ') next += 1
  return next >= text.length || [mark, '\r', '\n'].includes(text[next] ?? '') ? closing : undefined
}

const MARKS = ['\t', ';', '|', ',']

/** What parts the cells of the most rows: above them may be a title. A mark inside quotes does not count. */
function delimiterOf(text: string): string {
  const bare = text.slice(0, 10_000).replace(/"(?:[^"]|"")*"/g, '')
  const lines = bare.split(/\r?\n/).filter((line) => line.trim() !== '')
  const times = (mark: string) => lines.filter((line) => line.includes(mark)).length
  const most = Math.max(...MARKS.map(times))
  return (most > 0 && MARKS.find((mark) => times(mark) === most)) || '\t'
}
