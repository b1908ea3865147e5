import { contract } from '@telemachos/contract'
import { texts } from '@telemachos/contract/texts'
import { expect, it } from 'vitest'
import { z } from 'zod'
import { AppError } from './errors.ts'
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

it.each([{ a: 1 }, { a: [1], b: { c: 2 } }, [{ Field: 'a', Value: 'b' }]])(
  'filters %j are refused by a list that has none, by that name',
  (filters) => {
    const { listNotifications } = contract.notifications.calls
    const ask = () => parseInput(listNotifications, { ProjectId: 1, page: 1, filters })
    const fields = [{ field: 'filters', rule: 'list_unfiltered' }]
    expect(ask).toThrow(expect.objectContaining({ fields }))
  },
)

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

/** The schemas below one that a choice or a test of its own may be in. */
function schemasIn(schema: z.core.$ZodType, seen = new Set<z.core.$ZodType>()) {
  if (seen.has(schema)) return seen
  seen.add(schema)
  const { checks: _checks, ...def } = schema._zod.def
  const parts = Object.values(def).flatMap((part: unknown) =>
    Array.isArray(part) || !isObject(part) || '_zod' in part ? part : Object.values(part),
  )
  for (const part of parts) if (isObject(part) && '_zod' in part) schemasIn(part as never, seen)
  return seen
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null

const calls = Object.values(contract).flatMap((domain) => Object.values(domain.calls))
const choices = calls
  .flatMap((call) => [...schemasIn(call.input)])
  .filter(
    ({ _zod: { def } }) =>
      def.type === 'union' || def.checks?.some(({ _zod }) => _zod.def.check === 'custom'),
  )

it('names no choice as such, but what is wrong in the nearest', () => {
  const given = [undefined, null, true, -3, 1.5, '', ' ', '-3', '60,81', [], [1], [[1]], [null]]
    .concat([{}, { a: 1 }, { a: { b: 1 } }, { Kind: 'none' }, [{ a: [] }]] as never)
    .map((value) => ({ value }))
  const refused = (schema: z.core.$ZodType, input: object) => {
    try {
      parseInput(
        { ...definition, input: z.strictObject({ value: schema as z.ZodType }) },
        { ...input },
      )
      return []
    } catch (error) {
      if (!(error instanceof AppError)) throw error
      return error.fields.map(({ rule }) => rule)
    }
  }
  expect(new Set(choices).size).toBeGreaterThan(20)
  const rules = new Set(
    [...new Set(choices)].flatMap((schema) => given.flatMap((input) => refused(schema, input))),
  )
  for (const vague of ['custom', 'invalid_union']) expect(rules).not.toContain(vague)
  expect([...rules].filter((rule) => !(`rule.${rule}` in texts))).toEqual([])
})

const { adminExecute } = contract.reports.calls
const { setStatistic } = contract.indicators.calls
const { shareFile } = contract.library.calls
const { uploadToolFiles } = contract.files.calls

it.each([
  [uploadToolFiles, { MenteeId: '1', ActionId: '2' }, ['files required']],
  [shareFile, { OwnerId: '1', ProjectId: '1' }, ['data required']],
  [shareFile, { GroupIds: '-3' }, ['GroupIds invalid_type']],
  [shareFile, { GroupIds: '60,81' }, ['GroupIds invalid_type']],
  [setStatistic, { Value: [1] }, ['Value invalid_type']],
  [adminExecute, { Parameters: { a: { b: 1 } } }, ['Parameters.a invalid_type']],
])('says of what %# was asked with which rule it breaks', (call, given, expected) => {
  let fields: AppError['fields'] = []
  try {
    parseInput(call, given)
  } catch (error) {
    fields = (error as AppError).fields
  }
  const [named] = expected[0]!.split(' ')
  const own = fields.filter(({ field }) => field === named)
  expect(own.map(({ field, rule }) => `${field} ${rule}`)).toEqual(expected)
})
