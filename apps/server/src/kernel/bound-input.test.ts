import { expect, it } from 'vitest'
import { requireBounded } from './bound-input.ts'
import { AppError } from './errors.ts'

const KIB = 1024

function refusalOf(input: Record<string, unknown>, maxBytes = KIB): unknown {
  try {
    requireBounded(input, maxBytes)
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
  expect(refusalOf(input, expected?.[0]?.rule === 'too_deep' ? 4 * KIB : KIB)).toEqual(expected)
})
