import { expect, it } from 'vitest'
import { draftOf, ruleOf, type DueRule } from './due-draft.ts'

it.each<DueRule>([
  { Kind: 'none' },
  { Kind: 'date', On: '2026-03-12', Grace: null },
  { Kind: 'date', On: '2026-03-12', Grace: { Amount: 3, Unit: 'week' } },
  { Kind: 'joining', Amount: 0, Unit: 'day' },
  { Kind: 'completion', ActionId: 7, Amount: 15, Unit: 'day' },
  { Kind: 'meeting', ActionId: 7, Amount: -3, Unit: 'weekday' },
])('a rule is written as it was read: %j', (rule) => {
  expect(ruleOf(draftOf(rule))).toEqual(rule)
})

it('is no rule while something is missing', () => {
  const none = draftOf({ Kind: 'none' })
  expect(ruleOf({ ...none, Kind: 'date' })).toBeUndefined()
  expect(ruleOf({ ...none, Kind: 'meeting' })).toBeUndefined()
  for (const Amount of ['', '-1', '1,5', '1001']) {
    expect(ruleOf({ ...none, Kind: 'joining', Amount })).toBeUndefined()
  }
})
