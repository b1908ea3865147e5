import { ERRORS, isError, type Scalar } from '../values/value.ts'
import { FormulaError } from './fault.ts'
import { TOKEN, type Tokens } from './token-buffer.ts'
import type { Argument, BinaryOperator, Syntax } from './syntax.ts'

/** Excel allows 64 levels of functions; parentheses and signs count here too. */
const MAX_DEPTH = 200

/** How strongly operators bind; those of one line from left to right. */
const BINDING: Readonly<Record<string, number>> = {
  '=': 1,
  '<>': 1,
  '<': 1,
  '<=': 1,
  '>': 1,
  '>=': 1,
  '&': 2,
  '+': 3,
  '-': 3,
  '*': 4,
  '/': 4,
  '^': 5,
  ' ': 8,
  ':': 9,
}

/** Signs bind more strongly than `^`: `-2^2` is 4. */
const SIGN_BINDING = 7

/**
 * The tree of a formula (a Pratt parser).
 * @throws FormulaError
 */
export function parseFormula(tokens: Tokens): Syntax {
  return new Parser(tokens).run()
}

class Parser {
  readonly #tokens: Tokens
  #at = 0
  #reference = 0
  #depth = 0

  constructor(tokens: Tokens) {
    this.#tokens = tokens
  }

  run(): Syntax {
    const first = this.#expression(0)
    const parts = [first]
    // As names may be: references joined by commas.
    while (this.#operator() === ',') {
      this.#at += 1
      parts.push(this.#expression(0))
    }
    const tree: Syntax =
      parts.length === 1 ? first : { kind: 'union', parts, from: first.from, to: this.#last() }
    if (this.#at < this.#tokens.kinds.length) this.#fail()
    return tree
  }

  #expression(least: number): Syntax {
    this.#depth += 1
    if (this.#depth > MAX_DEPTH) throw new FormulaError('tooDeep', this.#start())
    let left = this.#postfix(this.#prefix())
    for (;;) {
      const operator = this.#operator()
      const binding = operator === undefined ? undefined : BINDING[operator]
      if (operator === undefined || binding === undefined || binding <= least) break
      this.#at += 1
      const right = this.#expression(binding)
      left = {
        kind: 'binary',
        operator: operator as BinaryOperator,
        left,
        right,
        from: left.from,
        to: right.to,
      }
      left = this.#postfix(left)
    }
    this.#depth -= 1
    return left
  }

  #prefix(): Syntax {
    const from = this.#start()
    switch (this.#operator()) {
      case '-':
      case '+':
      case '@': {
        const operator = this.#text() as '-' | '+' | '@'
        this.#at += 1
        const operand = this.#expression(SIGN_BINDING)
        return { kind: 'unary', operator, operand, from, to: operand.to }
      }
      case '(':
        return this.#parenthesis(from)
      case '{':
        return this.#array(from)
      case undefined:
        return this.#atom(from)
      default:
        return this.#fail()
    }
  }

  #postfix(operand: Syntax): Syntax {
    let result = operand
    for (let count = 0; ; count += 1) {
      if (count > MAX_DEPTH) throw new FormulaError('tooDeep', this.#start())
      const operator = this.#operator()
      const to = this.#end()
      if (operator === '%' || operator === '#') {
        this.#at += 1
        result = { kind: 'unary', operator, operand: result, from: operand.from, to }
      } else if (operator === '(') {
        const arguments_ = this.#arguments()
        const { from } = operand
        result = { kind: 'apply', callee: result, arguments: arguments_, from, to: this.#last() }
      } else return result
    }
  }

  #atom(from: number): Syntax {
    const kind = this.#tokens.kinds[this.#at]
    if (kind === undefined) throw new FormulaError('unfinished', from)
    const written = this.#text()
    const to = this.#end()
    this.#at += 1
    switch (kind) {
      case TOKEN.number:
        return { kind: 'literal', value: Number(written), from, to }
      case TOKEN.text:
        return { kind: 'literal', value: unquote(written), from, to }
      case TOKEN.error:
        return { kind: 'literal', value: errorOf(written), from, to }
      case TOKEN.cell:
        return { kind: 'cell', index: this.#reference++, from, to }
      case TOKEN.area:
        return { kind: 'area', index: this.#reference++, from, to }
      case TOKEN.name:
        return { kind: 'name', index: this.#reference++, name: written, from, to }
      case TOKEN.callee:
        return {
          kind: 'call',
          name: written,
          arguments: this.#arguments(),
          from,
          to: this.#last(),
        }
      default:
        return this.#word(written, from, to)
    }
  }

  #word(name: string, from: number, to: number): Syntax {
    if (name === 'TRUE' || name === 'FALSE') {
      return { kind: 'literal', value: name === 'TRUE', from, to }
    }
    return { kind: 'variable', name, from, to }
  }

  #parenthesis(from: number): Syntax {
    this.#at += 1
    const parts = [this.#expression(0)]
    while (this.#operator() === ',') {
      this.#at += 1
      parts.push(this.#expression(0))
    }
    if (this.#operator() !== ')') this.#fail('unclosedParenthesis', from)
    const to = this.#end()
    this.#at += 1
    const [first] = parts
    if (parts.length === 1 && first) return { ...first, from, to }
    return { kind: 'union', parts, from, to }
  }

  #arguments(): Argument[] {
    const from = this.#start()
    this.#at += 1
    const list: Argument[] = []
    if (this.#operator() === ')') {
      this.#at += 1
      return list
    }
    for (;;) {
      const next = this.#operator()
      list.push(next === ',' || next === ')' ? undefined : this.#expression(0))
      const after = this.#operator()
      if (after !== ',' && after !== ')') this.#fail('unclosedParenthesis', from)
      this.#at += 1
      if (after === ')') return list
    }
  }

  /** `{1,2;3,4}`: only constants. */
  #array(from: number): Syntax {
    this.#at += 1
    const values: Scalar[] = []
    let columns = 0
    let rows = 1
    let inRow = 0
    for (;;) {
      values.push(this.#constant())
      inRow += 1
      const separator = this.#operator()
      if (separator !== ',' && separator !== ';' && separator !== '}') {
        this.#fail('unclosedBrace', from)
      }
      const to = this.#end()
      this.#at += 1
      if (separator === ',') continue
      if (rows > 1 && inRow !== columns) throw new FormulaError('unevenArray', from)
      columns = inRow
      if (separator === '}') return { kind: 'array', rows, columns, values, from, to }
      rows += 1
      inRow = 0
    }
  }

  #constant(): Scalar {
    let sign = 1
    while (this.#operator() === '-' || this.#operator() === '+') {
      if (this.#text() === '-') sign = -sign
      this.#at += 1
    }
    const atom = this.#operator() === undefined ? this.#atom(this.#start()) : this.#fail()
    if (atom.kind !== 'literal') throw new FormulaError('unexpected', atom.from)
    return typeof atom.value === 'number' ? sign * atom.value : atom.value
  }

  /** The operator that comes next, undefined where anything else does. */
  #operator(): string | undefined {
    return this.#tokens.kinds[this.#at] === TOKEN.operator ? this.#text() : undefined
  }

  #text(): string {
    return this.#tokens.written[this.#at] ?? ''
  }

  #start(): number {
    return this.#tokens.starts[this.#at] ?? this.#tokens.text.length
  }

  #end(): number {
    return this.#tokens.ends[this.#at] ?? this.#tokens.text.length
  }

  /** The end of the token before. */
  #last(): number {
    return this.#tokens.ends[this.#at - 1] ?? 0
  }

  #fail(
    reason: 'unexpected' | 'unclosedParenthesis' | 'unclosedBrace' = 'unexpected',
    at?: number,
  ): never {
    const isOver = this.#at >= this.#tokens.kinds.length
    if (isOver && reason !== 'unexpected') throw new FormulaError(reason, at ?? this.#start())
    if (isOver) throw new FormulaError('unfinished', this.#tokens.text.length)
    throw new FormulaError('unexpected', this.#start(), this.#text())
  }
}

function unquote(written: string): string {
  return written.slice(1, -1).replaceAll('""', '"')
}

function errorOf(written: string): Scalar {
  const error: unknown = (ERRORS as Readonly<Record<string, unknown>>)[written.toUpperCase()]
  return isError(error) ? error : ERRORS['#N/A']
}
