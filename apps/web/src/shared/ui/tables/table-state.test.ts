import { expect, it } from 'vitest'
import { lastPage, nextSort } from './table-state.ts'

it('orders ascending first, then the other way round, and each column anew', () => {
  const up = nextSort(undefined, 'name')
  expect(up).toEqual({ column: 'name', descending: false })
  const down = nextSort(up, 'name')
  expect(down).toEqual({ column: 'name', descending: true })
  expect(nextSort(down, 'name')).toEqual(up)
  expect(nextSort(down, 'date')).toEqual({ column: 'date', descending: false })
})

it.each([
  [0, 1],
  [1, 1],
  [10, 1],
  [11, 2],
  [95, 10],
])('%i rows are on %i pages', (count, pages) => {
  expect(lastPage(count)).toBe(pages)
})
