import type { AreaReference, Reference } from './reference.ts'

/** Kinds of tokens. */
export const TOKEN = {
  number: 1,
  text: 2,
  error: 3,
  cell: 4,
  area: 5,
  name: 6,
  word: 7,
  callee: 8,
  operator: 9,
} as const

/**
 * The tokens of a formula as parallel lists, and its key: the formula with its references taken out,
 * so that formulas which do the same with other cells have the same one.
 */
export interface Tokens {
  readonly text: string
  readonly key: string
  readonly kinds: readonly number[]
  /** What is written, as the engine understands it: names without the prefixes of files. */
  readonly written: readonly string[]
  readonly starts: readonly number[]
  readonly ends: readonly number[]
  /** In the order of the tokens that are references. */
  readonly references: readonly Reference[]
}

const CELL_KEY = '\u0001'
const AREA_KEY = '\u0002'
/** Between words, which would run together. */
const SEPARATOR = '\u0004'

/** Collects what a lexer finds: the key and the references always, the tokens where they are wanted. */
export class TokenBuffer {
  key = ''
  /** Of the last token: its kind, 0 before the first, and where it ends. */
  lastKind = 0
  lastEnd = 0
  readonly #references: Reference[] = []
  readonly #tokens:
    | { kinds: number[]; written: string[]; starts: number[]; ends: number[] }
    | undefined

  constructor(isCollecting: boolean) {
    this.#tokens = isCollecting ? { kinds: [], written: [], starts: [], ends: [] } : undefined
  }

  push(kind: number, from: number, to: number, written: string, key = written): void {
    this.lastKind = kind
    this.lastEnd = to
    this.key += kind === TOKEN.word || kind === TOKEN.callee ? key + SEPARATOR : key
    const tokens = this.#tokens
    if (!tokens) return
    tokens.kinds.push(kind)
    tokens.written.push(written)
    tokens.starts.push(from)
    tokens.ends.push(to)
  }

  pushName(from: number, to: number, name: number, written: string, key: string): void {
    this.#references.push({ kind: 'name', name })
    this.push(TOKEN.name, from, to, written, key)
  }

  /** Cells between two corners, whichever these are. */
  pushArea(
    from: number,
    to: number,
    sheet: number,
    row: number,
    column: number,
    row2: number,
    column2: number,
    fixed: number,
    isCell: boolean,
  ): void {
    const reference: AreaReference = {
      kind: 'area',
      sheet,
      top: Math.min(row, row2),
      left: Math.min(column, column2),
      bottom: Math.max(row, row2),
      right: Math.max(column, column2),
      isCell,
      fixed,
    }
    this.#references.push(reference)
    const key = isCell ? CELL_KEY : AREA_KEY
    this.push(isCell ? TOKEN.cell : TOKEN.area, from, to, key)
  }

  /** What was found since then is taken back by calling what this gives. */
  mark(): () => void {
    const { key, lastKind, lastEnd } = this
    const references = this.#references.length
    const count = this.#tokens?.kinds.length ?? 0
    return () => {
      this.key = key
      this.lastKind = lastKind
      this.lastEnd = lastEnd
      this.#references.length = references
      for (const list of Object.values(this.#tokens ?? {})) list.length = count
    }
  }

  result(text: string): Tokens {
    const { kinds = [], written = [], starts = [], ends = [] } = this.#tokens ?? {}
    return { text, key: this.key, kinds, written, starts, ends, references: this.#references }
  }
}
