import { describe, expect, it } from 'vitest'
import { lastPage, nextSort, pageWithin } from './table-state.ts'

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

it.each([
  [25, 25, 1],
  [95, 50, 2],
  [101, 100, 2],
])('%i rows by %i are on %i pages', (count, rows, pages) => {
  expect(lastPage(count, rows)).toBe(pages)
})

describe('pageWithin', () => {
  it.each([
    [undefined, 236, 1],
    [24, 236, 24],
    [25, 236, 1],
    [9999, 0, 1],
    [3, undefined, 3],
  ])('takes page %s of %s rows for %i', (page, count, shown) => {
    expect(pageWithin(page, count)).toBe(shown)
  })

  it('goes by how long the pages are', () => {
    expect(pageWithin(24, 236, 50)).toBe(1)
    expect(pageWithin(5, 236, 50)).toBe(5)
  })
})
