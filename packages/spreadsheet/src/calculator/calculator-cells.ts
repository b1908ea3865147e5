import type { CellAddress } from '../functions/definition.ts'
import { parseArea } from '../inputs/parse-area.ts'
import type { WorkbookModel } from '../model/workbook-model.ts'
import { isError, type Scalar } from '../values/value.ts'
import type { CellEdit } from '../workbook-api.ts'

/** A cell by the name of its sheet and its address. */
export interface NamedCell {
  readonly Name: string
  readonly Sheet: string
  readonly Cell: string
}

/** What is put in, by name: null empties a cell. */
export type CalculatorInputs = Readonly<Record<string, number | string | boolean | null>>

/** What comes out, by name: an error as what a person reads of it. */
export type CalculatorOutputs = Readonly<Record<string, number | string | boolean | null>>

/** Where named cells are. */
export function placesOf(
  model: WorkbookModel,
  cells: readonly NamedCell[],
): ReadonlyMap<string, CellAddress> {
  const sheets = new Map(model.sheets.map(({ name }, index) => [name, index]))
  return new Map(
    cells.flatMap(({ Name, Sheet, Cell }) => {
      const sheet = sheets.get(Sheet)
      const area = parseArea(Cell)
      if (sheet === undefined || !area) return []
      return [[Name, { sheet, row: area.top, column: area.left }] as const]
    }),
  )
}

/** What the file has in cells, by their names: a value, or a formula. */
export function originalContents(
  model: WorkbookModel,
  places: ReadonlyMap<string, CellAddress>,
): ReadonlyMap<string, CellEdit['content']> {
  const names = new Map(
    [...places].map(([name, at]) => [`${at.sheet}:${at.row}:${at.column}`, name]),
  )
  const found = new Map<string, CellEdit['content']>()
  for (const [sheet, { cells }] of model.sheets.entries()) {
    for (const { row, column, value, formula } of cells) {
      const name = names.get(`${sheet}:${row}:${column}`)
      if (name === undefined) continue
      if (formula !== undefined) found.set(name, { formula })
      else if (typeof value !== 'object') found.set(name, value ?? null)
    }
  }
  return found
}

/** Of these the values: those of inputs that hold no formula. */
export function originalsOf(contents: ReadonlyMap<string, CellEdit['content']>): CalculatorInputs {
  return Object.fromEntries(
    [...contents].flatMap(([name, content]) =>
      typeof content === 'object' && content !== null ? [] : [[name, content]],
    ),
  )
}

/** A value as it leaves the engine: an error as what a person reads of it. */
export function plainValue(value: Scalar): number | string | boolean | null {
  return isError(value) ? (value.shown ?? value.code) : value
}
