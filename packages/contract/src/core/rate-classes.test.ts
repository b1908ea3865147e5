import { expect, it } from 'vitest'
import { contract } from '../index.ts'
import type { CallDefinition } from './define-call.ts'

/*
 * What may run long on a project of thousands is limited by how much of it runs at once, beside the
 * time that every session pays for (the server's caller budget).
 */

const CALLS = Object.values(contract).flatMap(({ domain, calls }) =>
  Object.entries(calls as Record<string, CallDefinition>).map(([verb, definition]) => ({
    name: `${domain}.${verb}`,
    definition,
    takes: new Set(
      Object.keys('shape' in definition.input ? (definition.input.shape as object) : {}),
    ),
  })),
)

/** Those that take whom they are about by a filter: it may find everybody. */
const BY_FILTER = CALLS.filter(({ takes }) => takes.has('Filter') && takes.has('Search'))

/** Answer one page of what the filter finds. */
const isPaged = (takes: ReadonlySet<string>) =>
  ['page', 'Page', 'After'].some((name) => takes.has(name))

const namesOf = (calls: typeof CALLS) => calls.map(({ name }) => name)

it('are bulk for writes to everybody whom a filter finds', () => {
  const writes = BY_FILTER.filter(({ definition }) => definition.effect === 'write')
  expect(writes.length).toBeGreaterThan(5)
  expect(namesOf(writes.filter(({ definition }) => definition.rate !== 'bulk'))).toEqual([])
})

it('are aggregate for reads over everybody whom a filter finds, unless they answer one page', () => {
  const reads = BY_FILTER.filter(
    ({ definition, takes }) => definition.effect === 'read' && !isPaged(takes),
  )
  expect(reads.length).toBeGreaterThan(4)
  const others = reads.filter(({ definition }) => !['aggregate', 'bulk'].includes(definition.rate))
  expect(namesOf(others)).toEqual([])
})

it('are aggregate or bulk for what goes over a whole project without a filter', () => {
  const whole = [
    ...['grid.readTotals', 'supervision.getOverview', 'supervision.getStatistics'],
    ...['supervision.listMentorLoads', 'supervision.listQueue', 'people.suggestMentors'],
    ...['questionnaires.getDistribution', 'questionnaires.getGroupResults'],
    ...['questionnaires.startResultsExport', 'actions.getAggregateMentees'],
    ...['privacy.downloadOwnData', 'privacy.downloadUserData', 'privacy.previewErasure'],
    ...['privacy.eraseUser', 'identity.inviteUsers', 'mail.mailUsers'],
  ]
  const rates = new Map(CALLS.map(({ name, definition }) => [name, definition.rate]))
  const others = whole.filter((name) => !['aggregate', 'bulk'].includes(rates.get(name) ?? ''))
  expect(others).toEqual([])
})
