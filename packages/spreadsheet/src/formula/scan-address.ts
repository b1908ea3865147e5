import { FIXED, SHEET_COLUMNS, SHEET_ROWS } from './reference.ts'

/** Reads addresses within a formula; what it found last is in `row`, `column` and `fixed`. */
export class AddressScanner {
  readonly #text: string
  row = 0
  column = 0
  /** `FIXED.top` and `FIXED.left`. */
  fixed = 0

  constructor(text: string) {
    this.#text = text
  }

  /** The end of a cell's address that begins there, or -1. */
  cell(from: number): number {
    let at = this.letters(from)
    if (at < 0) return -1
    let { fixed } = this
    if (this.#codeAt(at) === 36) {
      fixed |= FIXED.top
      at += 1
    }
    const first = at
    let row = 0
    while (isDigit(this.#codeAt(at)) && at - first < 8) {
      row = row * 10 + this.#codeAt(at) - 48
      at += 1
    }
    if (row === 0 || row > SHEET_ROWS || this.#codeAt(first) === 48 || !this.isEnd(at)) return -1
    this.row = row - 1
    this.fixed = fixed
    return at
  }

  /** The end of a column's letters that begin there, or -1. */
  letters(from: number): number {
    let at = from
    let fixed = 0
    if (this.#codeAt(at) === 36) {
      fixed = FIXED.left
      at += 1
    }
    const first = at
    let column = 0
    while (at - first < 4) {
      const code = this.#codeAt(at)
      const letter = code & ~32
      if (code > 127 || letter < 65 || letter > 90) break
      column = column * 26 + letter - 64
      at += 1
    }
    if (at === first || column > SHEET_COLUMNS) return -1
    this.column = column - 1
    this.fixed = fixed
    return at
  }

  /** True where an address may end: what follows makes it no longer name, function or sheet. */
  isEnd(at: number): boolean {
    const code = this.#codeAt(at)
    return !isWordPart(code) && code !== 40 && code !== 33 && code !== 91
  }

  #codeAt(index: number): number {
    return index < this.#text.length ? this.#text.charCodeAt(index) : 0
  }
}

/** True for 0 to 9. */
export function isDigit(code: number): boolean {
  return code >= 48 && code <= 57
}

/** True for letters of any language, `_` and `\`, with which names begin. */
export function isWordStart(code: number): boolean {
  return (
    (code >= 65 && code <= 90) ||
    (code >= 97 && code <= 122) ||
    code === 95 ||
    code === 92 ||
    code > 160
  )
}

/** True for what names go on with. */
export function isWordPart(code: number): boolean {
  return isWordStart(code) || isDigit(code) || code === 46 || code === 63 || code === 36
}
