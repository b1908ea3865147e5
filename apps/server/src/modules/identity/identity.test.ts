import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { sql } from '../../kernel/database/sql.ts'
import {
  createAuthorizationWorld,
  type AuthorizationWorld,
} from '../../testing/authorization-world.ts'
import { startTestServer, TEST_PASSWORD, type TestServer } from '../../testing/test-server.ts'

describe('identity', () => {
  let server: TestServer
  let world: AuthorizationWorld

  beforeAll(async () => {
    server = await startTestServer()
    world = await createAuthorizationWorld(server.database)
  })
  afterAll(() => server.close())
  beforeEach(() => server.database.run(sql`delete from attempts`))

  const auditVerbs = async () =>
    (await server.database.rows<{ verb: string }>(sql`select verb from audit_log order by id`)).map(
      (row) => row.verb,
    )

  describe('signing in', () => {
    it('opens a session of its own, whatever the letters of the user name', async () => {
      const client = await server.client().signIn('P-Mentor')
      const identity = await client.ask('identity.getIdentity', {})
      expect(identity).toMatchObject({
        UserId: world.principals.Mentor.id,
        Roles: ['Mentor'],
        Role: 'Mentor',
        Level: 3,
        ProjectId: world.own.projectId,
        FirstName: 'Άννα',
        Vocative: 'Άννα',
      })
      expect((await auditVerbs()).at(-1)).toBe('identity.signedIn')
    })

    it('changes the session id and ends the one before', async () => {
      const client = await server.client().signIn('p-mentor')
      const before = client.cookie
      await client.signIn('p-mentor')
      expect(client.cookie).not.toBe(before)
      const old = server.client()
      old.cookie = before
      await expect.poll(async () => (await old.call('identity.getIdentity', {})).status).toBe(401)
    })

    it('sets a cookie that no script can read and no other site can use', async () => {
      const answer = await server
        .client()
        .call('identity.signIn', { username: 'p-mentor', password: TEST_PASSWORD })
      const cookie = answer.headers.getSetCookie()[0]
      expect(cookie).toMatch(/HttpOnly/)
      expect(cookie).toMatch(/SameSite=Lax/)
      expect(cookie).toMatch(/^telemachos=[\w-]{43};/)
    })

    it.each([
      ['an unknown name', 'nobody-at-all', TEST_PASSWORD],
      ['a wrong password', 'p-mentor', 'wrong'],
    ])('refuses %s with the same answer', async (_what, username, password) => {
      const answer = await server.client().call('identity.signIn', { username, password })
      expect(answer.status).toBe(401)
      expect(answer.body).toMatchObject({ code: 'wrong_credentials' })
      expect(answer.headers.getSetCookie()).toEqual([])
    })

    it('refuses people who are not active', async () => {
      await server.database.run(sql`update users set state = 2 where username = 'p-translator'`)
      const answer = await server
        .client()
        .call('identity.signIn', { username: 'p-translator', password: TEST_PASSWORD })
      await server.database.run(sql`update users set state = 1 where username = 'p-translator'`)
      expect(answer.body).toMatchObject({ code: 'wrong_credentials' })
    })

    it('closes an account to an address after ten failures, whatever forwarding headers say', async () => {
      const attempt = (n: number, password: string) =>
        server
          .client()
          .call(
            'identity.signIn',
            { username: 'p-registered', password },
            { 'x-forwarded-for': `10.0.0.${n}` },
          )
      for (let n = 0; n < 10; n++) expect((await attempt(n, 'wrong')).status).toBe(401)
      const locked = await attempt(11, TEST_PASSWORD)
      expect([locked.status, locked.ok || locked.body.code]).toEqual([429, 'too_many_failures'])
    })

    it.each([
      ['/mazi/mentor/action/list?q=1', '/mazi/mentor/action/list?q=1'],
      ['//evil.example', '/'],
      ['/\\evil.example', '/'],
      ['https://evil.example', '/'],
      ['javascript:alert(1)', '/'],
      ['/%09/evil.example', '/%09/evil.example'],
      ['/Account/logoff', '/'],
      ['/%61ccount/logoff?x=1', '/'],
      [undefined, '/'],
    ])('returns to %s as %s', async (returnUrl, expected) => {
      const input = { username: 'p-mentor', password: TEST_PASSWORD, returnUrl }
      expect(await server.client().ask('identity.signIn', input)).toEqual({ returnUrl: expected })
    })
  })

  describe('signing off', () => {
    it('ends the session at once and leads to the root', async () => {
      const client = await server.client().signIn('p-mentee')
      const { cookie } = client
      const answer = await client.call('identity.signOff', {})
      expect([answer.status, answer.headers.get('location')]).toEqual([302, '/'])
      const old = server.client()
      old.cookie = cookie
      expect((await old.call('identity.getIdentity', {})).status).toBe(401)
    })

    it('is not done for another site', async () => {
      const client = await server.client().signIn('p-mentee')
      // A page elsewhere, or a picture anywhere.
      const picture = { 'sec-fetch-site': 'same-origin', 'sec-fetch-dest': 'image' }
      expect((await client.call('identity.signOff', {}, picture)).status).toBe(403)
      const answer = await client.call('identity.signOff', {}, { 'sec-fetch-site': 'cross-site' })
      expect(answer.status).toBe(403)
      expect((await client.call('identity.getIdentity', {})).status).toBe(200)
    })
  })

  describe('places', () => {
    it('switches between held roles only', async () => {
      const id = world.principals.ProjectManager.id
      await server.database.run(sql`
        update memberships set roles = array['ProjectManager', 'Mentor'] where user_id = ${id}`)
      const client = await server.client().signIn('p-projectmanager')
      const switched = await client.ask('identity.switchRole', { Role: 'Mentor' })
      expect(switched).toMatchObject({
        Role: 'Mentor',
        Level: 3,
        Roles: ['ProjectManager', 'Mentor'],
      })
      const refused = await client.call('identity.switchRole', { Role: 'Admin' })
      expect(refused.body).toMatchObject({
        code: 'invalid_input',
        fields: [{ field: 'Role', rule: 'role_not_held' }],
      })
    })

    it('switches to a project with its first role, and to no stranger’s', async () => {
      const id = world.principals.Coordinator.id
      await server.database.run(sql`
        insert into memberships (project_id, user_id, roles)
        values (${world.other.projectId}, ${id}, array['Mentor', 'Mentee'])`)
      const client = await server.client().signIn('p-coordinator')
      const switched = await client.ask('identity.switchProject', {
        ProjectId: world.other.projectId,
      })
      expect(switched).toMatchObject({ ProjectId: world.other.projectId, Role: 'Mentor' })
      const stranger = await server.client().signIn('p-mentee')
      const refused = await stranger.call('identity.switchProject', {
        ProjectId: world.other.projectId,
      })
      expect(refused.status).toBe(404)
    })

    it('feels a lost role within a second', async () => {
      const client = await server.client().signIn('p-admin')
      const ask = () =>
        client.call('grid.getActionsGridHeaderAll', { ProjectId: world.own.projectId })
      expect((await ask()).status).toBe(200)
      await server.database.run(sql`
        update memberships set roles = array['Mentee'] where user_id = ${world.principals.Admin.id}`)
      await expect.poll(async () => (await ask()).status, { timeout: 10_000 }).toBe(403)
      await server.database.run(sql`
        update memberships set roles = array['Admin'] where user_id = ${world.principals.Admin.id}`)
    })
  })

  describe('passwords', () => {
    it('names every rule that a new one breaks', async () => {
      const client = await server.client().signIn('linked')
      const answer = await client.call('identity.changePassword', { Password: 'ABC' })
      expect(answer.ok ? [] : answer.body.fields?.map((field) => field.rule)).toEqual([
        'password_length',
        'password_lowercase',
        'password_digit',
        'password_special',
      ])
    })

    it('ignores an empty one', async () => {
      const client = await server.client().signIn('linked')
      expect(await client.ask('identity.changePassword', { Password: '' })).toEqual({
        changed: false,
      })
    })

    it('replaces the old one and ends the other sessions, not this one', async () => {
      const [here, there] = await Promise.all([
        server.client().signIn('foreign'),
        server.client().signIn('foreign'),
      ])
      expect(await here.ask('identity.changePassword', { Password: 'καινούριος-9!' })).toEqual({
        changed: true,
      })
      expect((await here.call('identity.getIdentity', {})).status).toBe(200)
      await expect.poll(async () => (await there.call('identity.getIdentity', {})).status).toBe(401)
      await server.client().signIn('foreign', 'καινούριος-9!')
      const old = await server
        .client()
        .call('identity.signIn', { username: 'foreign', password: TEST_PASSWORD })
      expect(old.status).toBe(401)
    })

    it('lets an Admin set another person’s, but not another Admin’s', async () => {
      const admin = await server.client().signIn('p-admin')
      const set = (UserId: number) =>
        admin.call('identity.changePassword', { UserId, Password: 'νέος-κωδικός-1!' })
      expect((await set(world.linkedId)).status).toBe(200)
      expect((await set(world.strangerId)).status).toBe(404)
      await server.database.run(sql`
        update memberships set roles = array['Admin'] where user_id = ${world.principals.Microdata.id}`)
      expect((await set(world.principals.Microdata.id)).status).toBe(404)
    })

    it('lets an Admin set nobody’s who is in a project of others, or a SuperAdmin', async () => {
      const admin = await server.client().signIn('p-admin')
      const { database } = server
      const userId = world.linkedId
      const set = async () => {
        const answer = await admin.call('identity.changePassword', { UserId: userId, Password: '' })
        return answer.status
      }
      expect(await set()).toBe(200)
      await database.run(sql`
        insert into memberships (project_id, user_id, roles)
        values (${world.other.projectId}, ${userId}, '{Mentee}')`)
      expect(await set()).toBe(404)
      await database.run(sql`
        delete from memberships
        where project_id = ${world.other.projectId} and user_id = ${userId}`)
      expect(await set()).toBe(200)
      await database.run(sql`update users set super_admin = true where id = ${userId}`)
      expect(await set()).toBe(404)
      await database.run(sql`update users set super_admin = false where id = ${userId}`)
    })
  })
})
