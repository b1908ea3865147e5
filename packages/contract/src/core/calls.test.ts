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
  const audited = CALLS.flatMap(([, { audit, concerns, feed }]) =>
    audit ? [{ audit, concerns, feed }] : [],
  )

  it('concern the same people in every call', () => {
    const kinds = Map.groupBy(audited, ({ audit }) => audit)
    const differing = [...kinds].filter(
      ([, calls]) => new Set(calls.map(({ concerns }) => concerns)).size > 1,
    )
    expect(differing).toEqual([])
  })

  it('are told of by the same rule in every call, and only what is recorded', () => {
    const kinds = Map.groupBy(audited, ({ audit }) => audit)
    const differing = [...kinds].filter(
      ([, calls]) => new Set(calls.map(({ feed }) => feed)).size > 1,
    )
    expect(differing).toEqual([])
    const untold = CALLS.filter(([, { audit, feed }]) => feed !== undefined && audit === undefined)
    expect(untold).toEqual([])
  })

  it('of what people write to each other, and choose for themselves, are nobody else’s', () => {
    const own = /^(chat|notifications)\./
    const ofOneself = CALLS.flatMap(([, { audit, access, concerns, feed }]) =>
      feed && 'scope' in access && access.scope === 'self' && concerns === undefined ? [audit] : [],
    )
    expect(audited.filter(({ audit, feed }) => own.test(audit) && feed)).toEqual([])
    // Of what is done by oneself, and to nobody: consent, which the programme waits for, and its end.
    expect(new Set(ofOneself)).toEqual(
      new Set([
        ...['consent.given', 'consent.withdrawn', 'identity.projectLeft'],
        ...['imports.invitationAnswered', 'projects.made'],
      ]),
    )
  })
})

describe('what is a person’s alone', () => {
  it('is kept back in part by reads alone, which are asked by somebody signed in', () => {
    const wrong = CALLS.filter(
      ([, { own, effect, access }]) =>
        own !== undefined && ('anonymous' in access || (own === 'part' && effect !== 'read')),
    )
    expect(wrong.map(([name]) => name)).toEqual([])
  })

  it('is of the domains that have such stores', () => {
    const holders = CALLS.filter(([, { own }]) => own !== undefined).map(([name]) => name)
    expect(new Set(holders.map((name) => name.split('.')[0]))).toEqual(
      new Set([
        ...['applications', 'chat', 'files', 'grid', 'identity', 'imports', 'library'],
        ...['meetings', 'notifications', 'people', 'privacy', 'spreadsheets'],
      ]),
    )
  })
})
