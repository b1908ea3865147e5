import { expect, it } from 'vitest'
import {
  actionsPastHalf,
  dayAndMonth,
  peoplePastHalf,
  percentOf,
  sumWeeks,
} from './statistics-numbers.ts'

const week = (Monday: string, Completions: number, Meetings = 0) => ({
  Monday,
  Completions,
  Meetings,
})
const action = (Done: number, Of: number) => ({ Id: Done + 1, Title: '', Done, Of })

it('adds weeks up and names the fullest, the first of several alike', () => {
  const weeks = [week('2026-11-02', 3), week('2026-11-09', 7, 1), week('2026-11-16', 7)]
  expect(sumWeeks(weeks, 'Completions')).toEqual({ sum: 17, most: weeks[1] })
  expect(sumWeeks(weeks, 'Meetings')).toEqual({ sum: 1, most: weeks[1] })
})

it('names no week when nothing happened', () => {
  expect(sumWeeks([week('2026-11-16', 0)], 'Completions')).toEqual({ sum: 0 })
})

it('writes the day before the month', () => {
  expect(dayAndMonth('2026-11-09')).toBe('09/11')
})

it('counts the people of the bands from a half up', () => {
  expect(peoplePastHalf([100, 50, 7, 5, 1])).toBe(13)
})

it('counts actions that exactly half have completed, and none where there is nobody', () => {
  const Actions = [action(5, 10), action(4, 10), action(4, 8)]
  expect(actionsPastHalf({ Actions })).toBe(2)
  expect(actionsPastHalf({ Actions: [action(0, 0)] })).toBe(0)
})

it('says 100 per cent only when everybody is there', () => {
  expect(percentOf(999, 1000)).toBe(99)
  expect(percentOf(1000, 1000)).toBe(100)
  expect(percentOf(0, 0)).toBe(0)
})
