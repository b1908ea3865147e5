/** A run of items that is drawn: `start` is the first, `size` how many. */
export interface ItemRun {
  readonly start: number
  readonly size: number
}

/**
 * A run whose elements are used again for other items while it moves. They keep their order among
 * each other meanwhile: a browser styles and lays out anew whatever is moved among its siblings.
 */
export interface VisibleWindow extends ItemRun {
  /** The item that the elements begin with, or whose element now shows another; `start` at rest. */
  readonly first: number
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
export function visibleRun(request: WindowRequest): ItemRun {
  const { offset, viewport, itemSize, count, overscan } = request
  const inView = Math.ceil(viewport / itemSize) + 1
  const size = Math.min(count, inView + 2 * overscan)
  const first = Math.floor(offset / itemSize) - overscan
  return { start: Math.max(0, Math.min(first, count - size)), size }
}

/** The items that are drawn, in the order of their elements. */
export function drawnItems({ start, size, first }: VisibleWindow): number[] {
  const turned = (((first - start) % size) + size) % size
  return Array.from({ length: size }, (_, i) => start + ((turned + i) % size))
}

/** The key of the element that draws an item. */
export function slotOf(index: number, { size }: ItemRun): number {
  return index % size
}
