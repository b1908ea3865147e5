import { readWorkbook } from '@telemachos/interchange/spreadsheets/read-workbook'
import { fromSerial, toClockTime } from '@telemachos/spreadsheet/values/serial-date'
import type { CellModel, WorkbookModel } from '@telemachos/spreadsheet/model/workbook-model'
import { cellText } from '@telemachos/rules/cell-text'
import { MOST_COLUMNS, TableTooWide, tidyTable } from './read-table.ts'

/**
 * The rows of a workbook's first sheet that shows any: cells as somebody would have typed them, days as d/m/yyyy, numbers with the
 * zeros that their format puts before them. What a formula gave last is its value.
 * @throws FileRefusal for what is no workbook, or too large a one; TableTooWide.
 */
export function tableOfWorkbook(bytes: Uint8Array): string[][] {
  const workbook = readWorkbook(bytes)
  for (const { visibility, cells } of workbook.sheets) {
    if (visibility !== 'visible') continue
    const rows: string[][] = []
    for (const cell of cells) {
      const text = textOf(cell, workbook)
      if (cellText(text) === '') continue
      if (cell.column >= MOST_COLUMNS) throw new TableTooWide()
      const row = (rows[cell.row] ??= [])
      row[cell.column] = text
    }
    const table = tidyTable(
      Object.values(rows).map((row) => Array.from(row, (text: string | undefined) => text ?? '')),
    )
    if (table.length > 0) return table
  }
  return []
}

function textOf({ value, style }: CellModel, { styles, calculation }: WorkbookModel): string {
  if (value === undefined) return ''
  if (typeof value === 'object') return value.error
  if (typeof value !== 'number') return String(value)
  const format = style === undefined ? '' : (styles[style]?.format ?? '')
  if (isDay(format)) return dayText(value, calculation.isDate1904)
  // As Greek is typed, and without what adding up in binary leaves.
  const text = String(Number(value.toPrecision(15))).replace('.', ',')
  return /^0+$/.test(format) ? text.padStart(format.length, '0') : text
}

/** Whether a format is one of days: texts in it, and colours, are none. */
const isDay = (format: string): boolean =>
  /[dy]/i.test(format.replaceAll(/"[^"]*"|\\.|\[[^\]]*\]|General/gi, ''))

function dayText(serial: number, isDate1904: boolean): string {
  const { year, month, day } = fromSerial(serial, isDate1904)
  const text = `${day}/${month}/${year}`
  if (Number.isInteger(serial)) return text
  const { hours, minutes } = toClockTime(serial)
  return `${text} ${hours}:${String(minutes).padStart(2, '0')}`
}
