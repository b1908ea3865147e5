import { expect, it } from 'vitest'
import { patchCompletion, readRowsPage } from './grid-rows.ts'
import { peopleOf, viewCell } from './grid-view.ts'

const INACTIVE = '3000-01-01T00:00:00Z'

const person = {
  Id: 1,
  FirstName: 'Άννα',
  LastName: 'Αγγέλου',
  Active: true,
  MentorId: null,
  MentorName: '',
  DoneCount: 1,
  Total: 21,
  Cells: [
    { ActionId: 1, Done: '2026-11-01T10:00:00Z', At: INACTIVE },
    { ActionId: 2, At: INACTIVE },
    { ActionId: 3, At: '2026-12-01T10:00:00Z' },
  ],
}

const column = (Id: number) => ({
  Id,
  TypeId: 3,
  Title: '',
  Group: [],
  Flags: 2,
  Due: '2026-01-01',
})
const NOW = new Date('2026-11-22T10:00:00Z')

it('counts an inactive action in the total from when it was done after all', () => {
  const page = readRowsPage({ list: [person], Next: null })
  const done = { MenteeId: 1, ActionId: 2, Completed: true }
  const patched = patchCompletion(page, done, true, '2026-11-22T10:00:00Z')
  expect(patched.rows.map(({ DoneCount, Total }) => [DoneCount, Total])).toEqual([[2, 22]])
  const back = patchCompletion(patched, { ...done, Completed: false }, true, '')
  expect(back).toEqual(page)
})

it('says of an action that the mentee is not shown that it is not for them, and never overdue', () => {
  const { rows } = readRowsPage({ list: [{ ...person, Unshown: [4] }], Next: null })
  const stateIn = (id: number) => rows.map((row) => viewCell(row, column(id), NOW).state)
  expect(stateIn(4)).toEqual(['unshown'])
  expect(stateIn(5)).toEqual(['overdue'])
})

it('counts a column of the mentees for whom it counts', () => {
  const counted = { ActionId: 1, Done: 1, Scheduled: 0, Overdue: 0, Of: 7, Unshown: 3 }
  expect([peopleOf(counted, 10), peopleOf(undefined, 10)]).toEqual([7, 10])
})
