import { expect, it } from 'vitest'
import { findJsonProblem } from './json-problem.ts'

it.each([
  ['{"a": 1}', undefined],
  ['{\n    "a": 1,\n    "b": x\n}', '3:10'],
  ['{\n  "a": [1, 2\n}', '3:1'],
  ['{"a": 1,}', '1:9'],
  ['{"a" 1}', '1:6'],
  ['{"a": 1', '1:8'],
  ['', '1:1'],
])('finds where %j stops being JSON', (text, place) => {
  const problem = findJsonProblem(text)
  expect(problem && `${problem.line}:${problem.column}`).toBe(place)
})
