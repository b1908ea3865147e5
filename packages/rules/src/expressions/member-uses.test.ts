import { describe, expect, it } from 'vitest'
import { memberUses } from './member-uses.ts'
import { parseExpression } from './parse-expression.ts'

const uses = (source: string) => {
  const parsed = parseExpression(source)
  if (!parsed.ok) throw new Error(`${source} is no expression`)
  return memberUses(parsed.ast, 'user')
}

describe('members that a condition reads', () => {
  it.each([
    'user.afm',
    '!user.afm',
    '!!user.afm',
    "user.afm == ''",
    "'' !== user['afm']",
    'user.afm != null',
    'user.afm === undefined',
    'isEmpty(user.afm)',
    '!isEmpty(user.afm)',
    "data.x == '1' && (user.afm || data.y)",
    "user.afm ? data.x == '1' : data.y",
    "data.x == '1' ? user.afm : data.y",
  ])('only ask for presence in %s', (source) => {
    expect(uses(source)).toEqual([{ key: 'afm', isPresence: true }])
  })

  it.each([
    "user.afm == '1'",
    "user.afm > ''",
    "startsWith(user.afm, '1')",
    'len(user.afm)',
    "user.afm + '' == '1'",
    '-user.afm',
    '!-user.afm',
    "user.afm[0] == '1'",
    'user.afm.length == 9',
    "(user.afm || 'x') == '1'",
    "(data.x ? user.afm : '') == '1'",
    "(user.afm == '1') == ''",
    '[user.afm]',
    "includes(['1'], user.afm)",
    "(user.afm ?? 'x') == '1'",
    "contains(data.x, user['afm'])",
    "(!user.afm || user['afm']) == '1'",
  ])('ask for more in %s', (source) => {
    expect(uses(source)).toContainEqual({ key: 'afm', isPresence: false })
  })

  it.each([
    'user',
    "user['a' + 'fm']",
    'user[data.x]',
    '[user]',
    'isEmpty(user)',
    '!user',
    "user == ''",
  ])('cannot be named in %s', (source) => {
    expect(uses(source)).toContainEqual({ key: undefined, isPresence: false })
  })

  it('are found at every depth, each place by itself', () => {
    expect(uses("completion[user.a].Data.user == user.b && action.user == ''")).toEqual([
      { key: 'a', isPresence: false },
      { key: 'b', isPresence: false },
    ])
  })
})
