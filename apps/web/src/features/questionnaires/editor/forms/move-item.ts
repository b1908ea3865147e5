/** What becomes of a list, from the items that it has by then. */
export type ItemsUpdate<Item> = (items: readonly Item[]) => readonly Item[]

/**
 * Moves an item up or down.
 * @param drawn the items as the person sees them, which an edit may have overtaken.
 */
export function moveItem<Item>(
  drawn: readonly Item[],
  index: number,
  by: -1 | 1,
): ItemsUpdate<Item> {
  return (items) => {
    const at = indexNow(items, drawn, index)
    const to = at + by
    const item = items[at]
    if (item === undefined || to < 0 || to >= items.length) return items
    return items.toSpliced(at, 1).toSpliced(to, 0, item)
  }
}

/** Takes an item out; once, however often it is asked for. */
export function removeItem<Item>(drawn: readonly Item[], index: number): ItemsUpdate<Item> {
  return (items) => {
    const at = indexNow(items, drawn, index)
    return at < 0 ? items : items.toSpliced(at, 1)
  }
}

/** Where the item is by now: it may have moved, been written in, or been taken out (-1). */
function indexNow<Item>(items: readonly Item[], drawn: readonly Item[], index: number): number {
  const at = items.indexOf(drawn[index] as Item)
  return at < 0 && items.length === drawn.length ? index : at
}
