import { describe, expect, it } from 'vitest'
import { anchorOf, reachedCall, remainingAt } from './server-clock.ts'

describe('what remains', () => {
  it('is what the server said, less half the round trip and what has passed since', () => {
    const anchor = anchorOf(100, 1_000, 1_400)
    expect(remainingAt(anchor, 1_400)).toBe(99_800)
    expect(remainingAt(anchor, 11_400)).toBe(89_800)
    expect(remainingAt(anchor, 900_000)).toBe(0)
  })

  it.each([
    [301_000, 300_000, 300],
    [300_000, 299_000, undefined],
    [61_000, 59_500, 60],
    [400_000, 20_000, 30],
    [20_000, 400_000, undefined],
  ])('from %i to %i ms announces %s', (before, after, call) => {
    expect(reachedCall(before, after)).toBe(call)
  })
})
