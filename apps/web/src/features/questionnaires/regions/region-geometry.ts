import type { Region } from '@telemachos/questionnaire/definition'

/** A point of a picture, in percent of its width and height. */
export interface Point {
  readonly x: number
  readonly y: number
}

/** What a region has at least, in percent: less could not be hit. */
const SMALLEST = 2

/** A tenth of a percent is less than a pixel. */
const round = (value: number): number => Math.round(value * 10) / 10
const clamp = (value: number, low: number, high: number): number =>
  Math.min(Math.max(value, low), high)

/** The region as it fits on the picture, not too small and not beyond its edges. */
export function fitted({ x, y, width, height }: Region): Region {
  const left = clamp(round(x), 0, 100 - SMALLEST)
  const top = clamp(round(y), 0, 100 - SMALLEST)
  return {
    x: left,
    y: top,
    width: clamp(round(width), SMALLEST, round(100 - left)),
    height: clamp(round(height), SMALLEST, round(100 - top)),
  }
}

/** The region between two corners, whichever they are. */
export function between(a: Point, b: Point): Region {
  const [left, right] = [Math.min(a.x, b.x), Math.max(a.x, b.x)].map((x) => clamp(x, 0, 100))
  const [top, bottom] = [Math.min(a.y, b.y), Math.max(a.y, b.y)].map((y) => clamp(y, 0, 100))
  const [x = 0, y = 0] = [left, top]
  return fitted({ x, y, width: (right ?? x) - x, height: (bottom ?? y) - y })
}

/** The region somewhere else, as large as it was. */
export function moved(region: Region, by: Point): Region {
  const { width, height } = region
  const x = clamp(region.x + by.x, 0, 100 - width)
  const y = clamp(region.y + by.y, 0, 100 - height)
  return fitted({ x, y, width, height })
}

/** The region with its lower right corner somewhere else. */
export function resized(region: Region, by: Point): Region {
  return fitted({ ...region, width: region.width + by.x, height: region.height + by.y })
}

/** Where a new region lies until its author moves it. */
export const IN_THE_MIDDLE: Region = { x: 40, y: 40, width: 20, height: 20 }
