import { expect, it } from 'vitest'
import { hashOf, loadsOf } from './use-loads-table.ts'

it('is the same after Back as it was left, in its tab', () => {
  const left = {
    ...{ page: 3, search: 'Παπαδοπούλου & Υιός' },
    sort: { column: 'behind', descending: true },
  } as const
  const hash = hashOf(left, 'sTab=mentors')
  expect(loadsOf(hash)).toEqual(left)
  expect(new URLSearchParams(hash).get('sTab')).toBe('mentors')
})

it('begins by name, whatever the address says', () => {
  const first = { page: 1, search: '', sort: { column: 'name', descending: false } } as const
  expect(loadsOf('')).toEqual(first)
  expect(loadsOf('sTab=mentors&page=0&order=toString')).toEqual(first)
  expect(hashOf(first, '')).toBe('')
})
