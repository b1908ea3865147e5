import { addDays, athensInstant } from '@telemachos/rules/dates'
import { describe, expect, it } from 'vitest'
import { closingText, lastDay } from './closing.ts'

describe('the end of a call', () => {
  it.each([
    // In winter Athens is two hours ahead of UTC, in summer three.
    ['2026-11-30T22:00:00.000Z', '2026-11-30', '30/11/2026'],
    ['2026-06-30T21:00:00.000Z', '2026-06-30', '30/06/2026'],
    ['2026-12-31T22:00:00Z', '2026-12-31', '31/12/2026'],
    ['2026-12-01T00:00:00+02:00', '2026-11-30', '30/11/2026'],
    // Not at the end of a day.
    ['2026-11-30T21:59:00.000Z', '2026-11-30', '30/11/2026 23:59'],
    ['2026-11-30T22:00:00.001Z', '2026-12-01', '01/12/2026 00:00'],
    ['2026-11-30T12:00:00.000Z', '2026-11-30', '30/11/2026 14:00'],
  ])('%s is on %s, in words %s', (closesAt, day, words) => {
    expect(lastDay(closesAt)).toBe(day)
    expect(closingText(closesAt)).toBe(words)
  })

  it.each(['2026-03-28', '2026-03-29', '2026-10-24', '2026-10-25', '2026-02-28'])(
    'is the day that was set, as when the clocks change: %s',
    (day) => {
      expect(lastDay(athensInstant(addDays(day, 1), '00:00'))).toBe(day)
    },
  )
})
