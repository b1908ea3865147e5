import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { jsonFault } from './json-fault.ts'

describe('where a text stops being JSON', () => {
  it.each([
    ['{"a": }', '1:7'],
    ['{"a": 1,\n  "b" 2}', '2:7'],
    ['{"a": [1, 2,]}', '1:13'],
    ['{"a": 1,}', '1:9'],
    ['{a: 1}', '1:2'],
    ["{'a': 1}", '1:2'],
    ['{"a": "x\ty"}', '1:7'],
    ['{"a": 01}', '1:8'],
    ['{"a": nul}', '1:7'],
    ['{"a": [1}', '1:9'],
    ['[TRUE]', '1:2'],
    ['["\\U0041"]', '1:2'],
    ['["\x7f"', '1:5'],
    ['[] []', '1:4'],
    ['{"a": [', '1:8'],
    ['', '1:1'],
  ])('%j: %s', (text, position) => {
    expect(jsonFault(text)).toBe(position)
  })

  it('is the end of all that is JSON, and of nothing else but what breaks off', () => {
    const damaged = fc.json().chain((json) =>
      fc.record({
        json: fc.constant(json),
        at: fc.nat(json.length),
        instead: fc.constantFrom('', '"', '{', ']', ',', ':', '0', 'x', ' ', '-'),
      }),
    )
    fc.assert(
      fc.property(damaged, ({ json, at, instead }) => {
        const text = json.slice(0, at) + instead + json.slice(at + 1)
        const isEnd = jsonFault(text) === `1:${text.length + 1}`
        expect(isJson(text) && !isEnd).toBe(false)
      }),
      { seed: 20261121, numRuns: 2_000 },
    )
  })
})

function isJson(text: string): boolean {
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}
