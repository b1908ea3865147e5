import { describe, expect, it } from 'vitest'
import { contract } from '../index.ts'
import type { CallDefinition } from './define-call.ts'
import { PAGE_ROWS, MOST_ROWS, ROW_CHOICES } from './page-rows.ts'

/** Calls that answer a list by page under the names of the specification (§7, paged lists). */
const PAGED = Object.values(contract).flatMap(({ domain, calls }) =>
  Object.entries<CallDefinition>(calls)
    .filter(([, { input }]) => 'shape' in input && 'page' in (input.shape as object))
    .map(([name, call]): [string, CallDefinition] => [`${domain}.${name}`, call]),
)

const refusedFor = ({ input, example }: CallDefinition, count: unknown): string[] => {
  const ids = { projectId: 1, actionId: 1, personId: 1, absentId: 1 }
  const valid: unknown = typeof example === 'function' ? example(ids as never) : example
  const given = { page: 1, ...(valid as object), count }
  return (input.safeParse(given).error?.issues ?? []).map(({ path }) => path.join('.'))
}

it('knows the lists', () => expect(PAGED.length).toBeGreaterThan(40))

describe.each(PAGED)('%s', (_name, call) => {
  it.each([1, PAGE_ROWS, 25, MOST_ROWS, undefined])('may be asked for %j rows a page', (count) => {
    expect(refusedFor(call, count)).not.toContain('count')
  })

  it.each([0, -1, MOST_ROWS + 1, 2.5, '25', null])('refuses %j by name', (count) => {
    expect(refusedFor(call, count)).toContain('count')
  })
})

it('offers nothing that would be refused', () => {
  expect(Math.max(...ROW_CHOICES)).toBeLessThanOrEqual(MOST_ROWS)
})
