import { contract } from '@telemachos/contract'
import type { CallDefinition } from '@telemachos/contract/core/define-call'
import { roleAllowed } from '@telemachos/contract/core/roles'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { AppError } from '../kernel/errors.ts'
import { sql } from '../kernel/database/sql.ts'
import { parseInput } from '../kernel/parse-input.ts'
import {
  createAuthorizationWorld,
  fingerprint,
  type AuthorizationWorld,
  targetOf,
} from '../testing/authorization-world.ts'
import { SAMPLES } from '../testing/call-samples.ts'
import {
  startTestServer,
  type CallName,
  type TestClient,
  type TestServer,
} from '../testing/test-server.ts'

/** What people, programs and attackers send where something else is expected. */
const HOSTILE: readonly unknown[] = [
  null,
  '',
  'κείμενο',
  '\u0000',
  '\ud800',
  "'; drop table users; --",
  '%_\\',
  'x'.repeat(70_000),
  '{"__proto__": {"a": 1}}',
  '9999-99-99',
  '0000-01-01T00:00:00Z',
  0,
  -1,
  1.5,
  2_147_483_648,
  1e308,
  true,
  [],
  [null],
  Array.from({ length: 1_000 }, (_, index) => index),
  {},
  { '': '' },
  { $ne: null },
]

const NAMES = Object.keys(SAMPLES) as CallName[]

function definitionOf(name: CallName): CallDefinition {
  const [domain = '', verb = ''] = name.split('.')
  const group = (contract as Record<string, { calls: Record<string, CallDefinition> }>)[domain]
  const definition = group?.calls[verb]
  if (!definition) throw new Error(`no call ${name}`)
  return definition
}

/** Whether the contract refuses an input by itself, in the way that the server answers. */
function isRefusedByContract(definition: CallDefinition, input: Record<string, unknown>): boolean {
  // Elsewhere numbers come as texts.
  if (definition.body !== 'json') return false
  try {
    parseInput(definition, input)
    return false
  } catch (error) {
    if (error instanceof AppError && error.code === 'invalid_input') return true
    throw error
  }
}

describe('bad input', () => {
  let server: TestServer
  let world: AuthorizationWorld
  let admin: TestClient
  let mentee: TestClient

  beforeAll(async () => {
    server = await startTestServer({ verifyAnswers: false })
    world = await createAuthorizationWorld(server.database)
    admin = await server.client().signIn('p-admin')
    mentee = await server.client().signIn('p-mentee')
  }, 60_000)
  afterAll(() => server.close())

  const inputsFor = (name: CallName, personId: number): object[] => {
    const sample = SAMPLES[name](targetOf(world, personId)) as Record<string, unknown>
    const definition = definitionOf(name)
    // What the contract refuses is refused alike: of each field one such input is sent, a different
    // one each time. What it lets through has to be tried on the call itself.
    const broken = Object.keys(sample).flatMap((field, at) => {
      const inputs = HOSTILE.map((value) => ({ ...sample, [field]: value }))
      const refused = inputs.filter((input) => isRefusedByContract(definition, input))
      const admitted = inputs.filter((input) => !refused.includes(input))
      return [...refused.slice(at % Math.max(refused.length, 1)).slice(0, 1), ...admitted]
    })
    const missing = Object.keys(sample).map((field) =>
      Object.fromEntries(Object.entries(sample).filter(([key]) => key !== field)),
    )
    return [...broken, ...missing, { ...sample, surplus: 1 }, { ...sample, constructor: {} }]
  }

  it('is always answered with a 4xx, a code and a request id, never with a 5xx', async () => {
    const wrong: string[] = []
    let refused = 0
    for (const name of NAMES.filter((call) => call !== 'identity.signOff')) {
      for (const [client, personId] of [
        [admin, world.linkedId],
        [mentee, world.principals.Mentee.id],
      ] as const) {
        const { access } = definitionOf(name)
        const isOpen =
          client === admin ||
          'anonymous' in access ||
          access.roles === 'everyone' ||
          roleAllowed('Mentee', access.roles)
        // Who may not make the call is refused before its input is read.
        for (const input of inputsFor(name, personId).slice(0, isOpen ? undefined : 1)) {
          const answer = await client.call(name, input)
          // An address too long is refused by the HTTP parser itself.
          if (answer.ok || answer.status === 431) continue
          refused += 1
          const { code, requestId, message } = answer.body
          if (answer.status >= 500 || !code || !requestId || !message) {
            wrong.push(`${name} ${JSON.stringify(input).slice(0, 200)}: ${answer.status} ${code}`)
          }
        }
      }
    }
    expect(wrong).toEqual([])
    expect(refused).toBeGreaterThan(1_000)
  }, 240_000)

  it('is refused like any other where a SuperAdmin is in a project that is not there', async () => {
    const superAdmin = await server.client().signIn('p-superadmin')
    const failed: string[] = []
    for (const name of NAMES.filter((call) => call !== 'identity.signOff')) {
      const sample = SAMPLES[name](targetOf(world, world.linkedId))
      for (const id of [2_000_000_000, 9_999_999_999]) {
        const input = 'ProjectId' in sample ? { ...sample, ProjectId: id } : sample
        const place = { 'telemachos-place': `${id} SuperAdmin` }
        const { status } = await superAdmin.call(name, input, place)
        if (status >= 500) failed.push(`${name} in ${id}: ${status}`)
      }
    }
    expect(failed).toEqual([])
  }, 60_000)

  it('names the field and the rule of what is missing, in both languages, and changes nothing', async () => {
    // What the calls above asked for is still on its way: the requests for a password go by themselves.
    const waiting = () => server.database.rows(sql`select id from reset_requests`)
    await expect.poll(waiting, { timeout: 30_000 }).toEqual([])
    const before = await fingerprint(server.database)
    const unnamed: string[] = []
    for (const { domain, calls } of Object.values(contract)) {
      for (const [verb, call] of Object.entries(calls)) {
        if (call.body !== 'json' || 'anonymous' in call.access) continue
        const name = `${domain}.${verb}` as CallName
        const answer = await admin.call(name, { surplus: true }, { 'accept-language': 'en' })
        if (answer.ok) unnamed.push(`${name}: accepted`)
        else if (answer.status === 400) {
          const field = answer.body.fields?.find((one) => one.field === 'surplus')
          if (field?.rule !== 'unknown_field' || !field.message) unnamed.push(name)
        }
      }
    }
    expect(unnamed).toEqual([])
    expect(await fingerprint(server.database)).toEqual(before)
  })
})
