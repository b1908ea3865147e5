import { io } from 'socket.io-client'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { sql } from '../../kernel/database/sql.ts'
import {
  createAuthorizationWorld,
  type AuthorizationWorld,
} from '../../testing/authorization-world.ts'
import { startTestServer, type TestClient, type TestServer } from '../../testing/test-server.ts'

describe('an administrator in somebody else’s place', () => {
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
  afterEach(() => setAdmin(['Admin'], 1))

  const adminId = () => world.principals.Admin.id
  const setAdmin = async (roles: readonly string[], state: number) => {
    await server.database.run(sql`
      update memberships set roles = ${roles}::text[] where user_id = ${adminId()}`)
    await server.database.run(sql`update users set state = ${state} where id = ${adminId()}`)
  }
  const statusOf = async (client: TestClient) =>
    (await client.call('identity.getIdentity', {})).status
  const logInAs = async (client: TestClient, UserId: number, url = '/') => {
    const token = await client.ask('identity.makeLoginAs', { UserId, url })
    return client.ask('identity.redeemLoginAs', { token })
  }
  const lastAudit = () =>
    server.database.one<{ verb: string; actor: number; admin: number; subject: number }>(sql`
      select verb, actor_id as actor, acting_admin_id as admin, subject_id as subject
      from audit_log order by id desc limit 1`)
  const clientWith = (cookie: string | undefined): TestClient => {
    const client = server.client()
    client.cookie = cookie
    return client
  }
  /** A socket of the client's session; resolves once it is connected. */
  const connect = async ({ cookie = '' }: TestClient) => {
    const socket = io(server.url, {
      path: '/realtime',
      transports: ['websocket'],
      reconnection: false,
      extraHeaders: { cookie, origin: 'http://127.0.0.1' },
    })
    await new Promise<void>((resolve, reject) => {
      socket.once('connect', () => resolve())
      socket.once('connect_error', reject)
    })
    return socket
  }

  describe('logged in as a mentee', () => {
    it('is the mentee, with the administrator named, in the one project', async () => {
      const back = await logInAs(admin, world.linkedId, '/own/mentee?x=1')
      expect(back).toEqual({ returnUrl: '/own/mentee?x=1' })
      expect(await admin.ask('identity.getIdentity', {})).toMatchObject({
        UserId: world.linkedId,
        Role: 'Mentee',
        ProjectId: world.own.projectId,
        StandIn: { Mode: 'acting', Admin: { Id: adminId(), LastName: 'p-admin' } },
      })
      expect(await lastAudit()).toMatchObject({
        verb: 'standIn.loggedIn',
        actor: adminId(),
        subject: world.linkedId,
      })
    })

    it('is spoken to in the administrator’s language', async () => {
      await admin.ask('identity.setLanguage', { Language: 'en' })
      await logInAs(admin, world.linkedId)
      expect(await admin.ask('identity.getIdentity', {})).toMatchObject({ Language: 'en' })
      await admin.ask('identity.endLoginAs', {})
      await admin.ask('identity.setLanguage', { Language: 'el' })
    })

    it('reaches no other project of the person', async () => {
      await server.database.run(sql`insert into memberships (project_id, user_id, roles)
        values (${world.other.projectId}, ${world.foreignId}, array['Mentee'])`)
      await logInAs(admin, world.foreignId)
      const { Projects } = await admin.ask('identity.getIdentity', {})
      expect(Projects.map(({ Id }) => Id)).toEqual([world.own.projectId])
      const ProjectId = world.other.projectId
      expect((await admin.call('identity.switchProject', { ProjectId })).status).toBe(404)
      expect((await admin.call('actions.listActions', { ProjectId })).status).toBe(404)
    })

    it('leaves both ids on what is done', async () => {
      await logInAs(admin, world.linkedId)
      await admin.ask('actions.saveDataAsMentee', {
        ActionId: world.own.actionId,
        MenteeId: world.linkedId,
        Data: '{"note":"για τον ωφελούμενο"}',
      })
      expect(await lastAudit()).toEqual({
        verb: 'actionData.saved',
        actor: world.linkedId,
        admin: adminId(),
        subject: world.linkedId,
      })
      // The other way of writing: one statement for the row, its audit row and its events.
      await admin.ask('actions.completeAction', {
        ActionId: world.own.actionId,
        MenteeId: world.linkedId,
      })
      expect(await lastAudit()).toMatchObject({ actor: world.linkedId, admin: adminId() })
      await admin.ask('identity.endLoginAs', {})
      const activity = await admin.ask('people.listActivity', {
        ProjectId: world.own.projectId,
        UserId: world.linkedId,
        page: 1,
      })
      const [ended, completed] = activity.list
      expect(ended).toMatchObject({ Verb: 'standIn.loggedOut', Admin: { Id: adminId() } })
      expect(completed).toMatchObject({
        Verb: 'action.completed',
        By: { Id: world.linkedId },
        Admin: { Id: adminId() },
      })
    })

    it('ends in the administrator’s own session, under a new id', async () => {
      const before = admin.cookie
      await logInAs(admin, world.linkedId)
      const acting = admin.cookie
      await admin.ask('identity.endLoginAs', {})
      expect(await admin.ask('identity.getIdentity', {})).toMatchObject({
        UserId: adminId(),
        StandIn: null,
      })
      expect(new Set([before, acting, admin.cookie]).size).toBe(3)
      await expect.poll(() => statusOf(clientWith(before))).toBe(401)
      await expect.poll(() => statusOf(clientWith(acting))).toBe(401)
    })

    it('ends altogether with signing off', async () => {
      const before = admin.cookie
      await logInAs(admin, world.linkedId)
      const acting = admin.cookie
      await admin.call('identity.signOff', {})
      await expect.poll(() => statusOf(clientWith(before))).toBe(401)
      await expect.poll(() => statusOf(clientWith(acting))).toBe(401)
    })

    it('ends with the administrator’s own session', async () => {
      const own = clientWith(admin.cookie)
      await logInAs(admin, world.linkedId)
      await own.call('identity.signOff', {})
      await expect.poll(() => statusOf(admin), { timeout: 10_000 }).toBe(401)
    })

    it('lasts a working day at most', async () => {
      await logInAs(admin, world.linkedId)
      const { seconds } = await server.database.one<{ seconds: number }>(sql`
        select extract(epoch from expires_at - now())::int as seconds from sessions
        where admin_id = ${adminId()} order by created_at desc limit 1`)
      expect(seconds).toBeGreaterThan(8 * 3600 - 60)
      expect(seconds).toBeLessThanOrEqual(8 * 3600)
    })

    it.each([
      ['is no longer Admin', ['Mentor'], 1],
      ['is no longer active', ['Admin'], 2],
    ] as const)(
      'is over within a second, on the hub too, when the administrator %s',
      async (_why, roles, state) => {
        await logInAs(admin, world.linkedId)
        const socket = await connect(admin)
        expect(await statusOf(admin)).toBe(200)
        await setAdmin(roles, state)
        await expect.poll(() => socket.connected, { timeout: 10_000 }).toBe(false)
        await expect.poll(() => statusOf(admin), { timeout: 10_000 }).toBe(401)
      },
    )

    it('cannot be nested, and the password, consent and place of others stay out of reach', async () => {
      await logInAs(admin, world.principals.Mentor.id)
      const consent = { ProjectId: world.own.projectId, Version: 1, Language: 'el' }
      const refused = [
        await admin.call('identity.makeLoginAs', { UserId: world.linkedId }),
        await admin.call('identity.redeemLoginAs', { token: 'any' }),
        await admin.call('identity.viewAs', { UserId: world.linkedId }),
        await admin.call('identity.changePassword', { Password: 'καινούριος-9!' }),
        await admin.call('identity.setLanguage', { Language: 'en' }),
        await admin.call('identity.giveConsent', consent),
        await admin.call('identity.withdrawConsent', { ProjectId: world.own.projectId }),
      ]
      expect(refused.map((answer) => [answer.status, answer.ok || answer.body.code])).toEqual(
        refused.map(() => [403, 'own_person_only']),
      )
    })

    it('leads who is only Registered to the applicant’s page', async () => {
      const back = await logInAs(admin, world.principals.Registered.id, '/own/home')
      expect(back).toEqual({ returnUrl: '/applicant' })
    })

    it('leads to no other site', async () => {
      expect(await logInAs(admin, world.linkedId, 'https://evil.example/')).toEqual({
        returnUrl: '/',
      })
    })
  })

  describe('the token', () => {
    const redeem = async (client: TestClient, token: string) =>
      (await client.call('identity.redeemLoginAs', { token })).status
    const age = (seconds: number) =>
      server.database.run(sql`update login_as_tokens
        set expires_at = expires_at - make_interval(secs => ${seconds})`)
    const make = () => admin.ask('identity.makeLoginAs', { UserId: world.linkedId })

    it('has 256 bits, of which only the hash is kept', async () => {
      const token = await make()
      expect(Buffer.from(token, 'base64url')).toHaveLength(32)
      const rows = await server.database.rows(sql`
        select * from login_as_tokens where token_hash = ${token}`)
      expect(rows).toEqual([])
    })

    it('is good once', async () => {
      const token = await make()
      const again = clientWith(admin.cookie)
      expect(await redeem(admin, token)).toBe(200)
      expect(await redeem(again, token)).toBe(404)
    })

    it('is good once even where two arrive together', async () => {
      const token = await make()
      const clients = [clientWith(admin.cookie), clientWith(admin.cookie)]
      const statuses = await Promise.all(clients.map((client) => redeem(client, token)))
      expect(statuses.toSorted()).toEqual([200, 404])
    })

    it('is good for 60 seconds', async () => {
      const late = await make()
      await age(60)
      expect(await redeem(admin, late)).toBe(404)
      const early = await make()
      await age(55)
      expect(await redeem(admin, early)).toBe(200)
    })

    it('is good in the session that made it, until that makes another', async () => {
      const token = await make()
      const elsewhere = await server.client().signIn('p-admin')
      expect(await redeem(elsewhere, token)).toBe(404)
      expect(await redeem(await server.client().signIn('p-mentee'), token)).toBe(404)
      const later = await make()
      expect(await redeem(admin, token)).toBe(404)
      expect(await redeem(admin, later)).toBe(200)
    })

    it('is worth nothing once the right is gone', async () => {
      const token = await make()
      await setAdmin(['Mentor'], 1)
      expect(await redeem(admin, token)).toBe(404)
    })
  })

  describe('whose place', () => {
    const attempt = async (client: TestClient, UserId: number) => [
      (await client.call('identity.makeLoginAs', { UserId })).status,
      (await client.call('identity.viewAs', { UserId })).status,
    ]

    it('is nobody’s outside the project, no SuperAdmin’s, not their own', async () => {
      expect(await attempt(admin, world.strangerId)).toEqual([404, 404])
      expect(await attempt(admin, world.principals.SuperAdmin.id)).toEqual([404, 404])
      expect(await attempt(admin, adminId())).toEqual([404, 404])
      expect(await attempt(admin, 2_000_000_000)).toEqual([404, 404])
    })

    it('is not that of somebody who has left or is not active', async () => {
      const set = (state: number) =>
        server.database.run(sql`update users set state = ${state} where id = ${world.linkedId}`)
      await set(2)
      expect(await attempt(admin, world.linkedId)).toEqual([404, 404])
      await set(1)
    })

    it('is another Admin’s only where that one is Admin nowhere else', async () => {
      const UserId = world.principals.Translator.id
      const place = (projectId: number) =>
        server.database.run(sql`insert into memberships (project_id, user_id, roles)
          values (${projectId}, ${UserId}, array['Admin'])
          on conflict (project_id, user_id) do update set roles = excluded.roles`)
      await place(world.own.projectId)
      expect((await admin.call('identity.makeLoginAs', { UserId })).status).toBe(200)
      await place(world.other.projectId)
      expect((await admin.call('identity.makeLoginAs', { UserId })).status).toBe(404)
      const root = await server.client().signIn('p-superadmin')
      expect((await root.call('identity.makeLoginAs', { UserId })).status).toBe(200)
    })

    it('is not for other roles to take', async () => {
      const manager = await server.client().signIn('p-projectmanager')
      expect(await attempt(manager, world.linkedId)).toEqual([403, 403])
    })
  })
})
