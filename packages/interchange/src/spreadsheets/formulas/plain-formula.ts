import type { ExternalBook } from '@telemachos/spreadsheet/model/workbook-model'
import { formulaTokens, type FormulaToken } from './formula-tokens.ts'

/** What files put before functions that came later, and before the parameters of LAMBDA and LET. */
const PREFIXES = /^(?:_xlfn\.|_xlws\.|_xlpm\.|_xlop\.|_xludf\.|_xleta\.|_xll\.)+/i
/** The parameters of LAMBDA in a file: those that may be left out have a prefix of their own. */
const PARAMETERS = /\bLAMBDA\((?:\s*_xl[po][mp]\.[^\s,()]+\s*,)+/gi
/** What files write for `A1:.A9` and the like, and how TRIMRANGE is told the same. */
const TRIMMED = new Map([
  ['_TRO_LEADING', 1],
  ['_TRO_TRAILING', 2],
  ['_TRO_ALL', 3],
])
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
    const trimmed = isPrefixed ? TRIMMED.get(upper) : undefined
    const trimmedEnd = trimmed === undefined ? -1 : closing(tokens, at + 1)
    if (trimmed !== undefined && trimmedEnd >= 0) {
      const range = written(tokens.slice(at + 2, trimmedEnd))
      parts.push(`TRIMRANGE(${range},${trimmed},${trimmed})`)
      at = trimmedEnd
      continue
    }
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

/** Functions that ask services, other programs, databases and pivot tables. */
const ASKS_OUTSIDE =
  /(?<![\p{L}\p{N}_.])(?:CALL|COPILOT|CUBE\p{L}+|DETECTLANGUAGE|FIELDVALUE|GETPIVOTDATA|IMAGE|IMPORTCSV|IMPORTTEXT|PY|REGISTER\.ID|RTD|SQL\.REQUEST|STOCKHISTORY|TRANSLATE|WEBSERVICE)\(/iu

/**
 * Why a formula is not computed anew, but keeps the value that its file has for it: it asks something
 * outside, or another workbook of which the file has kept no values. Undefined where it is computed.
 */
export function keepsLastValue(
  formula: string,
  externals: readonly ExternalBook[],
): 'outside_value' | 'external_link' | undefined {
  if (ASKS_OUTSIDE.test(formula) && callsOutside(formula)) return 'outside_value'
  return isExternal(formula) && !isKept(formula, externals) ? 'external_link' : undefined
}

/** True where what looks like a call is none within a text. */
function callsOutside(formula: string): boolean {
  const tokens = formulaTokens(formula)
  return tokens.some(
    ({ kind, text }, at) =>
      kind === 'name' && tokens[at + 1]?.text === '(' && ASKS_OUTSIDE.test(`${text}(`),
  )
}

/** True where the file has kept values of all sheets and names of other workbooks in a formula. */
function isKept(formula: string, externals: readonly ExternalBook[]): boolean {
  const tokens = formulaTokens(formula)
  return tokens.every(({ kind, text }, at) => {
    if (kind === 'quoted' && tokens[at + 1]?.text === '!') {
      const inside = text.slice(1, -1).replaceAll("''", "'")
      const open = inside.indexOf('[')
      const close = inside.indexOf(']', open)
      if (open < 0 || close < 0) return true
      return hasSheet(externals, inside.slice(open + 1, close), inside.slice(close + 1))
    }
    if (kind !== 'bracketed' || tokens[at - 1]?.kind === 'name') return true
    const book = text.slice(1, -1)
    if (tokens[at + 1]?.text === '!') return hasName(externals, book, tokens[at + 2]?.text ?? '')
    if (tokens[at + 2]?.text !== '!') return !/^\d+$/.test(book)
    return hasSheet(externals, book, tokens[at + 1]?.text ?? '')
  })
}

function bookOf(externals: readonly ExternalBook[], book: string): ExternalBook | undefined {
  return externals[Number(book) - 1] ?? externals.find(({ name }) => isSame(name, book))
}

function hasSheet(externals: readonly ExternalBook[], book: string, sheet: string): boolean {
  return bookOf(externals, book)?.sheets.some(({ name }) => isSame(name, sheet)) ?? false
}

function hasName(externals: readonly ExternalBook[], book: string, wanted: string): boolean {
  return bookOf(externals, book)?.names.some(({ name }) => isSame(name, wanted)) ?? false
}

function isSame(one: string, other: string): boolean {
  return one.toLowerCase() === other.toLowerCase()
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
