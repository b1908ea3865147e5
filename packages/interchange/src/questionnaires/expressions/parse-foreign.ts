import { Unmapped, type BinaryOperator, type Foreign } from './foreign-tree.ts'

/** A word of a condition: `kind` tells names in braces and texts from signs and bare words. */
export interface Token {
  readonly kind: 'number' | 'text' | 'name' | 'word' | 'sign'
  readonly text: string
}

/** What differs between the two foreign languages. */
export interface Dialect {
  /** How the next word at a place is read; undefined where none is. */
  readonly read: (source: string, at: number) => { token: Token; end: number } | undefined
  /** Signs and words that stand between two values, by how tightly they bind. */
  readonly binary: Readonly<Record<string, readonly [rank: number, operator: BinaryOperator]>>
  /** Words behind a value, such as `empty`. */
  readonly tests: Readonly<Record<string, 'empty' | 'notempty'>>
  readonly not: ReadonlySet<string>
  /** Whether a bare word is the name of a question; otherwise it is a text. */
  readonly wordsAreNames: boolean
}

const DEEPEST = 60
const MAX_TOKENS = 1_500

/** The tree of a condition. @throws Unmapped with what cannot be read. */
export function parseForeign(source: string, dialect: Dialect): Foreign {
  const parser = new Parser(tokensOf(source, dialect), dialect)
  return parser.whole()
}

function tokensOf(source: string, { read }: Dialect): Token[] {
  const tokens: Token[] = []
  let at = 0
  for (;;) {
    while (/\s/.test(source.charAt(at))) at += 1
    if (at >= source.length) return tokens
    const next = read(source, at)
    if (!next || tokens.length >= MAX_TOKENS) throw new Unmapped(source.slice(at, at + 20))
    tokens.push(next.token)
    at = next.end
  }
}

class Parser {
  readonly #tokens: readonly Token[]
  readonly #dialect: Dialect
  #next = 0
  #depth = 0

  constructor(tokens: readonly Token[], dialect: Dialect) {
    this.#tokens = tokens
    this.#dialect = dialect
  }

  whole(): Foreign {
    const tree = this.#binary(0)
    const left = this.#peek()
    if (left) throw new Unmapped(left.text)
    return tree
  }

  #peek(): Token | undefined {
    return this.#tokens[this.#next]
  }

  /** The next word where it is one of signs and bare words; in small letters. */
  #sign(): string {
    const token = this.#peek()
    return token && (token.kind === 'sign' || token.kind === 'word') ? token.text.toLowerCase() : ''
  }

  #take(sign: string): boolean {
    if (this.#sign() !== sign) return false
    this.#next += 1
    return true
  }

  #demand(sign: string): void {
    if (!this.#take(sign)) throw new Unmapped(this.#peek()?.text ?? sign)
  }

  #binary(min: number): Foreign {
    this.#depth += 1
    if (this.#depth > DEEPEST) throw new Unmapped('((…))')
    let left = this.#tested(this.#unary())
    for (;;) {
      const found = Object.hasOwn(this.#dialect.binary, this.#sign())
        ? this.#dialect.binary[this.#sign()]
        : undefined
      if (!found || found[0] < min) break
      this.#next += 1
      left = { type: 'binary', operator: found[1], left, right: this.#binary(found[0] + 1) }
    }
    this.#depth -= 1
    return left
  }

  #tested(of: Foreign): Foreign {
    const sign = this.#sign()
    const operator = Object.hasOwn(this.#dialect.tests, sign)
      ? this.#dialect.tests[sign]
      : undefined
    if (!operator) return of
    this.#next += 1
    return { type: 'test', operator, of }
  }

  #unary(): Foreign {
    this.#depth += 1
    if (this.#depth > DEEPEST) throw new Unmapped('((…))')
    const tree = this.#prefixed()
    this.#depth -= 1
    return tree
  }

  #prefixed(): Foreign {
    if (this.#dialect.not.has(this.#sign())) {
      this.#next += 1
      return { type: 'not', of: this.#tested(this.#unary()) }
    }
    if (this.#take('-')) return { type: 'negative', of: this.#unary() }
    if (this.#take('(')) {
      const tree = this.#binary(0)
      this.#demand(')')
      return tree
    }
    if (this.#take('[')) return { type: 'list', items: this.#items(']') }
    return this.#value()
  }

  #value(): Foreign {
    const token = this.#peek()
    if (!token || token.kind === 'sign') throw new Unmapped(token?.text ?? '')
    this.#next += 1
    if (token.kind === 'number') return { type: 'literal', value: Number(token.text) }
    if (token.kind === 'text') return { type: 'literal', value: token.text }
    if (token.kind === 'name') return { type: 'name', name: token.text }
    if (this.#take('(')) return { type: 'call', name: token.text, args: this.#items(')') }
    const known: Readonly<Record<string, boolean | null>> = {
      true: true,
      false: false,
      null: null,
      undefined: null,
    }
    const word = token.text.toLowerCase()
    if (Object.hasOwn(known, word)) return { type: 'literal', value: known[word] ?? null }
    return this.#dialect.wordsAreNames
      ? { type: 'name', name: token.text }
      : { type: 'literal', value: token.text }
  }

  #items(end: string): Foreign[] {
    const items: Foreign[] = []
    if (this.#take(end)) return items
    do items.push(this.#binary(0))
    while (this.#take(','))
    this.#demand(end)
    return items
  }
}
