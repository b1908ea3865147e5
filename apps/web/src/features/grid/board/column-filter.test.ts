import { describe, expect, it } from 'vitest'
import { filterColumns, groupsOf, groupSpans, typeMatches } from './column-filter.ts'
import type { TypeFilter } from './column-filter.ts'

const column = (Id: number, TypeId: number, ...Group: string[]) => ({
  Id,
  TypeId,
  Title: `${Id}`,
  Group,
  Flags: 2,
  Due: null,
})

const columns = [
  column(1, 1, 'Έναρξη'),
  column(2, 4, 'Έναρξη', 'Έντυπα'),
  column(3, 2, 'Πορεία'),
  column(4, 3, 'Πορεία'),
  column(5, 8, 'Έναρξη'),
]

const ids = (filter: Parameters<typeof filterColumns>[1]) =>
  filterColumns(columns, filter).map(({ Id }) => Id)

describe('typeMatches', () => {
  it.each<[TypeFilter | undefined, number[]]>([
    [undefined, [1, 2, 3, 4, 8]],
    ['meet', [1, 2]],
    ['other', [3, 4, 8]],
    ['t3', [3]],
    ['t2', [2]],
  ])('%s', (filter, types) => {
    expect([1, 2, 3, 4, 8].filter((type) => typeMatches(filter, type))).toEqual(types)
  })
})

describe('filterColumns', () => {
  it('takes a group with the groups inside it', () => {
    expect(ids({ group: 'Έναρξη' })).toEqual([1, 2, 5])
    expect(ids({ group: 'Έναρξη › Έντυπα' })).toEqual([2])
    expect(ids({ group: 'Έν' })).toEqual([])
  })

  it('joins type and group', () => {
    expect(ids({ type: 'meet', group: 'Πορεία' })).toEqual([3])
    expect(ids({})).toEqual([1, 2, 3, 4, 5])
  })

  it('takes the chosen ones in their order, and all where none of them is left', () => {
    expect(ids({ only: [4, 1, 99] })).toEqual([1, 4])
    expect(ids({ only: [4, 1], type: 'meet' })).toEqual([1])
    expect(ids({ only: [99] })).toEqual([1, 2, 3, 4, 5])
  })
})

it('lists every group once, outer ones first', () => {
  expect(groupsOf(columns)).toEqual(['Έναρξη', 'Έναρξη › Έντυπα', 'Πορεία'])
})

it('spans neighbours only', () => {
  expect(groupSpans(columns)).toEqual([
    { path: ['Έναρξη'], start: 0, span: 1 },
    { path: ['Έναρξη', 'Έντυπα'], start: 1, span: 1 },
    { path: ['Πορεία'], start: 2, span: 2 },
    { path: ['Έναρξη'], start: 4, span: 1 },
  ])
})
