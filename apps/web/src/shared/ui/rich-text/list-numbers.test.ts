import { describe, expect, it } from 'vitest'
import { countOf, isNumber } from './list-numbers.ts'

describe('what stands before an item of a list', () => {
  it.each(['1.', ' 12) ', '(3)', 'α.', 'iv)', 'B.'])('is a number: %s', (sign) => {
    expect(isNumber(sign)).toBe(true)
  })
  it.each(['·', 'o   ', '§', '-', '•', ''])('is none: %s', (sign) => {
    expect(isNumber(sign)).toBe(false)
  })
  it.each([
    ['3.', 1, 3],
    ['γ)', 1, 3],
    ['c.', 1, 3],
    ['iv.', 1, 4],
    ['i.', 1, 1],
    ['i.', 9, 9],
    ['v.', 22, 22],
    ['v.', 5, 5],
    ['xiv.', 1, 14],
  ])('%s, where %i would be next, is %i', (sign, next, count) => {
    expect(countOf(sign, next)).toBe(count)
  })
})
