import { expect, it } from 'vitest'
import { patchCompletion, readRowsPage } from './grid-rows.ts'
import { actionsOf } from './grid-view.ts'

const INACTIVE = '3000-01-01T00:00:00Z'

const person = {
  Id: 1,
  FirstName: 'Άννα',
  LastName: 'Αγγέλου',
  Active: true,
  MentorId: null,
  MentorName: '',
  DoneCount: 1,
  Cells: [
    { ActionId: 1, Done: '2026-11-01T10:00:00Z', At: INACTIVE },
    { ActionId: 2, At: INACTIVE },
    { ActionId: 3, At: '2026-12-01T10:00:00Z' },
  ],
}

it('leaves inactive actions out of the total, where they were not done after all', () => {
  const page = readRowsPage({ list: [person], Next: null })
  expect(page.rows.map((row) => actionsOf(row, 22))).toEqual([21])
  const done = { MenteeId: 1, ActionId: 2, Completed: true }
  const patched = patchCompletion(page, done, '2026-11-22T10:00:00Z')
  expect(patched.rows.map((row) => actionsOf(row, 22))).toEqual([22])
})

it("counts only the actions that are the reader's, without the inactive ones among them", () => {
  const { rows } = readRowsPage({ list: [{ ...person, Only: [2, 3, 4] }], Next: null })
  expect(rows.map((row) => actionsOf(row, 22))).toEqual([2])
})
