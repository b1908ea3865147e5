import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  addMonths,
  dateInWords,
  daysInMonth,
  monthNames,
  monthTitle,
  monthWeeks,
  spanInWords,
  weekday,
  weekdayName,
  weekdayNames,
} from './calendar.ts'
import { addDays } from './dates.ts'

const SEED = { seed: 20260305, numRuns: 300 }
const plainDate = fc
  .date({
    min: new Date('1900-01-01T00:00:00Z'),
    max: new Date('2999-12-30T00:00:00Z'),
    noInvalidDate: true,
  })
  .map((date) => date.toISOString().slice(0, 10))

it.each([
  [2024, 2, 29],
  [2026, 2, 28],
  [1900, 2, 28],
  [2000, 2, 29],
  [2026, 4, 30],
  [2026, 12, 31],
])('%i-%i has %i days', (year, month, days) => {
  expect(daysInMonth(year, month)).toBe(days)
})

describe('addMonths', () => {
  it.each([
    ['2026-01-31', 1, '2026-02-28'],
    ['2024-01-31', 1, '2024-02-29'],
    ['2024-02-29', 12, '2025-02-28'],
    ['2026-01-15', -1, '2025-12-15'],
    ['2026-12-31', 2, '2027-02-28'],
    ['2026-03-31', -13, '2025-02-28'],
  ])('%s and %i months', (date, months, expected) => {
    expect(addMonths(date, months)).toBe(expected)
  })

  it('keeps the day or takes the last of the month', () => {
    fc.assert(
      fc.property(plainDate, fc.integer({ min: -600, max: 600 }), (date, months) => {
        const moved = addMonths(date, months)
        const [, month] = addDays(moved, 1).split('-')
        const isLast = month !== moved.split('-')[1]
        expect(moved.slice(8) === date.slice(8) || isLast).toBe(true)
      }),
      SEED,
    )
  })
})

describe('monthWeeks', () => {
  it('shows six weeks from Monday', () => {
    const weeks = monthWeeks('2026-03-05')
    expect(weeks).toHaveLength(6)
    expect(weeks[0]).toEqual([
      '2026-02-23',
      '2026-02-24',
      '2026-02-25',
      '2026-02-26',
      '2026-02-27',
      '2026-02-28',
      '2026-03-01',
    ])
  })

  it('holds every day of the month once, one after the other', () => {
    fc.assert(
      fc.property(plainDate, (date) => {
        const days = monthWeeks(date).flat()
        expect(
          days.every((day, index) => index === 0 || day === addDays(days[index - 1]!, 1)),
        ).toBe(true)
        expect(weekday(days[0]!)).toBe(0)
        const [year = 0, month = 0] = date.split('-').map(Number)
        const inMonth = days.filter((day) => day.startsWith(date.slice(0, 8)))
        expect(inMonth).toHaveLength(daysInMonth(year, month))
      }),
      SEED,
    )
  })
})

it('names days and months as each language does', () => {
  expect(weekdayNames('el')[0]).toEqual({ long: 'Δευτέρα', short: 'Δευ' })
  expect(weekdayNames('el')[6]).toEqual({ long: 'Κυριακή', short: 'Κυρ' })
  expect(weekdayNames('en')[0]).toEqual({ long: 'Monday', short: 'Mon' })
  // In Arabic the days begin with the same letters.
  expect(new Set(weekdayNames('ar').map(({ short }) => short)).size).toBe(7)
  expect(monthNames('el')[2]).toBe('Μάρτιος')
  expect(monthNames('en')[11]).toBe('December')
  expect(monthTitle('2026-03-05', 'el')).toBe('Μάρτιος 2026')
  expect(dateInWords('2026-03-05', 'el')).toBe('Πέμπτη 5 Μαρτίου 2026')
  expect(dateInWords('2026-02-30', 'el')).toBe('')
  expect(weekdayName('2026-03-05', 'el')).toBe('Πέμπτη')
  // Which spaces stand around the dash is for the platform's tables to say.
  const plain = (words: string) => words.replace(/\s/g, ' ')
  expect(plain(spanInWords('2026-11-27', '2026-12-10', 'el'))).toBe(
    '27 Νοεμβρίου – 10 Δεκεμβρίου 2026',
  )
  expect(plain(spanInWords('2026-11-23', '2026-11-29', 'en'))).toBe('23 – 29 November 2026')
})
