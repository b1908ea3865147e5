import type { CellAddress } from '@telemachos/spreadsheet/functions/definition'
import type { CellModel, WorkbookModel } from '@telemachos/spreadsheet/model/workbook-model'

const byModel = new WeakMap<WorkbookModel, Map<number, CellModel>[]>()

/** What the file has in a cell, found at once. */
export function fileCell(
  model: WorkbookModel,
  { sheet, row, column }: CellAddress,
): CellModel | undefined {
  let sheets = byModel.get(model)
  if (!sheets) {
    sheets = model.sheets.map(
      ({ cells }) => new Map(cells.map((cell) => [cell.row * 16_384 + cell.column, cell])),
    )
    byModel.set(model, sheets)
  }
  return sheets[sheet]?.get(row * 16_384 + column)
}
