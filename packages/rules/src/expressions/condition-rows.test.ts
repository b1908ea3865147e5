import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  isGroup,
  readRows,
  ROW_FUNCTIONS,
  takesValue,
  writeRows,
  type ConditionRow,
  type ConditionRows,
  type RowOperator,
} from './condition-rows.ts'
import { evaluateCondition } from './evaluate-expression.ts'
import { parseExpression } from './parse-expression.ts'

const again = (source: string): string | undefined => {
  const rows = readRows(source)
  return rows && writeRows(rows)
}

describe('conditions as rows', () => {
  it.each([
    '',
    "user.sector == 'Υγεία'",
    'user.sector == "Υγεία"',
    "user['last goal'] != 'it\\'s'",
    'user.a == "say \\"x\\" \\\\ \\n"',
    'user.age >= 18 && user.age < 30',
    'user.a == -1.5 || user.b == true || user.c == false',
    'user.a === 1 && user.b !== 2',
    "completion['67']",
    "!completion['67']",
    "completion['67'] && !completion['68'] && user.goal == 'α'",
    "completion['67'].At > '2026-01-01'",
    'age(user.birth) >= 18 && len(user.text) <= 9 && year(user.born) == 1990',
    'isEmpty(user.afm) || !isEmpty(data.goals)',
    "contains(user.text, 'α') && !contains(user.text, 'β')",
    "startsWith(user.a, 'x') || endsWith(user.a, 'y')",
    "includes(user.tags, 'α') && !includes(data.list, 2)",
    'user.a == 1 && (user.b == 2 || user.c == 3)',
    '(user.a == 1 && user.b == 2) || (user.c == 3 && !user.d)',
    "application.city == '1' && application.age != ''",
    'value > 60',
    'project.enableActions',
  ])('are written as they were read: %s', (source) => {
    expect(readRows(source)).toBeDefined()
    expect(again(source)).toBe(source)
  })

  it.each([
    ["3 < user.a && 'x' == user.b", "user.a > 3 && user.b == 'x'"],
    ['completion[67]', "completion['67']"],
    ['!(user.a == 1)', 'user.a != 1'],
    ['!!user.a', undefined],
    ['user.a == 1 && user.b == 2 || user.c', '(user.a == 1 && user.b == 2) || user.c'],
    ['user.a && (user.b && user.c)', 'user.a && user.b && user.c'],
    ['user.a==\'x\'&&user.b=="y"', "user.a == 'x' && user.b == 'y'"],
    ['((user.a))', 'user.a'],
  ])('say the same in one form: %s', (source, written) => {
    expect(again(source)).toBe(written)
  })

  it.each([
    'user.a + 1 > 2',
    'user.a == user.b',
    'user.a == null',
    '!(user.a > 1)',
    'user.a == 1 && (user.b == 2 || (user.c == 3 && user.d))',
    'iif(user.a, 1, 0)',
    'user[user.key] == 1',
    'min(user.a, 2) == 1',
    'user.a ==',
    '1 == 2',
    'user.tags == [1]',
    'now > today()',
  ])('cannot say, and leave as it is: %s', (source) => {
    expect(readRows(source)).toBeUndefined()
  })

  it('leave out what is not finished, and groups without rows', () => {
    const row: ConditionRow = { path: ['user', 'a'], operator: 'is', value: null }
    const done: ConditionRow = { path: ['user', 'b'], operator: 'filled', value: null }
    const rows: ConditionRows = {
      ...{ joined: 'any', quote: "'" },
      parts: [row, { joined: 'all', rows: [row] }, { joined: 'all', rows: [done, row] }],
    }
    expect(writeRows(rows)).toBe('!isEmpty(user.b)')
    expect(writeRows({ ...rows, parts: [{ ...done, path: [] }] })).toBe('')
  })

  const operators: RowOperator[] = [
    ...(['is', 'isNot', 'same', 'notSame', 'more', 'atLeast', 'less', 'atMost'] as const),
    ...(['contains', 'containsNot', 'startsWith', 'endsWith', 'has', 'hasNot'] as const),
    ...(['holds', 'fails', 'filled', 'empty'] as const),
  ]
  const value = fc.oneof(
    fc.constantFrom('α', '', "it's", 'say "x"', 'a\\b', 'two\nlines', '10', 'true'),
    fc.integer({ min: -50, max: 50 }),
    fc.boolean(),
  )
  const row = fc
    .record({
      path: fc.tuple(
        fc.constantFrom('user', 'data'),
        fc.constantFrom('a', 'b', 'last goal', '67', 'πόλη'),
      ),
      of: fc.option(fc.constantFrom(...ROW_FUNCTIONS), { nil: undefined, freq: 4 }),
      operator: fc.constantFrom(...operators),
      value,
    })
    .map(({ path, of, operator, value: given }): ConditionRow => {
      const compares = takesValue(operator) && !/contains|With|has/.test(operator)
      return {
        path,
        ...(of && compares && { of }),
        operator,
        value: takesValue(operator) ? given : null,
      }
    })
  const joined = fc.constantFrom('all', 'any')
  const whole = fc
    .record({
      joined,
      quote: fc.constantFrom("'", '"'),
      parts: fc.array(
        fc.oneof(row, fc.record({ joined, rows: fc.array(row, { minLength: 2, maxLength: 3 }) })),
        { minLength: 1, maxLength: 4 },
      ),
    })
    .map((one) => one as ConditionRows)

  it('are the same after being written and read, whatever they say', () => {
    fc.assert(
      fc.property(whole, (rows) => {
        const source = writeRows(rows)
        expect(parseExpression(source).ok).toBe(true)
        // A group that says nothing of its own is told from rows no more.
        const isPlain = rows.parts.some((part) => isGroup(part) && part.joined === rows.joined)
        const isOne = rows.parts.length === 1
        const written = isPlain || isOne ? (again(source) ?? '') : source
        expect(again(source)).toBe(written)
        expect(again(written)).toBe(written)
      }),
      { seed: 20_261_129, numRuns: 1_000 },
    )
  })

  it('hold for the same people as the text that they were read from', () => {
    const scope = fc.record({
      user: fc.dictionary(fc.constantFrom('a', 'b', 'last goal', '67', 'πόλη'), value),
      data: fc.dictionary(fc.constantFrom('a', 'b', '67'), value),
      now: fc.constant('2026-03-05T10:00:00Z'),
    })
    const part = fc.constantFrom(
      ...["'α' == user.a", '!(user.a == 1)', '3 <= user.b', 'user.a', '!user.b', 'data.a !== 1'],
      ...['isEmpty(user.a)', '!isEmpty(data.a)', "contains(user.a, 'a')", 'age(user.b) > 3'],
    )
    const source = fc
      .array(fc.tuple(part, fc.constantFrom(' && ', ' || ')), { minLength: 1, maxLength: 4 })
      .map((parts) => parts.map(([text, sign], at) => (at === 0 ? text : sign + text)).join(''))
    fc.assert(
      fc.property(source, scope, (text, values) => {
        const written = again(text)
        if (written === undefined) return
        expect(evaluateCondition(written, values)).toBe(evaluateCondition(text, values))
      }),
      { seed: 20_261_129, numRuns: 2_000 },
    )
  })

  it('tell rows from groups', () => {
    const read = readRows('user.a && (user.b || user.c)')
    expect(read?.parts.map(isGroup)).toEqual([false, true])
  })
})
