import type { Language } from '@telemachos/contract/core/define-texts'
import { PREVIEW_LIMITS } from '@telemachos/contract/library/preview-kinds'
import { SHEET_SIZE, WORKBOOK_LIMITS } from '@telemachos/interchange/spreadsheets/limits'
import { readWorkbook } from '@telemachos/interchange/spreadsheets/read-workbook'
import { showValue } from '@telemachos/spreadsheet/formats/show-value'
import type {
  CellModel,
  SheetModel,
  WorkbookModel,
} from '@telemachos/spreadsheet/model/workbook-model'
import type { Preview } from './preview-jobs.ts'
import { TextBudget } from './text-budget.ts'

const LIMITS = { ...WORKBOOK_LIMITS, file: PREVIEW_LIMITS.file, cells: 200_000 }

/**
 * The first sheets of a workbook that are not hidden, as texts: what its own program computed last.
 * Nothing is calculated, and hidden rows and columns are left out.
 * @throws FileRefusal
 */
export function previewWorkbook(
  content: Uint8Array,
  language: Language,
): Pick<Preview, 'Sheets' | 'IsCut'> {
  const model = readWorkbook(content, LIMITS)
  const budget = new TextBudget()
  const visible = model.sheets.filter(({ visibility }) => visibility === 'visible')
  const shown = visible.slice(0, PREVIEW_LIMITS.sheets)
  const sheets = shown.map((sheet) => {
    const { rows, isCut } = rowsOf(sheet, (cell) =>
      budget.take(textOf(cell, model, language), PREVIEW_LIMITS.cell),
    )
    return { sheet: { Name: sheet.name, Rows: rows }, isCut }
  })
  return {
    Sheets: sheets.map(({ sheet }) => sheet),
    IsCut: budget.isSpent || visible.length > shown.length || sheets.some(({ isCut }) => isCut),
  }
}

function rowsOf(
  { cells, columns, rows }: SheetModel,
  show: (cell: CellModel) => string,
): { rows: string[][]; isCut: boolean } {
  const hiddenRows = new Set(rows.flatMap(({ row, isHidden }) => (isHidden ? row : [])))
  const hiddenColumns = columns.filter(({ isHidden }) => isHidden)
  const isRowHidden = (row: number) => hiddenRows.has(row)
  const isColumnHidden = (column: number) =>
    hiddenColumns.some(({ from, to }) => from <= column && column <= to)
  const rowAt = firstOf(SHEET_SIZE.rows, PREVIEW_LIMITS.rows, isRowHidden)
  const columnAt = firstOf(SHEET_SIZE.columns, PREVIEW_LIMITS.columns, isColumnHidden)
  const table: string[][] = []
  let width = 0
  let isCut = false
  for (const cell of cells) {
    if (cell.value === undefined || cell.value === '') continue
    const [row, column] = [rowAt.get(cell.row), columnAt.get(cell.column)]
    if (row === undefined || column === undefined) {
      isCut ||= !isRowHidden(cell.row) && !isColumnHidden(cell.column)
      continue
    }
    const line = (table[row] ??= [])
    line[column] = show(cell)
    width = Math.max(width, column + 1)
  }
  return {
    rows: Array.from(table, (line) => Array.from({ length: width }, (_, at) => line?.[at] ?? '')),
    isCut,
  }
}

/** The first rows or columns that are not hidden, each with its place among them. */
function firstOf(
  all: number,
  most: number,
  isHidden: (index: number) => boolean,
): ReadonlyMap<number, number> {
  const places = new Map<number, number>()
  for (let index = 0; index < all && places.size < most; index += 1)
    if (!isHidden(index)) places.set(index, places.size)
  return places
}

function textOf(
  { value, style }: CellModel,
  { styles, calculation }: WorkbookModel,
  language: Language,
): string {
  if (value === undefined) return ''
  if (typeof value === 'object') return value.error
  const { isDate1904 } = calculation
  const pattern = style === undefined ? undefined : styles[style]?.format
  return showValue(value, pattern, { language, isDate1904 }).text
}
