import type { CellAddress } from '../functions/definition.ts'
import type { CellModel, WorkbookModel } from '../model/workbook-model.ts'
import { ERRORS, type ErrorCode, type Scalar } from '../values/value.ts'
import { cellOfFullName } from './full-name.ts'
import type { WireValue, WireWorkbook } from './wire-workbook.ts'

/** What a workbook that has travelled holds: the inverse of `toWire`. */
export function fromWire(wire: WireWorkbook): WorkbookModel {
  const sheetNames = wire.Layout.map(({ Name }) => Name)
  const cells = wire.Layout.map(() => new Map<string, CellModel>())
  const put = (cell: CellAddress, content: Partial<CellModel>) => {
    const { sheet, row, column } = cell
    const key = `${row}:${column}`
    const known = cells[sheet]?.get(key) ?? { row, column }
    cells[sheet]?.set(key, { ...known, ...content })
  }
  for (const [name, cell] of Object.entries(wire.Active)) {
    const address = cellOfFullName(sheetNames, name)
    if (!address) continue
    const value = modelValue(cell.Value)
    put(address, {
      ...(value !== undefined && { value }),
      ...(cell.Formula !== undefined && { formula: cell.Formula }),
      ...(cell.Array && { array: cell.Array }),
      ...(cell.IsDynamic && { isDynamic: true }),
    })
  }
  for (const [sheet, { Table }] of wire.Layout.entries()) {
    const name = sheetNames[sheet] ?? ''
    for (const [at, style] of Object.entries(Table.styles)) {
      const address = cellOfFullName([name], `${quoted(name)}!${at}`)
      if (address) put({ ...address, sheet }, { style })
    }
  }
  return {
    sheets: wire.Layout.map(({ Name, Table: { styles: _, ...table } }, sheet) => ({
      ...table,
      name: Name,
      cells: [...(cells[sheet]?.values() ?? [])].sort(
        (one, other) => one.row - other.row || one.column - other.column,
      ),
    })),
    names: wire.Names,
    tables: wire.Tables,
    styles: wire.Styles,
    ...(wire.Externals && { externals: wire.Externals }),
    calculation: wire.Calculation,
    notes: [],
  }
}

/** A value that has travelled. */
export function valueOfWire(value: WireValue): Scalar {
  if (typeof value !== 'object' || value === null) return value
  const error = ERRORS[value.Error as ErrorCode] ?? ERRORS['#N/A']
  return value.Shown === undefined ? error : { ...error, shown: value.Shown }
}

function modelValue(value: WireValue): CellModel['value'] {
  if (value === null) return undefined
  return typeof value === 'object' ? { error: value.Error } : value
}

function quoted(name: string): string {
  return `'${name.replaceAll("'", "''")}'`
}
