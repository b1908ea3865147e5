import { describe, expect, it } from 'vitest'
import { turnPage, visibleDays } from './calendar-views.ts'

describe('visibleDays', () => {
  it('shows a week from Monday to Sunday', () => {
    const days = visibleDays('week', '2026-11-22')
    expect([days.length, days[0], days.at(-1)]).toEqual([7, '2026-11-16', '2026-11-22'])
  })

  it('shows a day, two weeks of agenda and six weeks around a month', () => {
    expect(visibleDays('day', '2026-11-22')).toEqual(['2026-11-22'])
    expect(visibleDays('agenda', '2026-11-22').at(-1)).toBe('2026-12-05')
    const month = visibleDays('month', '2026-11-22')
    expect([month.length, month[0]]).toEqual([42, '2026-10-26'])
  })
})

describe('turnPage', () => {
  it.each([
    ['day', 1, '2026-02-01'],
    ['week', -1, '2026-01-24'],
    ['agenda', 1, '2026-02-14'],
    ['month', 1, '2026-02-01'],
    ['month', -1, '2025-12-01'],
  ] as const)('%s %i', (view, direction, expected) => {
    expect(turnPage(view, '2026-01-31', direction)).toBe(expected)
  })
})
