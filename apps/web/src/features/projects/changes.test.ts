import { describe, expect, it } from 'vitest'
import { listChanges, mergeChanges } from './changes.ts'
import { getAt, setAt } from './json-path.ts'

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
