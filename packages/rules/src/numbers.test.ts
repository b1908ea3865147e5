import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { formatNumber, parseNumber } from './numbers.ts'

describe('formatNumber', () => {
  it.each([
    [1234.5, 'el', 2, '1.234,50'],
    [1234.5, 'en', 2, '1,234.50'],
    [1234567, 'el', undefined, '1.234.567'],
    [0.1 + 0.2, 'el', undefined, '0,3'],
    [-12.345, 'el', 1, '-12,3'],
    [2.5, 'el', 0, '3'],
    [-0.001, 'el', 2, '0,00'],
    [Number.NaN, 'el', 2, ''],
    [Number.POSITIVE_INFINITY, 'en', undefined, ''],
  ] as const)('%d in %s with %s decimals is %j', (value, language, decimals, expected) => {
    expect(formatNumber(value, language, decimals)).toBe(expected)
  })
})

describe('formatNumber of whole numbers', () => {
  it.each([
    ['el', 'el-GR'],
    ['en', 'en-GB'],
  ] as const)('groups digits in %s as the platform does', (language, locale) => {
    const platform = new Intl.NumberFormat(locale, { signDisplay: 'negative' })
    fc.assert(
      fc.property(fc.maxSafeInteger(), (value) => {
        expect(formatNumber(value, language)).toBe(platform.format(value))
        expect(formatNumber(value, language, 0)).toBe(platform.format(value))
      }),
      { seed: 7 },
    )
    for (const value of [0, -0, 9, 999, 1_000, -999, -1_000, 100_000]) {
      expect(formatNumber(value, language)).toBe(platform.format(value))
    }
  })
})

describe('parseNumber', () => {
  it.each([
    ['1.234,50', 'el', 1234.5],
    ['1234,5', 'el', 1234.5],
    ['1.234.567', 'el', 1_234_567],
    ['-0,5', 'el', -0.5],
    ['\u22123', 'el', -3],
    [' 7 ', 'el', 7],
    ['1,234.50', 'en', 1234.5],
    ['1234.5', 'en', 1234.5],
  ] as const)('reads %j in %s', (text, language, number) => {
    expect(parseNumber(text, language)).toBe(number)
  })

  it.each([
    ['1.23', 'el'],
    ['1234.5', 'el'],
    ['1.234,', 'el'],
    [',5', 'el'],
    ['12.34.567', 'el'],
    ['1,23', 'en'],
    ['', 'el'],
    ['5 €', 'el'],
    ['1e3', 'el'],
  ] as const)('refuses %j in %s', (text, language) => {
    expect(parseNumber(text, language)).toBeUndefined()
  })

  it('reads back what the format writes', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: -1e9, max: 1e9 }),
        fc.constantFrom('el' as const, 'en' as const),
        (hundredths, language) => {
          const number = hundredths / 100
          expect(parseNumber(formatNumber(number, language, 2), language)).toBeCloseTo(number, 9)
        },
      ),
      { seed: 20260305, numRuns: 300 },
    )
  })
})
