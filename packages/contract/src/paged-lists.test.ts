import { expect, it } from 'vitest'
import { z } from 'zod'
import { contract } from './index.ts'

/** Parts of an export, whose beginning has counted it; the export of the grid says `count` alone (spec §7). */
const EXPORTS = [
  'grid.exportGridPage',
  'grid.exportUnmaskedPage',
  'audit.exportPage',
  'applications.exportPage',
  'questionnaires.exportResultsPage',
]

const keysOf = (schema: unknown): readonly string[] =>
  schema instanceof z.ZodObject ? Object.keys(schema.shape) : []

it('answer list, count and All, as the specification has them', () => {
  const lists = Object.entries(contract).flatMap(([domain, { calls }]) =>
    Object.entries(calls).flatMap(([name, call]) => {
      const [asked, answered] = [keysOf(call.input), keysOf(call.output)]
      const isPaged = asked.some((key) => ['page', 'Page', 'After'].includes(key))
      return isPaged && answered.includes('list') ? [{ name: `${domain}.${name}`, answered }] : []
    }),
  )
  expect(lists.length).toBeGreaterThan(20)
  const without = lists.filter(
    ({ answered }) => !(answered.includes('count') && answered.includes('All')),
  )
  expect(EXPORTS).toEqual(expect.arrayContaining(without.map(({ name }) => name)))
})
