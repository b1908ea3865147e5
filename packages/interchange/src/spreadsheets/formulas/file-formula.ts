import { formulaTokens, type FormulaToken } from './formula-tokens.ts'

/** Functions that came after the format: files mark them, so that older programs say what they lack. */
const LATER = new Set(
  `ACOT ACOTH AGGREGATE ARABIC ARRAYTOTEXT BASE BETA.DIST BETA.INV BINOM.DIST BINOM.DIST.RANGE
   BINOM.INV BITAND BITLSHIFT BITOR BITRSHIFT BITXOR BYCOL BYROW CEILING.MATH CEILING.PRECISE
   CHISQ.DIST CHISQ.DIST.RT CHISQ.INV CHISQ.INV.RT CHISQ.TEST CHOOSECOLS CHOOSEROWS COMBINA CONCAT
   COPILOT CONFIDENCE.NORM CONFIDENCE.T COT COTH COVARIANCE.P COVARIANCE.S CSC CSCH DAYS DECIMAL DETECTLANGUAGE DROP
   ECMA.CEILING ERF.PRECISE ERFC.PRECISE EXPAND EXPON.DIST F.DIST F.DIST.RT F.INV F.INV.RT F.TEST
   FIELDVALUE FILTERXML FLOOR.MATH FLOOR.PRECISE FORECAST.ETS FORECAST.ETS.CONFINT
   FORECAST.ETS.SEASONALITY FORECAST.ETS.STAT FORECAST.LINEAR FORMULATEXT GAMMA GAMMA.DIST
   GAMMA.INV GAMMALN.PRECISE GAUSS GROUPBY HSTACK IMAGE HYPGEOM.DIST IFNA IFS IMCOSH IMPORTCSV IMPORTTEXT IMCOT IMCSC IMCSCH IMSEC IMSECH
   IMSINH IMTAN ISFORMULA ISOMITTED ISO.CEILING ISOWEEKNUM LAMBDA LET LOGNORM.DIST LOGNORM.INV MAKEARRAY
   MAP MAXIFS MINIFS MODE.MULT MODE.SNGL MUNIT NEGBINOM.DIST NETWORKDAYS.INTL NORM.DIST NORM.INV
   NORM.S.DIST NORM.S.INV NUMBERVALUE PDURATION PERCENTILE.EXC PERCENTILE.INC PERCENTRANK.EXC
   PERCENTRANK.INC PERCENTOF PERMUTATIONA PHI PIVOTBY POISSON.DIST QUARTILE.EXC QUARTILE.INC RANDARRAY RANK.AVG RANK.EQ
   REDUCE REGEXEXTRACT REGEXREPLACE REGEXTEST RRI SCAN SEC SECH SEQUENCE SHEET SHEETS SKEW.P SORTBY STOCKHISTORY STDEV.P STDEV.S SWITCH T.DIST T.DIST.2T
   T.DIST.RT T.INV T.INV.2T T.TEST TAKE TEXTAFTER TEXTBEFORE TEXTJOIN TEXTSPLIT TOCOL TOROW TRANSLATE TRIMRANGE UNICHAR
   UNICODE UNIQUE VALUETOTEXT VAR.P VAR.S VSTACK WEBSERVICE WEIBULL.DIST WORKDAY.INTL WRAPCOLS WRAPROWS XLOOKUP
   XMATCH XOR Z.TEST`
    .trim()
    .split(/\s+/),
)
/** Functions of the format itself that are handed to others by their name alone, as in `BYROW(A1:C9,SUM)`. */
const HANDED = new Set(
  `ABS AND AVERAGE AVERAGEA COLUMNS COUNT COUNTA COUNTBLANK EXP GEOMEAN HARMEAN INT ISBLANK ISERROR ISNUMBER
   ISTEXT LEN LN LOWER MAX MAXA MEDIAN MIN MINA MOD MODE N NOT OR POWER PRODUCT PROPER ROUND ROWS SIGN SQRT STDEV
   STDEVP SUM SUMSQ TRIM UPPER VALUE VAR VARP`
    .trim()
    .split(/\s+/),
)
/** What puts several functions that are handed on into one. */
const STACKS = new Set(['HSTACK', 'VSTACK'])
/** Functions that are marked twice. */
const OF_SHEETS = new Set(['FILTER', 'SORT'])
/** Functions that were there as add-ins before, and are written without a mark. */
const UNMARKED = new Set(['NETWORKDAYS.INTL', 'WORKDAY.INTL', 'ECMA.CEILING', 'ISO.CEILING'])

/**
 * A formula as files have it: the opposite of `plainFormula`.
 * ```ts
 * fileFormula('SORT(B2#)+LET(x,1,x)')
 * // => '_xlfn._xlws.SORT(_xlfn.ANCHORARRAY(B2))+_xlfn.LET(_xlpm.x,1,_xlpm.x)'
 * fileFormula('LAMBDA(x,[y],x+y)') // => '_xlfn.LAMBDA(_xlpm.x,_xlop.y,_xlpm.x+_xlpm.y)'
 * ```
 */
export function fileFormula(formula: string): string {
  const tokens = formulaTokens(formula)
  const parameters = parametersOf(tokens)
  const parts: string[] = []
  /** Where the operand of an `@` ends, for each that is open. */
  const open: number[] = []
  for (const [at, token] of tokens.entries()) {
    const isSingle = token.text === '@'
    if (isSingle) open.push(operandEnd(tokens, at + 1))
    if (isSingle) parts.push('_xlfn.SINGLE(')
    else if (token.text === '#') spill(parts, tokens, at)
    else if (token.kind === 'bracketed' && isOptional(token, parameters)) {
      parts.push(`_xlop.${token.text.slice(1, -1).trim()}`)
    } else parts.push(token.kind === 'name' ? marked(tokens, at, parameters) : token.text)
    while (open.at(-1) === at) {
      open.pop()
      parts.push(')')
    }
  }
  return parts.join('') + ')'.repeat(open.length)
}

function marked(
  tokens: readonly FormulaToken[],
  at: number,
  parameters: ReadonlySet<string>,
): string {
  const text = tokens[at]?.text ?? ''
  const upper = text.toUpperCase()
  const after = next(tokens, at)
  if (after?.text !== '!') {
    // What may be left out has a mark of its own where it is declared, and none where it is used.
    if (parameters.has(upper) || parameters.has(`[${upper}]`)) return `_xlpm.${text}`
  }
  if (isHanded(tokens, at, upper)) return `_xleta.${text}`
  if (after?.text !== '(' || UNMARKED.has(upper)) return text
  if (OF_SHEETS.has(upper)) return `_xlfn._xlws.${text}`
  return LATER.has(upper) ? `_xlfn.${text}` : text
}

/** Whether it is a whole argument that names a function, and calls none. */
function isHanded(tokens: readonly FormulaToken[], at: number, upper: string): boolean {
  if (!HANDED.has(upper) && !LATER.has(upper)) return false
  const isBlank = (token: FormulaToken | undefined) => token?.text.trim() === ''
  let [before, after] = [at - 1, at + 1]
  while (isBlank(tokens[before])) before -= 1
  while (isBlank(tokens[after])) after += 1
  const isFirst = tokens[before]?.text === '(' && STACKS.has(tokens[before - 1]?.text ?? '')
  return (isFirst || tokens[before]?.text === ',') && [',', ')'].includes(tokens[after]?.text ?? '')
}

/** Puts what stands before a `#` into a call, with its sheet. */
function spill(parts: string[], tokens: readonly FormulaToken[], at: number): void {
  const length = tokens[at - 2]?.text === '!' ? 3 : 1
  const reference = parts.splice(Math.max(0, parts.length - length), length)
  parts.push(`_xlfn.ANCHORARRAY(${reference.join('')})`)
}

/** Index of the last token of what an `@` is for: a bracket, a call, or a reference. */
function operandEnd(tokens: readonly FormulaToken[], start: number): number {
  let at = start
  if (tokens[at]?.text === '(') return closing(tokens, at)
  if (tokens[at + 1]?.text === '!') at += 2
  if (tokens[at + 1]?.text === '(') return closing(tokens, at + 1)
  if (tokens[at + 1]?.kind === 'bracketed' || tokens[at + 1]?.text === '#') return at + 1
  return tokens[at + 1]?.text === ':' ? at + 2 : at
}

function closing(tokens: readonly FormulaToken[], open: number): number {
  let depth = 0
  for (let at = open; at < tokens.length; at += 1) {
    if (tokens[at]?.text === '(') depth += 1
    if (tokens[at]?.text === ')') depth -= 1
    if (depth === 0) return at
  }
  return tokens.length - 1
}

/** Whether it is the parameter of a LAMBDA that may be left out, and no column of a table. */
const isOptional = ({ text }: FormulaToken, parameters: ReadonlySet<string>): boolean =>
  parameters.has(`[${text.slice(1, -1).trim().toUpperCase()}]`)

/** Names, in capitals, that LET and LAMBDA give within the formula; in brackets what may be left out. */
function parametersOf(tokens: readonly FormulaToken[]): ReadonlySet<string> {
  const names = new Set<string>()
  for (const [at, { kind, text }] of tokens.entries()) {
    const upper = text.toUpperCase()
    if (kind !== 'name' || (upper !== 'LET' && upper !== 'LAMBDA')) continue
    if (next(tokens, at)?.text !== '(') continue
    const parameters = parametersAt(tokens, at + 1)
    const isLet = upper === 'LET'
    for (const name of parameters.filter((one, index) =>
      isLet ? index % 2 === 0 && !one.startsWith('[') : true,
    )) {
      if (name !== '') names.add(name)
    }
  }
  return names
}

/** What each argument of a call is, where it is a name alone; the last is never a parameter. */
function parametersAt(tokens: readonly FormulaToken[], open: number): readonly string[] {
  const all: FormulaToken[][] = [[]]
  let depth = 0
  for (let at = open; at < tokens.length; at += 1) {
    const token = tokens[at]
    if (!token) break
    if (token.text === '(' || token.text === '{') depth += 1
    if (token.text === ')' || token.text === '}') depth -= 1
    if (depth === 0) break
    if (depth === 1 && token.text === ',') all.push([])
    else if (at > open && token.text.trim() !== '') all.at(-1)?.push(token)
  }
  return all.slice(0, -1).map(([first, ...more]) => {
    if (!first || more.length > 0) return ''
    const upper = first.text.toUpperCase()
    return first.kind === 'name'
      ? upper
      : first.kind === 'bracketed'
        ? `[${upper.slice(1, -1).trim()}]`
        : ''
  })
}

function next(tokens: readonly FormulaToken[], at: number): FormulaToken | undefined {
  return tokens[at + 1]
}
