import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { evaluateText } from './evaluate-expression.ts'
import { mentionsName, renameKey, renameNames } from './rename-names.ts'

const rename = (source: string, from = 'q1', to = 'age') =>
  renameNames(source, new Map([[from, to]]))

describe('renameNames', () => {
  it.each([
    ['q1 == 2', 'age == 2'],
    ['  q1==2&&q10>q1 ', '  age==2&&q10>age '],
    [`q1 == 'q1' || q1 == "it\\"s q1"`, `age == 'q1' || age == "it\\"s q1"`],
    ['grid.q1 + q1.row', 'grid.q1 + age.row'],
    ['grid . q1 > q1', 'grid . q1 > age'],
    ["grid['q1'] == grid[q1]", "grid['q1'] == grid[age]"],
    ['min(q1, [q1, 1e5])', 'min(age, [age, 1e5])'],
    ['q1 ? -q1 : !q1', 'age ? -age : !age'],
    ['now > 1', 'now > 1'],
    ['', undefined],
    ['q1 = 2', undefined],
    ["q1 == 'open", undefined],
  ])('%j becomes %j', (source, expected) => {
    expect(rename(source)).toBe(expected)
  })

  it('knows names of any letters whole', () => {
    expect(rename('ηλικία > 3 && ηλικία_2 > 3', 'ηλικία', 'age')).toBe('age > 3 && ηλικία_2 > 3')
    expect(rename('e5 + 1e5 + .5e5', 'e5', 'x')).toBe('x + 1e5 + .5e5')
    expect(rename('$a + a', 'a', 'b')).toBe('$a + b')
  })

  it('leaves a function alone that is called like a question', () => {
    expect(rename('min(min, 1) + min', 'min', 'least')).toBe('min(least, 1) + least')
  })

  it('lets two names change places', () => {
    const swap = new Map([
      ['a', 'b'],
      ['b', 'a'],
    ])
    expect(renameNames('a - b', swap)).toBe('b - a')
  })

  it('writes nothing that could not be read', () => {
    expect(rename('q1 + 1', 'q1', '1x')).toBeUndefined()
    expect(rename('q1 + 1', 'q1', 'true')).toBeUndefined()
  })

  it('never changes what an expression says', () => {
    const leaf = fc.constantFrom('a', 'b', 'a.b', "'a'", '"b"', '1e1', "a['b']", 'max(a, b)')
    const source = fc
      .array(fc.tuple(leaf, fc.constantFrom(' + ', '+', '  -', ' * ')), {
        minLength: 1,
        maxLength: 6,
      })
      .map((parts) => `${parts.flat().join('')}0`)
    fc.assert(
      fc.property(source, fc.integer(), fc.integer(), (text, a, b) => {
        const renamed = renameNames(text, new Map([['a', 'first']])) ?? ''
        expect(evaluateText(renamed, { first: a, b })).toBe(evaluateText(text, { a, b }))
        expect(renameNames(renamed, new Map([['first', 'a']]))).toBe(text)
      }),
    )
  })
})

describe('renameKey', () => {
  const key = (source: string, to = 'first', from = 'r1') =>
    renameKey(source, { of: ['grid', 'value'], from, to })

  it.each([
    ['grid.r1 == 2 && other.r1', 'grid.first == 2 && other.r1'],
    ['grid[\'r1\'] + grid["r1"]', 'grid[\'first\'] + grid["first"]'],
    ['grid . r1>grid.r10', 'grid . first>grid.r10'],
    ['grid[0].r1 + grid[12]["r1"]', 'grid[0].first + grid[12]["first"]'],
    ["grid.r1 == 'grid.r1'", "grid.first == 'grid.r1'"],
    ['x.grid.r1 + r1 + grid[r1]', 'x.grid.r1 + r1 + grid[r1]'],
    ['count(grid.r1, value.r1)', 'count(grid.first, value.first)'],
    ['grid.r1 = 2', undefined],
  ])('%j becomes %j', (source, expected) => {
    expect(key(source)).toBe(expected)
  })

  it('finds a row that is called by a number, which a place in a list is not', () => {
    expect(key('grid[1] > grid[12] && grid["1"]', '2', '1')).toBe('grid[2] > grid[12] && grid["2"]')
    expect(key('grid[1] > 2', 'r1', '1')).toBe("grid['r1'] > 2")
    const lines = { of: ['table'], from: '1', to: 'r1', isOfLines: true }
    expect(renameKey('table[1] && table[1]["1"]', lines)).toBe('table[1] && table[1]["r1"]')
  })

  it('writes keys that are no names in brackets, and reads them there', () => {
    expect(key('grid.r1 > 2', 'πρώτη γραμμή')).toBe("grid['πρώτη γραμμή'] > 2")
    expect(key('grid["r1"] > 2', `a"b'\\`)).toBe(`grid["a\\"b'\\\\"] > 2`)
    expect(key("grid['it\\'s'] > 2", 'its', "it's")).toBe("grid['its'] > 2")
  })
})

describe('mentionsName', () => {
  it('finds a name in what cannot be parsed too', () => {
    expect(mentionsName('q1 = 2', 'q1')).toBe(true)
    expect(mentionsName("q10 = 'q1' +", 'q1')).toBe(false)
    expect(mentionsName('grid.q1', 'q1')).toBe(false)
  })
})
