import type { ExpressionMatch, RegularExpression } from '../expressions/regular-expressions.ts'
import { ERRORS, isError, makeMatrix, type CellError, type Value } from '../values/value.ts'
import { MAX_TEXT } from '../work/limits.ts'
import { defineFunction, type CallContext, type FunctionDefinition } from './definition.ts'

/** Reading a pattern costs as many steps for each of its letters. */
const COMPILE_COST = 20

/** `$1`, `${1}`, and `$$` for the sign itself, in what is written instead. */
const REPLACEMENT_PARTS = /\$(?:(\d{1,2})|\{(\d{1,2})\}|(\$))/g

/** A pattern made ready: 0 tells capital and small letters apart, 1 does not. #VALUE! where it is none. */
export function expressionOf(
  context: CallContext,
  pattern: string,
  caseSensitivity = 0,
): RegularExpression | CellError {
  const mode = Math.trunc(caseSensitivity)
  if (mode !== 0 && mode !== 1) return ERRORS['#VALUE!']
  context.work.take(pattern.length * COMPILE_COST)
  return context.compileExpression(pattern, mode === 1) ?? ERRORS['#VALUE!']
}

/** The first match from a place on, its steps taken before it is looked for. */
export function matchFrom(
  { work }: CallContext,
  expression: RegularExpression,
  text: string,
  from: number,
): ExpressionMatch | undefined {
  work.take((text.length - from + 1) * expression.size)
  return expression.match(text, from)
}

/** All matches from left to right; after an empty one the search goes on a letter later. */
function allMatches(
  context: CallContext,
  expression: RegularExpression,
  text: string,
): ExpressionMatch[] {
  const matches: ExpressionMatch[] = []
  let from = 0
  while (from <= text.length) {
    const match = matchFrom(context, expression, text, from)
    if (!match) break
    matches.push(match)
    from = match.end > match.start ? match.end : match.end + 1
  }
  return matches
}

function extract(
  context: CallContext,
  text: string,
  expression: RegularExpression,
  mode: number,
): Value {
  if (mode === 1) {
    const found = allMatches(context, expression, text).map(({ start, end }) =>
      text.slice(start, end),
    )
    return found.length === 0 ? ERRORS['#N/A'] : makeMatrix(1, found.length, found)
  }
  const match = matchFrom(context, expression, text, 0)
  if (!match) return ERRORS['#N/A']
  if (mode === 0) return text.slice(match.start, match.end)
  if (match.groups.length === 0) return ERRORS['#VALUE!']
  return makeMatrix(
    1,
    match.groups.length,
    match.groups.map((group) => group ?? ''),
  )
}

/** What is written instead of a match; `undefined` where it names a group that there is not. */
function replacementOf(match: ExpressionMatch, whole: string, by: string): string | undefined {
  let isKnown = true
  const text = by.replaceAll(REPLACEMENT_PARTS, (_, plain?: string, braced?: string) => {
    const digits = plain ?? braced
    if (digits === undefined) return '$'
    const number = Number(digits)
    if (number === 0) return whole
    if (number > match.groups.length) isKnown = false
    return match.groups[number - 1] ?? ''
  })
  return isKnown ? text : undefined
}

function replace(
  context: CallContext,
  text: string,
  expression: RegularExpression,
  by: string,
  occurrence: number,
): string | CellError {
  const matches = allMatches(context, expression, text)
  const index = occurrence > 0 ? occurrence - 1 : matches.length + occurrence
  const chosen = occurrence === 0 ? matches : matches.slice(Math.max(index, 0), index + 1)
  let [result, at] = ['', 0]
  for (const match of chosen) {
    context.work.take(by.length)
    const instead = replacementOf(match, text.slice(match.start, match.end), by)
    if (instead === undefined) return ERRORS['#VALUE!']
    result += text.slice(at, match.start) + instead
    if (result.length > MAX_TEXT) return ERRORS['#VALUE!']
    at = match.end
  }
  result += text.slice(at)
  return result.length > MAX_TEXT ? ERRORS['#VALUE!'] : result
}

const DEVIATION =
  'Patterns are those of RE2: a group repeated by its number and a look ahead are #VALUE!.'

/** Texts by regular expressions. */
export const EXPRESSIONS: readonly FunctionDefinition[] = [
  defineFunction('text', 'REGEXTEST', {
    required: ['text', 'text'],
    optional: ['number'],
    deviation: DEVIATION,
    call: (context, text, pattern, caseSensitivity) => {
      const expression = expressionOf(context, pattern, caseSensitivity)
      if (isError(expression)) return expression
      return matchFrom(context, expression, text, 0) !== undefined
    },
  }),
  defineFunction('text', 'REGEXEXTRACT', {
    required: ['text', 'text'],
    optional: ['number', 'number'],
    deviation: DEVIATION,
    call: (context, text, pattern, returnMode = 0, caseSensitivity) => {
      const mode = Math.trunc(returnMode)
      if (mode < 0 || mode > 2) return ERRORS['#VALUE!']
      const expression = expressionOf(context, pattern, caseSensitivity)
      return isError(expression) ? expression : extract(context, text, expression, mode)
    },
  }),
  defineFunction('text', 'REGEXREPLACE', {
    required: ['text', 'text', 'text'],
    optional: ['number', 'number'],
    deviation: DEVIATION,
    call: (context, text, pattern, by, occurrence = 0, caseSensitivity) => {
      const expression = expressionOf(context, pattern, caseSensitivity)
      if (isError(expression)) return expression
      return replace(context, text, expression, by, Math.trunc(occurrence))
    },
  }),
]
