import { describe, expect, it } from 'vitest'
import { formatNumber } from './numbers.ts'

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
