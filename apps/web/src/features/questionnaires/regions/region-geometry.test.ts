import { describe, expect, it } from 'vitest'
import { between, fitted, moved, resized } from './region-geometry.ts'

describe('regions of a picture', () => {
  const region = { x: 10, y: 20, width: 30, height: 40 }

  it('lie between two corners in any order, and end at the edges', () => {
    const wanted = { x: 10, y: 20, width: 30, height: 40 }
    expect(between({ x: 10, y: 20 }, { x: 40, y: 60 })).toEqual(wanted)
    expect(between({ x: 40, y: 60 }, { x: 10, y: 20 })).toEqual(wanted)
    expect(between({ x: 90, y: 90 }, { x: 130, y: 95.04 })).toEqual({
      x: 90,
      y: 90,
      width: 10,
      height: 5,
    })
  })

  it('keep their size where they are moved, and stay on the picture', () => {
    expect(moved(region, { x: 5, y: -5 })).toEqual({ x: 15, y: 15, width: 30, height: 40 })
    expect(moved(region, { x: 500, y: -500 })).toEqual({ x: 70, y: 0, width: 30, height: 40 })
  })

  it('grow and shrink from their corner, never to nothing and never beyond the picture', () => {
    expect(resized(region, { x: 10, y: 10 })).toEqual({ x: 10, y: 20, width: 40, height: 50 })
    expect(resized(region, { x: -99, y: 99 })).toEqual({ x: 10, y: 20, width: 2, height: 80 })
  })

  it('are never more than the picture, however they were written', () => {
    const odd = fitted({ x: 99.96, y: 33.333, width: 50, height: 66.71 })
    expect(odd.x + odd.width).toBeLessThanOrEqual(100)
    expect(odd.y + odd.height).toBeLessThanOrEqual(100)
    expect(fitted({ x: -3, y: 0, width: 200, height: 1 })).toEqual({
      x: 0,
      y: 0,
      width: 100,
      height: 2,
    })
  })
})
