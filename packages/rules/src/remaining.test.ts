import { expect, it } from 'vitest'
import { formatRemaining } from './remaining.ts'

it.each([
  [3_723_000, '1:02:03'],
  [59_001, '01:00'],
  [500, '00:01'],
  [0, '00:00'],
])('%i ms is written %s', (milliseconds, text) => {
  expect(formatRemaining(milliseconds)).toBe(text)
})
