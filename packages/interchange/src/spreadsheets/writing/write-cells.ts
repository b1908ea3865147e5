import type { Area, CellModel, SheetModel } from '@telemachos/spreadsheet/model/workbook-model'
import { fileFormula } from '../formulas/file-formula.ts'
import { areaName, cellName } from '../references.ts'
import { xml, xmlText } from './xml-text.ts'

/** What was computed of a workbook, and what people put into it. */
export interface ComputedValues {
  /** What a cell holds now; undefined where the model's own value stays. */
  value(sheet: number, row: number, column: number): CellModel['value']
  /** The cells that an array fills now, from its formula's cell on; undefined where the model's stay. */
  spilled?(sheet: number, row: number, column: number): Area | undefined
}

/** The number by which cells say that their array spills by itself. */
export const DYNAMIC_KIND = 1

/** The texts of a file, each once. */
export class SharedTexts {
  readonly #indexes = new Map<string, number>()

  index(text: string): number {
    const known = this.#indexes.get(text)
    if (known !== undefined) return known
    const index = this.#indexes.size
    this.#indexes.set(text, index)
    return index
  }

  get list(): readonly string[] {
    return [...this.#indexes.keys()]
  }
}

/** The rows of a sheet with their cells. */
export function sheetData(
  sheet: SheetModel,
  index: number,
  texts: SharedTexts,
  computed: ComputedValues | undefined,
): string {
  const rows = new Map<number, string[]>()
  for (const { row } of sheet.rows) rows.set(row, [])
  for (const cell of withSpilled(sheet, index, computed)) {
    const cells = rows.get(cell.row) ?? []
    cells.push(cellXml(cell, texts))
    rows.set(cell.row, cells)
  }
  const settings = new Map(sheet.rows.map((one) => [one.row, one]))
  const content = [...rows]
    .toSorted(([one], [other]) => one - other)
    .map(([row, cells]) =>
      xml('row', { r: row + 1, ...rowAttributes(settings.get(row)) }, ...cells),
    )
  return xml('sheetData', {}, ...content)
}

function rowAttributes(row: SheetModel['rows'][number] | undefined): Parameters<typeof xml>[1] {
  if (!row) return {}
  return {
    s: row.style,
    customFormat: row.style === undefined ? undefined : true,
    ht: row.height,
    customHeight: row.height === undefined ? undefined : true,
    hidden: row.isHidden,
  }
}

/** The cells with what they hold now, and those that arrays fill now though the model has none there. */
function withSpilled(
  sheet: SheetModel,
  index: number,
  computed: ComputedValues | undefined,
): readonly CellModel[] {
  if (!computed) return sheet.cells
  const now = sheet.cells.map((cell) => {
    const value = computed.value(index, cell.row, cell.column)
    const array = cell.array && computed.spilled?.(index, cell.row, cell.column)
    return { ...cell, ...(value === undefined ? {} : { value }), ...(array ? { array } : {}) }
  })
  const areas = now.flatMap(({ array }) => array ?? [])
  if (areas.length === 0) return now
  const known = new Set(now.map(cellName))
  const added: CellModel[] = []
  for (const { top, left, bottom, right } of areas) {
    for (let row = top; row <= bottom; row += 1) {
      for (let column = left; column <= right; column += 1) {
        const value = computed.value(index, row, column)
        if (value !== undefined && !known.has(cellName({ row, column })))
          added.push({ row, column, value })
      }
    }
  }
  return [...now, ...added].toSorted(
    (one, other) => one.row - other.row || one.column - other.column,
  )
}

function cellXml(cell: CellModel, texts: SharedTexts): string {
  const { value, formula, array, style } = cell
  const isDynamic = array !== undefined && cell.isDynamic === true
  const attributes = { r: cellName(cell), s: style, cm: isDynamic ? DYNAMIC_KIND : undefined }
  if (formula === undefined) {
    if (typeof value !== 'string') return valueXml(attributes, '', value)
    return xml('c', { ...attributes, t: 's' }, xml('v', {}, String(texts.index(value))))
  }
  const own = array
    ? xml('f', { t: 'array', ref: areaName(array) }, xmlText(fileFormula(formula)))
    : xml('f', {}, xmlText(fileFormula(formula)))
  return valueXml(attributes, own, value)
}

/** The errors that files have a word for. */
const WRITTEN_ERRORS = new Set(
  '#NULL! #DIV/0! #VALUE! #REF! #NAME? #NUM! #N/A #GETTING_DATA'.split(' '),
)

/** An error as files have it: the later ones are written as `#VALUE!`. */
function errorText(error: string): string {
  return WRITTEN_ERRORS.has(error) ? error : '#VALUE!'
}

function valueXml(
  attributes: Parameters<typeof xml>[1],
  formula: string,
  value: CellModel['value'],
): string {
  switch (typeof value) {
    case 'number':
      return Number.isFinite(value)
        ? xml('c', attributes, formula, xml('v', {}, String(value)))
        : xml('c', attributes, formula)
    case 'boolean':
      return xml('c', { ...attributes, t: 'b' }, formula, xml('v', {}, value ? '1' : '0'))
    case 'string':
      return xml('c', { ...attributes, t: 'str' }, formula, xml('v', {}, xmlText(value)))
    case 'object':
      return xml(
        'c',
        { ...attributes, t: 'e' },
        formula,
        xml('v', {}, xmlText(errorText(value.error))),
      )
    default:
      return xml('c', attributes, formula)
  }
}
