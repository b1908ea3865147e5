/**
 * The name that somebody probably means by one that there is not: another only in its case, or in one
 * sign of every three at most.
 * ```ts
 * nearestName('groupbygroup', ['GroupByGroup', 'MIS']) // => 'GroupByGroup'
 * nearestName('Lable', ['Label', 'Letter']) // => 'Label'
 * nearestName('Own', ['Config', 'Roles', 'User']) // => undefined
 * ```
 */
export function nearestName(name: string, names: readonly string[]): string | undefined {
  const written = name.toLowerCase()
  const near = names
    .map((known) => ({ known, distance: distanceOf(written, known.toLowerCase()) }))
    .filter(({ known, distance }) => distance <= Math.min(name.length, known.length) / 3)
  return near.toSorted((a, b) => a.distance - b.distance)[0]?.known
}

/** More signs are no slip of the hand; comparing takes as long as both lengths multiplied. */
const MAX_LENGTH = 100

/**
 * How many signs have to be added, left out, changed or exchanged with the next one to make one text
 * of the other: the optimal string alignment distance.
 */
function distanceOf(from: string, to: string): number {
  if (from.length > MAX_LENGTH || to.length > MAX_LENGTH) return from === to ? 0 : Infinity
  let before: number[] = []
  let last = Array.from({ length: to.length + 1 }, (_, place) => place)
  for (let row = 1; row <= from.length; row += 1) {
    const now = [row]
    for (let column = 1; column <= to.length; column += 1) {
      const isSame = from[row - 1] === to[column - 1]
      const isExchanged = from[row - 1] === to[column - 2] && from[row - 2] === to[column - 1]
      now[column] = Math.min(
        at(last, column) + 1,
        at(now, column - 1) + 1,
        at(last, column - 1) + (isSame ? 0 : 1),
        isExchanged ? at(before, column - 2) + 1 : Infinity,
      )
    }
    before = last
    last = now
  }
  return at(last, to.length)
}

const at = (row: readonly number[], column: number): number => row[column] ?? Infinity
