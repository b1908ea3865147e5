import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { deadlineOf, GRACE_MS, isOver, remainingOf, showsCountdown, type Times } from './clock.ts'

const T0 = 1_000_000
const HOUR = 3_600_000
const times = (own: Partial<Times> = {}): Times => ({
  duration: 600,
  extraTime: 1,
  banked: 0,
  segmentStart: T0,
  windowEnd: null,
  ...own,
})

describe('the clock of an attempt', () => {
  it.each<[string, Times, number, number | null]>([
    ['at the start', times(), T0, 600_000],
    ['a minute later', times(), T0 + 60_000, 540_000],
    ['with half as much again', times({ extraTime: 1.5 }), T0 + 60_000, 840_000],
    ['with time banked', times({ banked: 100_000 }), T0 + 60_000, 440_000],
    ['paused, it stands still', times({ banked: 100_000, segmentStart: null }), T0 + HOUR, 500_000],
    ['capped by the window', times({ windowEnd: T0 + 90_000 }), T0 + 60_000, 30_000],
    ['paused, the window runs', times({ segmentStart: null, windowEnd: T0 + HOUR }), T0 + HOUR, 0],
    ['never below 0', times(), T0 + HOUR, 0],
    ['without any limit', times({ duration: null }), T0 + HOUR, null],
    ['with a window only', times({ duration: null, windowEnd: T0 + HOUR }), T0, HOUR],
  ])('%s', (_, given, now, remaining) => {
    expect(remainingOf(given, now)).toBe(remaining)
  })

  it('is over five seconds after the deadline, not before', () => {
    expect(deadlineOf(times())).toBe(T0 + 600_000)
    expect(isOver(times(), T0 + 600_000 + GRACE_MS)).toBe(false)
    expect(isOver(times(), T0 + 600_000 + GRACE_MS + 1)).toBe(true)
    expect(isOver(times({ duration: null }), Number.MAX_SAFE_INTEGER)).toBe(false)
  })

  it('counts down when 24 hours or less remain', () => {
    expect([null, 24 * HOUR + 1, 24 * HOUR, 0].map(showsCountdown)).toEqual([
      false,
      false,
      true,
      true,
    ])
  })

  it('what remains is what lies before the deadline while somebody works', () => {
    const any = fc.record({
      duration: fc.option(fc.integer({ min: 1, max: 100_000 })),
      extraTime: fc.constantFrom(1, 1.25, 1.5, 2),
      banked: fc.integer({ min: 0, max: 1_000_000 }),
      windowEnd: fc.option(fc.integer({ min: T0, max: T0 + 10 * HOUR })),
    })
    fc.assert(
      fc.property(any, fc.nat(20 * HOUR), (own, later) => {
        const given = times(own)
        const deadline = deadlineOf(given)
        const remaining = remainingOf(given, T0 + later)
        expect(remaining).toBe(deadline === null ? null : Math.max(0, deadline - T0 - later))
      }),
      { seed: 20260305, numRuns: 500 },
    )
  })
})
