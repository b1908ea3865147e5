import type { Dialect, Token } from './parse-foreign.ts'

/** Texts in single or double quotes, in which a backslash takes the next sign as it is. */
export const QUOTED = /'((?:[^'\\]|\\.)*)'|"((?:[^"\\]|\\.)*)"/sy

/** Reads tokens by sticky patterns, the first that fits; a text and a name are what stands within. */
export function tokenReader(
  patterns: readonly (readonly [kind: Token['kind'], pattern: RegExp])[],
): Dialect['read'] {
  return (source, at) => {
    for (const [kind, pattern] of patterns) {
      pattern.lastIndex = at
      const found = pattern.exec(source)
      if (found) return { token: { kind, text: textOf(kind, found) }, end: pattern.lastIndex }
    }
    return undefined
  }
}

function textOf(kind: Token['kind'], [whole, inner, other]: RegExpExecArray): string {
  if (kind === 'name') return (inner ?? '').trim()
  return kind === 'text' ? (inner ?? other ?? '').replace(/\\(.)/gs, '$1') : whole
}
