import { expect, it } from 'vitest'
import { keptNumber, readNumber } from './typed-number.ts'

it.each([
  ['1.000', 1000],
  ['2.000,5', 2000.5],
  ['1.234.567', 1_234_567],
  ['1,5', 1.5],
  ['1.5', 1.5],
  ['1,234.5', 1234.5],
  ['1\u00a0000,25', 1000.25],
  ['−3', -3],
  ['+3', 3],
  ['１２', 12],
  ['1\u200b2', 12],
  ['1,000', 1],
])('%j is %d in Greek', (typed, value) => {
  expect(readNumber(typed)).toBe(value)
})

it.each(['', '1e3', '0x10', '1 2', '1,2,3', '12,', 'δύο', '1.00.000', `${'9'.repeat(400)}`])(
  '%j is no number',
  (typed) => {
    expect(readNumber(typed)).toBeUndefined()
  },
)

it('is read as English writes it where English is read', () => {
  expect([readNumber('1,000', 'en'), readNumber('1.000', 'en')]).toEqual([1000, 1])
  expect(readNumber('1,5', 'en')).toBe(1.5)
})

it('is read back from what is kept', () => {
  for (const value of [0, -3, 1000, 1.5, 1.125, -12.345, 1234.567, 1e21, 0.1234567891]) {
    expect(readNumber(keptNumber(value))).toBe(value)
  }
})
