import { describe, expect, it } from 'vitest'
import { slotOf, visibleWindow } from './visible-window.ts'

const request = { viewport: 400, itemSize: 40, count: 1000, overscan: 3 }

describe('visibleWindow', () => {
  it('draws as many items wherever the scroll stands', () => {
    const sizes = [0, 1, 39, 40, 20_011, 39_600].map(
      (offset) => visibleWindow({ ...request, offset }).size,
    )
    expect(new Set(sizes)).toEqual(new Set([17]))
  })

  it('covers everything in view, and the overscan where there is any', () => {
    for (const offset of [0, 17, 40, 12_345, 39_600]) {
      const { start, size } = visibleWindow({ ...request, offset })
      expect(start * 40).toBeLessThanOrEqual(offset)
      expect((start + size) * 40).toBeGreaterThanOrEqual(offset + 400)
      expect(start + size).toBeLessThanOrEqual(1000)
    }
    expect(visibleWindow({ ...request, offset: 4000 }).start).toBe(97)
  })

  it('draws all of a short list, and nothing of an empty one', () => {
    expect(visibleWindow({ ...request, count: 5, offset: 0 })).toEqual({ start: 0, size: 5 })
    expect(visibleWindow({ ...request, count: 0, offset: 0 })).toEqual({ start: 0, size: 0 })
  })

  it('gives each drawn item an element of its own', () => {
    const drawn = visibleWindow({ ...request, offset: 4000 })
    const slots = Array.from({ length: drawn.size }, (_, i) => slotOf(drawn.start + i, drawn))
    expect(new Set(slots).size).toBe(drawn.size)
  })
})
