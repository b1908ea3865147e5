import { expect, it } from 'vitest'
import { z } from 'zod'
import { requireBounded } from './bound-input.ts'
import { AppError } from './errors.ts'
import { ANYTHING, boundsOf, type Bounds } from './input-bounds.ts'

const KIB = 1024

function refusalOf(
  input: Record<string, unknown>,
  { bounds = ANYTHING, maxBytes = KIB }: { bounds?: Bounds; maxBytes?: number } = {},
): unknown {
  try {
    requireBounded(input, bounds, maxBytes)
  } catch (error) {
    if (error instanceof AppError) return error.fields
    throw error
  }
}

const nested = (levels: number): unknown => JSON.parse(`${'['.repeat(levels)}${']'.repeat(levels)}`)
const keys = (count: number): Record<string, unknown> =>
  Object.fromEntries(Array.from({ length: count }, (_, n) => [`k${n}`, 1]))

it.each([
  ['as many keys as its bytes bear', keys(64), undefined],
  ['one key more', keys(65), [{ field: 'k64', rule: 'too_many_values' }]],
  ['a long list', { ids: Array(64).fill(1) }, [{ field: 'ids', rule: 'too_many_values' }]],
  ['keys far within', { a: [keys(70)] }, [{ field: 'a', rule: 'too_many_values' }]],
  ['levels that a call may have', { a: nested(60) }, undefined],
  ['levels without end', { a: nested(100_000) }, [{ field: 'a', rule: 'too_deep' }]],
  ['bytes, which are one value', { a: new Uint8Array(5_000) }, undefined],
])('takes or refuses %s', (_what, input, expected) => {
  const maxBytes = expected?.[0]?.rule === 'too_deep' ? 4 * KIB : KIB
  expect(refusalOf(input, { maxBytes })).toEqual(expected)
})

const schema = z.strictObject({
  Answers: z.record(z.string(), z.string()).meta({ maxProperties: 3 }),
  Ids: z.array(z.int()).max(2).default([]),
  Rows: z.array(z.strictObject({ Of: z.union([z.array(z.int()).max(2), z.string()]) })).max(4),
  Titles: z.partialRecord(z.enum(['el', 'en']), z.string()).optional(),
  Pair: z.tuple([z.int(), z.array(z.int()).max(5)]).optional(),
  Data: z.unknown(),
})

it.each([
  ['as many as the schema says', { Answers: keys(3), Ids: [1, 2], Rows: [{ Of: [1, 2] }] }, ''],
  ['a key more', { Answers: keys(4) }, 'Answers too_many_items'],
  ['an item more', { Ids: [1, 2, 3] }, 'Ids too_many_items'],
  ['an item more within', { Rows: [{ Of: 'x' }, { Of: [1, 2, 3] }] }, 'Rows.1.Of too_many_items'],
  ['names that it does not know', { ...keys(20), x: 1 }, ''],
  ['more of them than are named', keys(27), 'k26 too_many_values'],
  ['more languages than there are', { Titles: { a: 1, b: 2, c: 3 } }, 'Titles too_many_items'],
  ['a list in a pair', { Pair: [1, keys(9), 3] }, 'Pair too_many_items'],
  ['a list where none can be', { Answers: keys(1), Titles: Array(50).fill([]) }, ''],
  ['whatever it says nothing of', { Data: { a: [1, 2, 3, keys(9)] } }, ''],
])('holds a schema’s own bounds: %s', (_what, input, expected) => {
  const bounds = boundsOf(schema)
  const refused = refusalOf(input, { bounds, maxBytes: 64 * KIB }) as
    | { field: string; rule: string }[]
    | undefined
  expect(refused?.map(({ field, rule }) => `${field} ${rule}`).join() ?? '').toBe(expected)
})

it('says how many values a schema can hold in all', () => {
  const of = (input: z.ZodType) => boundsOf(input).values
  expect(of(z.strictObject({ Ids: z.array(z.int()).max(7), Name: z.string() }))).toBe(2 + 20 + 7)
  expect(of(z.array(z.record(z.enum(['a', 'b']), z.array(z.int()).max(3))).max(2))).toBe(2 * 9)
  expect(of(schema)).toBe(Infinity)
})
