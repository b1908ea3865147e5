import { expect, it } from 'vitest'
import { closedHours, type Availability } from './closed-hours.ts'

/** A Monday. */
const MONDAY = '2026-11-23'

const week: Availability = {
  Hours: [
    { Day: 1, From: '17:00', To: '20:30' },
    { Day: 1, From: '09:00', To: '13:15' },
    { Day: 7, From: '00:00', To: '10:00' },
  ],
  DaysOff: [{ From: '2026-12-24', To: '2026-12-26', Note: 'Χριστούγεννα' }],
  Room: '',
}

it.each([
  ['what lies before, between and after the hours', MONDAY, '0-540 795-1020 1230-1440'],
  ['the whole of a day without hours', '2026-11-24', '0-1440'],
  ['nothing before hours that begin at midnight', '2026-11-29', '600-1440'],
  ['the first day off', '2026-12-24', '0-1440'],
  ['the last day off', '2026-12-26', '0-1440'],
])('closes %s', (_what, date, closed) => {
  const spans = closedHours(date, week).map(({ start, end }) => `${start}-${end}`)
  expect(spans.join(' ')).toBe(closed)
})

it('is open again on the day after', () => {
  expect(closedHours('2026-12-28', week)).toHaveLength(3)
})

it('closes what lies outside 09:00 to 20:00 where no hours are named, but for days off', () => {
  const usual = { ...week, Hours: [] }
  expect(closedHours(MONDAY, usual)).toEqual([
    { start: 0, end: 540 },
    { start: 1200, end: 1440 },
  ])
  expect(closedHours('2026-12-25', usual)).toEqual([{ start: 0, end: 1440 }])
})

it('takes spans that touch or lie within one another as one', () => {
  const Hours = [
    { Day: 1, From: '09:00', To: '12:00' },
    { Day: 1, From: '10:00', To: '11:00' },
    { Day: 1, From: '12:00', To: '14:00' },
  ]
  expect(closedHours(MONDAY, { Hours, DaysOff: [], Room: '' })).toEqual([
    { start: 0, end: 540 },
    { start: 840, end: 1440 },
  ])
})
