import { isOpenTo, type GridColumn, type GridRow } from './grid-rows.ts'

/** The nearest mentee after a row (1) or before it (-1), of those that are loaded, whose cell can be opened. */
export function neighbourOf(
  at: number,
  by: 1 | -1,
  rowAt: (index: number) => GridRow | undefined,
  column: GridColumn,
): GridRow | undefined {
  for (let index = at + by; ; index += by) {
    const row = rowAt(index)
    if (!row || isOpenTo(row, column)) return row
  }
}
