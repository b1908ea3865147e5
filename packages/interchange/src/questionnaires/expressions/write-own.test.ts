import { describe, expect, it } from 'vitest'
import { Unmapped } from './foreign-tree.ts'
import { limeDialect } from './lime-dialect.ts'
import { parseForeign } from './parse-foreign.ts'
import { surveyDialect } from './survey-dialect.ts'
import { allOf, quote, writeOwn, type Meaning } from './write-own.ts'

const MEANINGS: Readonly<Record<string, Meaning>> = {
  a: { kind: 'value', source: 'a' },
  b: { kind: 'value', source: 'b', other: { code: 'other', known: ['x', 'y'] } },
  list: { kind: 'list', source: 'list', other: { code: 'other', known: ['x'] } },
  truth: { kind: 'truth', source: 'truth', yes: 'ναι', no: 'όχι' },
  list_x: { kind: 'flag', source: "includes(list, 'x')", yes: 'Y' },
}
const resolve = (name: string) => (Object.hasOwn(MEANINGS, name) ? MEANINGS[name] : undefined)
const calls = { iif: 'iif', today: 'today', sum: 'sum' }
const survey = (source: string) => writeOwn(parseForeign(source, surveyDialect), resolve, calls)
const lime = (source: string) => writeOwn(parseForeign(source, limeDialect), resolve, calls)

describe('conditions of survey-creator', () => {
  it.each([
    ["{a} = 'x'", "a == 'x'"],
    ['{a} <> 1 or {b} >= 2 and {a} < 3', 'a != 1 || b >= 2 && a < 3'],
    ['({a} = 1 or {b} = 2) and {a} = 3', '(a == 1 || b == 2) && a == 3'],
    ['({a} - 1) - ({b} - 2) * 3 > -4', 'a - 1 - (b - 2) * 3 > -4'],
    ['!({a} = 1)', '!(a == 1)'],
    ['{a} empty and {b} notempty', 'isEmpty(a) && !isEmpty(b)'],
    ['{a} = yes', "a == 'yes'"],
    ['{truth} = true', "truth == 'ναι'"],
    ['{truth} != false', "!(truth == 'όχι')"],
    ['{truth} and {a} = 1', "truth == 'ναι' && a == 1"],
    ["{truth} = 'όχι'", "truth == 'όχι'"],
    ["{b} = 'other'", "!isEmpty(b) && !includes(['x', 'y'], b)"],
    ["{list} contains 'x'", "includes(list, 'x')"],
    ["{a} contains 'x'", "contains(a, 'x')"],
    ["{list} notcontains 'x'", "!includes(list, 'x')"],
    ["{list} anyof ['x', 2]", "includes(list, 'x') || includes(list, 2)"],
    ["{list} allof ['x', 'y']", "includes(list, 'x') && includes(list, 'y')"],
    ["{a} anyof ['x', 'y']", "includes(['x', 'y'], a)"],
    ["{list} = ['x']", "len(list) == 1 && includes(list, 'x')"],
    ["iif({a} > 1, 'ναι', 'όχι') = 'ναι'", "iif(a > 1, 'ναι', 'όχι') == 'ναι'"],
    ['avg({a}, {b}) > 2', 'sum(a, b) / count(a, b) > 2'],
    [String.raw`{a} = "it's \"so\""`, String.raw`a == 'it\'s "so"'`],
    ['{a} = null', 'isEmpty(a)'],
  ])('%s is %s', (source, expected) => {
    expect(survey(source)).toBe(expected)
  })

  it.each([
    "{list} contains 'other'",
    "{list} = 'x'",
    '{unknown} = 1',
    '{row.a} = 1',
    "displayValue('a') = 1",
    'today(5) > {a}',
    '{a} =',
    '{a} = 1)',
    '{a} ^ 2',
    "{a} = 'open",
    '',
    `${'('.repeat(100)}{a}`,
    Array.from({ length: 2_000 }, () => '1').join('+'),
    'iif({a}, 1)',
    'constructor({a})',
  ])('%s cannot be said', (source) => {
    expect(() => survey(source)).toThrow(Unmapped)
  })
})

describe('relevance equations', () => {
  it.each([
    ['a == "x" and b ne 2', "a == 'x' && b != 2"],
    ['((a gt 1)) or !is_empty(b)', 'a > 1 || !isEmpty(b)'],
    ['list_x == "Y"', "includes(list, 'x')"],
    ['list_x != "Y"', "!includes(list, 'x')"],
    ['list_x == ""', "!includes(list, 'x')"],
    ['is_empty(list_x)', "!includes(list, 'x')"],
    ['a == list_x', "a == iif(includes(list, 'x'), 'Y', '')"],
    ['sum(a, b) le 3', 'sum(a, b) <= 3'],
  ])('%s is %s', (source, expected) => {
    expect(lime(source)).toBe(expected)
  })

  it.each(['regexMatch("/a/", a)', 'a == "x" and c == 1', 'a = 1', 'a == "x'])(
    '%s cannot be said',
    (source) => {
      expect(() => lime(source)).toThrow(Unmapped)
    },
  )
})

it('joins conditions, each once', () => {
  expect(allOf(['', 'a', 'b || c', 'a'])).toBe('(a) && (b || c)')
  expect(allOf([''])).toBe('')
  expect(quote("a'b\\\n")).toBe(String.raw`'a\'b\\ '`)
})
