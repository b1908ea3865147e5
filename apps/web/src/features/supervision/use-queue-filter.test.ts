import { expect, it } from 'vitest'
import { filterOf, hashOf } from './use-queue-filter.ts'

it('is the same after Back as it was left', () => {
  const left = { page: 3, search: 'Παπαδοπούλου & Υιός', reason: 'nextMeeting' } as const
  expect(filterOf(hashOf(left))).toEqual(left)
  expect(filterOf(`#${hashOf(left)}`.slice(1))).toEqual(left)
})

it('begins with everybody, whatever the address says', () => {
  const all = { page: 1, search: '', reason: null }
  expect(filterOf('')).toEqual(all)
  expect(filterOf('sTab=queue&page=-1&reason=none')).toEqual(all)
  expect(hashOf(all)).toBe('sTab=queue')
})
