import Papa from 'papaparse'

/**
 * Reads what was copied from a spreadsheet, or a CSV file: rows of cells, all as long as the longest.
 * Cells are parted by tabs where there are any, else by semicolons or commas; quoted cells may have
 * line breaks. Empty rows are left out.
 */
export function readTable(text: string): string[][] {
  const { data } = Papa.parse<string[]>(text.replace(/^\uFEFF/, ''), {
    delimiter: delimiterOf(text),
    skipEmptyLines: 'greedy',
  })
  const rows = data.map((row) => row.map((cell) => cell.trim()))
  const width = rows.reduce((most, row) => Math.max(most, row.length), 0)
  return rows.map((row) => [...row, ...Array.from({ length: width - row.length }, () => '')])
}

/** What parts the cells of the first row; a mark inside quotes does not count. */
function delimiterOf(text: string): string {
  const bare = text.slice(0, 10_000).replace(/"(?:[^"]|"")*"/g, '')
  const first = bare.split(/\r?\n/).find((line) => line.trim() !== '') ?? ''
  return ['\t', ';', ','].find((mark) => first.includes(mark)) ?? '\t'
}

/** Rows as CSV for a spreadsheet in Greek: semicolons, and nothing that it would take for a formula. */
export function writeTable(rows: readonly (readonly string[])[]): string {
  const text = Papa.unparse(rows as string[][], {
    delimiter: ';',
    newline: '\r\n',
    // Numbers with their sign stay numbers.
    escapeFormulae: /^(?:[=@\t\r\0]|[+-](?!\d[\d.,]*$))/,
  })
  return `\uFEFF${text}`
}
