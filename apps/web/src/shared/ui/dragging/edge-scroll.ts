/** So near to an edge of the window, in pixels, the page scrolls beneath what is dragged. */
const EDGE_PX = 72
/** How fast at the very edge, in pixels a frame. */
const FASTEST = 14

/** How far the page scrolls in a frame while the pointer is at `y` of a window so high. */
export function scrollSpeed(y: number, height: number): number {
  const edge = Math.min(EDGE_PX, height / 4)
  const beyond = y < edge ? y - edge : Math.max(0, y - (height - edge))
  return Math.max(-1, Math.min(1, beyond / edge)) * FASTEST
}

/** Scrolls the page while something is held near its upper or lower edge. */
export class EdgeScroll {
  readonly #onScroll: () => void
  #y = 0
  #frame = 0

  /** @param onScroll hears that what lies beneath the pointer has changed. */
  constructor(onScroll: () => void) {
    this.#onScroll = onScroll
  }

  /** @param y where the pointer is in the window. */
  hold(y: number): void {
    this.#y = y
    if (this.#frame === 0) this.#frame = requestAnimationFrame(this.#step)
  }

  release(): void {
    cancelAnimationFrame(this.#frame)
    this.#frame = 0
  }

  readonly #step = (): void => {
    const before = scrollY
    const speed = scrollSpeed(this.#y, innerHeight)
    this.#frame = 0
    if (speed === 0) return
    scrollBy({ top: speed, behavior: 'instant' })
    if (scrollY === before) return
    this.#onScroll()
    this.#frame = requestAnimationFrame(this.#step)
  }
}
