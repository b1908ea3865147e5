/** A piece of a formula, as far as moving and renaming need to know it. */
export interface FormulaToken {
  readonly kind:
    | 'text'
    | 'quoted'
    | 'bracketed'
    | 'error'
    | 'number'
    | 'cell'
    | 'columns'
    | 'rows'
    | 'name'
    | 'sign'
  readonly text: string
}

const LETTER = String.raw`\p{L}\p{M}\p{N}_.\\?`
const NOT_MORE = String.raw`(?![${LETTER}(!\[])`

const PATTERNS: readonly (readonly [FormulaToken['kind'], RegExp])[] = [
  ['text', /"(?:[^"]|"")*"?/y],
  ['quoted', /'(?:[^']|'')*'?/y],
  ['error', /#(?:[A-Z]+\/[0A]!?|[A-Z_]+[!?])/iy],
  ['rows', new RegExp(String.raw`\$?\d{1,7}:\$?\d{1,7}${NOT_MORE}`, 'uy')],
  ['columns', new RegExp(String.raw`\$?[A-Za-z]{1,3}:\$?[A-Za-z]{1,3}${NOT_MORE}`, 'uy')],
  ['cell', new RegExp(String.raw`\$?[A-Za-z]{1,3}\$?[1-9]\d{0,6}${NOT_MORE}`, 'uy')],
  ['number', /(?:\d+\.?\d*|\.\d+)(?:[eE][+-]?\d+)?/y],
  ['name', new RegExp(String.raw`[\p{L}_\\][${LETTER}]*`, 'uy')],
]

/**
 * The pieces of a formula; joined they are the formula again, whatever it is.
 * ```ts
 * formulaTokens('SUM(A1)').map(({ text }) => text) // => ['SUM', '(', 'A1', ')']
 * ```
 */
export function formulaTokens(formula: string): readonly FormulaToken[] {
  const tokens: FormulaToken[] = []
  for (let at = 0; at < formula.length;) {
    const token = tokenAt(formula, at)
    tokens.push(token)
    at += token.text.length
  }
  return tokens
}

function tokenAt(formula: string, at: number): FormulaToken {
  if (formula[at] === '[') return { kind: 'bracketed', text: bracketed(formula, at) }
  for (const [kind, pattern] of PATTERNS) {
    pattern.lastIndex = at
    const [text] = pattern.exec(formula) ?? []
    if (text !== undefined && text !== '') return { kind, text }
  }
  return { kind: 'sign', text: formula.charAt(at) }
}

/** Structured references, and numbers of other workbooks: brackets within brackets, `'` before a sign. */
function bracketed(formula: string, start: number): string {
  let depth = 0
  for (let at = start; at < formula.length; at += 1) {
    const sign = formula[at]
    if (sign === "'") at += 1
    else if (sign === '[') depth += 1
    else if (sign === ']') {
      depth -= 1
      if (depth === 0) return formula.slice(start, at + 1)
    }
  }
  return formula.slice(start)
}
