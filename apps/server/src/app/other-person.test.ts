import { contract } from '@telemachos/contract'
import { NOBODY_CLAIM, PERSON_HEADER, personClaim } from '@telemachos/contract/core/person-claim'
import { io } from 'socket.io-client'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { sql } from '../kernel/database/sql.ts'
import {
  createAuthorizationWorld,
  fingerprint,
  targetOf,
  type AuthorizationWorld,
} from '../testing/authorization-world.ts'
import { SAMPLES } from '../testing/call-samples.ts'
import {
  startTestServer,
  type CallName,
  type TestClient,
  type TestServer,
} from '../testing/test-server.ts'

const NAMES = Object.keys(SAMPLES) as CallName[]

/** A page claims whom it shows; the cookies of its browser may be somebody else's by now. */
describe('a page that shows somebody else than who is signed in', () => {
  let server: TestServer
  let world: AuthorizationWorld
  let client: TestClient

  beforeAll(async () => {
    server = await startTestServer()
    world = await createAuthorizationWorld(server.database)
  }, 60_000)
  afterAll(() => server.close())
  beforeEach(() => {
    client = server.client()
  })

  const idOf = (role: 'Admin' | 'Mentee' | 'Mentor' | 'SuperAdmin') => world.principals[role].id
  const logInAs = async (UserId: number) => {
    const token = await client.ask('identity.makeLoginAs', { UserId })
    await client.ask('identity.redeemLoginAs', { token })
  }
  const claiming = (claim: string) => ({ [PERSON_HEADER]: claim })
  const codeOf = async (claim: string) => {
    const answer = await client.call('identity.getIdentity', {}, claiming(claim))
    return answer.ok ? answer.status : answer.body.code
  }

  it.each(['p-superadmin', 'p-mentee'])('is refused every call, as %s', async (username) => {
    await client.signIn(username)
    const { cookie } = client
    const before = await fingerprint(server.database)
    const unexpected: string[] = []
    for (const name of NAMES) {
      const sample = SAMPLES[name](targetOf(world, world.linkedId))
      for (const claim of [personClaim(world.foreignId, null), NOBODY_CLAIM]) {
        const answer = await client.call(name, sample, claiming(claim))
        const code = answer.ok || answer.body.code
        if (answer.status !== 409 || code !== 'person_changed')
          unexpected.push(`${name}: ${answer.status} ${code}`)
      }
    }
    expect(unexpected).toEqual([])
    // Neither is anybody signed off, nor anything changed.
    expect(client.cookie).toBe(cookie)
    expect(await fingerprint(server.database)).toEqual(before)
  })

  it('is refused before a body is read', async () => {
    await client.signIn('p-mentee')
    const answer = await fetch(server.url + contract.chat.calls.sendMessage.path, {
      method: 'POST',
      headers: {
        ...{ cookie: client.cookie ?? '', 'content-type': 'application/json' },
        ...claiming('7'),
      },
      body: '{"broken',
    })
    expect([answer.status, await answer.json()]).toMatchObject([409, { code: 'person_changed' }])
  })

  it('is answered where nobody has signed in, as before', async () => {
    expect(await codeOf(personClaim(idOf('Mentee'), null))).toBe('unauthenticated')
    expect(await codeOf(NOBODY_CLAIM)).toBe('unauthenticated')
  })

  it('is answered where the claim is true, or none is made', async () => {
    await client.signIn('p-mentee')
    const id = idOf('Mentee')
    expect(await codeOf(String(id))).toBe(200)
    expect(await codeOf(personClaim(id, null))).toBe(200)
    expect((await client.call('identity.getIdentity', {})).status).toBe(200)
    for (const claim of ['', 'x', `0${id}`, `-${id}`, `${id} 0 0`, `${id}, ${id}`])
      expect([claim, await codeOf(claim)]).toEqual([claim, 'person_changed'])
  })

  describe('where an administrator impersonates', () => {
    beforeEach(() => client.signIn('p-admin'))

    const modes = [
      ['acting', () => logInAs(world.linkedId)],
      ['viewing', () => client.ask('identity.viewAs', { UserId: world.linkedId })],
    ] as const
    it.each(modes)('is told from the page of either of the two, %s', async (_mode, begin) => {
      await begin()
      // What the administrator had open before, and what the person has open themselves.
      expect(await codeOf(personClaim(idOf('Admin'), null))).toBe('person_changed')
      expect(await codeOf(personClaim(world.linkedId, null))).toBe('person_changed')
      expect(await codeOf(personClaim(world.linkedId, idOf('SuperAdmin')))).toBe('person_changed')
      expect(await codeOf(personClaim(world.linkedId, idOf('Admin')))).toBe(200)
    })

    it.each([
      [...modes[0], 'identity.endLoginAs'],
      [...modes[1], 'identity.endView'],
    ] as const)('is told after it has ended, %s', async (_mode, begin, end) => {
      await begin()
      await client.ask(end, {})
      expect(await codeOf(personClaim(world.linkedId, idOf('Admin')))).toBe('person_changed')
      expect(await codeOf(personClaim(idOf('Admin'), null))).toBe(200)
    })

    it('hears that a view has ended where the right to it was lost', async () => {
      await client.ask('identity.viewAs', { UserId: world.linkedId })
      const claim = personClaim(world.linkedId, idOf('Admin'))
      const setRoles = (roles: readonly string[]) =>
        server.database.run(sql`
          update memberships set roles = ${roles}::text[] where user_id = ${idOf('Admin')}`)
      const { cookie } = client
      await setRoles(['Mentor'])
      await expect
        .poll(
          () => {
            client.cookie = cookie
            return codeOf(claim)
          },
          { timeout: 10_000 },
        )
        .toBe('view_ended')
      await setRoles(['Admin'])
    })
  })

  it('has no socket of the hub, and keeps none', async () => {
    const open = (claim?: string): Promise<string> => {
      const socket = io(server.url, {
        path: '/realtime',
        transports: ['websocket'],
        reconnection: false,
        extraHeaders: { cookie: client.cookie ?? '' },
        ...(claim !== undefined && { auth: { person: claim } }),
      })
      return new Promise<string>((resolve) => {
        socket.once('connect', () => resolve('connected'))
        socket.once('connect_error', ({ message }) => resolve(message))
      }).finally(() => socket.disconnect())
    }
    await client.signIn('p-mentee')
    expect(await open(personClaim(idOf('Mentee'), null))).toBe('connected')
    expect(await open()).toBe('connected')
    expect(await open(personClaim(idOf('Mentor'), null))).toBe('person_changed')
    await client.signIn('p-mentor')
    expect(await open(personClaim(idOf('Mentee'), null))).toBe('person_changed')
  })
})
