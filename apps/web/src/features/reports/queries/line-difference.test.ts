import { expect, it } from 'vitest'
import { placeOf } from '../sql/place-of.ts'
import { lineDifference } from './line-difference.ts'

it('says which lines came and which went, and leaves the others in their order', () => {
  const lines = lineDifference('select 1\nfrom a\nlimit 5', 'select 1\nfrom b\nwhere x\nlimit 5')
  expect(lines).toEqual([
    { kind: 'same', text: 'select 1' },
    { kind: 'removed', text: 'from a' },
    { kind: 'added', text: 'from b' },
    { kind: 'added', text: 'where x' },
    { kind: 'same', text: 'limit 5' },
  ])
})

it('finds the word that a mistake stands at', () => {
  expect(placeOf('select 1\nfrom peple', { Line: 2, Column: 6 })).toEqual({ from: 14, to: 19 })
})

it('stays within the text whatever place it is told', () => {
  expect(placeOf('ab', { Line: 9, Column: 9 })).toEqual({ from: 2, to: 2 })
  expect(placeOf('ab', { Line: null, Column: null })).toEqual({ from: 0, to: 2 })
})
