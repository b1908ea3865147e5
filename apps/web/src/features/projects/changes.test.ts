import { describe, expect, it } from 'vitest'
import { listChanges, listClashes, mergeChanges } from './changes.ts'
import { getAt, setAt, type Json } from './json-path.ts'

const field = (Name: string, Visible = 4) => ({ Name, Visible })

describe('listChanges', () => {
  it('tells fields apart by their names, and notes their order once', () => {
    const before = { User: { Fields: [field('a'), field('b'), field('c')] } }
    const after = { User: { Fields: [field('c'), field('b', 3), field('d')] } }
    expect(listChanges(before, after)).toEqual([
      { path: ['User', 'Fields', 'a'], kind: 'removed', before: field('a') },
      { path: ['User', 'Fields', 'b', 'Visible'], kind: 'changed', before: 4, after: 3 },
      { path: ['User', 'Fields', 'd'], kind: 'added', after: field('d') },
      { path: ['User', 'Fields'], kind: 'moved' },
    ])
  })

  it('tells the things of a list one by one when the whole list comes or goes', () => {
    const list = { Fields: [field('a'), field('b')] }
    expect(listChanges(undefined, list)).toEqual([
      { path: ['Fields', 'a'], kind: 'added', after: field('a') },
      { path: ['Fields', 'b'], kind: 'added', after: field('b') },
    ])
    expect(listChanges(list, undefined).map(({ kind }) => kind)).toEqual(['removed', 'removed'])
    expect(listChanges({}, { Fields: [] })).toEqual([
      { path: ['Fields'], kind: 'added', after: [] },
    ])
  })

  it('finds nothing between what differs in the order of keys only', () => {
    expect(listChanges({ a: 1, b: { c: [1] } }, { b: { c: [1] }, a: 1 })).toEqual([])
  })
})

describe('mergeChanges', () => {
  it('keeps what each side changed, and names what both did', () => {
    const base = { a: 1, b: 1, c: { d: 1 }, gone: 1 }
    const mine = { a: 2, b: 1, c: { d: 2 }, gone: 1 }
    const theirs = { a: 1, b: 3, c: { d: 3 } }
    expect(mergeChanges(base, mine, theirs)).toEqual({
      merged: { a: 2, b: 3, c: { d: 2 } },
      both: [['c', 'd']],
    })
  })

  it('joins lists of named things one by one', () => {
    const base = [field('a'), field('b'), field('c')]
    const mine = [field('c'), field('a', 3), field('b'), field('mine')]
    const theirs = [field('a'), field('b', 2), field('theirs')]
    expect(mergeChanges(base, mine, theirs, ['Fields'])).toEqual({
      merged: [field('a', 3), field('b', 2), field('mine'), field('theirs')],
      both: [],
    })
    expect(mergeChanges(base, [field('a', 3)], [field('a', 2), field('b')], ['Fields'])).toEqual({
      merged: [field('a', 3)],
      both: [['Fields', 'a', 'Visible']],
    })
    expect(mergeChanges(base, base.toReversed(), [base[1], base[0], base[2]] as Json)).toEqual({
      merged: base.toReversed(),
      both: [[]],
    })
  })
})

describe('listClashes', () => {
  it('has what both changed otherwise, with both values, and nothing that one side changed alone', () => {
    const base = { a: 1, list: [field('x'), field('y')], same: 1 }
    const mine = { a: 2, list: [field('x', 2), field('y', 2)], same: 2 }
    const theirs = { a: 1, list: [field('x', 3), field('y')], same: 2 }
    expect(listClashes(base, mine, theirs)).toEqual([
      { path: ['list', 'x', 'Visible'], kind: 'changed', before: 2, after: 3 },
    ])
  })
})

describe('setAt', () => {
  it('makes what is missing on the way, and leaves nothing empty behind', () => {
    const made = setAt({ kept: 1 }, ['Config', 'Logo', 'ImageUrl'], '/a.png')
    expect(made).toEqual({ kept: 1, Config: { Logo: { ImageUrl: '/a.png' } } })
    expect(getAt(made, ['Config', 'Logo', 'ImageUrl'])).toBe('/a.png')
    expect(setAt(made, ['Config', 'Logo', 'ImageUrl'], undefined)).toEqual({ kept: 1 })
    expect(setAt([1, 2, 3], [1], undefined)).toEqual([1, 3])
  })
})
