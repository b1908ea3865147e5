import { fold } from '@telemachos/rules/greek-text'
import { soundKey, soundKeysOfQuery } from '@telemachos/rules/sound-key'

/** A part of a text, and whether it is one of the words that were looked for. */
export interface FoundPart {
  readonly text: string
  readonly isFound: boolean
}

/** So many characters of what stands before the first word found are shown. */
const BEFORE = 24
/** So many characters are shown at most. */
const LENGTH = 160
/** The server finds by sound from so many letters on. */
const SOUND_LETTERS = 3

/**
 * The part of a message in which the words of a search are, with these apart: found as written, in other
 * forms of the same letters, or by their sound, as the server finds them. Its beginning where there are
 * none.
 * ```ts
 * foundWords('Τα λέμε στη συνάντηση', 'συναντ')
 * // => [{ text: 'Τα λέμε στη ', isFound: false }, { text: 'συνάντηση', isFound: true }]
 * ```
 */
export function foundWords(message: string, search: string): FoundPart[] {
  const text = message.replace(/\s+/gu, ' ').trim()
  const isWanted = matcherOf(search)
  const words = [...text.matchAll(/[\p{L}\p{M}\p{N}]+/gu)]
  const hits = words.filter(([word]) => isWanted(word))
  const from = beginningOf(text, hits[0]?.index ?? 0)
  const to = from + LENGTH
  const parts: FoundPart[] = []
  let at = from
  const add = (end: number, isFound: boolean): void => {
    if (end > at) parts.push({ text: text.slice(at, end), isFound })
    at = Math.max(at, end)
  }
  for (const { 0: word, index } of hits) {
    if (index >= to) break
    add(index, false)
    add(index + word.length, true)
  }
  add(Math.min(text.length, to), false)
  if (from > 0) parts.unshift({ text: '…', isFound: false })
  if (at < text.length) parts.push({ text: '…', isFound: false })
  return parts
}

/** Where an excerpt begins: with a word, a little before what was found. */
function beginningOf(text: string, hit: number): number {
  if (hit <= BEFORE) return 0
  const space = text.indexOf(' ', hit - BEFORE)
  return space >= 0 && space < hit ? space + 1 : hit
}

function matcherOf(search: string): (word: string) => boolean {
  const wanted = fold(search).split(' ').filter(Boolean)
  const sounds = wanted.flatMap((word) =>
    soundKeysOfQuery(word).filter((key) => key.length >= SOUND_LETTERS),
  )
  return (word) => {
    const folded = fold(word)
    const sound = soundKey(word)
    return wanted.some((one) => folded.includes(one)) || sounds.some((one) => sound.includes(one))
  }
}
