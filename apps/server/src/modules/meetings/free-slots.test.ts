import { athensInstant } from '@telemachos/rules/dates'
import { describe, expect, it } from 'vitest'
import { freeDays, freeSlots } from './free-slots.ts'

const on = (date: string) => (time: string) => athensInstant(date, time)
const at = on('2026-03-05')
const next = on('2026-03-06')

describe('free slots', () => {
  it.each([
    ['in the middle of the day', at('10:07'), [], ['10:15', '10:30', '10:45'].map(at)],
    ['after the wanted time itself', at('10:15'), [], ['10:30', '10:45', '11:00'].map(at)],
    ['before the day begins', at('06:00'), [], ['09:00', '09:15', '09:30'].map(at)],
    [
      'at its end, where they end by 20:00',
      at('18:59'),
      [],
      [at('19:00'), at('19:15'), next('09:00')],
    ],
    ['after its end', at('22:00'), [], ['09:00', '09:15', '09:30'].map(next)],
    ['around an entry', at('10:00'), [at('11:00')], [at('10:15'), at('11:45'), at('12:00')]],
    ['off the quarter hour', at('10:00'), [at('10:10')], ['11:00', '11:15', '11:30'].map(at)],
  ])('%s', (_when, wanted, taken, expected) => {
    expect(freeSlots(wanted, taken)).toEqual(expected)
  })

  it('keep to the clocks of Athens when they change', () => {
    expect(freeSlots(athensInstant('2026-03-28', '19:30'), [])).toEqual([
      '2026-03-29T06:00:00.000Z',
      '2026-03-29T06:15:00.000Z',
      '2026-03-29T06:30:00.000Z',
    ])
  })

  it('end after two weeks without any', () => {
    const taken = Array.from({ length: 16 * 24 * 2 }, (_, index) =>
      new Date(Date.parse(at('00:00')) + index * 30 * 60_000).toISOString(),
    )
    expect(freeSlots(at('10:00'), taken)).toEqual([])
  })
})

describe('free days', () => {
  const after = on('2026-03-07')

  it('offer the start nearest to the wanted time of day on three days', () => {
    expect(freeDays(at('10:07'), [])).toEqual([at('10:15'), next('10:00'), after('10:00')])
  })

  it('go around what is taken, and leave out a day on which nothing is left', () => {
    const taken = [next('10:00'), at('19:30')]
    expect(freeDays(at('19:00'), taken)).toEqual([
      next('19:00'),
      after('19:00'),
      on('2026-03-08')('19:00'),
    ])
    expect(freeDays(at('10:00'), taken)).toEqual([at('10:15'), next('09:15'), after('10:00')])
  })

  it('keep to hours and days off', () => {
    const availability = {
      hours: [{ day: 5, from: '16:00', to: '17:00' }],
      daysOff: [{ from: '2026-03-13', to: '2026-03-13' }],
    }
    expect(freeDays(at('10:00'), [], availability)).toEqual([next('16:00')])
  })
})
