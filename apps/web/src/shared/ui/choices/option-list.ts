import { fold } from '@telemachos/rules/greek-text'

/** One choice of a list. */
export interface Option {
  readonly value: string
  readonly label: string
}

/** The options that hold every word of the query, accents and case aside; all without a query. */
export function filterOptions<One extends Option>(options: readonly One[], query: string): One[] {
  const words = fold(query)
    .split(' ')
    .filter((word) => word !== '')
  return options.filter(({ label }) => {
    const folded = fold(label)
    return words.every((word) => folded.includes(word))
  })
}

/**
 * The place in a list of `count` that a key leads to from `place` (-1 for none): arrows go round,
 * Page Up and Down go by ten and stop. Undefined for other keys, and in an empty list.
 */
export function placeByKey(place: number, count: number, key: string): number | undefined {
  if (count === 0) return undefined
  switch (key) {
    case 'ArrowDown':
      return (place + 1) % count
    case 'ArrowUp':
      return (Math.max(place, 0) - 1 + count) % count
    case 'PageDown':
      return Math.min(place + 10, count - 1)
    case 'PageUp':
      return Math.max(place - 10, 0)
    default:
      return undefined
  }
}
