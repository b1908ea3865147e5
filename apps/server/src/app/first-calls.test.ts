import { contract } from '@telemachos/contract'
import { readCall } from '@telemachos/contract/core/define-call'
import { expect, test } from 'vitest'
import { z } from 'zod'
import type { FirstCall } from '../kernel/domain.ts'
import { collectFirstCalls } from './first-calls.ts'

const STATE = 'root.defaultlayout.project.calendar'
const { getProjectById, setProject } = contract.projects.calls
const { endView } = contract.identity.calls

const declaring = (...calls: FirstCall[]) => ({ firstCalls: { [STATE]: () => calls } })

test('the first calls of a route are those of every domain that has some', () => {
  const first = { call: getProjectById, input: { Id: 7 } }
  const callsIn = collectFirstCalls([declaring(first), {}, declaring(first)], STATE)
  const named = { name: 'projects.getProjectById', ...first }
  expect(callsIn?.(7)).toEqual([named, named])
  expect(collectFirstCalls([declaring(first)], 'root.signin')).toBeUndefined()
})

test('a page begins with no call that writes, leaves a trace, or is nobody’s', () => {
  const strange = readCall({
    path: '/api/probe/strange',
    summary: 'Is in no contract.',
    input: z.strictObject({}),
    output: z.strictObject({}),
    access: { roles: 'everyone', scope: 'self' },
  })
  for (const call of [setProject, endView, { ...getProjectById, audit: 'x' }, strange]) {
    expect(() => collectFirstCalls([declaring({ call, input: {} })], STATE)).toThrow(
      'cannot begin with',
    )
  }
})
