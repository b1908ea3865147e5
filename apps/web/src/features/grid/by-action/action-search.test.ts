import { expect, it } from 'vitest'
import { readActionSearch } from './action-search.ts'
import { readOverviewSearch } from './overview-search.ts'

it('reads what the address says of one action, and leaves out what it does not understand', () => {
  const search = { q: 'ρή', state: 'overdue', order: 'state', page: 3, mentee: 12 }
  expect(readActionSearch(search)).toEqual(search)
  expect(
    readActionSearch({ q: 7, state: 'late', order: 'name', page: 1, mentee: -2, other: 'x' }),
  ).toEqual({})
  expect(readActionSearch({ page: '2', mentee: 1e300 })).toEqual({ page: 2 })
})

it('reads what the address says of the list', () => {
  expect(readOverviewSearch({ q: 'αβγ', type: 't4', attention: true })).toEqual({
    q: 'αβγ',
    type: 't4',
    attention: true,
  })
  expect(readOverviewSearch({ q: '', type: 't9', attention: 'yes' })).toEqual({})
})

it('takes 3 for every type but meetings, and t3 for tasks', () => {
  expect(readOverviewSearch({ type: 3 })).toEqual({ type: 'other' })
  expect(readOverviewSearch({ type: '3' })).toEqual({ type: 'other' })
  expect(readOverviewSearch({ type: 't3' })).toEqual({ type: 't3' })
})
