/** A run of items that is drawn: `start` is the first, `size` how many. */
export interface VisibleWindow {
  readonly start: number
  readonly size: number
}

export interface WindowRequest {
  /** How far is scrolled, and how much is seen, in pixels. */
  readonly offset: number
  readonly viewport: number
  /** Every item has the same size in pixels. */
  readonly itemSize: number
  readonly count: number
  /** Items drawn beyond each edge. */
  readonly overscan: number
}

/**
 * The items to draw. Its size does not depend on where the scroll stands, so that the number of
 * elements on the page stays the same from the first row to the last.
 */
export function visibleWindow(request: WindowRequest): VisibleWindow {
  const { offset, viewport, itemSize, count, overscan } = request
  const inView = Math.ceil(viewport / itemSize) + 1
  const size = Math.min(count, inView + 2 * overscan)
  const first = Math.floor(offset / itemSize) - overscan
  return { start: Math.max(0, Math.min(first, count - size)), size }
}

/** The place of an item among the elements that are drawn: they are used again, not made anew. */
export function slotOf(index: number, { size }: VisibleWindow): number {
  return index % size
}
