/**
 * Rows of cells as tab-separated text, the form in which spreadsheets exchange a range. A text that
 * a spreadsheet would take for a formula is written with an apostrophe before it.
 */
export function rangeText(rows: readonly (readonly string[])[]): string {
  return rows.map((cells) => cells.map(cellText).join('\t')).join('\n')
}

function cellText(text: string): string {
  const harmless = /^[=+\-@\t\0]/.test(text) ? `'${text}` : text
  return /[\t\n\r"]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless
}
