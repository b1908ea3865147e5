import { describe, expect, it } from 'vitest'
import { isQuietHour, moodOf, partOfDay } from './greeting.ts'

describe('greeting', () => {
  it.each([
    [4, 'evening', true],
    [5, 'evening', true],
    [6, 'morning', false],
    [11, 'morning', false],
    [12, 'afternoon', false],
    [17, 'afternoon', false],
    [18, 'evening', false],
    [22, 'evening', true],
  ])('at %i says %s; quiet: %s', (hour, part, quiet) => {
    expect(partOfDay(hour)).toBe(part)
    expect(isQuietHour(hour)).toBe(quiet)
  })

  it.each([
    [0, 5, 'start'],
    [0, 0, 'start'],
    [1, 6, 'early'],
    [2, 6, 'half'],
    [4, 6, 'late'],
    [6, 6, 'all'],
  ])('%i of %i is %s', (done, total, mood) => {
    expect(moodOf({ done, total })).toBe(mood)
  })
})
