import { expect, it } from 'vitest'
import { withCondition } from '../person/conditions.ts'
import { fromView, readPeopleSearch, toFilter, toView } from './people-search.ts'

const SEARCH = {
  q: 'papa',
  roles: ['Mentee'] as const,
  state: 0,
  mentor: 7,
  where: [
    { field: 'town', values: ['Βόλος', 'Λάρισα'] },
    { field: 'skills', values: ['Excel'], part: true as const },
  ],
  columns: ['state', 'phone'],
  sort: 'state' as const,
  desc: true as const,
  page: 3,
  view: 5,
}

it('reads its own address', () => {
  expect(readPeopleSearch(SEARCH)).toEqual(SEARCH)
})

it('leaves out what is not what it should be', () => {
  expect(
    readPeopleSearch({
      q: '  ',
      roles: ['Pirate', 7],
      state: 4,
      mentor: -1,
      where: [
        { field: 'town' },
        { field: '', values: ['x'] },
        'x',
        null,
        { field: 'a', values: [] },
      ],
      columns: 'all',
      sort: 'password',
      desc: 'yes',
      page: 1,
      view: 1.5,
      other: true,
    }),
  ).toEqual({})
})

it('asks the server for any of the values, or for one of several in a text', () => {
  expect(toFilter(SEARCH, 1)).toEqual({
    ProjectId: 1,
    Search: 'papa',
    Roles: ['Mentee'],
    Filter: [
      { Field: 'town', Value: ['Βόλος', 'Λάρισα'], Match: 'in' },
      { Field: 'skills', Value: ['Excel'], Match: 'in', Separate: true },
    ],
    filterState: 0,
    filterMentorId: 7,
  })
})

it('opens a saved view as it was, on its first page', () => {
  const { page: _, ...shown } = SEARCH
  const view = toView(SEARCH) as Parameters<typeof fromView>[1]
  expect(fromView(5, view)).toEqual(shown)
  expect(fromView(6, toView({}) as Parameters<typeof fromView>[1])).toEqual({ view: 6 })
})

it('keeps one condition for each field, and none without values', () => {
  const both = withCondition([{ field: 'a', values: ['1'] }], { field: 'b', values: ['2'] })
  expect(both).toEqual([
    { field: 'a', values: ['1'] },
    { field: 'b', values: ['2'] },
  ])
  expect(withCondition(both, { field: 'a', values: [] })).toEqual([{ field: 'b', values: ['2'] }])
  expect(withCondition([{ field: 'a', values: ['1'] }], { field: 'a', values: [] })).toBeUndefined()
})
