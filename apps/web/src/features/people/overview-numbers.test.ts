import { describe, expect, it } from 'vitest'
import { overviewNumbers } from './overview-numbers.ts'

const column = (Id: number) => ({
  Id,
  TypeId: 3,
  Title: `Δράση ${Id}`,
  Group: [],
  Flags: 2,
  Due: null,
})

describe('overviewNumbers', () => {
  it('adds up actions in the order of the columns', () => {
    const numbers = overviewNumbers([column(2), column(1), column(3)], {
      count: 10,
      All: 10,
      Actions: [
        { ActionId: 1, Done: 4, Scheduled: 1, Overdue: 2, Of: 8, Unshown: 2 },
        { ActionId: 2, Done: 9, Scheduled: 0, Overdue: 1, Of: 10, Unshown: 0 },
      ],
    })
    expect(numbers.actions.map(({ column: { Id }, rest }) => [Id, rest])).toEqual([
      [2, 0],
      [1, 1],
      [3, 10],
    ])
    expect(numbers).toMatchObject({ done: 13, scheduled: 1, overdue: 3, steps: 28, percent: 46 })
    expect(numbers.slowest?.column.Id).toBe(1)
  })

  it('says 100 per cent only when all is done', () => {
    const count = (Done: number) => ({
      count: 1000,
      All: 1000,
      Actions: [{ ActionId: 1, Done, Scheduled: 0, Overdue: 0, Of: 1000, Unshown: 0 }],
    })
    expect(overviewNumbers([column(1)], count(999)).percent).toBe(99)
    expect(overviewNumbers([column(1)], count(1000))).toMatchObject({
      percent: 100,
      slowest: undefined,
    })
  })

  it('has no steps without mentees', () => {
    const numbers = overviewNumbers([column(1)], { count: 0, All: 0, Actions: [] })
    expect(numbers).toMatchObject({ steps: 0, percent: 0, slowest: undefined })
  })
})
