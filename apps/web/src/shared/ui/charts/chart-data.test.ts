import { expect, it } from 'vitest'
import { hasTwoAxes, roundedSets, shares } from './chart-data.ts'

const set = (...data: number[]) => ({ label: 'Α', data })

it('rounds to two decimals', () => {
  expect(roundedSets([set(1.005_1, 2.344, -0.666_7)])).toEqual([set(1.01, 2.34, -0.67)])
})

it('gives exactly two datasets two axes, but not in a doughnut', () => {
  expect(hasTwoAxes('bar', [set(), set()])).toBe(true)
  expect(hasTwoAxes('line', [set(), set()])).toBe(true)
  expect(hasTwoAxes('bar', [set()])).toBe(false)
  expect(hasTwoAxes('bar', [set(), set(), set()])).toBe(false)
  expect(hasTwoAxes('doughnut', [set(), set()])).toBe(false)
})

it('gives parts of the sum in percent', () => {
  expect(shares([1, 2, 3])).toEqual([16.7, 33.3, 50])
  expect(shares([0, 0])).toEqual([0, 0])
})
