import { expect, it } from 'vitest'
import { timeLeft } from './time-left.ts'

it('says how long a file will still take once it can tell', () => {
  const leftAt = timeLeft()
  expect(leftAt(0.1, 1_000)).toBeUndefined()
  expect(leftAt(0.2, 2_000)).toBeUndefined()
  expect(leftAt(0.5, 5_000)).toBeCloseTo(5_000)
  expect(leftAt(1, 9_000)).toBe(0)
})

it('goes by what it sends itself: what an earlier page had sent says nothing', () => {
  const leftAt = timeLeft()
  leftAt(0.8, 0)
  expect(leftAt(0.8, 10_000)).toBeUndefined()
  expect(leftAt(0.9, 10_000)).toBeCloseTo(10_000)
})
