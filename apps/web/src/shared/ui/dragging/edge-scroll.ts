/** So near to an edge of the window, in pixels, the page scrolls beneath what is dragged. */
const EDGE_PX = 72
/** How fast at the very edge, in pixels a millisecond: 14 in a frame of 60 a second. */
const FASTEST = 0.84
/** After so many milliseconds without a frame the page does not make up for them. */
const LONGEST_FRAME_MS = 100

/** How fast the page scrolls, in pixels a millisecond, while the pointer is at `y` of a window. */
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
  #last = 0

  /** @param onScroll hears that what lies beneath the pointer has changed. */
  constructor(onScroll: () => void) {
    this.#onScroll = onScroll
  }

  /** @param y where the pointer is in the window. */
  hold(y: number): void {
    this.#y = y
    if (this.#frame !== 0) return
    this.#last = performance.now()
    this.#frame = requestAnimationFrame(this.#step)
  }

  release(): void {
    cancelAnimationFrame(this.#frame)
    this.#frame = 0
  }

  readonly #step = (now: number): void => {
    const passed = Math.max(0, Math.min(now - this.#last, LONGEST_FRAME_MS))
    this.#last = now
    const before = scrollY
    const speed = scrollSpeed(this.#y, innerHeight)
    this.#frame = 0
    if (speed === 0) return
    const way = speed * passed
    scrollBy({ top: way, behavior: 'instant' })
    // Less than a pixel may scroll nothing without being the end of the page.
    if (scrollY === before && Math.abs(way) >= 1) return
    this.#onScroll()
    this.#frame = requestAnimationFrame(this.#step)
  }
}
