import type {
  Area,
  CellModel,
  CellStyle,
  ChartModel,
  ConditionalFormatModel,
  DefinedName,
  SeriesModel,
  SheetModel,
  ValidationModel,
  WorkbookModel,
} from '@telemachos/spreadsheet/model/workbook-model'
import { STYLES, type StyleName } from './styles.ts'

const LETTERS = 26
const FIRST_LETTER = 'A'.charCodeAt(0)
const MAX_ITERATIONS = 100
const MAX_CHANGE = 0.001

/** A value, or a formula that begins with `=`. */
export type Content = number | string | boolean

/** Row and column of a cell as `B7`, from 0. */
function position(cell: string): { readonly row: number; readonly column: number } {
  const [, letters = '', digits = ''] = /^([A-Z]+)(\d+)$/.exec(cell) ?? []
  if (digits === '') throw new RangeError(`no cell ${cell}`)
  let column = 0
  for (const letter of letters) column = column * LETTERS + letter.charCodeAt(0) - FIRST_LETTER + 1
  return { row: Number(digits) - 1, column: column - 1 }
}

/** A rectangle as `B7:C9`, or one cell. */
function area(cells: string): Area {
  const [first = '', last = first] = cells.split(':')
  const from = position(first)
  const to = position(last)
  return { top: from.row, left: from.column, bottom: to.row, right: to.column }
}

/** The letters of a column, from 0. */
export function letters(column: number): string {
  const last = String.fromCharCode(FIRST_LETTER + (column % LETTERS))
  return column < LETTERS ? last : letters(Math.floor(column / LETTERS) - 1) + last
}

/** Puts a sheet together cell by cell, in any order. */
export class SheetBuilder {
  readonly #name: string
  readonly #styles: StyleTable
  readonly #cells = new Map<string, CellModel>()
  readonly #columns: SheetModel['columns'][number][] = []
  readonly #rows: SheetModel['rows'][number][] = []
  readonly #merges: Area[] = []
  readonly #validations: ValidationModel[] = []
  readonly #conditions: ConditionalFormatModel[] = []
  readonly #charts: ChartModel[] = []
  #frozen: SheetModel['frozen']
  #visibility: SheetModel['visibility'] = 'visible'

  constructor(name: string, styles: StyleTable) {
    this.#name = name
    this.#styles = styles
  }

  put(cell: string, content: Content, style: StyleName = 'text'): this {
    const at = position(cell)
    const isFormula = typeof content === 'string' && content.startsWith('=')
    const index = this.#styles.index(STYLES[style])
    this.#cells.set(cell, {
      ...at,
      ...(isFormula ? { formula: content.slice(1) } : { value: content }),
      // The first style is the usual one.
      ...(index === 0 ? {} : { style: index }),
    })
    return this
  }

  /** Contents side by side, from a cell on. */
  row(first: string, contents: readonly Content[], style: StyleName): this {
    const { row, column } = position(first)
    for (const [index, content] of contents.entries()) {
      this.put(`${letters(column + index)}${row + 1}`, content, style)
    }
    return this
  }

  /** The name over a sheet, in Greek and English. */
  title(greek: string, english: string, across: string): this {
    this.put('A1', greek, 'title').put('A2', english, 'note')
    this.#merges.push(area(`A1:${across}1`), area(`A2:${across}2`))
    this.#rows.push({ row: 0, height: 28 })
    return this
  }

  /** A line of a form: what is asked, what is put in or comes out, and the same in English. */
  line(row: number, greek: string, content: Content, style: StyleName, english: string): this {
    return this.put(`A${row}`, greek).put(`B${row}`, content, style).put(`C${row}`, english, 'note')
  }

  widths(...widths: readonly number[]): this {
    for (const [index, width] of widths.entries()) {
      this.#columns.push({ from: index, to: index, width })
    }
    return this
  }

  freeze(rows: number, columns = 0): this {
    this.#frozen = { rows, columns }
    return this
  }

  hide(): this {
    this.#visibility = 'hidden'
    return this
  }

  merge(cells: string): this {
    this.#merges.push(area(cells))
    return this
  }

  /** A choice of a list: `"ναι,όχι"` or a reference. */
  choose(cells: string, list: string, prompt: string): this {
    this.#validations.push({
      areas: [area(cells)],
      kind: 'list',
      formula1: list,
      allowsBlank: true,
      prompt,
      error: 'Διαλέξτε από τη λίστα.',
    })
    return this
  }

  /** A number between two. */
  bound(cells: string, kind: 'whole' | 'decimal', from: number, to: number, error: string): this {
    this.#validations.push({
      areas: [area(cells)],
      kind,
      comparison: 'between',
      formula1: String(from),
      formula2: String(to),
      allowsBlank: false,
      error,
    })
    return this
  }

  /** How cells look where a rule holds. */
  condition(cells: string, rule: ConditionalFormatModel['rule'], style?: CellStyle): this {
    this.#conditions.push({
      areas: [area(cells)],
      priority: this.#conditions.length + 1,
      stopsIfTrue: false,
      rule,
      ...(style ? { style } : {}),
    })
    return this
  }

  /** Red below zero, green above. */
  sign(cells: string): this {
    const first = cells.split(':')[0] ?? cells
    return this.condition(
      cells,
      { kind: 'formula', formula: `${first}<0` },
      { font: { colour: '#9c0006' }, fill: '#ffc7ce' },
    ).condition(
      cells,
      { kind: 'formula', formula: `${first}>0` },
      { font: { colour: '#006100' }, fill: '#c6efce' },
    )
  }

  chart(
    title: string,
    covers: string,
    series: readonly (Omit<SeriesModel, 'isSecondAxis'> & { readonly isSecondAxis?: boolean })[],
    more: Partial<Omit<ChartModel, 'title' | 'series' | 'covers'>> = {},
  ): this {
    this.#charts.push({
      title,
      series: series.map((one) => ({ isSecondAxis: false, ...one })),
      stacking: 'none',
      hasLegend: series.length > 1,
      covers: area(covers),
      ...more,
    })
    return this
  }

  build(): SheetModel {
    return {
      name: this.#name,
      visibility: this.#visibility,
      cells: [...this.#cells.values()].toSorted(
        (one, other) => one.row - other.row || one.column - other.column,
      ),
      columns: this.#columns,
      rows: this.#rows,
      merges: this.#merges,
      ...(this.#frozen ? { frozen: this.#frozen } : {}),
      showsGridLines: false,
      isProtected: true,
      validations: this.#validations,
      conditionalFormats: this.#conditions,
      charts: this.#charts,
    }
  }
}

/** The styles of a workbook, each once. */
export class StyleTable {
  readonly list: CellStyle[] = [STYLES.text]

  index(style: CellStyle): number {
    const known = this.list.indexOf(style)
    return known >= 0 ? known : this.list.push(style) - 1
  }
}

/** A workbook of its sheets; names are of all sheets. */
export function workbookOf(
  sheets: readonly SheetBuilder[],
  styles: StyleTable,
  names: Readonly<Record<string, string>> = {},
): WorkbookModel {
  return {
    sheets: sheets.map((sheet) => sheet.build()),
    names: Object.entries(names).map(([name, formula]): DefinedName => ({ name, formula })),
    tables: [],
    styles: styles.list,
    calculation: {
      isDate1904: false,
      isIterative: false,
      maxIterations: MAX_ITERATIONS,
      maxChange: MAX_CHANGE,
    },
    notes: [],
  }
}
