import { cellName } from '../formula/reference.ts'
import type { CellAddress } from '../functions/definition.ts'
import type { CellModel, SheetModel } from '../model/workbook-model.ts'
import { isError, type Scalar } from '../values/value.ts'
import type { Workbook } from '../workbook-api.ts'
import { fullAreaName, fullName } from './full-name.ts'
import type {
  WireCell,
  WireChart,
  WireProcess,
  WireRange,
  WireSheet,
  WireValue,
  WireWorkbook,
} from './wire-workbook.ts'

/** What an author chooses of a workbook: which cells are inputs, and what belongs to its sheets. */
export interface AuthorChoice {
  readonly inputs: readonly CellAddress[]
  /** By index of the sheet. */
  readonly charts?: ReadonlyMap<number, readonly WireChart[]>
  readonly preprocess?: readonly WireProcess[]
  readonly postprocess?: readonly WireProcess[]
}

/** A workbook as it travels (specification, section 3), with the values that it has now. */
export function toWire(workbook: Workbook, choice: AuthorChoice): WireWorkbook {
  const { model } = workbook
  const sheetNames = model.sheets.map(({ name }) => name)
  const nameOf = (cell: CellAddress) => fullName(sheetNames, cell)
  const inputs = new Set(choice.inputs.map(nameOf))
  const formats = new Map<string, number>()
  const active: Record<string, WireCell> = {}
  const edits = new Map(workbook.edits().map(({ cell, content }) => [nameOf(cell), content]))
  const add = (cell: CellAddress, held: CellModel | undefined) => {
    const name = nameOf(cell)
    const invalidates = workbook.invalidates(cell)
    const value = workbook.value(cell)
    const formula = workbook.formula(cell)?.slice(1)
    const format = held?.style === undefined ? undefined : model.styles[held.style]?.format
    active[name] = {
      Type: inputs.has(name) ? 'Input' : typeOf(value, formula),
      Value: wireValue(value),
      ...(formula !== undefined && { Formula: formula }),
      ...(format !== undefined && { Format: indexOf(formats, format) }),
      InvalidatesCells: invalidates.cells.map(nameOf),
      InvalidateRanges: invalidates.ranges.map((range) => fullAreaName(sheetNames, range)),
      ...arrayOf(held, formula, edits.has(name)),
    }
  }
  for (const [sheet, { cells }] of model.sheets.entries()) {
    for (const held of cells) {
      const { row, column } = held
      const isEmpty = held.value === undefined && held.formula === undefined
      if (!isEmpty) add({ sheet, row, column }, held)
    }
  }
  const edited = [...choice.inputs, ...workbook.edits().map(({ cell }) => cell)]
  for (const cell of edited) if (!active[nameOf(cell)]) add(cell, heldAt(model.sheets, cell))
  return {
    Active: active,
    Ranges: rangesOf(workbook, sheetNames),
    Layout: model.sheets.map((sheet, index) => layoutOf(sheet, choice.charts?.get(index) ?? [])),
    Styles: model.styles,
    Formats: [...formats.keys()],
    Preprocess: choice.preprocess ?? [],
    Postprocess: choice.postprocess ?? [],
    Inputs: choice.inputs.map((cell) => ({
      FullName: nameOf(cell),
      Value: wireValue(workbook.value(cell)),
    })),
    Names: model.names,
    Tables: model.tables,
    ...(model.externals && { Externals: model.externals }),
    Calculation: model.calculation,
  }
}

/** How more than one value of a formula is treated; one that was typed fills the cells around it. */
function arrayOf(
  held: CellModel | undefined,
  formula: string | undefined,
  isTyped: boolean,
): Pick<WireCell, 'Array' | 'IsDynamic'> {
  if (formula === undefined) return {}
  if (isTyped) return { IsDynamic: true }
  return { ...(held?.array && { Array: held.array }), ...(held?.isDynamic && { IsDynamic: true }) }
}

/** A value as it travels. */
function wireValue(value: Scalar): WireValue {
  if (!isError(value)) return value
  return value.shown === undefined
    ? { Error: value.code }
    : { Error: value.code, Shown: value.shown }
}

function typeOf(value: Scalar, formula: string | undefined): WireCell['Type'] {
  if (formula !== undefined) return 'Formula'
  return typeof value === 'number' ? 'number' : 'other'
}

function indexOf(formats: Map<string, number>, format: string): number {
  const known = formats.get(format)
  if (known !== undefined) return known
  formats.set(format, formats.size)
  return formats.size - 1
}

function heldAt(
  sheets: readonly SheetModel[],
  { sheet, row, column }: CellAddress,
): CellModel | undefined {
  return sheets[sheet]?.cells.find((cell) => cell.row === row && cell.column === column)
}

function rangesOf(workbook: Workbook, sheetNames: readonly string[]): Record<string, WireRange> {
  const ranges: Record<string, WireRange> = {}
  for (const { range, dependents } of workbook.ranges()) {
    if (dependents.length === 0) continue
    const name = fullAreaName(sheetNames, range)
    ranges[name] = {
      Cells: [name],
      Invalidates: dependents.map((cell) => fullName(sheetNames, cell)),
    }
  }
  return ranges
}

function layoutOf(sheet: SheetModel, charts: readonly WireChart[]): WireSheet {
  const styles: Record<string, number> = {}
  for (const { row, column, style } of sheet.cells) {
    if (style !== undefined) styles[cellName(row, column)] = style
  }
  return {
    Name: sheet.name,
    Table: {
      visibility: sheet.visibility,
      columns: sheet.columns,
      rows: sheet.rows,
      merges: sheet.merges,
      ...(sheet.frozen && { frozen: sheet.frozen }),
      showsGridLines: sheet.showsGridLines,
      isProtected: sheet.isProtected,
      styles,
      validations: sheet.validations,
      conditionalFormats: sheet.conditionalFormats,
      charts: sheet.charts,
    },
    Charts: charts,
  }
}
