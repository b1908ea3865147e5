import { expect, it } from 'vitest'
import { AppError } from './errors.ts'
import { requireFewValues } from './few-values.ts'

function refusalOf(text: string, most: number): unknown {
  try {
    requireFewValues(text, most)
  } catch (error) {
    if (error instanceof AppError) return error.fields
    throw error
  }
}

const tooMany = (field: string) => [{ field, rule: 'too_many_values' }]

it.each([
  ['nothing', '', 0],
  ['an empty object', '{ }', 0],
  ['empty lists', '{"a":[],"b":[ ]}', 2],
  ['keys', '{"a":1,"b":2}', 2],
  ['items', '{"a":[1,2,[3]]}', 5],
  ['a list of objects', '[{"a":{"b":1}},{}]', 4],
  ['what texts hold', String.raw`{"a,{[:":"\\","b":"\",1,2,3,\\\"[{,","c":"ά,:"}`, 3],
  ['spaces', ' {\n"a" : [\t1 ,\r 2 ] } ', 3],
])('counts %s', (_what, text, values) => {
  expect(refusalOf(text, values)).toBeUndefined()
  if (values > 0) expect(refusalOf(text, values - 1)).toBeDefined()
})

it.each([
  ['{"a":1,"b":{"c":[1,2,3]}}', 4, tooMany('b')],
  ['[1,2]', 1, tooMany('')],
  [`{"${'n'.repeat(200)}":[1,2]}`, 2, tooMany('n'.repeat(100))],
])('names the field of %s', (text, most, fields) => {
  expect(refusalOf(text, most)).toEqual(fields)
})

it.each(['{"a', '"\\', '[,,', '}}', '{"a":"\\"'])('leaves %s to the parser', (text) => {
  expect(refusalOf(text, 5)).toBeUndefined()
})
