import { contract } from '@telemachos/contract'
import { texts } from '@telemachos/contract/texts'
import { expect, it } from 'vitest'
import { z } from 'zod'
import type { AppError } from './errors.ts'
import { parseInput } from './parse-input.ts'

const input = z.strictObject({
  name: z.string().min(1).max(5),
  code: z.string().min(3).default('abc'),
  ids: z.array(z.int()).min(1).max(2),
  pair: z.array(z.int()).min(2).default([1, 2]),
  page: z.int().min(1).max(9).default(1),
  kind: z.enum(['a', 'b']).default('a'),
})
const definition = { ...contract.people.calls.findUsers, input }
const GOOD = { name: 'a', ids: [1] }

function refusals(change: object): string[] {
  try {
    parseInput(definition, { ...GOOD, ...change })
    return []
  } catch (error) {
    return (error as AppError).fields.map(({ field, rule }) => `${field} ${rule}`)
  }
}

it.each([
  [{}, []],
  [{ name: undefined }, ['name required']],
  [{ name: '' }, ['name required']],
  [{ name: 'abcdef' }, ['name too_long']],
  [{ name: 5 }, ['name invalid_type']],
  [{ code: 'ab' }, ['code too_short']],
  [{ ids: [] }, ['ids empty_list']],
  [{ ids: [1, 2, 3] }, ['ids too_many_items']],
  [{ pair: [1] }, ['pair too_few_items']],
  [{ page: 0 }, ['page number_too_small']],
  [{ page: 10 }, ['page number_too_large']],
  [{ page: 1.5 }, ['page not_an_integer']],
  [{ page: 'x' }, ['page invalid_type']],
  [{ kind: 'c' }, ['kind invalid_value']],
  [{ more: 1 }, ['more unknown_field']],
])('%j is refused by what it is: %j', (change, expected) => {
  expect(refusals(change)).toEqual(expected)
})

it('has words for each of these rules', () => {
  const rules = [{ name: '' }, { code: '' }, { ids: [] }, { ids: [1, 2, 3] }, { pair: [1] }]
    .concat([{ page: 0 }, { page: 10 }, { page: 1.5 }, { name: 'abcdef' }] as never)
    .flatMap(refusals)
    .map((refusal) => refusal.split(' ')[1])
  expect(rules).toHaveLength(9)
  for (const rule of rules) expect(texts).toHaveProperty([`rule.${rule}`])
})
