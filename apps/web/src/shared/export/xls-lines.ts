import type { ExportCell } from '@telemachos/rules/export-cells'

const ENTITIES: Readonly<Record<string, string>> = {
  '<': '&lt;',
  '>': '&gt;',
  '&': '&amp;',
  '"': '&quot;',
}

const escapeXml = (text: string): string =>
  text.replace(/[<>&"]/g, (char) => ENTITIES[char] ?? char)

/** The beginning of a workbook that old Excels open: SpreadsheetML 2003, one line of text a row. */
export const xlsHead = (sheet: string): string =>
  `<?xml version="1.0" encoding="UTF-8"?><?mso-application progid="Excel.Sheet"?>` +
  `<Workbook xmlns="urn:schemas-microsoft-com:office:spreadsheet" ` +
  `xmlns:ss="urn:schemas-microsoft-com:office:spreadsheet">` +
  `<Worksheet ss:Name="${escapeXml(sheet)}"><Table>\n`

export const xlsFoot = '</Table></Worksheet></Workbook>\n'

export function xlsLine(cells: readonly ExportCell[]): string {
  const data = cells.map((cell) =>
    cell.kind === 'number'
      ? `<Cell><Data ss:Type="Number">${cell.value}</Data></Cell>`
      : `<Cell><Data ss:Type="String">${escapeXml(cell.text)}</Data></Cell>`,
  )
  return `<Row>${data.join('')}</Row>\n`
}
