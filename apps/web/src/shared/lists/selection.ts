/** What is selected of a list that goes over pages: some by their ids, or all that match. */
export interface Selected {
  readonly all: boolean
  readonly ids: ReadonlySet<number>
  readonly count: number
}

export const NOTHING: Selected = { all: false, ids: new Set(), count: 0 }

/** Ticks ids or takes their ticks away; beyond so many nothing is ticked one by one. */
export function tick(
  { all, ids }: Selected,
  changed: readonly number[],
  on: boolean,
  most = Infinity,
): Selected {
  const next = new Set(all ? [] : ids)
  for (const id of changed) {
    if (!on) next.delete(id)
    else if (next.size < most) next.add(id)
  }
  return { all: false, ids: next, count: next.size }
}

/** From one row of a page to another, both included; the last alone where the first is not there. */
export function rangeOf(page: readonly number[], from: number, to: number): readonly number[] {
  const [first, last] = [page.indexOf(from), page.indexOf(to)]
  if (first < 0) return [to]
  return page.slice(Math.min(first, last), Math.max(first, last) + 1)
}
