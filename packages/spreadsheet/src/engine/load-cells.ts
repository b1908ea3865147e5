import type { Area, CellModel, WorkbookModel } from '../model/workbook-model.ts'
import { SHEET_COLUMNS, SHEET_ROWS } from '../formula/reference.ts'
import { ERRORS, type ErrorCode, type Scalar } from '../values/value.ts'
import type { Engine } from './engine.ts'
import { formulaEntry } from './formula-entry.ts'

/** Puts what a file holds into an engine. Nothing is computed. */
export function loadCells(engine: Engine, model: WorkbookModel): void {
  const { cells } = engine
  for (const [sheet, { cells: held }] of model.sheets.entries()) {
    const arrays: [number, CellModel][] = []
    const values: CellModel[] = []
    for (const cell of held) {
      const { row, column, formula } = cell
      if (formula === undefined) {
        if (cell.value !== undefined) values.push(cell)
        continue
      }
      const slot = cells.slotAt(sheet, row, column)
      const isArray = cell.array !== undefined || cell.isDynamic === true
      const options = {
        isArray,
        spills: cell.isDynamic === true,
        array: cell.isDynamic ? undefined : cell.array,
      }
      engine.putFormula(slot, formulaEntry(formula, { sheet, row, column }, options))
      cells.values[slot] = valueOf(cell)
      if (cell.array) arrays.push([slot, cell])
    }
    // The cells of arrays first: the values that a file has for them are no values of their own.
    for (const [slot, { array }] of arrays) if (array) placeArray(engine, slot, array)
    for (const cell of values) {
      const slot = cells.slotAt(sheet, cell.row, cell.column)
      cells.values[slot] = valueOf(cell)
    }
  }
  loadExternals(engine, model)
}

/** The values of other files, on the sheets behind its own. */
function loadExternals({ cells }: Engine, { sheets, externals = [] }: WorkbookModel): void {
  let sheet = sheets.length
  for (const { cells: held } of externals.flatMap((book) => book.sheets)) {
    for (const cell of held) {
      const { row, column } = cell
      if (isOnSheet({ top: row, left: column, bottom: row, right: column })) {
        cells.values[cells.slotAt(sheet, row, column)] = valueOf(cell)
      }
    }
    sheet += 1
  }
}

/** Has an array fill its cells, where all arrays together do not fill too many. */
function placeArray({ spills, formulas, linker }: Engine, slot: number, array: Area): void {
  const entry = formulas[slot]
  if (isOnSheet(array) && spills.hasRoomFor(array)) spills.place(slot, array)
  else if (entry?.array) linker.refuse(slot, entry)
}

function isOnSheet({ top, left, bottom, right }: Area): boolean {
  const isOrdered = top >= 0 && left >= 0 && bottom >= top && right >= left
  return isOrdered && bottom < SHEET_ROWS && right < SHEET_COLUMNS
}

function valueOf({ value }: Pick<CellModel, 'value'>): Scalar {
  if (typeof value !== 'object') return value ?? null
  return ERRORS[value.error as ErrorCode] ?? ERRORS['#N/A']
}
