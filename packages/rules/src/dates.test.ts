import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  addDays,
  athensInstant,
  formatDashed,
  formatDate,
  formatDateTime,
  formatTime,
  isInactiveDate,
  parseDate,
  parseDayFirst,
  todayInAthens,
} from './dates.ts'

const SEED = { seed: 20260305, numRuns: 400 }
const plainDate = fc
  .date({
    min: new Date('1920-01-01T00:00:00Z'),
    max: new Date('2999-12-30T00:00:00Z'),
    noInvalidDate: true,
  })
  .map((date) => date.toISOString().slice(0, 10))

describe('formats', () => {
  it.each([
    ['2026-03-05', '05/03/2026', '05/03/2026', '05-03-2026'],
    ['2026-03-05T21:59:00Z', '05/03/2026', '05/03/2026 23:59', '05-03-2026'],
    ['2026-03-05T22:00:00Z', '06/03/2026', '06/03/2026 00:00', '06-03-2026'],
    ['2026-07-05T21:00:00.000Z', '06/07/2026', '06/07/2026 00:00', '06-07-2026'],
    ['2026-03-05T10:00:00+02:00', '05/03/2026', '05/03/2026 10:00', '05-03-2026'],
    ['2026-02-30', '', '', ''],
    ['2026-03-05T10:00:00', '', '', ''],
    ['tomorrow', '', '', ''],
    ['', '', '', ''],
  ])('%j', (value, date, dateTime, dashed) => {
    expect(formatDate(value)).toBe(date)
    expect(formatDateTime(value)).toBe(dateTime)
    expect(formatDashed(value)).toBe(dashed)
  })

  it('takes a Date', () => {
    expect(formatDateTime(new Date('2026-01-01T00:30:00Z'))).toBe('01/01/2026 02:30')
    expect(formatDate(new Date(Number.NaN))).toBe('')
  })
})

describe('parseDate', () => {
  it.each([
    ['05/03/2026', '2026-03-05'],
    ['05-03-2026', '2026-03-05'],
    ['2026-03-05', '2026-03-05'],
    [' 29/02/2024 ', '2024-02-29'],
    ['01/01/1900', '1900-01-01'],
    ['31/12/3000', '3000-12-31'],
  ])('reads %j', (text, expected) => {
    expect(parseDate(text)).toBe(expected)
  })

  it.each([
    '29/02/2026',
    '31/04/2026',
    '00/01/2026',
    '01/13/2026',
    '5/3/2026',
    '05/03/26',
    '05/03-2026',
    '05.03.2026',
    '31/12/1899',
    '01/01/3001',
    '2026-3-5',
    '2026-03-05T00:00:00Z',
    '',
    '05/03/2026 10:00',
    '٠٥/٠٣/٢٠٢٦',
  ])('refuses %j', (text) => {
    expect(parseDate(text)).toBeUndefined()
  })

  it('reads back what the formats write', () => {
    fc.assert(
      fc.property(plainDate, (date) => {
        expect(parseDate(formatDate(date))).toBe(date)
        expect(parseDate(formatDashed(date))).toBe(date)
      }),
      SEED,
    )
  })
})

describe('parseDayFirst', () => {
  it('reads day, month and year and nothing else', () => {
    expect(parseDayFirst('05/03/2026')).toBe('2026-03-05')
    expect(parseDayFirst(' 05-03-2026 ')).toBe('2026-03-05')
    expect(parseDayFirst('2026-03-05')).toBeUndefined()
    expect(parseDayFirst('05/03-2026')).toBeUndefined()
    expect(parseDayFirst('')).toBeUndefined()
  })

  it('reads back what the dashed format writes', () => {
    fc.assert(
      fc.property(plainDate, (date) => {
        expect(parseDayFirst(formatDashed(date))).toBe(date)
      }),
      SEED,
    )
  })
})

describe('formatTime', () => {
  it.each([
    // Both clock changes of 2026 in Athens, a minute before and at the change.
    ['2026-03-29T00:59:00Z', '02:59'],
    ['2026-03-29T01:00:00Z', '04:00'],
    ['2026-10-25T00:59:00Z', '03:59'],
    ['2026-10-25T01:00:00Z', '03:00'],
    ['2026-03-05', ''],
    ['no time', ''],
  ])('%s shows %j', (instant, time) => {
    expect(formatTime(instant)).toBe(time)
  })
})

describe('isInactiveDate', () => {
  it.each([
    ['3000-01-01', true],
    ['2999-12-31', false],
    ['2999-12-31T21:59:59Z', false],
    ['2999-12-31T22:00:00Z', true],
    ['9999-12-31', true],
    ['', false],
  ])('%j: %s', (value, expected) => {
    expect(isInactiveDate(value)).toBe(expected)
  })

  it('takes years of more than four digits', () => {
    expect(isInactiveDate(new Date(Date.UTC(12026, 0, 1)))).toBe(true)
  })
})

describe('todayInAthens', () => {
  it('changes at midnight in Athens', () => {
    expect(todayInAthens(new Date('2026-03-05T21:59:59Z'))).toBe('2026-03-05')
    expect(todayInAthens(new Date('2026-03-05T22:00:00Z'))).toBe('2026-03-06')
  })
})

describe('addDays', () => {
  it('crosses months, leap days and clock changes', () => {
    expect(addDays('2024-02-28', 1)).toBe('2024-02-29')
    expect(addDays('2026-12-31', 1)).toBe('2027-01-01')
    expect(addDays('2026-03-28', 2)).toBe('2026-03-30')
    expect(addDays('2026-03-01', -1)).toBe('2026-02-28')
  })

  it('goes back as far as it went', () => {
    fc.assert(
      fc.property(plainDate, fc.integer({ min: -20_000, max: 20_000 }), (date, days) => {
        expect(addDays(addDays(date, days), -days)).toBe(date)
      }),
      SEED,
    )
  })

  it('refuses what is no date', () => {
    expect(() => addDays('2026-02-30', 1)).toThrow(RangeError)
  })
})

describe('athensInstant', () => {
  it.each([
    ['2026-01-15', '10:00', '2026-01-15T08:00:00.000Z'],
    ['2026-07-15', '10:00', '2026-07-15T07:00:00.000Z'],
    // The clocks go from 03:00 to 04:00 on 29/03/2026.
    ['2026-03-29', '02:59', '2026-03-29T00:59:00.000Z'],
    ['2026-03-29', '03:00', '2026-03-29T01:00:00.000Z'],
    ['2026-03-29', '03:30', '2026-03-29T01:30:00.000Z'],
    ['2026-03-29', '04:00', '2026-03-29T01:00:00.000Z'],
    // The clocks go from 04:00 back to 03:00 on 25/10/2026.
    ['2026-10-25', '02:59', '2026-10-24T23:59:00.000Z'],
    ['2026-10-25', '03:30', '2026-10-25T00:30:00.000Z'],
    ['2026-10-25', '04:00', '2026-10-25T02:00:00.000Z'],
  ])('%s %s', (date, time, expected) => {
    expect(athensInstant(date, time)).toBe(expected)
  })

  // Before 1982 the clocks of Greece also changed at midnight.
  it('is what the formats show, but for the skipped hour', () => {
    fc.assert(
      fc.property(plainDate, fc.nat({ max: 1439 }), (date, minutes) => {
        const hour = Math.floor(minutes / 60)
        fc.pre(hour !== 3 && (hour !== 0 || date > '1982'))
        const time = `${String(hour).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`
        expect(formatDateTime(athensInstant(date, time))).toBe(`${formatDate(date)} ${time}`)
      }),
      SEED,
    )
  })

  it.each([
    ['2026-02-30', '10:00'],
    ['2026-02-20', '24:00'],
    ['2026-02-20', '9:00'],
  ])('refuses %s %s', (date, time) => {
    expect(() => athensInstant(date, time)).toThrow(RangeError)
  })
})
