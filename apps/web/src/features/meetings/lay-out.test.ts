import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { layOut } from './lay-out.ts'

const at = (start: number, end = start + 45) => ({ start, end })

describe('layOut', () => {
  it('gives what stands alone the whole width', () => {
    expect(layOut([at(600), at(645)])).toEqual([
      { item: at(600), lane: 0, lanes: 1 },
      { item: at(645), lane: 0, lanes: 1 },
    ])
  })

  it('puts what overlaps side by side, and takes a lane again once it is free', () => {
    const lanes = layOut([at(600), at(615), at(650), at(800)])
    expect(lanes.map(({ lane, lanes: of }) => [lane, of])).toEqual([
      [0, 2],
      [1, 2],
      [0, 2],
      [0, 1],
    ])
  })

  it('keeps everything, and never puts two over each other', () => {
    const items = fc.array(
      fc.record({ start: fc.nat(1395), length: fc.integer({ min: 1, max: 120 }) }),
      { maxLength: 30 },
    )
    fc.assert(
      fc.property(items, (made) => {
        const lanes = layOut(made.map(({ start, length }) => ({ start, end: start + length })))
        expect(lanes).toHaveLength(made.length)
        for (const [index, one] of lanes.entries()) {
          expect(one.lane).toBeLessThan(one.lanes)
          for (const other of lanes.slice(index + 1)) {
            const apart =
              one.item.end <= other.item.start ||
              other.item.end <= one.item.start ||
              one.lane !== other.lane
            expect(apart).toBe(true)
          }
        }
      }),
      { seed: 20261121, numRuns: 300 },
    )
  })
})
