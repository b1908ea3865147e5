import { expect, it } from 'vitest'
import { summarizeCard } from './card-summary.ts'
import { readRowsPage } from './grid-rows.ts'

const NOW = new Date('2026-11-21T08:00:00Z')

const column = (Id: number, Due: string | null = null) => ({
  Id,
  TypeId: 3,
  Title: `${Id}`,
  Group: [],
  Flags: 2,
  Due,
})

const row = (...Cells: { ActionId: number; Done?: string; At?: string }[]) =>
  readRowsPage({
    list: [
      {
        Id: 1,
        FirstName: 'Άννα',
        LastName: 'Αγγέλου',
        Active: true,
        MentorId: null,
        MentorName: '',
        DoneCount: 0,
        Total: 4,
        Cells,
      },
    ],
    Next: null,
  }).rows[0]!

const own = (Only: number[]) => ({ ...row(), only: new Set(Only) })

const DONE = { ActionId: 1, Done: '2026-11-01T08:00:00Z' }
const LATER = { ActionId: 2, At: '2026-12-20T08:00:00Z' }
const SOONER = { ActionId: 3, At: '2026-12-01T08:00:00Z' }
const columns = [column(1), column(2), column(3), column(4)]

it('counts the states in the order of the columns', () => {
  const { actions, counts } = summarizeCard(row(DONE, LATER), columns, NOW)
  expect(actions.map(({ state }) => state)).toEqual(['done', 'scheduled', 'todo', 'todo'])
  expect(counts).toEqual({ done: 1, scheduled: 1, todo: 2, overdue: 0, inactive: 0 })
})

it('puts what is overdue before what is ahead, and that before what is open', () => {
  const nextOf = (...args: Parameters<typeof summarizeCard>) =>
    summarizeCard(...args).next?.column.Id
  expect(nextOf(row(DONE, LATER, SOONER), [...columns, column(5, '2026-11-01')], NOW)).toBe(5)
  expect(nextOf(row(DONE, LATER, SOONER), columns, NOW)).toBe(3)
  expect(nextOf(row(DONE), columns, NOW)).toBe(2)
  expect(nextOf(row(DONE), [column(1)], NOW)).toBeUndefined()
})

it("leaves out columns that are not the reader's", () => {
  const { actions, counts, next } = summarizeCard(own([4]), columns, NOW)
  expect(actions.map(({ column: { Id } }) => Id)).toEqual([4])
  expect(counts.todo).toBe(1)
  expect(next?.column.Id).toBe(4)
})

it('leaves out columns that the mentee is not shown', () => {
  const { actions } = summarizeCard({ ...row(), unshown: new Set([1, 4]) }, columns, NOW)
  expect(actions.map(({ column: { Id } }) => Id)).toEqual([2, 3])
})
