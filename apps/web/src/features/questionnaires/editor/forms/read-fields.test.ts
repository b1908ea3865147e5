import { describe, expect, it } from 'vitest'
import { readItems, readNames, readNumber, writeItems, writeNames } from './read-fields.ts'

describe('readNumber', () => {
  it.each([
    ['12', undefined, 12],
    [' -1,5 ', undefined, -1.5],
    ['1.5', 1, undefined],
    ['0', 1, undefined],
    ['3', 1, 3],
    ['1e5', undefined, undefined],
    ['', undefined, undefined],
    ['9999999999999', undefined, undefined],
  ])('%j from %s: %s', (text, from, expected) => {
    expect(readNumber(text, from)).toBe(expected)
  })
})

describe('lists in one line', () => {
  it('are names between commas', () => {
    expect(readNames(' a, ,b ,')).toEqual(['a', 'b'])
    expect(writeNames(['a', 'b'])).toBe('a, b')
  })

  it('are items with their direction and weight', () => {
    const items = [
      { model: 'q1', reversed: false, weight: 1 },
      { model: 'q2', reversed: true, weight: 1 },
      { model: 'q3', reversed: true, weight: 0.5 },
    ]
    expect(readItems('q1, -q2, - q3 * 0,5'.replace('0,5', '0.5'))).toEqual(items)
    expect(readItems(writeItems(items))).toEqual(items)
    expect(readItems('q1*x')).toEqual([{ model: 'q1', reversed: false, weight: 1 }])
  })
})
