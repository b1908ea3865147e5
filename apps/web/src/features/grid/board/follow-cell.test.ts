import { expect, it } from 'vitest'
import type { ActiveCell, GridList } from './follow-cell.ts'
import { followCell, identifyCell } from './follow-cell.ts'
import type { GridColumn, GridRow } from './grid-rows.ts'

/** Mentees by id in the order of their rows, of whom so many have arrived; actions by id. */
function list(people: readonly number[], actions = [7, 8], arrived = people.length): GridList {
  const shown = people.slice(0, arrived)
  return {
    listKey: 'all',
    rowCount: people.length,
    columns: actions.map((Id) => ({ Id }) as GridColumn),
    rowAt: (index) => (shown[index] === undefined ? undefined : ({ Id: shown[index] } as GridRow)),
    indexOf: (id) => (shown.includes(id) ? shown.indexOf(id) : undefined),
  }
}

/** Mentee 2 and action 8. */
const ACTIVE = identifyCell({ row: 1, column: 3 }, list([1, 2, 3]))

const standing = ({ row, column, menteeId, actionId }: ActiveCell) => [
  [row, column],
  [menteeId, actionId],
]

it('is the same object while nothing changes', () => {
  expect(followCell(ACTIVE, list([1, 2, 3]))).toBe(ACTIVE)
  expect(followCell(ACTIVE, list([1, 2, 9, 3]))).toBe(ACTIVE)
})

it.each([
  ['a row comes before', list([9, 1, 2, 3]), [2, 3], [2, 8]],
  ['a row before goes', list([2, 3]), [0, 3], [2, 8]],
  ['the order changes', list([3, 1, 2]), [2, 3], [2, 8]],
  ['a column before goes', list([1, 2, 3], [8]), [1, 2], [2, 8]],
  ['its column goes', list([1, 2, 3], [7]), [1, 2], [2, 7]],
  ['its mentee goes: remembered, not replaced', list([1, 3, 4]), [1, 3], [2, 8]],
  ['its mentee goes and was the last', list([1]), [0, 3], [2, 8]],
  ['another list without its mentee', { ...list([5, 6]), listKey: 'other' }, [0, 3], [5, 8]],
  ['another list with its mentee', { ...list([5, 6, 2]), listKey: 'other' }, [2, 3], [2, 8]],
])('stays with its mentee and action when %s', (_, changed, place, who) => {
  const followed = followCell(ACTIVE, changed)
  expect(standing(followed)).toEqual([place, who])
  expect(followCell(followed, changed)).toBe(followed)
})

it('finds a mentee again whose page comes later', () => {
  const lost = followCell(ACTIVE, list([1, 3, 4, 2], [7, 8], 3))
  expect(standing(lost)).toEqual([
    [1, 3],
    [2, 8],
  ])
  expect(followCell(lost, list([1, 3, 4, 2])).row).toBe(3)
})

it('learns whose cell it is once the row arrives', () => {
  const early = identifyCell({ row: 0, column: 0 }, list([1, 2], [7], 0))
  expect(early.menteeId).toBeUndefined()
  expect(followCell(early, list([1, 2], [7]))).toMatchObject({ row: 0, menteeId: 1 })
})
