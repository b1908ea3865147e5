import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { jsonKeys, pathText, repeatedKeys } from './json-keys.ts'

describe('the names in a JSON text', () => {
  it('are told with their path and where they stand, whatever is in texts', () => {
    const text = '{\n  "a{": ["x\\": 1", {"b": {}, "c": [[], {"d": null}]}],\n  "e": -1.5e3\n}'
    const keys = jsonKeys(text)
    expect(keys.map(({ path }) => pathText(path))).toEqual([
      'a{',
      'a{[1].b',
      'a{[1].c',
      'a{[1].c[1].d',
      'e',
    ])
    expect(keys.map(({ from, to }) => text.slice(from, to))).toEqual([
      '"a{"',
      '"b"',
      '"c"',
      '"d"',
      '"e"',
    ])
  })

  it.each([
    ['{"a": 1, "b": {"a": 2}, "c": [{"a": 3}, {"a": 4}]}', []],
    ['{"a": 1, "b": 2, "a": 3}', ['a']],
    ['{"a": {"x": 1}, "a": {"x": 2}}', ['a']],
    ['{"l": [{}, {"x": 1, "x": 1, "x": 1}]}', ['l[1].x', 'l[1].x']],
    ['{"Name": 1, "N\\u0061me": 2}', ['Name']],
    ['{"__proto__": 1, "__proto__": 2}', ['__proto__']],
    ['[1, "a", "a"]', []],
    ['"a"', []],
  ])('%s has twice: %j', (text, repeated) => {
    expect(repeatedKeys(text).map(({ path }) => pathText(path))).toEqual(repeated)
  })

  it('leave out what is deeper than anything that is stored, and go on behind it', () => {
    const deep = `${'{"d":'.repeat(30_000)}1${'}'.repeat(30_000)}`
    const keys = jsonKeys(`{"a": ${deep}, "b": 1, "b": 2}`)
    expect(keys).toHaveLength(66)
    expect(keys.filter(({ isRepeated }) => isRepeated).map(({ path }) => path)).toEqual([['b']])
  })

  it('are as many as the value has, none of them twice, in what JSON.stringify writes', () => {
    const namesIn = (value: unknown): number =>
      typeof value === 'object' && value !== null
        ? Object.values(value).reduce<number>(
            (sum, part) => sum + namesIn(part),
            Array.isArray(value) ? 0 : Object.keys(value).length,
          )
        : 0
    fc.assert(
      fc.property(fc.jsonValue({ maxDepth: 5 }), fc.constantFrom(0, 4), (value, indent) => {
        const text = JSON.stringify(value, null, indent)
        const keys = jsonKeys(text)
        expect([keys.length, repeatedKeys(text)]).toEqual([namesIn(JSON.parse(text)), []])
      }),
      { seed: 20261123, numRuns: 1_000 },
    )
  })
})
