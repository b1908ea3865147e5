import type { Area } from '../model/workbook-model.ts'
import { FormulaError } from './fault.ts'
import { FIXED, SHEET_COLUMNS, SHEET_ROWS } from './reference.ts'
import type { FormulaPosition, FormulaScope } from './scope.ts'
import { OPTIONAL } from './syntax.ts'
import { AddressScanner, isDigit, isWordPart, isWordStart } from './scan-address.ts'
import { readStructuredReference } from './structured.ts'
import { TOKEN, TokenBuffer, type Tokens } from './token-buffer.ts'

/** As long as formulas may be in files. */
const MAX_LENGTH = 8192

const NAME_KEY = '\u0003'

const ERROR_CODES =
  /#(?:NULL!|DIV\/0!|VALUE!|REF!|NAME\?|NUM!|N\/A|SPILL!|CALC!|CIRC!|GETTING_DATA)/iy
const SHEETS = /([\p{L}_][\p{L}\p{N}_.]*):([\p{L}_][\p{L}\p{N}_.]*)!/uy
const ROWS = /(\$?)(\d{1,7}):(\$?)(\d{1,7})/y
const LOCALS = /\b(?:LET|LAMBDA)\s*\(/i
/** What LAMBDA begins with: its parameters, of which `[y]` may be left out. */
const PARAMETERS =
  /\bLAMBDA\s*\(((?:\s*(?:\[\s*[\p{L}_][\p{L}\p{N}_.]*\s*\]|[\p{L}_][\p{L}\p{N}_.]*)\s*,)+)/giu
const PREFIXES = /^(?:_xl(?:fn|ws|pm|udf|eta|l)\.)+/i

/**
 * Splits a formula, without `=`, into tokens. References become rows and columns, sheets their index.
 * @throws FormulaError
 */
export function lexFormula(text: string, scope: FormulaScope, position: FormulaPosition): Tokens {
  if (text.length > MAX_LENGTH) throw new FormulaError('tooLong', MAX_LENGTH)
  return new Lexer(text, scope, position, true).run()
}

/**
 * The key of a formula and its references, without its tokens: all that is needed of one whose shape
 * is known.
 * @throws FormulaError
 */
export function keyOfFormula(
  text: string,
  scope: FormulaScope,
  position: FormulaPosition,
): Pick<Tokens, 'key' | 'references'> {
  if (text.length > MAX_LENGTH) throw new FormulaError('tooLong', MAX_LENGTH)
  return new Lexer(text, scope, position, false).run()
}

/** Where the brackets around parameters of LAMBDA open that may be left out. */
function optionalParameters(text: string): ReadonlySet<number> {
  const found = new Set<number>()
  for (const { index, 0: whole, 1: parameters = '' } of text.matchAll(PARAMETERS)) {
    const start = index + whole.length - parameters.length
    for (const bracket of parameters.matchAll(/\[/g)) found.add(start + bracket.index)
  }
  return found
}

/** A function's or variable's name as the engine knows it: capitals, without the prefixes of files. */
function plainName(name: string): string {
  return name.replace(PREFIXES, '').toUpperCase()
}

class Lexer {
  readonly #text: string
  readonly #scope: FormulaScope
  readonly #position: FormulaPosition
  readonly #hasLocals: boolean
  readonly #addresses: AddressScanner
  readonly #tokens: TokenBuffer
  #at = 0
  constructor(text: string, scope: FormulaScope, position: FormulaPosition, isCollecting: boolean) {
    this.#tokens = new TokenBuffer(isCollecting)
    this.#text = text
    this.#scope = scope
    this.#position = position
    this.#addresses = new AddressScanner(text)
    this.#hasLocals = LOCALS.test(text)
  }

  run(): Tokens {
    const text = this.#text
    let hadSpace = false
    while (this.#at < text.length) {
      const code = text.charCodeAt(this.#at)
      if (code === 32 || (code >= 9 && code <= 13) || code === 160) {
        hadSpace = true
        this.#at += 1
        continue
      }
      if (hadSpace && this.#endsOperand() && this.#startsReference(code)) {
        this.#push(TOKEN.operator, this.#at - 1, ' ')
      }
      hadSpace = false
      this.#token(code)
    }
    return this.#tokens.result(text)
  }

  #token(code: number): void {
    const from = this.#at
    if (isDigit(code) || (code === 46 && isDigit(this.#codeAt(from + 1)))) this.#number(from)
    else if (code === 34) this.#textLiteral(from)
    else if (code === 35) this.#hash(from)
    else if (code === 39 || code === 36 || code === 91 || isWordStart(code)) this.#operand(from)
    else this.#operator(code, from)
  }

  #number(from: number): void {
    let end = this.#digitsEnd(from)
    if (this.#codeAt(end) === 58 && this.#rows(from, this.#position.sheet)) return
    if (this.#codeAt(end) === 46) end = this.#digitsEnd(end + 1)
    if ((this.#codeAt(end) & ~32) === 69) {
      const sign = this.#codeAt(end + 1)
      const exponent = end + (sign === 43 || sign === 45 ? 2 : 1)
      if (isDigit(this.#codeAt(exponent))) end = this.#digitsEnd(exponent)
    }
    this.#at = end
    this.#push(TOKEN.number, from, this.#text.slice(from, end))
  }

  #textLiteral(from: number): void {
    this.#at = this.#closing(from, '"') + 1
    this.#push(TOKEN.text, from, this.#text.slice(from, this.#at))
  }

  /** Where the quotation mark that opens there closes; doubled, it is part of the text. */
  #closing(from: number, mark: '"' | "'"): number {
    let end = this.#text.indexOf(mark, from + 1)
    while (end >= 0 && this.#text[end + 1] === mark) end = this.#text.indexOf(mark, end + 2)
    if (end < 0) throw new FormulaError('unclosedText', from)
    return end
  }

  #hash(from: number): void {
    ERROR_CODES.lastIndex = from
    const [written] = this.#endsOperand() ? [] : (ERROR_CODES.exec(this.#text) ?? [])
    if (written === undefined) {
      this.#at = from + 1
      this.#push(TOKEN.operator, from, '#')
      return
    }
    this.#at = from + written.length
    this.#push(TOKEN.error, from, written)
  }

  #operator(code: number, from: number): void {
    const next = this.#codeAt(from + 1)
    const isPair = (code === 60 && (next === 61 || next === 62)) || (code === 62 && next === 61)
    this.#at = from + (isPair ? 2 : 1)
    const written = this.#text.slice(from, this.#at)
    if (!isPair && !'+-*/^&=<>%@(){},;:'.includes(written)) {
      throw new FormulaError('unexpected', from, written)
    }
    this.#push(TOKEN.operator, from, written)
  }

  /** A reference, a name, or a function's name. */
  #operand(from: number): void {
    const own = this.#position.sheet
    const code = this.#codeAt(from)
    if (this.#cells(from, own) || this.#columns(from, own)) return
    if (code === 36 && this.#rows(from, own)) return
    if (code === 91) this.#bracket(from)
    else if (code === 39) this.#quoted(from)
    else if (isWordStart(code)) this.#word(from)
    else throw new FormulaError('unexpected', from, this.#text[from])
  }

  #word(from: number): void {
    const end = this.#wordEnd(from)
    const next = this.#codeAt(end)
    const written = this.#text.slice(from, end)
    if (next === 33) return this.#onSheet(from, end + 1, written)
    if (next === 58) {
      SHEETS.lastIndex = from
      const [all, first = '', last = ''] = SHEETS.exec(this.#text) ?? []
      if (all !== undefined) return this.#onSheets(from, from + all.length, first, last)
    }
    if (next === 91) return this.#structured(from, end, written)
    this.#at = end
    if (next === 40) {
      const name = plainName(written)
      const defined = this.#scope.nameNamed(name, this.#position.sheet)
      if (defined === undefined) this.#push(TOKEN.callee, from, name)
      else this.#pushName(from, defined, name)
      return
    }
    this.#name(from, written, this.#position.sheet)
  }

  #name(from: number, written: string, sheet: number): void {
    const name = plainName(written)
    const isWord = name === 'TRUE' || name === 'FALSE'
    const defined = isWord ? undefined : this.#scope.nameNamed(name, sheet)
    if (defined !== undefined) return this.#pushName(from, defined, name)
    // A table by its name alone is all its data.
    const table = isWord || this.#hasLocals ? undefined : this.#scope.tableNamed(name)
    const area = table && readStructuredReference('[]', 0, table, this.#position).area
    if (table && area) return this.#pushTable(from, table.sheet, area)
    return this.#push(TOKEN.word, from, name)
  }

  #pushName(from: number, name: number, written: string): void {
    const cell = this.#scope.cellOfName(name)
    if (cell && !this.#hasLocals && this.#codeAt(this.#at) !== 40) {
      const { sheet, row, column } = cell
      return this.#pushArea(from, sheet, row, column, row, column, FIXED.all, true)
    }
    // Where LET and LAMBDA give names of their own, this may be one of them.
    const key = this.#hasLocals ? NAME_KEY + written : NAME_KEY
    return this.#tokens.pushName(from, this.#at, name, written, key)
  }

  #quoted(from: number): void {
    const end = this.#closing(from, "'")
    if (this.#codeAt(end + 1) !== 33) throw new FormulaError('unexpected', from, "'")
    const quoted = this.#text.slice(from + 1, end).replaceAll("''", "'")
    // Of another file, where it lies: 'C:\\Files\\[Book.xlsx]Sheet'.
    const name = quoted.slice(Math.max(quoted.indexOf('['), 0))
    if (name.startsWith('[')) return this.#onSheet(from, end + 2, name)
    const [first = '', last] = name.split(':')
    if (last === undefined) this.#onSheet(from, end + 2, name)
    else this.#onSheets(from, end + 2, first, last)
  }

  /** What follows `Sheet!`. */
  #onSheet(from: number, at: number, name: string): void {
    if (name.endsWith(']') && this.#externalName(from, at, name)) return
    const sheet = this.#scope.sheetNamed(name)
    const takeBack = this.#tokens.mark()
    this.#after(from, at, sheet ?? this.#position.sheet)
    if (sheet !== undefined) return
    // Another file, or a sheet that is not there.
    takeBack()
    this.#push(TOKEN.error, from, '#REF!')
  }

  /** A name of another file, whose cells it becomes: `[1]!Rate`. */
  #externalName(from: number, at: number, book: string): boolean {
    const end = this.#wordEnd(at)
    const reference = this.#scope.externalNamed(`${book}!${this.#text.slice(at, end)}`)
    if (!reference || end === at) return false
    this.#at = end
    const { sheet, top, left, bottom, right, isCell } = reference
    this.#pushArea(from, sheet, top, left, bottom, right, FIXED.all, isCell)
    return true
  }

  #after(from: number, at: number, sheet: number): void {
    if (this.#cells(at, sheet, from) || this.#columns(at, sheet, from)) return
    if (this.#rows(at, sheet, from)) return
    ERROR_CODES.lastIndex = at
    const [error] = ERROR_CODES.exec(this.#text) ?? []
    if (error !== undefined) {
      this.#at = at + error.length
      return this.#push(TOKEN.error, from, error)
    }
    const end = this.#wordEnd(at)
    if (end === at) throw new FormulaError('unfinished', at)
    this.#at = end
    return this.#name(from, this.#text.slice(at, end), sheet)
  }

  /** The same cells of several sheets, as `(Jan!A1,Feb!A1)`. */
  #onSheets(from: number, at: number, first: string, last: string): void {
    const low = this.#scope.sheetNamed(first)
    const high = this.#scope.sheetNamed(last)
    if (low === undefined || high === undefined) return this.#onSheet(from, at, '[]')
    this.#push(TOKEN.operator, from, '(')
    for (let sheet = Math.min(low, high); sheet <= Math.max(low, high); sheet += 1) {
      if (sheet > Math.min(low, high)) this.#push(TOKEN.operator, from, ',')
      this.#after(from, at, sheet)
    }
    return this.#push(TOKEN.operator, from, ')')
  }

  /** `[1]Sheet!A1`, which is in another file, or a column of the table around. */
  #bracket(from: number): void {
    const close = this.#text.indexOf(']', from)
    if (close < 0) throw new FormulaError('unclosedBracket', from)
    if (this.#hasLocals && optionalParameters(this.#text).has(from)) {
      this.#at = close + 1
      const name = plainName(this.#text.slice(from + 1, close).trim())
      return this.#push(TOKEN.word, from, OPTIONAL + name)
    }
    const end = this.#wordEnd(close + 1)
    const hasNumber = /^\d+$/.test(this.#text.slice(from + 1, close))
    if (this.#codeAt(end) === 33 && (hasNumber || end > close + 1)) {
      return this.#onSheet(from, end + 1, this.#text.slice(from, end))
    }
    return this.#structured(from, from, '')
  }

  #structured(from: number, at: number, name: string): void {
    const { row, sheet, column } = this.#position
    const table = name ? this.#scope.tableNamed(name) : this.#scope.tableAt(sheet, row, column)
    const found = readStructuredReference(this.#text, at, table, this.#position)
    this.#at = found.end
    if (!found.area || !table) {
      return this.#push(TOKEN.error, from, found.isBeside ? '#VALUE!' : '#REF!')
    }
    return this.#pushTable(from, table.sheet, found.area)
  }

  #pushTable(from: number, sheet: number, { top, left, bottom, right }: Area): void {
    const isCell = top === bottom && left === right
    this.#pushArea(from, sheet, top, left, bottom, right, FIXED.all, isCell)
  }

  /** `B2` or `B2:C9`. */
  #cells(at: number, sheet: number, from = at): boolean {
    const scanner = this.#addresses
    const end = scanner.cell(at)
    if (end < 0) return false
    const { row, column, fixed } = scanner
    const second = this.#codeAt(end) === 58 ? scanner.cell(end + 1) : -1
    if (second < 0) {
      this.#at = end
      this.#pushArea(from, sheet, row, column, row, column, fixed | (fixed << 2), true)
    } else {
      this.#at = second
      const bits = fixed | (scanner.fixed << 2)
      this.#pushArea(from, sheet, row, column, scanner.row, scanner.column, bits)
    }
    return true
  }

  /** `B:C`. */
  #columns(at: number, sheet: number, from = at): boolean {
    const scanner = this.#addresses
    const middle = scanner.letters(at)
    if (middle < 0 || this.#codeAt(middle) !== 58) return false
    const { column, fixed } = scanner
    const end = scanner.letters(middle + 1)
    if (end < 0 || !scanner.isEnd(end)) return false
    this.#at = end
    const bits = FIXED.top | FIXED.bottom | fixed | (scanner.fixed << 2)
    this.#pushArea(from, sheet, 0, column, SHEET_ROWS - 1, scanner.column, bits)
    return true
  }

  /** `2:9`. */
  #rows(at: number, sheet: number, from = at): boolean {
    ROWS.lastIndex = at
    const found = ROWS.exec(this.#text)
    if (!found || !this.#addresses.isEnd(at + found[0].length)) return false
    const [first, last] = [Number(found[2]) - 1, Number(found[4]) - 1]
    if (first < 0 || last < 0 || first >= SHEET_ROWS || last >= SHEET_ROWS) return false
    const bits =
      FIXED.left | FIXED.right | (found[1] ? FIXED.top : 0) | (found[3] ? FIXED.bottom : 0)
    this.#at = at + found[0].length
    this.#pushArea(from, sheet, first, 0, last, SHEET_COLUMNS - 1, bits)
    return true
  }

  #pushArea(
    from: number,
    sheet: number,
    row: number,
    column: number,
    row2: number,
    column2: number,
    fixed: number,
    isCell = false,
  ): void {
    const to = this.#at
    this.#tokens.pushArea(from, to, sheet, row, column, row2, column2, fixed, isCell)
  }

  #push(kind: number, from: number, written: string): void {
    this.#tokens.push(kind, from, this.#at, written)
  }

  #endsOperand(): boolean {
    if (this.#tokens.lastKind === 0) return false
    if (this.#tokens.lastKind !== TOKEN.operator) return true
    const code = this.#codeAt(this.#tokens.lastEnd - 1)
    return code === 41 || code === 35
  }

  #startsReference(code: number): boolean {
    return code === 40 || code === 39 || code === 36 || code === 91 || isWordStart(code)
  }

  #wordEnd(from: number): number {
    let end = from
    while (isWordPart(this.#codeAt(end))) end += 1
    return end
  }

  #digitsEnd(from: number): number {
    let end = from
    while (isDigit(this.#codeAt(end))) end += 1
    return end
  }

  #codeAt(index: number): number {
    return index < this.#text.length ? this.#text.charCodeAt(index) : 0
  }
}
