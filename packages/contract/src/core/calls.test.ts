import { describe, expect, it } from 'vitest'
import type { z } from 'zod'
import { contract } from '../index.ts'
import { giveExample, type CallDefinition } from './define-call.ts'
import { REFERENCE_IDS } from './example-ids.ts'

const CALLS = Object.values(contract).flatMap(({ domain, calls }) =>
  Object.entries(calls as Record<string, CallDefinition>).map(
    ([verb, call]) => [`${domain}.${verb}`, call] as const,
  ),
)

const takesInput = ({ input }: CallDefinition): boolean =>
  Object.keys((input as z.ZodObject).shape).length > 0

describe('the examples of calls', () => {
  it('are there for every call that takes input, and for no other', () => {
    const wrong = CALLS.filter(([, call]) => takesInput(call) !== (call.example !== undefined))
    expect(wrong.map(([name]) => name)).toEqual([])
  })

  it('are valid', () => {
    const invalid = CALLS.flatMap(([name, call]) => {
      const { error } = call.input.safeParse(giveExample(call, REFERENCE_IDS))
      return error ? [`${name}: ${error.message}`] : []
    })
    expect(invalid).toEqual([])
  })
})

describe('audit verbs', () => {
  const audited = CALLS.flatMap(([, { audit, concerns }]) => (audit ? [{ audit, concerns }] : []))

  it('concern the same people in every call', () => {
    const kinds = Map.groupBy(audited, ({ audit }) => audit)
    const differing = [...kinds].filter(
      ([, calls]) => new Set(calls.map(({ concerns }) => concerns)).size > 1,
    )
    expect(differing).toEqual([])
  })
})
