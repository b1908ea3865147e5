import { expect, it } from 'vitest'
import { wordAt } from './word-at.ts'

/** The word where `|` stands. */
const at = (marked: string) => wordAt(marked.replace('|', ''), marked.indexOf('|'))

it.each([
  ['us|', { of: undefined, typed: 'us', from: 0, to: 2 }],
  ['|', { of: undefined, typed: '', from: 0, to: 0 }],
  ['u|ser.x', { of: undefined, typed: 'u', from: 0, to: 4 }],
  ["a == 'β' && ag|", { of: undefined, typed: 'ag', from: 12, to: 14 }],
  ['!da|', { of: undefined, typed: 'da', from: 1, to: 3 }],
  ['(user.|)', { of: 'user', typed: '', from: 6, to: 6 }],
  ['user.το|μέας', { of: 'user', typed: 'το', from: 5, to: 11 }],
  ["completion['|']", { of: 'completion', isKey: true, typed: '', from: 12, to: 12 }],
  ['completion["1|2"].At', { of: 'completion', isKey: true, typed: '1', from: 12, to: 14 }],
])('completes %s', (marked, word) => {
  expect(at(marked)).toEqual({ isKey: false, ...word })
})

it.each(["user.x == 'us|'", "'it\\'s us|", '12|', 'user.a.b|', "completion['1'].|"])(
  'completes nothing in %s',
  (marked) => {
    expect(at(marked)?.typed ?? '').toBe('')
    expect(at(marked)?.of).toBeUndefined()
  },
)
