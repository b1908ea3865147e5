import { foldCase } from '../values/coerce.ts'

const ANY_ONE = Symbol('any character')
const ANY_RUN = Symbol('any characters')

type Token = string | typeof ANY_ONE | typeof ANY_RUN

/** A text pattern: `*` is any characters, `?` any one, `~` takes the next as it is. */
export type Pattern = readonly Token[]

/** True where a text holds `*`, `?` or `~`. */
export function hasWildcards(text: string): boolean {
  return /[*?~]/.test(text)
}

/** A pattern from its text, without regard to case. */
export function parsePattern(text: string): Pattern {
  const tokens: Token[] = []
  const folded = foldCase(text)
  for (let index = 0; index < folded.length; index += 1) {
    const character = folded.charAt(index)
    const next = folded.charAt(index + 1)
    if (character === '~' && (next === '*' || next === '?' || next === '~')) {
      tokens.push(next)
      index += 1
    } else if (character === '*') tokens.push(ANY_RUN)
    else tokens.push(character === '?' ? ANY_ONE : character)
  }
  return tokens
}

/** True where the pattern is the whole text. In time proportional to both, whatever the pattern. */
export function matchesWhole(pattern: Pattern, text: string): boolean {
  const folded = foldCase(text)
  let position = 0
  let token = 0
  let runToken = -1
  let runPosition = 0
  while (position < folded.length) {
    const expected = pattern[token]
    if (expected === ANY_RUN) {
      runToken = token
      runPosition = position
      token += 1
    } else if (expected === ANY_ONE || expected === folded.charAt(position)) {
      token += 1
      position += 1
    } else if (runToken >= 0) {
      token = runToken + 1
      runPosition += 1
      position = runPosition
    } else return false
  }
  while (pattern[token] === ANY_RUN) token += 1
  return token === pattern.length
}

/** Where the pattern first occurs in a text from a position on; -1 where it does not. */
export function findPattern(pattern: Pattern, text: string, from: number): number {
  const open: Pattern = [...pattern, ANY_RUN]
  if (!matchesWhole([ANY_RUN, ...open], text.slice(from))) return -1
  for (let start = from; start <= text.length; start += 1) {
    if (matchesWhole(open, text.slice(start))) return start
  }
  return -1
}
