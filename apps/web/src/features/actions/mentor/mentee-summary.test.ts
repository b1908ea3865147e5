import { describe, expect, it } from 'vitest'
import { summarize } from './mentee-summary.ts'
import type { GridColumn } from './mentee-summary.ts'

const NOW = new Date('2026-11-21T08:00:00Z')
const column = (Id: number, Due: string | null = null): GridColumn => ({
  Id,
  TypeId: 3,
  Title: `Δράση ${Id}`,
  Group: [],
  Flags: 2,
  Due,
})
const [a, b, c, d] = [column(1), column(2, '2026-11-20'), column(3), column(4)]

describe('summarize', () => {
  it('counts what is overdue', () => {
    const Cells = [
      { ActionId: 1, Done: '2026-11-01T10:00:00Z' },
      { ActionId: 3, At: '3000-01-01T00:00:00Z' },
      { ActionId: 99, Done: '2026-11-01T10:00:00Z' },
    ]
    expect(summarize({ Cells }, [a, b, c], NOW)).toEqual({
      overdue: 1,
      next: { column: b, at: undefined },
    })
  })

  it('puts the nearest meeting first', () => {
    const Cells = [
      { ActionId: 3, At: '2026-11-29T10:00:00Z' },
      { ActionId: 4, At: '2026-11-22T10:00:00Z' },
    ]
    expect(summarize({ Cells }, [a, b, c, d], NOW).next).toEqual({
      column: d,
      at: '2026-11-22T10:00:00Z',
    })
  })

  it('does not give the date of a meeting that has passed as one to come', () => {
    const Cells = [{ ActionId: 1, At: '2026-11-20T10:00:00Z' }]
    expect(summarize({ Cells }, [a], NOW)).toMatchObject({
      overdue: 1,
      next: { column: a, at: undefined },
    })
  })

  it('has nothing next when all is done', () => {
    const Cells = [{ ActionId: 1, Done: '2026-11-01T10:00:00Z' }]
    expect(summarize({ Cells }, [a], NOW).next).toBeUndefined()
  })

  it('leaves out what the mentee is not shown', () => {
    expect(summarize({ Cells: [], Unshown: [1, 2] }, [a, b, c], NOW)).toEqual({
      overdue: 0,
      next: { column: c, at: undefined },
    })
  })

  it("leaves out what is not the reader's", () => {
    expect(summarize({ Cells: [], Only: [1] }, [a, b, c], NOW)).toEqual({
      overdue: 0,
      next: { column: a, at: undefined },
    })
  })
})
