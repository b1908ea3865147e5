import { describe, expect, it } from 'vitest'
import { addDays, weekdayOf } from './dates.ts'
import { addSpan, dueDate, findDueCycle, type DueRule } from './due-rule.ts'

/** Day by day, as one counts on a calendar. */
function countWeekdays(isoDate: string, amount: number): string {
  let date = isoDate
  for (let left = Math.abs(amount); left > 0;) {
    date = addDays(date, Math.sign(amount))
    if (weekdayOf(date) <= 5) left -= 1
  }
  return date
}

describe('spans', () => {
  it('in weekdays are what counting on a calendar gives', () => {
    for (let day = 0; day < 7; day++)
      for (let amount = -12; amount <= 12; amount++) {
        const from = addDays('2026-03-02', day)
        expect([from, amount, addSpan(from, { Amount: amount, Unit: 'weekday' })]).toEqual([
          from,
          amount,
          countWeekdays(from, amount),
        ])
      }
  })

  it('go over the end of months and years', () => {
    expect(addSpan('2026-12-30', { Amount: 3, Unit: 'day' })).toBe('2027-01-02')
    expect(addSpan('2028-02-20', { Amount: 2, Unit: 'week' })).toBe('2028-03-05')
  })
})

describe('deadlines', () => {
  const late = { joined: '2026-03-20', anchor: null }
  const early = { joined: '2026-01-10', anchor: '2026-02-02' }
  const grace = { Amount: 14, Unit: 'day' } as const

  it.each<[DueRule, string | undefined, string | undefined]>([
    [{ Kind: 'none' }, undefined, undefined],
    [{ Kind: 'date', On: '2026-03-01', Grace: null }, '2026-03-01', '2026-03-01'],
    [{ Kind: 'date', On: '2026-03-01', Grace: grace }, '2026-03-01', '2026-04-03'],
    [{ Kind: 'joining', Amount: 2, Unit: 'week' }, '2026-01-24', '2026-04-03'],
    [{ Kind: 'completion', ActionId: 7, Amount: 5, Unit: 'weekday' }, '2026-02-09', undefined],
    [{ Kind: 'meeting', ActionId: 7, Amount: -1, Unit: 'day' }, '2026-02-01', undefined],
  ])('of %j', (rule, forEarly, forLate) => {
    expect([dueDate(rule, early), dueDate(rule, late)]).toEqual([forEarly, forLate])
  })
})

describe('circles of deadlines', () => {
  const anchors = new Map([
    [1, 2],
    [2, 3],
    [5, 6],
    [6, 5],
  ])

  it('are found from the first action back to it', () => {
    expect(findDueCycle(3, 1, anchors)).toEqual([3, 1, 2, 3])
    expect(findDueCycle(4, 4, anchors)).toEqual([4, 4])
  })

  it('are not where the chain ends, nor where others are in one', () => {
    expect(findDueCycle(4, 1, anchors)).toBeUndefined()
    expect(findDueCycle(4, 5, anchors)).toBeUndefined()
  })
})
