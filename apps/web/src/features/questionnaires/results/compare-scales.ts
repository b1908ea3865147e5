import type { ScaleResult, SetResults } from './scale-results.tsx'

/** A scale that several attempts have: its result in each, and how it changed. */
export interface ComparedScale {
  readonly key: string
  readonly name: string
  /** In the order of the attempts; undefined where it was not asked. */
  readonly results: readonly (ScaleResult | undefined)[]
  /** The last score less the first; null with fewer than two. */
  readonly change: number | null
}

/** The same scale: under one name and with one range, since otherwise a difference says nothing. */
const keyOf = ({ Id, Name, Low, High }: ScaleResult): string =>
  JSON.stringify([Id, Name, Low, High])

/** Sets scales of several attempts side by side, in the order of their first appearance. */
export function compareScales(sets: readonly Pick<SetResults, 'Scales'>[]): ComparedScale[] {
  const keys = new Set(sets.flatMap(({ Scales }) => Scales.map(keyOf)))
  return [...keys].map((key) => {
    const results = sets.map(({ Scales }) => Scales.find((scale) => keyOf(scale) === key))
    const scores = results.flatMap((result) => result?.Score ?? [])
    const [first, last] = [scores[0], scores.at(-1)]
    const change =
      first === undefined || last === undefined || scores.length < 2
        ? null
        : Number((last - first).toFixed(4))
    return { key, name: results.find(Boolean)?.Name ?? '', results, change }
  })
}
