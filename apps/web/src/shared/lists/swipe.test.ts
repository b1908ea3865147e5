import { expect, it } from 'vitest'
import { meaningOf } from './swipe.ts'

it.each([
  [{ x: -90, y: 10 }, false, { way: 'next', isFar: true }],
  [{ x: 90, y: 10 }, false, { way: 'previous', isFar: true }],
  [{ x: -90, y: 10 }, true, { way: 'previous', isFar: true }],
  [{ x: -30, y: 4 }, false, { way: 'next', isFar: false }],
  [{ x: -8, y: 30 }, false, 'scroll'],
  [{ x: -40, y: 40 }, false, 'scroll'],
  [{ x: -30, y: 25 }, false, undefined],
  [{ x: 4, y: 3 }, false, undefined],
] as const)('a way of %o means %o, mirrored or not', (way, isMirrored, meaning) => {
  expect(meaningOf(way, isMirrored)).toEqual(meaning)
})
