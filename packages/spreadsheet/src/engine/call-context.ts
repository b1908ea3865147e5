import type { Area } from '../model/workbook-model.ts'
import type { Appearance, CallContext, CellAddress } from '../functions/definition.ts'
import type { CompileExpression, RegularExpression } from '../expressions/regular-expressions.ts'
import { FormulaError } from '../formula/fault.ts'
import { lexFormula } from '../formula/lex.ts'
import { TOKEN } from '../formula/token-buffer.ts'
import { SHEET_COLUMNS, SHEET_ROWS } from '../formula/reference.ts'
import { ERRORS, isRange, type CellError, type Range } from '../values/value.ts'
import type { Work } from '../work/work.ts'
import type { EngineSettings } from './engine-settings.ts'
import type { EngineCore } from './runtime.ts'

/** A row, a column or both, by number or, in brackets, by how far they are away. */
const R1C1 = /^(?:(R)(?:(\d+)|\[(-?\d+)\])?)?(?:(C)(?:(\d+)|\[(-?\d+)\])?)?$/i

/** So many regular expressions of a workbook are kept ready. */
const MAX_EXPRESSIONS = 100

/** What functions may ask of an engine. */
export class EngineContext implements CallContext {
  readonly isDate1904: boolean
  readonly language: 'el' | 'en'
  readonly sheetNames: readonly string[]
  readonly work: Work
  readonly #engine: EngineCore
  /** Sheets of other files included. */
  readonly #sheets: number

  /** Regular expressions by their sensitivity and pattern, those made first forgotten first. */
  readonly #expressions = new Map<string, RegularExpression | undefined>()
  readonly #compile: CompileExpression

  constructor(engine: EngineCore, settings: EngineSettings) {
    this.#engine = engine
    this.#compile = settings.compileExpression
    this.work = engine.work
    this.sheetNames = settings.sheetNames
    this.#sheets = settings.sheetNames.length + settings.externalSheets
    this.isDate1904 = settings.isDate1904
    this.language = settings.language
  }

  compileExpression(pattern: string, ignoresCase: boolean): RegularExpression | undefined {
    const key = `${ignoresCase ? 'i' : 's'}${pattern}`
    if (this.#expressions.has(key)) return this.#expressions.get(key)
    const expression = this.#compile(pattern, ignoresCase)
    const [oldest] = this.#expressions.keys()
    if (oldest !== undefined && this.#expressions.size >= MAX_EXPRESSIONS) {
      this.#expressions.delete(oldest)
    }
    this.#expressions.set(key, expression)
    return expression
  }

  get cell(): CellAddress {
    return this.#engine.addressOf(this.#engine.currentSlot())
  }

  now(): number {
    return this.#engine.now()
  }

  random(): number {
    return this.#engine.random()
  }

  rangeOf(
    sheet: number,
    top: number,
    left: number,
    rows: number,
    columns: number,
  ): Range | CellError {
    const isInside =
      sheet >= 0 &&
      sheet < this.#sheets &&
      top >= 0 &&
      left >= 0 &&
      rows > 0 &&
      columns > 0 &&
      top + rows <= SHEET_ROWS &&
      left + columns <= SHEET_COLUMNS
    if (!isInside) return ERRORS['#REF!']
    return this.#engine.references.made(sheet, {
      top,
      left,
      bottom: top + rows - 1,
      right: left + columns - 1,
    })
  }

  parseReference(text: string, isR1C1: boolean): Range | CellError {
    const position = this.cell
    const area = isR1C1 ? this.#parseR1C1(text, position) : undefined
    if (area) return area
    try {
      const { kinds, references } = lexFormula(text.trim(), this.#engine.names, position)
      const [reference] = references
      if (kinds.length !== 1 || !reference) return ERRORS['#REF!']
      if (isR1C1 && kinds[0] === TOKEN.cell) return ERRORS['#REF!']
      if (reference.kind === 'area' && kinds[0] !== TOKEN.name) {
        const { sheet, top, left, bottom, right } = reference
        return this.rangeOf(sheet, top, left, bottom - top + 1, right - left + 1)
      }
      if (reference.kind !== 'name') return ERRORS['#REF!']
      const value = this.#engine.references.named(reference.name, position)
      return isRange(value) ? value : ERRORS['#REF!']
    } catch (error) {
      if (error instanceof FormulaError) return ERRORS['#REF!']
      throw error
    }
  }

  formulaOf(cell: CellAddress): string | undefined {
    return this.#engine.formulaAt(cell)
  }

  isHiddenRow(sheet: number, row: number): boolean {
    return this.#engine.isHiddenRow(sheet, row)
  }

  isFilteredRow(sheet: number, row: number): boolean {
    return this.#engine.isFilteredRow(sheet, row)
  }

  appearanceOf(cell: CellAddress): Appearance {
    return this.#engine.appearanceOf(cell)
  }

  /** The cells of `R2C3:R4C5`, `R[-1]C`, `R2` or `C3`; undefined where it is none of these. */
  #parseR1C1(text: string, position: CellAddress): Range | CellError | undefined {
    const bang = text.lastIndexOf('!')
    const name = text.slice(0, Math.max(bang, 0)).replace(/^'|'$/g, '').replaceAll("''", "'")
    const sheet = bang < 0 ? position.sheet : this.#engine.names.sheetNamed(name)
    if (sheet === undefined) return ERRORS['#REF!']
    const [first = '', second = first] = text.slice(bang + 1).split(':')
    const [from, to] = [spanOf(first, position), spanOf(second, position)]
    if (!from || !to) return undefined
    const [top, left] = [Math.min(from.top, to.top), Math.min(from.left, to.left)]
    const rows = Math.max(from.bottom, to.bottom) - top + 1
    return this.rangeOf(sheet, top, left, rows, Math.max(from.right, to.right) - left + 1)
  }
}

function spanOf(text: string, position: CellAddress): Area | undefined {
  const match = R1C1.exec(text.trim())
  const [, hasRow, row, rowsOn, hasColumn, column, columnsOn] = match ?? []
  if (hasRow === undefined && hasColumn === undefined) return undefined
  const top = row === undefined ? position.row + Number(rowsOn ?? 0) : Number(row) - 1
  const left = column === undefined ? position.column + Number(columnsOn ?? 0) : Number(column) - 1
  return {
    top: hasRow === undefined ? 0 : top,
    bottom: hasRow === undefined ? SHEET_ROWS - 1 : top,
    left: hasColumn === undefined ? 0 : left,
    right: hasColumn === undefined ? SHEET_COLUMNS - 1 : left,
  }
}
