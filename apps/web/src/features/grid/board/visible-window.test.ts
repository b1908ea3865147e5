import { describe, expect, it } from 'vitest'
import { drawnItems, slotOf, visibleRun } from './visible-window.ts'

const request = { viewport: 400, itemSize: 40, count: 1000, overscan: 3 }

describe('visibleRun', () => {
  it('draws as many items wherever the scroll stands', () => {
    const sizes = [0, 1, 39, 40, 20_011, 39_600].map(
      (offset) => visibleRun({ ...request, offset }).size,
    )
    expect(new Set(sizes)).toEqual(new Set([17]))
  })

  it('covers everything in view, and the overscan where there is any', () => {
    for (const offset of [0, 17, 40, 12_345, 39_600]) {
      const { start, size } = visibleRun({ ...request, offset })
      expect(start * 40).toBeLessThanOrEqual(offset)
      expect((start + size) * 40).toBeGreaterThanOrEqual(offset + 400)
      expect(start + size).toBeLessThanOrEqual(1000)
    }
    expect(visibleRun({ ...request, offset: 4000 }).start).toBe(97)
  })

  it('draws all of a short list, and nothing of an empty one', () => {
    expect(visibleRun({ ...request, count: 5, offset: 0 })).toEqual({ start: 0, size: 5 })
    expect(visibleRun({ ...request, count: 0, offset: 0 })).toEqual({ start: 0, size: 0 })
  })
})

describe('drawnItems', () => {
  const drawn = visibleRun({ ...request, offset: 4000 })

  it('are in the order of reading at rest', () => {
    const items = drawnItems({ ...drawn, first: drawn.start })
    expect(items).toEqual(Array.from({ length: drawn.size }, (_, i) => drawn.start + i))
  })

  it('are shown each once, and no element moves, wherever the window goes', () => {
    const elements = (offset: number) => {
      const run = visibleRun({ ...request, offset })
      const items = drawnItems({ ...run, first: drawn.start })
      expect(items.toSorted((a, b) => a - b)[0]).toBe(run.start)
      expect(new Set(items).size).toBe(run.size)
      return items.map((item) => slotOf(item, run))
    }
    const atRest = elements(4000)
    for (const offset of [0, 39, 3960, 4040, 4680, 4720, 39_600]) {
      expect(elements(offset)).toEqual(atRest)
    }
  })
})
