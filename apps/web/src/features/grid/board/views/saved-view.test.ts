import { expect, it } from 'vitest'
import { fromView, isAsSaved, toView, type SavedView } from './saved-view.ts'
import type { GridSearch } from '../grid-search.ts'

const search: GridSearch = {
  q: 'παπ',
  state: 'overdue',
  stateOf: 9,
  type: 't3',
  group: 'Έναρξη',
  mentor: 4,
  coord: 5,
  active: true,
  where: [{ field: 'town', values: ['Βόλος'], part: true }],
  sort: 12,
  desc: true,
  cols: [3, 9],
}

const saved = (View: object): SavedView =>
  ({
    ...{ Id: 7, Name: 'Μία', Shared: false, Mine: true },
    View: { ...{ Filter: [], Search: '', Order: 'last_name', Desc: false, Columns: [] }, ...View },
  }) as SavedView

it('keeps filters, columns and order of an address, and not where it stands', () => {
  const view = toView({ ...search, row: 40, col: 3, mentee: 1, action: 2, view: 1 })
  expect(fromView(saved(view))).toEqual({ ...search, view: 7 })
})

it('stands for the whole grid where it keeps nothing', () => {
  expect(fromView(saved(toView({})))).toEqual({ view: 7 })
  expect(isAsSaved(saved({}), { view: 7, row: 12 })).toBe(true)
  expect(isAsSaved(saved({}), { view: 7, sort: 'done' })).toBe(false)
})
