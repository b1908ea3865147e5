/** Before that, nobody can tell how long the rest will take. */
const LEAST_MS = 2_000

/**
 * Tells from how much of a file has arrived since it began how long the rest takes.
 * ```ts
 * const leftAt = timeLeft()
 * leftAt(0.1, 0) // => undefined
 * leftAt(0.5, 4_000) // => 5_000
 * ```
 */
export function timeLeft(): (share: number, now: number) => number | undefined {
  let first: { readonly share: number; readonly at: number } | undefined
  return (share, now) => {
    first ??= { share, at: now }
    const [sent, taken] = [share - first.share, now - first.at]
    return sent > 0 && taken >= LEAST_MS ? ((1 - share) * taken) / sent : undefined
  }
}
