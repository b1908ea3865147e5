import { describe, expect, it } from 'vitest'
import { isPage, PAGE_LINKS, pageLinks } from './page-links.ts'

describe('pageLinks', () => {
  it.each([
    [1, 0, []],
    [1, 1, [1]],
    [2, 3, [1, 2, 3]],
    [1, 40, [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]],
    [20, 40, [15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25]],
    [39, 40, [30, 31, 32, 33, 34, 35, 36, 37, 38, 39, 40]],
  ])('on page %i of %i', (current, last, links) => {
    expect(pageLinks(current, last, PAGE_LINKS.simple)).toEqual(links)
  })

  it.each(['admin', 'import'] as const)('has ten links on the pager of the kind %s', (kind) => {
    expect(pageLinks(1, 40, PAGE_LINKS[kind])).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10])
    expect(pageLinks(20, 40, PAGE_LINKS[kind])).toEqual([15, 16, 17, 18, 19, 20, 21, 22, 23, 24])
    expect(pageLinks(40, 40, PAGE_LINKS[kind])).toHaveLength(10)
    expect(pageLinks(2, 9, PAGE_LINKS[kind])).toHaveLength(9)
  })

  it('has nine links on the other pager', () => {
    expect(pageLinks(20, 40, PAGE_LINKS.other)).toEqual([16, 17, 18, 19, 20, 21, 22, 23, 24])
    expect(pageLinks(40, 40, PAGE_LINKS.other)).toHaveLength(9)
  })
})

it.each([
  [1, true],
  [7, true],
  [0, false],
  [8, false],
  [-1, false],
  [2.5, false],
  [Number.NaN, false],
])('page %d of 7 is there: %s', (page, expected) => {
  expect(isPage(page, 7)).toBe(expected)
})
