import { describe, expect, it } from 'vitest'
import { toExportFilter } from '../export/export-filter.ts'
import {
  countFilters,
  nextOrder,
  NO_FILTERS,
  readGridSearch,
  toGridFilter,
  toPeopleFilter,
  withoutOrder,
} from './grid-search.ts'

describe('readGridSearch', () => {
  it('reads what a link carries, typed or as text', () => {
    expect(
      readGridSearch({
        q: 'παπα',
        state: 'overdue',
        stateOf: '12',
        mentor: 7,
        desc: 'true',
        row: 40,
      }),
    ).toEqual({ q: 'παπα', state: 'overdue', stateOf: 12, mentor: 7, desc: true, row: 40 })
    expect(readGridSearch({ sort: 67, active: false })).toEqual({ sort: 67, active: false })
    expect(readGridSearch({ cols: [3, '4', 3, -1, 'x'], view: 2 })).toEqual({
      cols: [3, 4],
      view: 2,
    })
    expect(readGridSearch({ cols: [], view: 'x' })).toEqual({})
  })

  it('reads a search of digits as text', () => {
    expect(readGridSearch({ q: 2026 })).toEqual({ q: '2026' })
  })

  it('leaves out what makes no sense', () => {
    expect(
      readGridSearch({
        q: '  ',
        state: 'finished',
        stateOf: 1.5,
        type: 'tx',
        mentor: -1,
        coord: 3e9,
        sort: 'password',
        desc: false,
        row: 'NaN',
        col: {},
        unknown: 1,
      }),
    ).toEqual({})
  })

  it('reads conditions on the fields of the project, and leaves out what is none', () => {
    const where = [
      { field: 'municipality', values: ['Αθήνα', 'Πάτρα'] },
      { field: 'languages', values: ['Αγγλικά'], part: true },
    ]
    expect(readGridSearch({ where })).toEqual({ where })
    expect(readGridSearch({ where: [{ field: 'x', values: [] }, 'x', null] })).toEqual({})
  })

  it('takes 3 for every type but meetings, and t3 for tasks', () => {
    expect(readGridSearch({ type: 3 }).type).toBe('other')
    expect(readGridSearch({ type: 't3' }).type).toBe('t3')
  })
})

describe('toGridFilter', () => {
  it('asks only for what is set', () => {
    expect(toGridFilter({}, 5)).toEqual({ ProjectId: 5, Order: 'last_name' })
    expect(toGridFilter({ stateOf: 3, type: 'meet', group: 'Α' }, 5)).toEqual({
      ProjectId: 5,
      Order: 'last_name',
    })
  })

  it('carries every filter and the column that sorts', () => {
    const filter = toGridFilter(
      {
        q: ' άννα ',
        state: 'done',
        stateOf: 3,
        mentor: 1,
        coord: 2,
        active: false,
        where: [{ field: 'municipality', values: ['Αθήνα'] }],
        sort: 9,
        desc: true,
      },
      5,
    )
    expect(filter).toEqual({
      ProjectId: 5,
      Search: 'άννα',
      MentorId: 1,
      CoordId: 2,
      Active: false,
      Filter: [{ Field: 'municipality', Value: ['Αθήνα'], Match: 'in' }],
      State: 'done',
      ActionId: 3,
      ActionOrder: 9,
      Desc: true,
    })
    expect(withoutOrder(filter)).not.toHaveProperty('ActionOrder')
    expect(withoutOrder(filter)).not.toHaveProperty('Desc')
  })
})

it('passes the conditions on fields with the totals, the export and what other fields offer', () => {
  const search = {
    where: [{ field: 'gender', values: ['5302'] }],
    mentor: 7,
    sort: 'done',
  } as const
  const filter = toGridFilter(search, 5)
  const Filter = [{ Field: 'gender', Value: ['5302'], Match: 'in' }]
  expect(withoutOrder(filter)).toEqual({ ProjectId: 5, MentorId: 7, Filter })
  expect(toExportFilter(filter)).toEqual({ ProjectId: 5, filterMentorId: 7, Filter })
  expect(toPeopleFilter(search, 5)).toEqual({
    ProjectId: 5,
    Roles: ['Mentee'],
    Search: '',
    filterMentorId: 7,
    Filter,
  })
})

it('counts the filters and turns them all off', () => {
  const search = {
    q: 'α',
    state: 'done',
    stateOf: 3,
    type: 'meet',
    active: false,
    where: [
      { field: 'gender', values: ['5302'] },
      { field: 'municipality', values: ['Αθήνα', 'Πάτρα'] },
    ],
    sort: 'done',
  } as const
  expect(countFilters(search)).toBe(6)
  expect(countFilters(readGridSearch({ ...search, ...NO_FILTERS }))).toBe(0)
})

it('sorts up, down, then as at first', () => {
  const up = nextOrder({}, 12)
  expect(up).toEqual({ sort: 12, desc: undefined })
  const down = nextOrder({ sort: 12 }, 12)
  expect(down).toEqual({ sort: 12, desc: true })
  expect(nextOrder({ sort: 12, desc: true }, 12)).toEqual({ sort: undefined, desc: undefined })
  expect(nextOrder({ sort: 'done', desc: true }, 12)).toEqual({ sort: 12, desc: undefined })
  expect(nextOrder({}, undefined)).toEqual({ sort: undefined, desc: true })
})
