import type { Page } from 'playwright-core'

/** A place on the screen. */
export interface Point {
  readonly x: number
  readonly y: number
}

/** A finger, as the browser gets it from the device: what it makes of it is the browser's. */
export async function fingerOn(page: Page) {
  const device = await page.context().newCDPSession(page)
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: Point[]) =>
    device.send('Input.dispatchTouchEvent', { type, touchPoints })
  return {
    down: (at: Point) => touch('touchStart', [at]),
    move: (at: Point) => touch('touchMove', [at]),
    up: () => touch('touchEnd', []),
  }
}

/** Draws a finger over the page, in steps as a device tells of them. */
export async function drawFinger(page: Page, from: Point, to: Point): Promise<void> {
  const finger = await fingerOn(page)
  await finger.down(from)
  for (let step = 1; step <= 8; step += 1) {
    const part = step / 8
    await finger.move({ x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part })
  }
  await finger.up()
}
