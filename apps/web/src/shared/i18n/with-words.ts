import type { Texts } from './use-texts.ts'

/** Texts of which those that are one of the words, whole, are replaced. */
export function withWords(texts: Texts, words: Readonly<Record<string, string>> = {}): Texts {
  const own = new Map(Object.entries(words))
  if (own.size === 0) return texts
  return {
    ...texts,
    t: (key, values) => {
      const text = texts.t(key, values)
      return own.get(text) ?? text
    },
  }
}
