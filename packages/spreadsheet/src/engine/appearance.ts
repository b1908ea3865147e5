import type { Appearance, CellAddress } from '../functions/definition.ts'
import type { SheetModel, WorkbookModel } from '../model/workbook-model.ts'

type Look = (row: number, column: number) => Appearance

/** Tells how the cells of a workbook look; each sheet is gone through when it is first asked about. */
export function appearancesOf(model: WorkbookModel): (cell: CellAddress) => Appearance {
  const looks: Look[] = []
  return ({ sheet, row, column }) => {
    looks[sheet] ??= lookOf(model, model.sheets[sheet])
    return looks[sheet](row, column)
  }
}

function lookOf({ styles }: WorkbookModel, sheet: SheetModel | undefined): Look {
  const ofCells = new Map(sheet?.cells.map(({ row, column, style }) => [`${row} ${column}`, style]))
  const ofRows = new Map(sheet?.rows.map(({ row, style }) => [row, style]))
  return (row, column) => {
    const own = sheet?.columns.find(({ from, to }) => column >= from && column <= to)
    const style = ofCells.get(`${row} ${column}`) ?? ofRows.get(row) ?? own?.style ?? 0
    const width = own?.width ?? sheet?.defaultWidth
    return {
      style: styles[style] ?? {},
      isHidden: own?.isHidden ?? false,
      ...(width === undefined ? {} : { width }),
    }
  }
}
