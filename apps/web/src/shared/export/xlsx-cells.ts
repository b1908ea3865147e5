import type { ExportCell } from '@telemachos/rules/export-cells'
import { STYLE } from './xlsx-parts.ts'
import { escapeXml } from './escape-xml.ts'

const SPREADSHEET = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const DAY_MS = 86_400_000
/** Days from the first of a workbook to that of computers. */
const DAYS_TO_1970 = 25_569
/** Workbooks count 1900 as a leap year: days before its March have no number that all agree on. */
const FIRST_DAY = '1900-03-01'

/** What a sheet begins with: the header stays in sight. */
export const sheetStart =
  `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n<worksheet xmlns="${SPREADSHEET}">` +
  '<sheetViews><sheetView workbookViewId="0">' +
  '<pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/>' +
  '</sheetView></sheetViews><sheetFormatPr defaultRowHeight="15"/><sheetData>'

/** What it ends with. @param range the cells that the header's filter is for. */
export const sheetEnd = (range: string): string =>
  `</sheetData><autoFilter ref="${range}"/></worksheet>`

/** The letters of a column, from 0. */
export function columnName(column: number): string {
  const rest = Math.floor(column / 26)
  const letter = String.fromCodePoint(65 + (column % 26))
  return rest === 0 ? letter : columnName(rest - 1) + letter
}

/** A row of a sheet. @param index from 0. */
export function xlsxRow(cells: readonly ExportCell[], index: number, isHeader: boolean): string {
  const written = cells.map((cell, column) => {
    return xlsxCell(cell, `r="${columnName(column)}${index + 1}"`, isHeader)
  })
  return `<row r="${index + 1}">${written.join('')}</row>`
}

function xlsxCell(cell: ExportCell, at: string, isHeader: boolean): string {
  switch (cell.kind) {
    case 'empty':
      return ''
    case 'number':
      return `<c ${at}><v>${cell.value}</v></c>`
    case 'date': {
      if (cell.iso < FIRST_DAY) return textCell(cell.iso, at, STYLE.text)
      const style = cell.iso.includes('T') ? STYLE.dateTime : STYLE.date
      return `<c ${at} s="${style}"><v>${serialOf(cell.iso)}</v></c>`
    }
    case 'time': {
      const [hours = 0, minutes = 0] = cell.text.split(':').map(Number)
      return `<c ${at} s="${STYLE.time}"><v>${(hours * 60 + minutes) / 1_440}</v></c>`
    }
    case 'text': {
      // Such text stays text when somebody edits the cell; no sign stands before it.
      const style = cell.forced || cell.escaped ? STYLE.text : STYLE.plain
      return textCell(cell.text, at, isHeader ? STYLE.header : style)
    }
  }
}

function textCell(text: string, at: string, style: number): string {
  // Programs read _x0041_ as a sign: what was written so gets its underscore that way.
  const own = text.replaceAll(/_(?=x[\dA-Fa-f]{4}_)/g, '_x005F_')
  return `<c ${at} s="${style}" t="inlineStr"><is><t xml:space="preserve">${escapeXml(own)}</t></is></c>`
}

const serialOf = (iso: string): number =>
  Date.parse(iso.includes('T') ? `${iso}:00Z` : `${iso}T00:00:00Z`) / DAY_MS + DAYS_TO_1970
