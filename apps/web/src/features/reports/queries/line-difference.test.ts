import { expect, it } from 'vitest'
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
