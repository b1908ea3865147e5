import { describe, expect, it } from 'vitest'
import { readCalendarSearch } from './calendar-search.ts'

describe('readCalendarSearch', () => {
  it('keeps what it understands', () => {
    const search = {
      view: 'month',
      date: '2026-11-21',
      mentor: 7,
      meeting: 12,
      cancelled: true,
      tab: 'followups',
      by: 'mentor',
      people: [7, 9],
    }
    expect(readCalendarSearch(search)).toEqual(search)
  })

  it.each([
    { view: 'year' },
    { date: '2026-02-30' },
    { date: '3000-01-01' },
    { mentor: -1 },
    { meeting: 1.5 },
    { cancelled: 'yes' },
    { tab: 'calendar' },
    { by: 'mentee' },
    { people: ['x', -1] },
  ])('leaves out %o', (raw) => {
    expect(readCalendarSearch(raw)).toEqual({})
  })
})
