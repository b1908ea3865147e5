import { describe, expect, it } from 'vitest'
import { orderByStep, orderWith } from './order.ts'
import { inverse, isStill, joined, NOTHING, patched, patchOf, writesOf } from './patch.ts'
import type { Row } from './row.ts'

const row = (ActionId: number, rest: Partial<Row> = {}): Row => ({
  ActionId,
  TypeId: 3,
  Title: `Δράση ${ActionId}`,
  Titles: {},
  Version: 1,
  Group: [],
  Flags: 2,
  Due: null,
  Revision: 4,
  ShowCondition: '',
  EnableCondition: '',
  QuestId: null,
  Done: 0,
  Of: 9,
  Unshown: 0,
  SharedWith: [],
  ChangedAt: null,
  ChangedBy: null,
  ArchivedAt: null,
  DraftAt: null,
  DueRule: null,
  ...rest,
})
const RULE = { Kind: 'joining', Amount: 14, Unit: 'day' } as const
const rows = [row(1), row(2, { Due: '2026-03-01' }), row(3)]

describe('changes of the table', () => {
  const publish = patchOf(rows, () => ({ Flags: 3 }))

  it('hold what differs alone, and are sent with what was seen', () => {
    const due = patchOf(rows, () => ({ Due: '2026-03-01' }))
    expect([...due.values.keys()]).toEqual([1, 3])
    const { grid, titles } = writesOf(rows, due, new Map([[3, { Revision: 2, Version: 1 }]]))
    expect(titles).toEqual([])
    expect(grid).toEqual([
      { ActionId: 1, Flags: 2, Group: [], Due: '2026-03-01', Revision: 4 },
      { ActionId: 3, Flags: 2, Group: [], Due: '2026-03-01', Revision: 2 },
    ])
  })

  it('tell a new order of all, in tens', () => {
    const { grid } = writesOf(rows, { ...NOTHING, order: [3, 1, 2] }, new Map())
    expect(grid.map(({ ActionId, Order }) => [ActionId, Order])).toEqual([
      [3, 10],
      [1, 20],
      [2, 30],
    ])
  })

  it('are taken back by what was there, unless somebody changed it since', () => {
    const after = patched(rows, publish)
    expect(patched(after, inverse(rows, publish))).toEqual(rows)
    expect(isStill(after, publish)).toBe(true)
    expect(isStill([row(1, { Flags: 7 }), ...after.slice(1)], publish)).toBe(false)
    expect(isStill(after.slice(1), publish)).toBe(false)
  })

  it('join one after another', () => {
    const both = joined(
      publish,
      patchOf(rows, ({ ActionId }) => ({ Title: `Νέα ${ActionId}` })),
    )
    const { grid, titles } = writesOf(rows, both, new Map())
    expect(grid).toHaveLength(3)
    expect(titles[0]).toEqual({ ActionId: 1, Version: 1, Title: 'Νέα 1', Titles: {} })
  })
})

describe('the order of the table', () => {
  const all = [1, 2, 3, 4, 5]

  it('takes rows before another or behind the last that is shown', () => {
    expect(orderWith(all, all, new Set([4, 5]), 2)).toEqual([1, 4, 5, 2, 3])
    expect(orderWith(all, [1, 2, 3], new Set([1]), undefined)).toEqual([2, 3, 1, 4, 5])
  })

  it('goes one place up or down among what is shown, and no further', () => {
    expect(orderByStep(all, [1, 3, 5], new Set([3]), 1)).toEqual([1, 2, 4, 5, 3])
    expect(orderByStep(all, [1, 3, 5], new Set([3]), -1)).toEqual([3, 1, 2, 4, 5])
    expect(orderByStep(all, all, new Set([2, 3]), 1)).toEqual([1, 4, 2, 3, 5])
    expect(orderByStep(all, all, new Set([1]), -1)).toBeUndefined()
    expect(orderByStep(all, all, new Set([5]), 1)).toBeUndefined()
  })
})

it('gives back the rule that a date has replaced', () => {
  const ruled = [row(1, { DueRule: RULE })]
  const dated = patchOf(ruled, () => ({ Due: '2026-03-01' }))
  const after = patched(ruled, dated)
  expect(after).toMatchObject([{ Due: '2026-03-01', DueRule: null }])
  const back = inverse(ruled, dated)
  expect(patched(after, back)).toEqual(ruled)
  expect(writesOf(ruled, dated, new Map()).grid).toMatchObject([{ Due: '2026-03-01' }])
  expect(writesOf(after, back, new Map()).grid).toMatchObject([{ Due: null, Rule: RULE }])
})
