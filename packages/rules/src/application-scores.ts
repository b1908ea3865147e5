/** How applications are scored and ranked: pure sums, the same wherever they are shown. */

/** One of the things that reviewers judge. */
export interface ScoreCriterion {
  readonly Key: string
  readonly Weight: number
  /** The most points. */
  readonly Max: number
}

/** Points by the keys of criteria. */
export type Points = Readonly<Record<string, number>>

/** So many reviewers score an application, each without knowing what the other gave. */
export const REVIEWERS = 2

/**
 * What a score sheet comes to, of 100: each criterion by its weight.
 * ```ts
 * scoreTotal([{ Key: 'a', Weight: 3, Max: 10 }, { Key: 'b', Weight: 1, Max: 4 }], { a: 10, b: 2 }) // => 87.5
 * scoreTotal([], {}) // => 0
 * ```
 */
export function scoreTotal(criteria: readonly ScoreCriterion[], points: Points): number {
  const weights = criteria.reduce((sum, { Weight }) => sum + Weight, 0)
  if (weights === 0) return 0
  const weighted = criteria.reduce(
    (sum, { Key, Weight, Max }) => sum + (Weight * (points[Key] ?? 0)) / Max,
    0,
  )
  return rounded((100 * weighted) / weights)
}

/**
 * The score of an application: the mean of its sheets, once all are in.
 * ```ts
 * meanScore([80, 65]) // => 72.5
 * meanScore([80]) // => null
 * ```
 */
export function meanScore(totals: readonly number[]): number | null {
  if (totals.length < REVIEWERS) return null
  return rounded(totals.reduce((sum, total) => sum + total, 0) / totals.length)
}

/**
 * Whether reviewers are so far apart that they ought to talk.
 * ```ts
 * disagrees([80, 55], 20) // => true
 * disagrees([80], 20) // => false
 * ```
 */
export function disagrees(totals: readonly number[], most: number): boolean {
  return totals.length >= REVIEWERS && Math.max(...totals) - Math.min(...totals) > most
}

/** An application among others. */
export interface Ranked {
  readonly id: number
  /** Null until all reviewers have scored it. */
  readonly score: number | null
  /** The mean points of each criterion. */
  readonly points: Points
}

/** Of those with the same score the one that came first goes first. */
export const BY_ARRIVAL = 'received'

/**
 * Applications by their score, the best first, with the rank of each; those without a score come last
 * and have none. Of those with the same score, the rules for ties decide in their order: the key of a
 * criterion, more points first, or the arrival. Who is the same by all of them shares a rank.
 * ```ts
 * const two = [{ id: 2, score: 80, points: { a: 1 } }, { id: 1, score: 80, points: { a: 2 } }]
 * rank(two, ['a']).map(({ id, rank }) => [id, rank]) // => [[1, 1], [2, 2]]
 * rank(two, []).map(({ id, rank }) => [id, rank]) // => [[1, 1], [2, 1]]
 * ```
 */
export function rank<Item extends Ranked>(
  items: readonly Item[],
  ties: readonly string[],
): (Item & { readonly rank: number | null })[] {
  const compare = (one: Item, other: Item): number => {
    if (one.score === null || other.score === null) {
      return Number(one.score === null) - Number(other.score === null)
    }
    if (one.score !== other.score) return other.score - one.score
    for (const tie of ties) {
      const difference =
        tie === BY_ARRIVAL ? one.id - other.id : (other.points[tie] ?? 0) - (one.points[tie] ?? 0)
      if (difference !== 0) return difference
    }
    return 0
  }
  const sorted = items.toSorted((one, other) => compare(one, other) || one.id - other.id)
  let last = 0
  return sorted.map((item, place) => {
    const before = sorted[place - 1]
    if (!before || compare(before, item) !== 0) last = place + 1
    return { ...item, rank: item.score === null ? null : last }
  })
}

/** Hundredths: the sums of fractions are not exact. */
function rounded(value: number): number {
  return Math.round((value + Number.EPSILON) * 100) / 100
}
