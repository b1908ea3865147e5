import { expect, it } from 'vitest'
import { countActions, filterActions } from './action-counts.ts'

const column = (Id: number, TypeId: number, Title: string) => ({
  Id,
  TypeId,
  Title,
  Group: [],
  Flags: 2,
  Due: null,
})
const COLUMNS = [
  column(1, 1, 'Πρώτη συνάντηση'),
  column(2, 3, 'Βιογραφικό'),
  column(3, 2, 'Κλήση προόδου'),
]
const COUNT = {
  count: 10,
  All: 12,
  Actions: [
    { ActionId: 1, Done: 6, Scheduled: 1, Overdue: 1, Of: 10, Unshown: 0 },
    { ActionId: 3, Done: 0, Scheduled: 0, Overdue: 4, Of: 9, Unshown: 1 },
  ],
}
const ACTIONS = countActions(COLUMNS, COUNT)
const ids = (filter: object) =>
  filterActions(ACTIONS, { text: '', type: undefined, attention: false, ...filter }).map(
    ({ column: { Id } }) => Id,
  )

it('counts what remains, and nothing for an action that nobody has touched', () => {
  expect(
    ACTIONS.map(({ done, scheduled, overdue, rest }) => [done, scheduled, overdue, rest]),
  ).toEqual([
    [6, 1, 1, 2],
    [0, 0, 0, 10],
    // For one of the mentees it does not count.
    [0, 0, 4, 5],
  ])
})

it('never counts below nothing while totals and rows differ', () => {
  const Actions = COUNT.Actions.map((action) => ({ ...action, Of: 3 }))
  expect(countActions(COLUMNS, { ...COUNT, Actions })[0]?.rest).toBe(0)
})

it('finds by part of the title without accents, and by type', () => {
  expect(ids({ text: 'ΣΥΝΑΝΤΗΣ' })).toEqual([1])
  expect(ids({ type: 'meet' })).toEqual([1, 3])
  expect(ids({ type: 'other' })).toEqual([2])
  expect(ids({ type: 't2', text: 'προοδου' })).toEqual([3])
  expect(ids({ text: 'τίποτα' })).toEqual([])
})

it('puts those with the most delays first, others in their order', () => {
  expect(ids({ attention: true })).toEqual([3, 1, 2])
})
