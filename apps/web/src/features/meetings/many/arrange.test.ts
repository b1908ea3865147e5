import { describe, expect, it } from 'vitest'
import type { Meeting } from '../meeting.ts'
import { hoursOf, namedOf, placeMeetings, shownMentors, type Mentor } from './arrange.ts'

const mentor = (Id: number, LastName: string, Mentees: number): Mentor => ({
  ...{ Id, FirstName: 'Άννα', LastName, Mentees },
})

const meeting = (MentorId: number, Time: string): Meeting =>
  ({
    ...{ Id: Date.parse(Time) + MentorId, MentorId, Time },
    Mentor: { Id: MentorId, FirstName: 'Άννα', LastName: `Ω${MentorId}` },
  }) as Meeting

describe('the mentors of a calendar of many', () => {
  const all = [mentor(1, 'Ψαρρά', 2), mentor(2, 'Άννινου', 1), mentor(3, 'Βασιλείου', 0)]

  it('are the reader’s by name, and whoever has a meeting', () => {
    expect(shownMentors(all, [], undefined).map(({ id }) => id)).toEqual([2, 1])
    const former = [meeting(9, '2026-11-23T08:00:00Z')]
    expect(shownMentors(all, former, undefined).map(({ id }) => id)).toEqual([2, 1, 9])
  })

  it('are those who are chosen, with meetings or without', () => {
    const others = [meeting(1, '2026-11-23T08:00:00Z'), meeting(9, '2026-11-23T08:00:00Z')]
    expect(shownMentors(all, others, [3, 9]).map(({ id }) => id)).toEqual([3, 9])
  })
})

describe('the cells of a calendar of many', () => {
  it('hold the meetings of a mentor by day, or by hour on the clocks of Athens', () => {
    const [early, late] = [meeting(1, '2026-11-23T07:15:00Z'), meeting(1, '2026-11-23T22:30:00Z')]
    const byDay = placeMeetings([early, late], 'day')
    expect([byDay(1, '2026-11-23'), byDay(1, '2026-11-24')]).toEqual([[early], [late]])
    expect(placeMeetings([early, late], 'hour')(1, 9)).toEqual([early])
    expect(byDay(2, '2026-11-23')).toEqual([])
  })

  it('reach from the usual hours to those of every meeting', () => {
    expect(hoursOf([]).at(-1)).toBe(19)
    const hours = hoursOf([meeting(1, '2026-11-23T05:00:00Z'), meeting(1, '2026-11-23T19:30:00Z')])
    expect([hours[0], hours.at(-1)]).toEqual([7, 21])
  })

  it('name what has room, and say how many more there are', () => {
    expect([0, 4, 5, 17].map((count) => namedOf(count, 4))).toEqual([0, 4, 3, 3])
  })
})
