import { athensInstant } from '@telemachos/rules/dates'
import { expect, it } from 'vitest'
import { afterQuietHours } from './quiet-hours.ts'

it.each([
  ['by day, at once', '2026-03-05', '12:00', '2026-03-05', '12:00'],
  ['as the morning begins, at once', '2026-03-05', '08:00', '2026-03-05', '08:00'],
  ['as the night begins, in the morning', '2026-03-05', '22:00', '2026-03-06', '08:00'],
  ['before midnight, in the morning', '2026-12-31', '23:59', '2027-01-01', '08:00'],
  ['after midnight, the same morning', '2026-03-05', '00:30', '2026-03-05', '08:00'],
  ['in the night when clocks go forward', '2026-03-28', '23:00', '2026-03-29', '08:00'],
  ['in the hour that comes twice', '2026-10-25', '03:30', '2026-10-25', '08:00'],
])('%s', (_when, date, time, day, at) => {
  expect(afterQuietHours(new Date(athensInstant(date, time))).toISOString()).toBe(
    athensInstant(day, at),
  )
})
