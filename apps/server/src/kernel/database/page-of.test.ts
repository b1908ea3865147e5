import { expect, it } from 'vitest'
import { pageOf, rowsOf } from './page-of.ts'

it.each([
  [{ page: 1 }, undefined, { size: 10, skip: 0 }],
  [{ page: 3 }, undefined, { size: 10, skip: 20 }],
  [{ page: 3 }, 20, { size: 20, skip: 40 }],
  [{ page: 3, count: 25 }, 20, { size: 25, skip: 50 }],
])('of %j, usually %j, reads %j', (asked, usual, rows) => {
  expect(rowsOf(asked, usual)).toEqual(rows)
})

it('bounds a statement', () => {
  expect(pageOf({ page: 2, count: 100 }).text).toBe('limit 100 offset 100')
})
