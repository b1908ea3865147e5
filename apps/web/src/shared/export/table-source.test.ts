import { MOST_ROWS } from '@telemachos/contract/core/page-rows'
import { expect, test } from 'vitest'
import type { TableColumn } from '../ui/tables/paged-table.tsx'
import { tableSource } from './table-source.ts'

interface Person {
  readonly id: number
  readonly name: string
  readonly seen: string | null
  readonly notes: number
}

const COLUMNS: readonly TableColumn<Person>[] = [
  { key: 'name', label: 'Όνομα', cell: ({ name }) => name },
  {
    key: 'seen',
    label: 'Σύνδεση',
    text: ({ seen }) => seen && new Date(seen),
    cell: ({ seen }) => seen ?? '–',
  },
  {
    key: 'notes',
    label: 'Σημειώσεις',
    text: ({ notes }) => notes || null,
    cell: ({ notes }) => notes || '–',
  },
  { key: 'tools', label: '', text: null, cell: () => null },
]

const nobody = new AbortController().signal

async function linesOf(...pages: (readonly Person[])[]) {
  const count = pages.length * MOST_ROWS
  const source = tableSource({
    columns: COLUMNS,
    rowKey: ({ id }) => id,
    readPage: ({ page }) => Promise.resolve({ list: pages[page - 1] ?? [], count, All: count }),
  })
  const { pages: most, read } = await source.begin(nobody)
  const lines = []
  for (let page = 1; page <= most; page++) lines.push(...(await read(page)).lines)
  return lines
}

test('an instant is written as one, in Athens, and nothing as the sign for it', async () => {
  const seen = { id: 1, name: 'Άννα', seen: '2026-03-05T23:30:00Z', notes: 3 }
  const unseen = { id: 2, name: 'Βάσω', seen: null, notes: 0 }
  const nothing = { kind: 'text', text: '-', forced: false }
  expect(await linesOf([seen, unseen])).toEqual([
    [
      { kind: 'text', text: 'Άννα', forced: false },
      { kind: 'date', iso: '2026-03-06T01:30' },
      { kind: 'number', value: 3 },
    ],
    [{ kind: 'text', text: 'Βάσω', forced: false }, nothing, nothing],
  ])
})

test('a row that moves to the next page meanwhile is written once', async () => {
  const one = { id: 1, name: 'Άννα', seen: null, notes: 0 }
  const other = { id: 2, name: 'Βάσω', seen: null, notes: 0 }
  expect(await linesOf([one], [one, other])).toHaveLength(2)
})

test('each call reads as many rows as may be asked for', async () => {
  const asked: object[] = []
  const source = tableSource({
    columns: COLUMNS,
    rowKey: ({ id }) => id,
    readPage(part) {
      asked.push(part)
      return Promise.resolve({ list: [], count: 240, All: 240 })
    },
  })
  const { pages, read } = await source.begin(nobody)
  expect(pages).toBe(3)
  await read(3)
  expect(asked).toEqual([
    { page: 1, count: 100 },
    { page: 3, count: 100 },
  ])
})
