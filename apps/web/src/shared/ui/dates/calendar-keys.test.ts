import { describe, expect, it } from 'vitest'
import { clampDay, dayByKey } from './calendar-keys.ts'

/** A Thursday. */
const DAY = '2026-03-05'
const NONE = { shiftKey: false, altKey: false, ctrlKey: false, metaKey: false }
const press = (key: string, shiftKey = false) => dayByKey(DAY, { ...NONE, key, shiftKey })

describe('a key in the calendar', () => {
  it.each([
    ['ArrowLeft', '2026-03-04'],
    ['ArrowRight', '2026-03-06'],
    ['ArrowUp', '2026-02-26'],
    ['ArrowDown', '2026-03-12'],
    ['Home', '2026-03-02'],
    ['End', '2026-03-08'],
    ['PageUp', '2026-02-05'],
    ['PageDown', '2026-04-05'],
  ])('%s leads to %s', (key, day) => {
    expect(press(key)).toBe(day)
  })

  it('goes by years with Shift', () => {
    expect(press('PageUp', true)).toBe('2025-03-05')
    expect(press('PageDown', true)).toBe('2027-03-05')
  })

  it('stays in a month that is shorter', () => {
    expect(dayByKey('2026-01-31', { ...NONE, key: 'PageDown' })).toBe('2026-02-28')
    expect(dayByKey('2024-02-29', { ...NONE, key: 'PageDown', shiftKey: true })).toBe('2025-02-28')
  })

  it('leaves Sunday and Monday where they are', () => {
    expect(dayByKey('2026-03-08', { ...NONE, key: 'End' })).toBe('2026-03-08')
    expect(dayByKey('2026-03-02', { ...NONE, key: 'Home' })).toBe('2026-03-02')
  })

  it.each(['Enter', ' ', 'a', 'Tab'])('leaves %j to others', (key) => {
    expect(press(key)).toBeUndefined()
  })

  it.each(['altKey', 'ctrlKey', 'metaKey'])('leaves an arrow with %s to the browser', (held) => {
    expect(dayByKey(DAY, { ...NONE, key: 'ArrowLeft', [held]: true })).toBeUndefined()
  })
})

it('goes no further than is allowed', () => {
  const range = { first: '2026-03-01', last: '2026-03-31' }
  expect(clampDay('2026-02-28', range)).toBe('2026-03-01')
  expect(clampDay('2026-04-01', range)).toBe('2026-03-31')
  expect(clampDay(DAY, range)).toBe(DAY)
})
