import { athensInstant } from '@telemachos/rules/dates'
import { describe, expect, it } from 'vitest'
import { slotsOf, wordFor, type SlotWeek } from './slots.ts'

const MONDAY = '2026-03-02'
const TUESDAY = '2026-03-03'
const at = (time: string, date = MONDAY) => athensInstant(date, time)
const now = new Date(at('08:00'))

const week: SlotWeek = {
  Mentor: { Id: 1, FirstName: 'Άννα', LastName: 'Μέντορα' },
  Days: [
    {
      Date: MONDAY,
      Off: false,
      Open: [
        { From: '09:10', To: '11:00' },
        { From: '16:00', To: '16:45' },
      ],
    },
    { Date: TUESDAY, Off: true, Open: [] },
  ],
  Taken: [{ At: at('10:30'), With: 'mentor', Name: 'Μαρία Άλλη' }],
  Offers: [],
}
const times = (moment: Date) =>
  slotsOf(week.Days[0]!, week, moment).map(({ time, taken }) => (taken ? `${time} taken` : time))

describe('slots', () => {
  it('are the half hours at which a whole meeting lies within the hours', () => {
    expect(times(now)).toEqual(['09:30', '10:00 taken', '16:00'])
  })

  it('are still to come', () => {
    expect(times(new Date(at('09:30')))).toEqual(['10:00 taken', '16:00'])
  })

  it.each([
    ['07:59', MONDAY, 'past'],
    ['09:45', MONDAY, undefined],
    ['09:46', MONDAY, 'taken'],
    ['11:14', MONDAY, 'taken'],
    ['11:15', MONDAY, 'outside'],
    ['16:15', MONDAY, 'outside'],
    ['22:00', MONDAY, 'night'],
    ['10:00', TUESDAY, 'off'],
    ['10:00', '2026-03-20', undefined],
  ])('have a word for %s on %s: %s', (time, date, kind) => {
    const [hour = 0, minute = 0] = time.split(':').map(Number)
    expect(wordFor({ date, minute: hour * 60 + minute }, week, now)?.kind).toBe(kind)
  })
})
