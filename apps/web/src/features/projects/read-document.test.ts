import { expect, it } from 'vitest'
import { readDocument } from './read-document.ts'

it.each([
  ['{"a": {"b": [1]}}', { value: { a: { b: [1] } } }],
  ['{"a": 1,\n}', { rule: 'json', where: '2:1' }],
  ['[]', { rule: 'object', where: '1:1' }],
  ['{"Config": {\n  "MIS": 1,\n  "MIS": 2}}', { rule: 'duplicate_key', where: '3:3 Config.MIS' }],
])('reads %j', (text, read) => {
  expect(readDocument(text)).toEqual(read)
})
