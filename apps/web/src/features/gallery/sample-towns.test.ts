import { expect, it } from 'vitest'
import { townPage } from './sample-towns.ts'

const TOWNS = Array.from({ length: 12 }, (_, index) => ({
  name: `Πόλη ${String.fromCharCode(0x3b1 + index)}`,
  people: 12 - index,
  since: '2026-01-01',
}))
const sort = { column: 'people', descending: false }

it('gives ten to a page, and the rest on the next', () => {
  const first = townPage(TOWNS, { page: 1, rows: 10, search: '', sort })
  expect([first.list.length, first.count, first.All]).toEqual([10, 12, 12])
  expect(first.list[0]?.people).toBe(1)
  expect(townPage(TOWNS, { page: 2, rows: 10, search: '', sort }).list).toHaveLength(2)
})

it('finds without regard to accents, and orders the other way round', () => {
  const down = townPage(TOWNS, {
    page: 1,
    rows: 10,
    search: '',
    sort: { ...sort, descending: true },
  })
  expect(down.list[0]?.people).toBe(12)
  const found = townPage(TOWNS, { page: 1, rows: 10, search: 'πολη α', sort })
  expect([found.count, found.All]).toEqual([1, 12])
})
