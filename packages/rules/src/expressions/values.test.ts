import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { compare, isEmpty, looselyEqual, toNumber, toText } from './values.ts'

const SEED = { seed: 20260305, numRuns: 500 }
const value = fc.oneof(
  fc.anything(),
  fc.constantFrom('1', '01', ' 1 ', '', 1, 0, true, null, undefined),
)

describe('looselyEqual', () => {
  it.each([
    ['1', 1, true],
    [' 2.50 ', 2.5, true],
    [1, true, true],
    ['true', true, true],
    ['false', false, true],
    ['false', true, false],
    [null, undefined, true],
    ['', 0, false],
    ['', false, false],
    ['', null, false],
    [0, null, false],
    ['1', '01', false],
    ['0x10', 16, false],
    ['α', 'α', true],
    [[1], 1, false],
    [{}, '[object Object]', false],
  ])('%j == %j: %s', (a, b, expected) => {
    expect(looselyEqual(a, b)).toBe(expected)
  })

  it('is the same both ways and never throws', () => {
    fc.assert(
      fc.property(value, value, (a, b) => {
        expect(looselyEqual(a, b)).toBe(looselyEqual(b, a))
      }),
      SEED,
    )
  })

  it('calls no method of a value', () => {
    const trap = { toString: () => expect.unreachable(), valueOf: () => expect.unreachable() }
    expect(looselyEqual(trap, 'x')).toBe(false)
    expect(compare(trap, 1)).toBeNaN()
    expect(toText(trap)).toBe('')
    expect(toNumber(trap)).toBeNaN()
  })
})

describe('compare', () => {
  it('takes numbers in texts as numbers and other texts as texts', () => {
    expect(compare('10', '9')).toBeGreaterThan(0)
    expect(compare('2026-03-05', '2026-10-01')).toBeLessThan(0)
    expect(compare('β', 'α')).toBeGreaterThan(0)
    expect(compare('α', 'α')).toBe(0)
    expect(compare('α', 1)).toBeNaN()
    expect(compare(undefined, 1)).toBeNaN()
    expect(compare('', 1)).toBeNaN()
  })
})

describe('isEmpty', () => {
  it.each([null, undefined, '', '  ', []])('%j is empty', (empty) => {
    expect(isEmpty(empty)).toBe(true)
  })

  it.each([0, false, 'α', [0], {}])('%j is not', (filled) => {
    expect(isEmpty(filled)).toBe(false)
  })
})
