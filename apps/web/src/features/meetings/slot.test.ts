import { describe, expect, it } from 'vitest'
import { instantOf, minuteOf, shiftSlot, slotOf, timeOf } from './slot.ts'

describe('a place in the calendar', () => {
  it.each([
    ['2026-01-15T08:00:00.000Z', '2026-01-15', 600],
    ['2026-07-15T21:30:00.000Z', '2026-07-16', 30],
    // After the clocks have gone forward on 29/03/2026.
    ['2026-03-29T01:00:00.000Z', '2026-03-29', 240],
  ])('%s is %s, minute %i, and back', (instant, date, minute) => {
    expect(slotOf(instant)).toEqual({ date, minute })
    expect(instantOf({ date, minute })).toBe(instant)
  })

  it('is written as a time', () => {
    expect(timeOf(425)).toBe('07:05')
    expect(minuteOf('07:05')).toBe(425)
  })
})

describe('shiftSlot', () => {
  const range = { first: '2026-11-16', last: '2026-11-22', from: 420, to: 1275 }
  const slot = { date: '2026-11-21', minute: 600 }

  it('goes by days and minutes', () => {
    expect(shiftSlot(slot, { minutes: 15 }, range)).toEqual({ date: '2026-11-21', minute: 615 })
    expect(shiftSlot(slot, { days: -1 }, range)).toEqual({ date: '2026-11-20', minute: 600 })
  })

  it('stays on the page', () => {
    expect(shiftSlot(slot, { days: 9 }, range).date).toBe('2026-11-22')
    expect(shiftSlot(slot, { days: -9 }, range).date).toBe('2026-11-16')
    expect(shiftSlot(slot, { minutes: 900 }, range).minute).toBe(1275)
    expect(shiftSlot(slot, { minutes: -900 }, range).minute).toBe(420)
  })
})
