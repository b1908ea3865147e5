import type { ExportCell } from '@telemachos/rules/export-cells'
import { escapeXml } from './escape-xml.ts'

/** The beginning of a workbook that old Excels open: SpreadsheetML 2003, one line of text a row. */
export const xlsHead = (sheet: string): string =>
  `<?xml version="1.0" encoding="UTF-8"?><?mso-application progid="Excel.Sheet"?>` +
  `<Workbook xmlns="urn:schemas-microsoft-com:office:spreadsheet" ` +
  `xmlns:ss="urn:schemas-microsoft-com:office:spreadsheet">` +
  `<Worksheet ss:Name="${escapeXml(sheet)}"><Table>\n`

export const xlsFoot = '</Table></Worksheet></Workbook>\n'

export function xlsLine(cells: readonly ExportCell[]): string {
  return `<Row>${cells.map(xlsCell).join('')}</Row>\n`
}

function xlsCell(cell: ExportCell): string {
  switch (cell.kind) {
    case 'empty':
      return '<Cell/>'
    case 'number':
      return `<Cell><Data ss:Type="Number">${cell.value}</Data></Cell>`
    case 'date':
      return `<Cell><Data ss:Type="String">${cell.iso}</Data></Cell>`
    default:
      return `<Cell><Data ss:Type="String">${escapeXml(cell.text)}</Data></Cell>`
  }
}
