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

/**
 * For each word of a search the patterns of which one must be in a person's search key: as it is
 * written, and as it sounds, so that Greeklish finds Greek.
 */
export function searchPatterns(search: string): string[][] {
  const words = fold(search).split(' ').filter(Boolean).slice(0, WORDS)
  return words.map((word) =>
    [word, ...soundKeysOfQuery(word)].map((part) => `%${part.replace(/[\\%_]/g, '\\$&')}%`),
  )
}
