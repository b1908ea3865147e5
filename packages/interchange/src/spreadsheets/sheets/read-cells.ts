import type { Area, CellModel, SheetModel } from '@telemachos/spreadsheet/model/workbook-model'
import { FileRefusal } from '../../refusal.ts'
import {
  attribute,
  child,
  flagOf,
  numberOf,
  type XmlElement,
  type XmlVisitor,
} from '../files/parse-xml.ts'
import { keepsLastValue, plainFormula } from '../formulas/plain-formula.ts'
import { formulaAt, shareFormula, type SharedFormula } from '../formulas/shared-formula.ts'
import type { NoteReason } from '../notes.ts'
import type { Reading } from '../reading.ts'
import {
  cellName,
  isOnSheet,
  parseArea,
  parseCell,
  sheetPrefix,
  type CellPosition,
} from '../references.ts'
import { serialDate } from './serial-date.ts'
import { richText, unescapeText } from './read-strings.ts'

type Formula = Pick<CellModel, 'formula' | 'array' | 'isDynamic'>

/** Reads the cells and rows of a sheet as its part comes by. */
export class CellReader {
  readonly cells: CellModel[] = []
  readonly rows: SheetModel['rows'][number][] = []
  readonly #reading: Reading
  readonly #prefix: string
  readonly #shared = new Map<string, SharedFormula>()
  #row = -1
  #column = -1
  #isSorted = true

  constructor(reading: Reading, sheet: string) {
    this.#reading = reading
    this.#prefix = sheetPrefix(sheet)
  }

  /** What the reader takes of a sheet's part. */
  get visitor(): XmlVisitor {
    return {
      opens: { row: (element) => this.#openRow(element) },
      takes: { c: (element) => this.#takeCell(element) },
    }
  }

  /** By row, then column, as the model wants them; files are nearly always in that order. */
  sorted(): readonly CellModel[] {
    return this.#isSorted
      ? this.cells
      : this.cells.toSorted((one, other) => one.row - other.row || one.column - other.column)
  }

  #openRow(element: XmlElement): void {
    this.#row = numberOf(element, 'r', this.#row + 2) - 1
    this.#column = -1
    if (!isOnSheet({ row: this.#row, column: 0 })) {
      throw new FileRefusal('file_beyond_sheet', `${this.#prefix}${this.#row + 1}`.slice(0, 100))
    }
    const height = numberOf(element, 'ht', undefined)
    const isHidden = flagOf(element, 'hidden')
    const style = flagOf(element, 'customFormat') ? this.#style(element) : undefined
    if (height === undefined && !isHidden && style === undefined) return
    this.#reading.tally.add('cells')
    this.rows.push({
      row: this.#row,
      ...(height === undefined ? {} : { height }),
      ...(isHidden ? { isHidden } : {}),
      ...(style === undefined ? {} : { style }),
    })
  }

  #takeCell(element: XmlElement): void {
    const position = this.#position(element)
    const style = this.#style(element)
    const formula = this.#formula(element, position)
    const value = this.#value(element, position)
    if (style === undefined && formula === undefined && value === undefined) return
    this.#reading.tally.add('cells')
    if (typeof value === 'string') this.#reading.tally.add('texts', value.length)
    const last = this.cells.at(-1)
    if (
      last &&
      (last.row > position.row || (last.row === position.row && last.column >= position.column))
    ) {
      this.#isSorted = false
    }
    this.cells.push({
      ...position,
      ...(value === undefined ? {} : { value }),
      ...formula,
      ...(style === undefined ? {} : { style }),
    })
  }

  #position(element: XmlElement): CellPosition {
    const reference = attribute(element, 'r')
    const position =
      reference === '' ? { row: this.#row, column: this.#column + 1 } : parseCell(reference)
    if (!position || !isOnSheet(position)) {
      throw new FileRefusal('file_beyond_sheet', `${this.#prefix}${reference}`.slice(0, 100))
    }
    this.#column = position.column
    return position
  }

  #style(element: XmlElement): number | undefined {
    const style = numberOf(element, 's', 0)
    return style > 0 && style < this.#reading.styles.cells.length ? style : undefined
  }

  #formula(element: XmlElement, position: CellPosition): Formula | undefined {
    const own = child(element, 'f')
    if (!own) return undefined
    const type = attribute(own, 't')
    if (type === 'dataTable') return this.#note(position, 'data_table')
    const formula = this.#text(own, type, position)
    if (formula === undefined || formula === '') return undefined
    if (formula.length > this.#reading.limits.formula) {
      return this.#note(position, 'formula_too_long')
    }
    const reason = keepsLastValue(formula, this.#reading.externals)
    if (reason) return this.#note(position, reason, formula)
    const array = type === 'array' ? this.#array(own, position) : undefined
    if (!array) return { formula }
    const isDynamic = this.#reading.dynamicKinds.has(numberOf(element, 'cm', 0))
    return { formula, array, ...(isDynamic ? { isDynamic } : {}) }
  }

  /** The formula written out, also where the cell shares it. */
  #text(own: XmlElement, type: string, position: CellPosition): string | undefined {
    if (own.text.length > this.#reading.limits.formula * 2) {
      return this.#note(position, 'formula_too_long')
    }
    const formula = plainFormula(own.text.trim())
    const index = attribute(own, 'si')
    const isShared = type === 'shared'
    const shared = isShared ? this.#shared.get(index) : undefined
    const text = shared && formula === '' ? formulaAt(shared, position) : formula
    this.#reading.tally.add('formulas', text.length)
    if (isShared && formula !== '') this.#shared.set(index, shareFormula(formula, position))
    if (isShared && text === '') return this.#note(position, 'formula_unreadable')
    return text
  }

  #array(own: XmlElement, position: CellPosition): Area {
    const { row, column } = position
    const here = { top: row, left: column, bottom: row, right: column }
    const area = parseArea(attribute(own, 'ref'))
    if (area?.top !== row || area.left !== column) return here
    // Before anything has a place: a few letters may claim a whole sheet.
    this.#reading.tally.add('filled', (area.bottom - row + 1) * (area.right - column + 1))
    return area
  }

  #value(element: XmlElement, position: CellPosition): CellModel['value'] {
    const type = attribute(element, 't')
    if (type === 'inlineStr') return richText(child(element, 'is'))
    const text = child(element, 'v')?.text
    if (text === undefined) return undefined
    const rich = type === 'e' && this.#reading.richErrors.get(numberOf(element, 'vm', 0))
    if (rich) return { error: rich }
    const value = this.#valueOf(type, text)
    if (value === undefined && text.trim() !== '') this.#note(position, 'value_unreadable', text)
    return value
  }

  #valueOf(type: string, text: string): CellModel['value'] {
    if (type === 's') return this.#reading.strings[Number(text)]
    if (type === 'str') return unescapeText(text)
    if (type === 'b') return text.trim() === '1' || text.trim() === 'true'
    if (type === 'e') return { error: text.trim() }
    if (type === 'd') return serialDate(text.trim(), this.#reading.isDate1904)
    const value = Number(text)
    return text.trim() !== '' && Number.isFinite(value) ? value : undefined
  }

  #note(position: CellPosition, reason: NoteReason, detail = ''): undefined {
    this.#reading.notes.add(`${this.#prefix}${cellName(position)}`, reason, detail)
  }
}
