import fc from 'fast-check'
import { expect, it } from 'vitest'
import { dateOfSerial, serialOfDate, serialOfInstant, timeOfSerial } from './date-serial.ts'

it.each([
  ['1899-12-30', 0],
  ['1900-03-01', 61],
  ['1970-01-01', 25_569],
  ['2024-02-29', 45_351],
  ['2026-03-05', 46_086],
])('%s is %i', (date, serial) => {
  expect(serialOfDate(date)).toBe(serial)
  expect(dateOfSerial(serial)).toBe(date)
})

it.each([
  ['2026-07-01T09:00:00Z', '2026-07-01', 12],
  ['2026-07-01T21:30:00Z', '2026-07-02', 0.5],
  ['2026-12-31T22:00:00.400Z', '2027-01-01', 0],
])('%s is %s in Athens', (instant, date, hours) => {
  expect(serialOfInstant(new Date(instant))).toBeCloseTo(serialOfDate(date) + hours / 24, 9)
})

it('comes back as it went', () => {
  fc.assert(
    fc.property(fc.integer({ min: -600_000, max: 2_900_000 }), (serial) => {
      expect(serialOfDate(dateOfSerial(serial)!)).toBe(serial)
    }),
    { seed: 20260305, numRuns: 400 },
  )
})

it('keeps the time of day behind the comma', () => {
  expect(dateOfSerial(46_086.75)).toBe('2026-03-05')
  expect(timeOfSerial(46_086.75)).toBe('18:00:00')
  expect(timeOfSerial(-0.25)).toBe('18:00:00')
  expect(timeOfSerial(0.999_999_9)).toBe('23:59:59')
})

it('refuses what is no date', () => {
  expect(() => serialOfDate('2026-02-30')).toThrow(RangeError)
  expect(dateOfSerial(Number.NaN)).toBeUndefined()
  expect(dateOfSerial(1e12)).toBeUndefined()
})
