/** A placeholder of a text, which stands for anything. */
const PLACEHOLDER = /\{\w+\}/g
const SPECIAL = /[.*+?^${}()|[\]\\]/g

/** The labels whose text somebody sees in this form; those with the most words of their own first. */
export function labelsOf(seen: string, words: Readonly<Record<string, string>>): string[] {
  const text = seen.trim()
  if (text === '') return []
  const same = Object.keys(words).filter((label) => words[label]?.trim() === text)
  if (same.length > 0) return same
  return (
    Object.entries(words)
      .filter(([, word]) => word.includes('{') && patternOf(word).test(text))
      .map(([label, word]) => ({ label, own: word.replace(PLACEHOLDER, '').trim().length }))
      // What is nearly all placeholders stands for anything.
      .filter(({ own }) => own > 2)
      .toSorted((one, other) => other.own - one.own)
      .map(({ label }) => label)
  )
}

function patternOf(word: string): RegExp {
  const parts = word.trim().split(PLACEHOLDER)
  return new RegExp(`^${parts.map((part) => part.replace(SPECIAL, '\\$&')).join('.+')}$`, 's')
}
