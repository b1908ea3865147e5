/**
 * The order of all ids with some of them moved before another, or behind all that are shown.
 * @param before the first id that comes behind them; nothing for the end of the shown ones.
 */
export function orderWith(
  all: readonly number[],
  shown: readonly number[],
  moving: ReadonlySet<number>,
  before: number | undefined,
): number[] {
  const moved = all.filter((id) => moving.has(id))
  const rest = all.filter((id) => !moving.has(id))
  const lastShown = shown.findLast((id) => !moving.has(id))
  const at =
    before === undefined ? rest.indexOf(lastShown ?? -1) + 1 : Math.max(0, rest.indexOf(before))
  return rest.toSpliced(at, 0, ...moved)
}

/** The same with the moving ids one place up or down among those that are shown; undefined at the edge. */
export function orderByStep(
  all: readonly number[],
  shown: readonly number[],
  moving: ReadonlySet<number>,
  step: 1 | -1,
): number[] | undefined {
  const places = shown.flatMap((id, place) => (moving.has(id) ? [place] : []))
  const [first, last] = [places[0], places.at(-1)]
  if (first === undefined || last === undefined) return undefined
  if (step < 0) {
    const before = shown[first - 1]
    return before === undefined ? undefined : orderWith(all, shown, moving, before)
  }
  if (shown[last + 1] === undefined) return undefined
  return orderWith(
    all,
    shown,
    moving,
    shown.slice(last + 2).find((id) => !moving.has(id)),
  )
}
