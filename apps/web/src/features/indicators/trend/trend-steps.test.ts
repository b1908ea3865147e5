import { addDays } from '@telemachos/rules/dates'
import { describe, expect, it } from 'vitest'
import { inSteps, perMentee } from './trend-steps.ts'

const days = (count: number) =>
  Array.from({ length: count }, (_, at) => ({
    Day: addDays('2026-01-01', at),
    Mentees: 10 + at,
    Done: at,
    Completions: 1,
    Meetings: 2,
  }))

describe('a trend', () => {
  it('has a point for each of few days', () => {
    const { unit, steps } = inSteps(days(30))
    expect(unit).toBe('day')
    expect(steps).toHaveLength(30)
    expect(steps[1]).toEqual({
      ...{ from: '2026-01-02', progress: 0.09, mentees: 11, completions: 1, meetings: 2 },
    })
  })

  it('adds up what happened in a week or a month, and shows how it stood at its end', () => {
    const weeks = inSteps(days(90))
    // From a Thursday on.
    expect(weeks.unit).toBe('week')
    expect(weeks.steps[0]).toMatchObject({ from: '2026-01-01', completions: 4, mentees: 13 })
    expect(weeks.steps[1]).toMatchObject({ from: '2026-01-05', completions: 7, meetings: 14 })
    const months = inSteps(days(1000))
    expect(months.unit).toBe('month')
    expect(months.steps[0]).toMatchObject({ from: '2026-01-01', completions: 31, mentees: 40 })
  })

  it('of nobody is no progress', () => {
    expect(perMentee({ Done: 5, Mentees: 0 })).toBe(0)
    expect(inSteps([]).steps).toEqual([])
  })
})
