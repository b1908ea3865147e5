import { expect, it } from 'vitest'
import { stepsFrom, withPage } from './walk-steps.ts'

/** The second page of three, of ten each; one has no page of their own. */
const second = {
  first: 10,
  ids: [11, 12, null, 14, 15, 16, 17, 18, 19, 20],
  total: 25,
  size: 10,
}

it('leads to those before and after, past whom there is no page for', () => {
  expect(stepsFrom(second, 12)).toEqual({
    place: 11,
    previous: { id: 11, place: 10 },
    next: { id: 14, place: 13 },
    wanted: undefined,
  })
  expect(stepsFrom(second, 99)).toBeUndefined()
})

it('wants the page before and the one behind where the known ones end', () => {
  expect(stepsFrom(second, 11)).toMatchObject({ previous: undefined, wanted: 1 })
  expect(stepsFrom(second, 20)).toMatchObject({ next: undefined, wanted: 3 })
  expect(stepsFrom({ ...second, total: 20 }, 20)).toMatchObject({ wanted: undefined })
})

it('knows both pages once they are read', () => {
  const first = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]
  const known = withPage(second, 1, { ids: first, total: 25 })
  expect(stepsFrom(known, 11)).toMatchObject({ place: 10, previous: { id: 10, place: 9 } })
  const whole = withPage(known, 3, { ids: [21, 22, 23, 24, 25], total: 25 })
  expect(stepsFrom(whole, 25)).toMatchObject({ place: 24, next: undefined, wanted: undefined })
})

it('shows nobody twice who has moved over the end of a page, and ends where nobody new comes', () => {
  const known = withPage(second, 3, { ids: [20, 21, 22], total: 23 })
  expect(stepsFrom(known, 20)).toMatchObject({ next: { id: 21, place: 20 } })
  const ended = withPage(second, 3, { ids: [20], total: 25 })
  expect(stepsFrom(ended, 20)).toMatchObject({ next: undefined, wanted: undefined })
})
