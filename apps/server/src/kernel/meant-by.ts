/** Of names up to this length one sign may differ; of longer ones, two. */
const SHORT = 9

/** A shorter name is another word too easily, so it is compared as it is written. */
const SHORTEST_IN_ANY_CASE = 5

/**
 * The known name that an unknown one was probably meant for; undefined for a known one, and where none is
 * near enough. Other programs have variables of their own: names of a few letters differ in one.
 *
 * ```ts
 * meantBy('SMPT_URL', ['PORT', 'SMTP_URL']) // => 'SMTP_URL'
 * meantBy('HOME', ['HOST']) // => undefined
 * meantBy('PORT', ['PORT']) // => undefined
 * ```
 */
export function meantBy(name: string, known: readonly string[]): string | undefined {
  if (known.includes(name)) return undefined
  return known.find((other) => {
    const isLong = other.length >= SHORTEST_IN_ANY_CASE
    const written = isLong ? name.toUpperCase() : name
    return distance(written, other) <= (other.length > SHORT ? 2 : 1)
  })
}

/** How many signs are missing, too many, different or exchanged with the next one (optimal string alignment). */
function distance(one: string, other: string): number {
  let beforeLast: number[] = []
  let last = Array.from({ length: other.length + 1 }, (_, at) => at)
  for (let row = 1; row <= one.length; row++) {
    const current = [row]
    for (let at = 1; at <= other.length; at++) {
      const isSame = one[row - 1] === other[at - 1]
      const isExchanged = one[row - 1] === other[at - 2] && one[row - 2] === other[at - 1]
      current[at] = Math.min(
        (last[at] ?? 0) + 1,
        (current[at - 1] ?? 0) + 1,
        (last[at - 1] ?? 0) + (isSame ? 0 : 1),
        isExchanged ? (beforeLast[at - 2] ?? 0) + 1 : Infinity,
      )
    }
    beforeLast = last
    last = current
  }
  return last[other.length] ?? 0
}
