import { lineColumn } from '@telemachos/rules/json-fault'
import { describe, expect, it } from 'vitest'
import { findFaults, findUnknown } from './json-problems.ts'

const words = (text: string) =>
  findFaults(text).map(({ kind, from, path }) =>
    [kind, lineColumn(text, from), path].filter(Boolean).join(' '),
  )

describe('what is wrong with a text that is to be JSON', () => {
  it.each([
    ['{"a": 1}', []],
    ['{\n    "a": 1,\n    "b": x\n}', ['broken 3:10']],
    ['{\n  "a": [1, 2\n}', ['broken 3:1']],
    ['{"a": 1,}', ['broken 1:9']],
    ['{"a" 1}', ['broken 1:6']],
    ['{"a": 1', ['broken 1:8']],
    ['', ['broken 1:1']],
    ['{"a": 1, "b": {"c": 1,\n"c": 2}, "a": 3}', ['repeated 2:1 b.c', 'repeated 2:10 a']],
  ])('%j: %j', (text, faults) => {
    expect(words(text)).toEqual(faults)
  })

  it('is no key that a schema does not know, though it is told', () => {
    const schema = { properties: { Color: {}, List: { items: { properties: { Name: {} } } } } }
    const text = '{"Colour": 1, "List": [{"Name": 1, "Mask": 2}]}'
    expect(words(text)).toEqual([])
    expect(findUnknown(text, schema)).toEqual([
      { kind: 'unknown', from: 1, to: 9, path: 'Colour', meant: 'Color' },
      { kind: 'unknown', from: 35, to: 41, path: 'List[0].Mask', meant: undefined },
    ])
    expect(findUnknown('{"Colour"', schema)).toEqual([])
    expect(findUnknown('{"Colour": 1, "Colour": 2}', schema)).toEqual([])
    expect(findUnknown(text, undefined)).toEqual([])
  })
})
