import type { Page } from 'playwright-core'

/** A frame may take so long before the eye notices (performance.md, lane 9). */
export const FRAME_MS = 33

/** Pixels that each way scrolls by in a frame. */
export const WAYS = {
  down: [0, 60],
  sideways: [40, 0],
  'both ways': [40, 60],
} as const

export type Way = keyof typeof WAYS

/** What one scroll there and back cost. */
export interface Scrolled {
  /** The longest frame in milliseconds. */
  readonly worst: number
  /** How many frames took longer than FRAME_MS. */
  readonly slow: number
  /** Elements of the page that came with scrolling. */
  readonly more: number
}

/** Scrolls what a selector finds by so many pixels each frame, there and back, for three seconds. */
export function scrollFrames(page: Page, selector: string, way: Way): Promise<Scrolled> {
  return page.evaluate(
    async ({ selector, across, down, slowAfter }) => {
      const scroller = document.querySelector(selector)
      if (!scroller) throw new Error(`nothing to scroll at ${selector}`)
      const countElements = () => document.querySelectorAll('*').length
      const before = countElements()
      const frames: number[] = []
      let last = performance.now()
      for (let frame = 0; frame < 180; frame++) {
        const sign = frame < 90 ? 1 : -1
        scroller.scrollBy(across * sign, down * sign)
        await new Promise(requestAnimationFrame)
        const now = performance.now()
        frames.push(now - last)
        last = now
      }
      // The first frames still belong to what came before.
      const counted = frames.slice(5)
      return {
        worst: Math.max(...counted),
        slow: counted.filter((time) => time > slowAfter).length,
        more: countElements() - before,
      }
    },
    { selector, across: WAYS[way][0], down: WAYS[way][1], slowAfter: FRAME_MS },
  )
}
