/** Where something of a day stands among what is at the same time. */
export interface Lane<Item> {
  readonly item: Item
  /** From 0, of `lanes` side by side. */
  readonly lane: number
  readonly lanes: number
}

interface Placed {
  readonly start: number
  readonly end: number
}

/**
 * Puts what overlaps side by side: each takes the first lane that is free at its start, and all
 * that hang together share the width. What only touches does not overlap.
 */
export function layOut<Item extends Placed>(items: readonly Item[]): Lane<Item>[] {
  const sorted = items.toSorted((a, b) => a.start - b.start || a.end - b.end)
  const result: Lane<Item>[] = []
  let cluster: { item: Item; lane: number }[] = []
  let ends: number[] = []
  const finish = () => {
    for (const { item, lane } of cluster) result.push({ item, lane, lanes: ends.length })
    cluster = []
    ends = []
  }
  for (const item of sorted) {
    if (ends.every((end) => end <= item.start)) finish()
    const free = ends.findIndex((end) => end <= item.start)
    const lane = free === -1 ? ends.length : free
    ends[lane] = item.end
    cluster.push({ item, lane })
  }
  finish()
  return result
}
