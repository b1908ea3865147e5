import type { DraftProblem } from './draft-problem.ts'

/** How an expression is written wrongly, as far as its author can be told what to write. */
export type ExpressionMistake = Pick<DraftProblem, 'rule' | 'column' | 'what' | 'instead'>

/** What people write who know it from elsewhere, and how it is written here; the first that fits. */
const INSTEAD: readonly (readonly [written: RegExp, instead: string])[] = [
  [/(?<=<\s*)>/uy, '!='],
  [/=>|≥/uy, '>='],
  [/=<|≤/uy, '<='],
  [/≠/uy, '!='],
  [/=/uy, '=='],
  [/&|(?:and|και)(?![\p{L}\p{N}_])/iuy, '&&'],
  [/\||(?:or|ή|η)(?![\p{L}\p{N}_])/iuy, '||'],
  [/(?:eq|is|ίσον|είναι)(?![\p{L}\p{N}_])/iuy, '=='],
  [/[“”„«»‘’´`]/uy, '"'],
  [/(?<=\d),(?=\d)/uy, '.'],
  [/×/uy, '*'],
  [/[÷:]/uy, '/'],
  [/[–—−]/uy, '-'],
]

/** A word for "not" before what the parser did not expect. */
const NOT = /(?:^|[^\p{L}\p{N}_])(not|όχι|δεν)\s*$/iu

/**
 * Makes of what the parser says something that its author can act on.
 * @param column where the parser stopped, from 1.
 */
export function expressionMistake(
  source: string,
  { message, column }: { readonly message: string; readonly column: number },
): ExpressionMistake {
  const at = column - 1
  const not = NOT.exec(source.slice(0, at))?.[1]
  if (not) {
    const index = source.lastIndexOf(not, at)
    return { rule: 'expression_instead', column: index + 1, what: not, instead: '!' }
  }
  for (const [written, instead] of INSTEAD) {
    written.lastIndex = at
    const found = written.exec(source)?.[0]
    if (found === undefined) continue
    const what = instead === '!=' && found === '>' ? '<>' : found
    return { rule: 'expression_instead', column, what, instead }
  }
  const [, opened] = /^Unclosed ([([])/.exec(message) ?? []
  if (opened) return { rule: 'expression_unclosed', column, what: opened }
  const [, text] = /^Unclosed quote after "(.*)"$/s.exec(message) ?? []
  if (text !== undefined) {
    const index = source.length - text.length - 1
    return { rule: 'expression_unclosed', column: index + 1, what: source.charAt(index) }
  }
  const [, operator] = /^Expected expression after (.+)$/.exec(message) ?? []
  if (operator) return { rule: 'expression_unfinished', column, what: operator }
  const [, name] = /^Unknown function (.+)$/.exec(message) ?? []
  if (name) return { rule: 'unknown_function', column, what: name }
  if (message === 'Expected one expression') return { rule: 'expression_two', column }
  const [, unexpected] = /^Unexpected "(.)"$/u.exec(message) ?? []
  if (unexpected) return { rule: 'expression_unexpected', column, what: unexpected }
  return { rule: 'expression_error', column }
}
