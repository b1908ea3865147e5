import { contract } from '@telemachos/contract'
import type { CallDefinition } from '@telemachos/contract/core/define-call'
import { io } from 'socket.io-client'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { sql } from '../../kernel/database/sql.ts'
import {
  createAuthorizationWorld,
  fingerprint,
  type AuthorizationWorld,
  targetOf,
} from '../../testing/authorization-world.ts'
import { SAMPLES } from '../../testing/call-samples.ts'
import {
  startTestServer,
  type CallName,
  type TestClient,
  type TestServer,
} from '../../testing/test-server.ts'

/** Every call of the contract that changes something, and ends no view. */
const WRITES = Object.values(contract).flatMap(({ domain, calls }) =>
  Object.entries(calls as Record<string, CallDefinition>)
    .filter(([, call]) => call.effect === 'write' && call.impersonation !== 'always')
    .map(([verb]) => `${domain}.${verb}` as CallName),
)

describe('viewing as somebody else', () => {
  let server: TestServer
  let world: AuthorizationWorld
  let admin: TestClient

  beforeAll(async () => {
    server = await startTestServer()
    world = await createAuthorizationWorld(server.database)
  })
  afterAll(() => server.close())
  beforeEach(async () => {
    admin = await server.client().signIn('p-admin')
  })

  const view = (UserId = world.linkedId) => admin.ask('identity.viewAs', { UserId })
  const setRoles = (roles: readonly string[]) =>
    server.database.run(sql`
      update memberships set roles = ${roles}::text[]
      where user_id = ${world.principals.Admin.id}`)

  it('shows what the person sees, and names the administrator', async () => {
    await view()
    expect(await admin.ask('identity.getIdentity', {})).toMatchObject({
      UserId: world.linkedId,
      Role: 'Mentee',
      StandIn: { Mode: 'viewing', Admin: { Id: world.principals.Admin.id } },
    })
    const person = await admin.ask('people.getCurrentUser', {})
    expect(person.Id).toBe(world.linkedId)
    expect((await admin.call('people.listRoles', {})).status).toBe(403)
  })

  it('keeps the choice in a cookie that no script reads', async () => {
    const answer = await admin.call('identity.viewAs', { UserId: world.linkedId })
    const [cookie] = answer.headers.getSetCookie()
    expect(cookie).toMatch(new RegExp(`^telemachos-view=${world.linkedId};`))
    expect(cookie).toMatch(/HttpOnly/)
    expect(cookie).not.toMatch(/Max-Age/)
  })

  it('refuses every write of the contract', async () => {
    expect(WRITES.length).toBeGreaterThan(15)
    await view()
    await admin.ask('identity.getIdentity', {})
    const before = await fingerprint(server.database)
    const unexpected: string[] = []
    for (const name of WRITES) {
      const answer = await admin.call(name, SAMPLES[name](targetOf(world, world.linkedId)))
      if (answer.ok || answer.body.code !== 'viewing_only' || answer.status !== 403)
        unexpected.push(`${name}: ${answer.status}`)
    }
    expect(unexpected).toEqual([])
    expect(await fingerprint(server.database)).toEqual(before)
  })

  it('ends when it is ended, and is recorded', async () => {
    await view()
    await admin.ask('identity.endView', {})
    expect(await admin.ask('identity.getIdentity', {})).toMatchObject({
      UserId: world.principals.Admin.id,
      StandIn: null,
    })
    const rows = await server.database.rows(sql`
      select verb, actor_id as actor, subject_id as subject from audit_log order by id desc limit 2`)
    const ids = { actor: world.principals.Admin.id, subject: world.linkedId }
    expect(rows).toEqual([
      { verb: 'standIn.viewEnded', ...ids },
      { verb: 'standIn.viewed', ...ids },
    ])
  })

  it('ends with signing off and with signing in', async () => {
    await view()
    await admin.call('identity.signOff', {})
    expect(admin.cookie).toMatch(/^telemachos-device=[\w-]+$/)
    await admin.signIn('p-admin')
    await view()
    await admin.signIn('p-mentor')
    expect(await admin.ask('identity.getIdentity', {})).toMatchObject({
      UserId: world.principals.Mentor.id,
      StandIn: null,
    })
  })

  it.each([['somebody out of reach'], ['nobody']])(
    'is not done as %s, whatever the cookie says',
    async (who) => {
      const id = who === 'nobody' ? "1' or '1'='1" : world.strangerId
      admin.cookie = `${admin.cookie}; telemachos-view=${encodeURIComponent(id)}`
      const refused = await admin.call('identity.setLanguage', { Language: 'el' })
      expect([refused.status, refused.ok || refused.body.code]).toEqual([403, 'view_ended'])
      // The refusal takes the cookie away: the page starts again as who is really there.
      expect(admin.cookie).not.toContain('telemachos-view')
      const identity = await admin.ask('identity.getIdentity', {})
      expect(identity.UserId).toBe(world.principals.Admin.id)
    },
  )

  it('is for administrators only, whatever the cookie says', async () => {
    const mentor = await server.client().signIn('p-mentor')
    mentor.cookie = `${mentor.cookie}; telemachos-view=${world.linkedId}`
    const answer = await mentor.call('identity.getIdentity', {})
    expect(answer.ok || answer.body.code).toBe('view_ended')
  })

  it('is over within a second, on the hub too, when the right is lost', async () => {
    await view()
    const socket = io(server.url, {
      path: '/realtime',
      transports: ['websocket'],
      reconnection: false,
      extraHeaders: { cookie: admin.cookie ?? '', origin: 'http://127.0.0.1' },
    })
    await new Promise<void>((resolve) => socket.once('connect', () => resolve()))
    await setRoles(['Mentor'])
    const { cookie } = admin
    const codeNow = async () => {
      admin.cookie = cookie
      const answer = await admin.call('people.getCurrentUser', {})
      return answer.ok || answer.body.code
    }
    await expect.poll(() => socket.connected, { timeout: 10_000 }).toBe(false)
    await expect.poll(codeNow, { timeout: 10_000 }).toBe('view_ended')
    await setRoles(['Admin'])
  })
})
