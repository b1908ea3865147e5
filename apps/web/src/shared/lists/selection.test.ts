import { describe, expect, it } from 'vitest'
import { NOTHING, rangeOf, tick } from './selection.ts'

describe('selecting in a list', () => {
  it('ticks and takes ticks away, over pages', () => {
    const some = tick(NOTHING, [1, 2, 3], true)
    expect([...tick(some, [2], false).ids]).toEqual([1, 3])
    expect([...tick(some, [7], true).ids]).toEqual([1, 2, 3, 7])
  })

  it('ticks no more than it may', () => {
    expect([...tick(NOTHING, [1, 2, 3], true, 2).ids]).toEqual([1, 2])
  })

  it('begins anew after all were selected', () => {
    const all = { ...NOTHING, all: true, count: 90 }
    expect(tick(all, [1], true)).toEqual({ all: false, ids: new Set([1]), count: 1 })
  })

  it('goes from one row to another in either direction', () => {
    const page = [5, 3, 8, 1]
    expect(rangeOf(page, 3, 1)).toEqual([3, 8, 1])
    expect(rangeOf(page, 1, 3)).toEqual([3, 8, 1])
    expect(rangeOf(page, 9, 8)).toEqual([8])
  })
})
