import { describe, expect, it } from 'vitest'
import { isIncomplete, isYours, patchCompletion, readRowsPage, stateOfCell } from './grid-rows.ts'

const AT = '2026-11-21T08:00:00Z'
const NOW = new Date(AT)

const person = { Active: true, MentorId: 9, MentorName: 'Νίκος Ρήγας' }
const page = readRowsPage({
  list: [
    {
      ...person,
      Id: 1,
      FirstName: 'Άννα',
      LastName: 'Αγγέλου',
      DoneCount: 1,
      Total: 3,
      Cells: [
        { ActionId: 10, Done: '2026-10-01T08:00:00Z' },
        { ActionId: 11, At: '2026-12-01T08:00:00Z' },
      ],
    },
    {
      ...person,
      Id: 2,
      FirstName: 'Βασίλης',
      LastName: 'Βλάχος',
      DoneCount: 0,
      Total: 3,
      Cells: [],
    },
  ],
  Next: null,
})

const column = (Id: number, Due: string | null = null) => ({
  Id,
  TypeId: 3,
  Title: '',
  Group: [],
  Flags: 2,
  Due,
})

it("tells the cells that are the reader's from those that are not", () => {
  const someone = { ...person, FirstName: 'Α', LastName: 'Β', DoneCount: 0, Total: 3, Cells: [] }
  const list = [
    { ...someone, Id: 1, Only: [10] },
    { ...someone, Id: 2, Only: null },
  ]
  const { rows } = readRowsPage({ list, Next: null })
  expect([10, 11].map((id) => isYours(rows[0]!, column(id)))).toEqual([true, false])
  expect([10, 11].map((id) => isYours(rows[1]!, column(id)))).toEqual([true, true])
})

it('tells cells that are yet to be completed', () => {
  const [anna, vasilis] = page.rows
  expect([10, 11, 12].map((id) => isIncomplete(anna!, column(id)))).toEqual([false, true, true])
  expect(isIncomplete(vasilis!, column(10))).toBe(true)
})

describe('stateOfCell', () => {
  it('reads the cell of the column, and the due date where there is none', () => {
    const [anna] = page.rows
    expect(stateOfCell(anna!, column(10), NOW)).toBe('done')
    expect(stateOfCell(anna!, column(11), NOW)).toBe('scheduled')
    expect(stateOfCell(anna!, column(12), NOW)).toBe('todo')
    expect(stateOfCell(anna!, column(12, '2026-11-20'), NOW)).toBe('overdue')
    // The mentee's own comes before the column's.
    const later = { ...anna!, Dues: { '12': '2026-12-20' } }
    expect(stateOfCell(later, column(12, '2026-11-20'), NOW)).toBe('todo')
  })
})

describe('patchCompletion', () => {
  it('completes a cell, keeps its date and counts it', () => {
    const patched = patchCompletion(page, { MenteeId: 1, ActionId: 11, Completed: true }, true, AT)
    expect(patched.rows[0]?.cells.get(11)).toEqual({
      ActionId: 11,
      At: '2026-12-01T08:00:00Z',
      Done: AT,
    })
    expect(patched.rows[0]?.DoneCount).toBe(2)
    expect(patched.rows[1]).toBe(page.rows[1])
  })

  it('takes a completion back', () => {
    const undone = patchCompletion(page, { MenteeId: 1, ActionId: 10, Completed: false }, true, AT)
    expect(undone.rows[0]?.cells.has(10)).toBe(false)
    expect(undone.rows[0]?.DoneCount).toBe(0)
    const both = patchCompletion(page, { MenteeId: 1, ActionId: 11, Completed: true }, true, AT)
    const back = patchCompletion(both, { MenteeId: 1, ActionId: 11, Completed: false }, true, AT)
    expect(back).toEqual(page)
  })

  it('counts nothing of an action that does not count', () => {
    const change = { MenteeId: 1, ActionId: 11, Completed: true }
    const [row] = patchCompletion(page, change, false, AT).rows
    expect([row?.DoneCount, row?.Total, row?.cells.get(11)?.Done]).toEqual([1, 3, AT])
  })

  it('is the same page for what it does not hold or already knows', () => {
    expect(patchCompletion(page, { MenteeId: 3, ActionId: 10, Completed: true }, true, AT)).toBe(
      page,
    )
    expect(patchCompletion(page, { MenteeId: 1, ActionId: 10, Completed: true }, true, AT)).toBe(
      page,
    )
    expect(patchCompletion(page, { MenteeId: 2, ActionId: 10, Completed: false }, true, AT)).toBe(
      page,
    )
  })
})
