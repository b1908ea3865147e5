import { expect, it } from 'vitest'
import { readCombinedSearch, readResultsSearch } from './results-filter.ts'

it('reads what is counted from the address, and leaves out what it does not understand', () => {
  expect(readResultsSearch({ action: 4, state: 'all', version: '2', tab: 'people' })).toEqual({
    action: 4,
    state: 'all',
    version: 2,
    tab: 'people',
  })
  expect(readResultsSearch({ action: 'x', state: 'finished', version: -1, tab: 'none' })).toEqual(
    {},
  )
})

it('reads the actions of a report in their order, each once', () => {
  expect(readCombinedSearch({ actions: '23,4,23,x,', report: 7 })).toEqual({
    actions: [23, 4],
    report: 7,
  })
  expect(readCombinedSearch({ actions: 4 })).toEqual({ actions: [4] })
  expect(readCombinedSearch({ actions: '' })).toEqual({ actions: [] })
  expect(readCombinedSearch({})).toEqual({})
})
