import { fold } from '@telemachos/rules/greek-text'
import { soundKey, soundKeysOfQuery } from '@telemachos/rules/sound-key'
import type { TabKey } from './setting-groups.ts'

/** Something that can be set, as the search knows it. */
export interface Findable {
  readonly tab: TabKey
  /** Where it stands, as `Settings.Config.Color`; the page as a whole without. */
  readonly set?: string
  readonly label: string
  /** What the page is called, shown beside it. */
  readonly page: string
  /** All that it is found by: label and help in every language. */
  readonly words: string
}

/** More are not shown. */
const MOST = 12

/**
 * The settings that have every word of the query in their label or help, in any language, accents
 * aside, or sound like it (Greeklish); those whose label begins with the query come first.
 */
export function findSettings(all: readonly Findable[], query: string): Findable[] {
  const words = fold(query).split(' ').filter(Boolean)
  if (words.length === 0) return []
  return all
    .map((one) => ({ one, rank: rankOf(one, words) }))
    .filter(({ rank }) => rank >= 0)
    .toSorted((a, b) => a.rank - b.rank)
    .slice(0, MOST)
    .map(({ one }) => one)
}

/** 0 is best; -1 where a word is missing. */
function rankOf({ label, words: text }: Findable, words: readonly string[]): number {
  const [own, whole] = [fold(label), fold(text)]
  const [ownSound, wholeSound] = [soundKey(label), soundKey(text)]
  const sounds = words.map((word) => soundKeysOfQuery(word))
  const isIn = (written: string, sounding: string) =>
    words.every(
      (word, place) =>
        written.includes(word) || sounds[place]?.some((key) => sounding.includes(key)),
    )
  if (own.startsWith(words[0] ?? '') && isIn(own, ownSound)) return 0
  if (isIn(own, ownSound)) return 1
  return isIn(whole, wholeSound) ? 2 : -1
}
