import { contract } from '@telemachos/contract'
import type { CallDefinition } from '@telemachos/contract/core/define-call'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sql } from '../../kernel/database/sql.ts'
import {
  createAuthorizationWorld,
  fingerprint,
  targetOf,
  type AuthorizationWorld,
} from '../../testing/authorization-world.ts'
import { SAMPLES } from '../../testing/call-samples.ts'
import {
  startTestServer,
  type CallName,
  type TestClient,
  type TestServer,
} from '../../testing/test-server.ts'

/** The calls of the contract that answer with JSON, whether they change something or not. */
const PLAIN = Object.values(contract).flatMap(({ domain, calls }) =>
  Object.entries(calls as Record<string, CallDefinition>)
    .filter(([, { file }]) => file === undefined)
    .map(([verb, { effect }]) => ({ name: `${domain}.${verb}` as CallName, effect })),
)
const READS = PLAIN.filter(({ effect }) => effect === 'read').map(({ name }) => name)
const WRITES = PLAIN.filter(({ effect }) => effect === 'write').map(({ name }) => name)

describe('a call that is made as somebody else', () => {
  let server: TestServer
  let world: AuthorizationWorld
  let admin: TestClient

  beforeAll(async () => {
    server = await startTestServer()
    world = await createAuthorizationWorld(server.database)
    admin = await server.client().signIn('p-admin')
  })
  afterAll(() => server.close())

  const asLinked = (name: string, Input: object = {}) =>
    admin.call('identity.callAs', {
      UserId: world.linkedId,
      Name: name,
      Input: Input as Record<string, unknown>,
    })
  const codeOf = (answer: { ok: boolean; body: unknown }) =>
    answer.ok ? 'answered' : (answer.body as { code: string }).code

  it('answers what the person is answered, and is recorded once by both', async () => {
    // What is refused them leaves no record, and hides none.
    expect(codeOf(await asLinked('people.listRoles'))).toBe('forbidden')
    const answers = [
      await asLinked('people.getCurrentUser'),
      await asLinked('identity.getIdentity'),
    ]
    expect(answers.map(({ body }) => body)).toMatchObject([
      { Answer: { Id: world.linkedId } },
      { Answer: { UserId: world.linkedId, Role: 'Mentee' } },
    ])
    expect(
      await server.database.rows(sql`
        select actor_id as actor, subject_id as subject from audit_log where verb = 'standIn.viewed'`),
    ).toEqual([{ actor: world.principals.Admin.id, subject: world.linkedId }])
  })

  it('is answered and refused as whoever views as the person is, for every call that reads', async () => {
    const viewer = await server.client().signIn('p-admin')
    await viewer.ask('identity.viewAs', { UserId: world.linkedId })
    const different: string[] = []
    for (const name of READS) {
      const input = SAMPLES[name](targetOf(world, world.linkedId))
      const [seen, made] = [await viewer.call(name, input), await asLinked(name, input)]
      if (codeOf(seen) !== codeOf(made)) different.push(`${name}: ${codeOf(seen)}, ${codeOf(made)}`)
    }
    expect(different).toEqual([])
  }, 120_000)

  it('changes nothing, whatever call is named', async () => {
    const before = await fingerprint(server.database)
    const codes = new Set<string>()
    for (const name of [...WRITES, 'people.constructor', 'nobody.atAll'])
      codes.add(
        codeOf(await asLinked(name, SAMPLES[name as CallName]?.(targetOf(world, world.linkedId)))),
      )
    expect([...codes]).toEqual(['unknown_call'])
    expect(await fingerprint(server.database)).toEqual(before)
  })

  it('is refused to all but administrators of the project, and for whom they may not stand in', async () => {
    const input = { UserId: world.linkedId, Name: 'people.getCurrentUser', Input: {} }
    for (const login of ['p-coordinator', 'p-mentor', 'p-mentee']) {
      const client = await server.client().signIn(login)
      expect(codeOf(await client.call('identity.callAs', input))).toBe('forbidden')
    }
    for (const UserId of [world.strangerId, world.principals.SuperAdmin.id, 999_999_999])
      expect(codeOf(await admin.call('identity.callAs', { ...input, UserId }))).toBe('not_found')
    expect(codeOf(await admin.call('identity.callAs', { ...input, Role: 'Admin' }))).toBe(
      'not_found',
    )
    expect(codeOf(await admin.call('identity.callAs', { ...input, Role: 'Mentee' }))).toBe(
      'answered',
    )
  })
})
