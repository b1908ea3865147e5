import { addDays } from '@telemachos/rules/dates'
import { expect, it } from 'vitest'
import { windowOf } from './meeting-windows.ts'

const TODAY = '2026-11-21'

it('begins or ends with today', () => {
  expect(windowOf('coming', 0, TODAY)).toEqual({ from: TODAY, to: '2027-02-21' })
  expect(windowOf('past', 0, TODAY)).toEqual({ from: '2026-08-21', to: TODAY })
})

it.each([0, 1, 5])('leaves no day between window %i and the next, and none twice', (index) => {
  const coming = windowOf('coming', index, TODAY)
  const past = windowOf('past', index, TODAY)
  expect(windowOf('coming', index + 1, TODAY).from).toBe(addDays(coming.to, 1))
  expect(windowOf('past', index + 1, TODAY).to).toBe(addDays(past.from, -1))
})
