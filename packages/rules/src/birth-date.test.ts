import { describe, expect, it } from 'vitest'
import { birthDate, birthDays, birthParts, birthYears } from './birth-date.ts'

it('offers this year and a hundred back', () => {
  const years = birthYears(2026)
  expect([years[0], years.at(-1), years.length]).toEqual([2026, 1926, 101])
})

describe('the days', () => {
  it.each([
    [2024, 2, 29],
    [2025, 2, 28],
    [2025, 4, 30],
    [2025, 1, 31],
  ])('of %i-%i are %i', (year, month, count) => {
    expect(birthDays({ year, month, day: null })).toHaveLength(count)
  })

  it('are none until year and month are chosen', () => {
    expect(birthDays({ year: 2024, month: null, day: 3 })).toEqual([])
    expect(birthDays({ year: null, month: 2, day: 3 })).toEqual([])
  })
})

describe('the date', () => {
  it('is there once all three are chosen, and reads back', () => {
    expect(birthDate({ year: 2008, month: 2, day: 29 })).toBe('2008-02-29')
    expect(birthParts('2008-02-29')).toEqual({ year: 2008, month: 2, day: 29 })
  })

  it('is none while a part is missing or the day does not exist', () => {
    expect(birthDate({ year: 2008, month: 2, day: null })).toBeNull()
    expect(birthDate({ year: 2009, month: 2, day: 29 })).toBeNull()
    expect(birthParts(null)).toEqual({ year: null, month: null, day: null })
  })
})
