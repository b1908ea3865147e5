import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addMinutes, parseTime } from './times.ts'

describe('parseTime', () => {
  it.each([
    ['9:05', '09:05'],
    ['09.05', '09:05'],
    ['0905', '09:05'],
    ['905', '09:05'],
    ['9', '09:00'],
    [' 23:59 ', '23:59'],
    ['0:00', '00:00'],
  ])('reads %j', (text, time) => {
    expect(parseTime(text)).toBe(time)
  })

  it.each(['24:00', '12:60', '9:5', '12:345', '', 'noon', '-1:00', '1 30'])(
    'refuses %j',
    (text) => {
      expect(parseTime(text)).toBeUndefined()
    },
  )

  it('lets the hours of an answer go to 99', () => {
    expect(parseTime('99:59', 99)).toBe('99:59')
    expect(parseTime('100:00', 99)).toBeUndefined()
  })
})

describe('addMinutes', () => {
  it('goes round midnight', () => {
    expect(addMinutes('23:50', 15)).toBe('00:05')
    expect(addMinutes('00:05', -15)).toBe('23:50')
    expect(addMinutes('09:00', 45)).toBe('09:45')
  })

  it('goes back as far as it went, and gives a time', () => {
    const times = fc.integer({ min: 0, max: 1439 }).map((minutes) => addMinutes('00:00', minutes))
    fc.assert(
      fc.property(times, fc.integer({ min: -3000, max: 3000 }), (time, minutes) => {
        expect(parseTime(addMinutes(time, minutes))).toBe(addMinutes(time, minutes))
        expect(addMinutes(addMinutes(time, minutes), -minutes)).toBe(time)
      }),
      { seed: 20260305, numRuns: 200 },
    )
  })
})
