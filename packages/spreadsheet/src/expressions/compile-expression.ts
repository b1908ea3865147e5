import { RE2JS, RE2JSException } from 're2js'
import type { CompileExpression, ExpressionMatch } from './regular-expressions.ts'

/** A longer pattern is none. */
const MAX_PATTERN = 2000

/** Patterns that would have more instructions are none. */
const MAX_SIZE = 5000

/** Regular expressions of RE2, whose time is linear in the text whatever the pattern. */
export const compileExpression: CompileExpression = (pattern, ignoresCase) => {
  if (pattern.length > MAX_PATTERN) return undefined
  const compiled = compile(pattern, ignoresCase)
  if (!compiled) return undefined
  const size = compiled.programSize()
  if (size > MAX_SIZE) return undefined
  const groupCount = compiled.groupCount()
  return {
    size,
    groupCount,
    match(text, from): ExpressionMatch | undefined {
      const matcher = compiled.matcher(text)
      if (!matcher.find(from)) return undefined
      const groups = Array.from(
        { length: groupCount },
        (_, index) => matcher.group(index + 1) ?? undefined,
      )
      return { start: matcher.start(), end: matcher.end(), groups }
    },
  }
}

function compile(pattern: string, ignoresCase: boolean): RE2JS | undefined {
  try {
    return RE2JS.compile(pattern, ignoresCase ? RE2JS.CASE_INSENSITIVE : 0)
  } catch (error) {
    if (error instanceof RE2JSException) return undefined
    throw error
  }
}
