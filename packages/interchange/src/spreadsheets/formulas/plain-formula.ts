import { formulaTokens, type FormulaToken } from './formula-tokens.ts'

/** What files put before functions that came later, and before the parameters of LAMBDA and LET. */
const PREFIXES = /^(?:_xlfn\.|_xlws\.|_xlpm\.|_xlop\.|_xludf\.|_xleta\.)+/i
/** The parameters of LAMBDA in a file: those that may be left out have a prefix of their own. */
const PARAMETERS = /\bLAMBDA\((?:\s*_xl[po][mp]\.[^\s,()]+\s*,)+/gi
const SPILLED = 'ANCHORARRAY'
const SINGLE = 'SINGLE'

/**
 * A formula of a file as people write it: without the prefixes of later functions, with `#` for what
 * spills from a cell and `@` for one value of several.
 * ```ts
 * plainFormula('_xlfn._xlws.SORT(_xlfn.ANCHORARRAY(B2))') // => 'SORT(B2#)'
 * plainFormula('_xlfn.LAMBDA(_xlpm.x,_xlop.y,_xlpm.x+_xlpm.y)') // => 'LAMBDA(x,[y],x+y)'
 * ```
 */
export function plainFormula(formula: string): string {
  const text = formula.startsWith('=') ? formula.slice(1) : formula
  if (!text.includes('_x') && !text.includes('_X')) return text
  const bracketed = text.replaceAll(PARAMETERS, (parameters) =>
    parameters.replaceAll(/_xlop\.([^\s,()]+)/gi, '[$1]'),
  )
  return written(formulaTokens(bracketed))
}

function written(tokens: readonly FormulaToken[]): string {
  const parts: string[] = []
  for (let at = 0; at < tokens.length; at += 1) {
    const token = tokens[at]
    if (token?.kind !== 'name') {
      parts.push(token?.text ?? '')
      continue
    }
    const name = token.text.replace(PREFIXES, '')
    const isPrefixed = name !== token.text
    const upper = name.toUpperCase()
    const end = isPrefixed && (upper === SPILLED || upper === SINGLE) ? closing(tokens, at + 1) : -1
    if (end < 0) {
      parts.push(name)
      continue
    }
    const inner = tokens.slice(at + 2, end)
    parts.push(upper === SPILLED ? `${written(inner)}#` : `@${bound(inner)}`)
    at = end
  }
  return parts.join('')
}

/** `@` takes what follows it at once: one cell, or a bracket. */
function bound(tokens: readonly FormulaToken[]): string {
  const text = written(tokens)
  return tokens.length === 1 ? text : `(${text})`
}

/** Index of the bracket that closes the one at the index; -1 where none does. */
function closing(tokens: readonly FormulaToken[], open: number): number {
  if (tokens[open]?.text !== '(') return -1
  let depth = 0
  for (let at = open; at < tokens.length; at += 1) {
    const text = tokens[at]?.text
    if (text === '(') depth += 1
    else if (text === ')') {
      depth -= 1
      if (depth === 0) return at
    }
  }
  return -1
}

/** True where the formula asks other workbooks: `[1]Sheet1!A1`, `'[1]Έσοδα'!A1`. */
export function isExternal(formula: string): boolean {
  if (!formula.includes('[')) return false
  const tokens = formulaTokens(formula)
  return tokens.some(
    ({ kind, text }, at) =>
      (kind === 'quoted' && /^'[^']*\[[^\]]*\]/.test(text) && tokens[at + 1]?.text === '!') ||
      (kind === 'bracketed' && /^\[\d+\]$/.test(text) && tokens[at - 1]?.kind !== 'name'),
  )
}
