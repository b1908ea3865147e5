import { csvLine, type ExportCell } from '@telemachos/rules/export-cells'

/**
 * Rows as CSV for a spreadsheet in Greek: semicolons, nothing that it would take for a formula, and what begins with
 * a digit stays a text, as in exports: it keeps its zeros when the rows are pasted back.
 */
export function writeTable(rows: readonly (readonly string[])[]): string {
  return `\uFEFF${rows.map((row) => csvLine(row.map(writtenCell))).join('')}`
}

/** The text as it is; a number with its sign is no formula. */
function writtenCell(text: string): ExportCell {
  const escapes = /^(?:[=@\t\r\0\uFF1D\uFF0B\uFF0D\uFF20]|[+-](?!\d[\d.,]*$))/.test(text)
  const cell = { kind: 'text', text } as const
  if (/^\+?\d/.test(text)) return { ...cell, forced: true }
  return escapes ? { ...cell, forced: false, escaped: true } : { ...cell, forced: false }
}
