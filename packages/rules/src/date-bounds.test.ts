import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { ageOn } from './ages.ts'
import { dateRange, outOfBounds, readDate } from './date-bounds.ts'
import { addDays, FILTER_MIN_YEAR } from './dates.ts'
import { writtenDate } from './written-date.ts'

const TODAY = '2026-03-05'

describe('ageOn', () => {
  it.each([
    ['2008-03-05', '2026-03-05', 18],
    ['2008-03-06', '2026-03-05', 17],
    ['2008-02-29', '2026-02-28', 17],
    ['2008-02-29', '2026-03-01', 18],
    ['2027-01-01', '2026-03-05', -1],
  ])('%s on %s: %i', (birth, day, age) => {
    expect(ageOn(birth, day)).toBe(age)
  })
})

describe('writtenDate', () => {
  it.each(['03022026', '3/2/2026', '03.02.2026', ' 3-02-2026 ', '03/02/2026'])(
    'completes %j',
    (text) => expect(writtenDate(text)).toBe('03/02/2026'),
  )

  it.each(['2026-02-03', '3/2/26', '3/2-2026', '32026', '0302 2026', ''])('leaves %j', (text) => {
    expect(writtenDate(text)).toBe(text)
  })
})

describe('readDate', () => {
  it.each([
    ['05/03/2026', '2026-03-05'],
    ['05-03-2026', '2026-03-05'],
    ['2026-03-05', '2026-03-05'],
  ])('reads %s', (text, date) => {
    expect(readDate(text, {}, TODAY)).toEqual({ date })
  })

  it('reads no ISO date when strict', () => {
    expect(readDate('2026-03-05', {}, TODAY, { strict: true })).toEqual({ problem: 'format' })
    expect(readDate('05-03-2026', {}, TODAY, { strict: true })).toEqual({ date: TODAY })
    expect(readDate('29/02/2026', {}, TODAY, { strict: true })).toEqual({
      problem: 'no_such_day',
    })
  })

  it('begins at 1900, in a filter at 1800, and ends with 3000', () => {
    expect(readDate('31/12/1899', {}, TODAY)).toEqual({ problem: 'too_early' })
    const filter = { minYear: FILTER_MIN_YEAR }
    expect(readDate('31/12/1899', filter, TODAY)).toEqual({ date: '1899-12-31' })
    expect(readDate('31-12-1799', filter, TODAY)).toEqual({ problem: 'too_early' })
    expect(readDate('31/12/3000', {}, TODAY)).toEqual({ date: '3000-12-31' })
    expect(readDate('01/01/3001', {}, TODAY)).toEqual({ problem: 'too_late' })
  })

  it.each([
    ['04/03/2026', { min: '2026-03-05' }, 'too_early'],
    ['06/03/2026', { max: '2026-03-05' }, 'too_late'],
    ['06/03/2008', { minAge: 18 }, 'too_young'],
    ['05/03/1996', { maxAge: 29 }, 'too_old'],
  ] as const)('%s within %j: %s', (text, bounds, problem) => {
    expect(readDate(text, bounds, TODAY)).toEqual({ problem })
  })

  it('allows the bounds themselves', () => {
    expect(readDate('05/03/2026', { min: TODAY, max: TODAY }, TODAY)).toEqual({ date: TODAY })
    expect(readDate('05/03/2008', { minAge: 18 }, TODAY)).toEqual({ date: '2008-03-05' })
    expect(readDate('06/03/1996', { maxAge: 29 }, TODAY)).toEqual({ date: '1996-03-06' })
  })
})

it('ranges from the first to the last date that is within the ages', () => {
  const days = fc.integer({ min: 0, max: 40_000 }).map((count) => addDays('1950-01-01', count))
  fc.assert(
    fc.property(
      days,
      fc.integer({ min: 0, max: 40 }),
      fc.integer({ min: 0, max: 9 }),
      (today, minAge, more) => {
        const bounds = { minAge, maxAge: minAge + more }
        const { first, last } = dateRange(bounds, today)
        expect(outOfBounds(first, bounds, today)).toBeUndefined()
        expect(outOfBounds(last, bounds, today)).toBeUndefined()
        expect(outOfBounds(addDays(first, -1), bounds, today)).toBe('too_old')
        expect(outOfBounds(addDays(last, 1), bounds, today)).toBe('too_young')
      },
    ),
    { seed: 20260305, numRuns: 300 },
  )
})

it('ranges over the years alone when nothing else binds', () => {
  expect(dateRange({}, TODAY)).toEqual({ first: '1900-01-01', last: '3000-12-31' })
  expect(dateRange({ min: '2026-01-01', minYear: 1800 }, TODAY)).toEqual({
    first: '2026-01-01',
    last: '3000-12-31',
  })
})
