import { foldCase } from '../values/coerce.ts'
import type { Work } from '../work/work.ts'

const ANY_ONE = Symbol('any character')
const ANY_RUN = Symbol('any characters')

type Token = string | typeof ANY_ONE | typeof ANY_RUN

/** A text pattern: `*` is any characters, `?` any one, `~` takes the next, whatever it is, as it is. */
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
    if (character === '~' && next !== '') {
      tokens.push(next)
      index += 1
    } else if (character === '*') tokens.push(ANY_RUN)
    else tokens.push(character === '?' ? ANY_ONE : character)
  }
  return tokens
}

/** True where the pattern is the whole text. At most in time of both lengths multiplied. */
export function matchesWhole(work: Work, pattern: Pattern, text: string): boolean {
  const folded = foldCase(text)
  work.takeText(folded)
  let position = 0
  let token = 0
  let runToken = -1
  let runPosition = 0
  while (position < folded.length) {
    work.take(1)
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

/**
 * Where the pattern first occurs in a text from a position on; -1 where it does not. What stands before
 * its first `*` decides where: if the rest does not follow the first place of that, it follows none.
 */
export function findPattern(work: Work, pattern: Pattern, text: string, from: number): number {
  const folded = foldCase(text)
  work.takeText(folded)
  const run = pattern.indexOf(ANY_RUN)
  const head = run === -1 ? pattern : pattern.slice(0, run)
  const start = findLetters(work, head, folded, foldCase(text.slice(0, from)).length)
  if (start === -1) return -1
  const rest = folded.slice(start + head.length)
  const isFound = run === -1 || matchesWhole(work, [...pattern.slice(run), ANY_RUN], rest)
  return isFound ? unfolded(text, folded, start) : -1
}

/** Where a place of a folded text is in the text: `ß` is longer in capitals. */
function unfolded(text: string, folded: string, place: number): number {
  if (folded.length === text.length) return place
  let [at, length] = [0, 0]
  for (const letter of text) {
    if (length >= place) break
    at += letter.length
    length += foldCase(letter).length
  }
  return at
}

/** Where letters, or any one for each `?`, first stand in a text from a position on; -1 where they do not. */
function findLetters(work: Work, letters: Pattern, folded: string, from: number): number {
  for (let start = from; start + letters.length <= folded.length; start += 1) {
    let at = 0
    while (at < letters.length) {
      const expected = letters[at]
      if (expected !== ANY_ONE && expected !== folded.charAt(start + at)) break
      at += 1
    }
    work.take(at + 1)
    if (at === letters.length) return start
  }
  return -1
}
