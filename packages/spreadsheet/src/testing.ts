import type { CellModel, SheetModel, WorkbookModel } from './model/workbook-model.ts'
import { compileExpression } from './expressions/compile-expression.ts'
import { columnOf } from './formula/reference.ts'
import type { CellAddress } from './functions/definition.ts'
import { isError, type Scalar } from './values/value.ts'
import { openWorkbook } from './workbook.ts'
import type { Workbook } from './workbook-api.ts'

/** What a test writes into a cell: a value, or a formula with `=`. */
export type Written = number | string | boolean | Partial<CellModel>

/** The address of `B2` or `Sheet2!B2`, sheets by their position. */
export function address(text: string, sheetNames: readonly string[] = ['Sheet1']): CellAddress {
  const [, sheet, letters = '', row] = /^(?:(.+)!)?([A-Z]+)(\d+)$/.exec(text) ?? []
  return {
    sheet: sheet === undefined ? 0 : sheetNames.indexOf(sheet),
    row: Number(row) - 1,
    column: columnOf(letters),
  }
}

/** A sheet with some cells and nothing else. */
function sheetModel(name: string, written: Readonly<Record<string, Written>>): SheetModel {
  const cells = Object.entries(written).map(([at, content]): CellModel => {
    const { row, column } = address(at)
    if (typeof content === 'object') return { ...content, row, column }
    const isFormula = typeof content === 'string' && content.startsWith('=')
    return isFormula ? { row, column, formula: content.slice(1) } : { row, column, value: content }
  })
  return {
    name,
    visibility: 'visible',
    cells,
    columns: [],
    rows: [],
    merges: [],
    showsGridLines: true,
    isProtected: false,
    validations: [],
    conditionalFormats: [],
    charts: [],
  }
}

/** A workbook of some sheets and nothing else. */
export function workbookModel(
  sheets: Readonly<Record<string, Readonly<Record<string, Written>>>>,
  rest: Partial<WorkbookModel> = {},
): WorkbookModel {
  return {
    sheets: Object.entries(sheets).map(([name, written]) => sheetModel(name, written)),
    names: [],
    tables: [],
    styles: [],
    calculation: { isDate1904: false, isIterative: false, maxIterations: 100, maxChange: 0.001 },
    notes: [],
    ...rest,
  }
}

/** A workbook of one sheet, at noon of 1 January 2026, with chance always a half. */
export function workbookOf(
  written: Readonly<Record<string, Written>>,
  rest: Partial<WorkbookModel> = {},
): Workbook {
  return open(workbookModel({ Sheet1: written }, rest))
}

/** Opens a workbook with a clock and chance that stand still. */
export function open(model: WorkbookModel): Workbook {
  return openWorkbook(model, { now: () => 46_023.5, random: () => 0.5, compileExpression })
}

/** A value as tests write it: errors as their code. */
export function plain(value: Scalar): number | string | boolean | null {
  return isError(value) ? value.code : value
}

/** What a cell shows. */
export function valueAt(workbook: Workbook, at: string): number | string | boolean | null {
  const names = workbook.model.sheets.map(({ name }) => name)
  return plain(workbook.value(address(at, names)))
}

/** What a formula gives that is typed into a sheet beside the given cells. */
export function compute(
  formula: string,
  written: Readonly<Record<string, Written>> = {},
  rest: Partial<WorkbookModel> = {},
): number | string | boolean | null {
  const workbook = workbookOf(written, rest)
  workbook.set(address('Z100'), { formula })
  return valueAt(workbook, 'Z100')
}
