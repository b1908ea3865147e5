import { fold, sortKey } from '@telemachos/rules/greek-text'
import { soundKey, soundKeysOfQuery } from '@telemachos/rules/sound-key'

/** At most so many words of a search are looked at. */
const WORDS = 6

/** What is stored beside a person's name, so that lists are sorted and found by index. */
export function personKeys(person: { firstName: string; lastName: string; username: string }): {
  sortKey: string
  searchKey: string
} {
  const name = `${person.lastName} ${person.firstName}`
  return {
    sortKey: sortKey(name),
    searchKey: `${fold(name)} ${fold(person.username)} | ${soundKey(name)}`,
  }
}

const GREEK_LETTER = /[α-ω]/

/** A shorter reading is in nearly every name: letters that sound alike, and double ones, are one. */
const SOUND_LETTERS = 3

/** The index of names finds so many letters wherever they stand. */
const INDEXED_LETTERS = 3

/** For each word of a search, the patterns of which one must be in a person's search key. */
export interface SearchPatterns {
  /** As it is written; Latin letters also as they most likely sound in Greek. */
  readonly written: string[][]
  /** As it may sound too; undefined where that finds nobody else. */
  readonly sounding: string[][] | undefined
}

/**
 * What a search is looked for by.
 * @param short how words of one or two letters are: of these the index of names knows only beginnings.
 */
export function searchPatterns(
  search: string,
  short: 'anywhere' | 'beginning' = 'anywhere',
): SearchPatterns {
  const patternsOf = (parts: readonly string[]): string[] =>
    parts.flatMap((part) =>
      short === 'beginning' && part.length < INDEXED_LETTERS ? beginning(part) : [containing(part)],
    )
  const words = fold(search).split(' ').filter(Boolean).slice(0, WORDS)
  const read = words.map((word) => {
    const sounds = soundKeysOfQuery(word).filter((key) => key.length >= SOUND_LETTERS)
    const likeliest = soundKey(word)
    const written = GREEK_LETTER.test(word) || !sounds.includes(likeliest) ? [] : [likeliest]
    return { written: unique([word, ...written]), sounding: unique([word, ...sounds]) }
  })
  const isWider = read.some(({ written, sounding }) => sounding.length > written.length)
  return {
    written: read.map(({ written }) => patternsOf(written)),
    sounding: isWider ? read.map(({ sounding }) => patternsOf(sounding)) : undefined,
  }
}

const unique = (parts: readonly string[]): string[] => [...new Set(parts)]

const escaped = (part: string): string => part.replace(/[\\%_]/g, '\\$&')

const containing = (part: string): string => `%${escaped(part)}%`

/** A word begins with it: the first one, or another. */
const beginning = (part: string): string[] => [`${escaped(part)}%`, `% ${escaped(part)}%`]
