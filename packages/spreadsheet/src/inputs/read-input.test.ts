import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { leaveNumericCell, readInput, typeIntoNumericCell, writeInput } from './read-input.ts'

describe('what is typed into inputs', () => {
  it.each([
    ['1.234,5', 'Number', 1234.5],
    ['1234,5', 'Number', 1234.5],
    ['-0,5', 'Number', -0.5],
    ['1.5', 'Number', undefined],
    ['', 'Number', null],
    ['abc', 'Number', undefined],
    ['24', 'Precent', 0.24],
    ['12,3 %', 'Percent', 0.123],
    ['x%', 'Percent', undefined],
    [' 007 ', 'Text', ' 007 '],
    ['', 'Text', ''],
  ] as const)('%s as %s', (typed, kind, expected) => {
    expect(readInput(typed, kind)).toBe(expected)
  })

  it('is read again as it was written', () => {
    const number = fc.double({ noNaN: true, noDefaultInfinity: true, min: -1e12, max: 1e12 })
    fc.assert(
      fc.property(number, (value) => {
        const read = readInput(writeInput(value, 'Number'), 'Number')
        expect(read).toBeCloseTo(value, 9)
      }),
    )
  })
})

describe('numeric cells', () => {
  it.each([
    ['12', '1', '12'],
    ['1a', '1', '1'],
    ['1,5', '1', '1'],
    ['', '1', ''],
    ['--', '-', '--'],
  ])('%s after %s', (typed, lastGood, expected) => {
    expect(typeIntoNumericCell(typed, lastGood)).toBe(expected)
  })

  it.each([
    ['12.50', 12.5],
    ['--', 0],
    ['', 0],
    ['.', 0],
    ['-', 0],
    ['-.5', -0.5],
    ['1.2.3', 0],
  ])('%s left', (text, expected) => {
    expect(leaveNumericCell(text)).toBe(expected)
  })
})
