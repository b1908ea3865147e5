import { expect, it } from 'vitest'
import { z } from 'zod'
import type { CallDefinition } from './core/define-call.ts'
import { contract } from './index.ts'

/** What opens something to whoever has it is called so, wherever it stands in an answer. */
const OPENING = /token|secret|password|apikey/i

function namesIn(schema: unknown): string[] {
  if (typeof schema !== 'object' || schema === null) return []
  const { properties = {} } = schema as { properties?: object }
  return [...Object.keys(properties), ...Object.values(schema).flatMap(namesIn)]
}

const keepsAnswer = (call: CallDefinition): boolean =>
  call.effect === 'write' && call.idempotency === 'key'

/** The names in an answer that is kept for a repetition and would keep a secret with it. */
const secretsKept = (call: CallDefinition): string[] =>
  keepsAnswer(call)
    ? namesIn(z.toJSONSchema(call.output, { unrepresentable: 'any' })).filter((name) =>
        OPENING.test(name),
      )
    : []

it('keeps no answer for a repetition that has what opens something', () => {
  const calls = Object.values(contract).flatMap(({ calls: own }) =>
    Object.entries<CallDefinition>(own),
  )
  expect(calls.filter(([, call]) => keepsAnswer(call)).length).toBeGreaterThan(50)
  const found = calls.map(([name, call]) => [name, secretsKept(call)])
  expect(found.filter(([, names = []]) => names.length > 0)).toEqual([])
})

it('finds one that does', () => {
  const { createToken } = contract.questionnaires.calls
  expect(secretsKept({ ...createToken, idempotency: 'key' })).toEqual(['TokenName'])
})
