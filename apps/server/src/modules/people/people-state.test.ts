import { isStaff } from '@telemachos/contract/core/roles'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { sql } from '../../kernel/database/sql.ts'
import {
  createAuthorizationWorld,
  type AuthorizationWorld,
} from '../../testing/authorization-world.ts'
import { openSocket, waitUntilOut } from '../../testing/realtime-client.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'

describe('states of people', () => {
  let server: TestServer
  let world: AuthorizationWorld
  let ProjectId: number

  const as = (role: string) => server.client().signIn(`p-${role}`)
  const stateOf = async (userId: number) =>
    (
      await server.database.one<{ state: number }>(
        sql`select state::int as state from users where id = ${userId}`,
      )
    ).state
  const rulesOf = (answer: { ok: boolean; body: unknown }) =>
    answer.ok ? [] : (answer.body as { fields: { rule: string }[] }).fields.map(({ rule }) => rule)

  beforeAll(async () => {
    server = await startTestServer()
    world = await createAuthorizationWorld(server.database)
    ProjectId = world.own.projectId
  })
  afterAll(() => server.close())
  beforeEach(async () => {
    await server.database.run(sql`update users set state = 1`)
  })

  it('changes one person and answers the new state; out of reach is not there', async () => {
    const coordinator = await as('coordinator')
    const set = (UserId: number, State: number) =>
      coordinator.call('people.setActiveState', { UserId, State })
    expect((await set(world.linkedId, 2)).body).toBe(2)
    expect(await stateOf(world.linkedId)).toBe(2)
    expect((await set(world.linkedId, 2)).body).toBe(2)
    expect(rulesOf(await set(world.linkedId, 3))).toEqual(['state_transition'])
    for (const id of [world.foreignId, world.strangerId, 2_000_000_000])
      expect((await set(id, 0)).status).toBe(404)
    const audited = await server.database.rows(sql`
      select subject_id as id, detail from audit_log where verb = 'people.stateSet'`)
    expect(audited).toEqual([{ id: world.linkedId, detail: { from: 1, to: 2 } }])
    expect(
      (
        await (
          await as('supervisor')
        ).call('people.setActiveState', {
          UserId: world.linkedId,
          State: 0,
        })
      ).status,
    ).toBe(403)
  })

  it('stays as somebody has changed it since, where a request comes once more', async () => {
    const coordinator = await as('coordinator')
    const set = (State: number, key: string) =>
      coordinator.call(
        'people.setActiveState',
        { UserId: world.linkedId, State },
        { 'idempotency-key': key },
      )
    expect((await set(2, 'state-a')).body).toBe(2)
    expect((await set(0, 'state-b')).body).toBe(0)
    expect((await set(2, 'state-a')).body).toBe(2)
    expect(await stateOf(world.linkedId)).toBe(0)
    expect(await set(1, 'state-a')).toMatchObject({
      status: 409,
      body: { code: 'idempotency_mismatch' },
    })
  })

  it.each([
    ['admin', ['01', '02', '03', '10', '12', '13', '20', '21', '23', '30', '31', '32']],
    ['projectmanager', ['01', '02', '03', '10', '12', '13', '20', '21', '23', '30', '31', '32']],
    ['coordinator', ['01', '02', '10', '12', '20', '21']],
  ])('lets the %s make the steps of the table and no other', async (role, expected) => {
    const client = await as(role)
    const made: string[] = []
    for (const from of [0, 1, 2, 3]) {
      for (const to of [0, 1, 2, 3].filter((state) => state !== from)) {
        await server.database.run(sql`
          update users set state = ${from} where id = ${world.linkedId}`)
        const input = { UserId: world.linkedId, State: to }
        const answer = await client.call('people.setActiveState', input)
        if (answer.ok) made.push(`${from}${to}`)
        else expect(rulesOf(answer)).toEqual(['state_transition'])
      }
    }
    expect(made).toEqual(expected)
  })

  it('refuses oneself, those above and the last Admin', async () => {
    const { Admin, ProjectManager, SuperAdmin, Mentor } = world.principals
    const admin = await as('admin')
    const manager = await as('projectmanager')
    const superAdmin = await as('superadmin')
    const set = async (client: typeof admin, UserId: number) =>
      rulesOf(await client.call('people.setActiveState', { UserId, State: 0 }))
    expect(await set(admin, Admin.id)).toEqual(['own_state'])
    expect(await set(manager, Admin.id)).toEqual(['state_above'])
    expect(await set(manager, Mentor.id)).toEqual([])
    expect(await set(superAdmin, Admin.id)).toEqual(['sole_admin'])
    expect(await set(admin, ProjectManager.id)).toEqual([])
    expect(
      (await admin.call('people.setActiveState', { UserId: SuperAdmin.id, State: 0 })).status,
    ).toBe(404)
    expect(await stateOf(Admin.id)).toBe(1)
  })

  it.each([
    [0, false, 'Ανενεργός'],
    [1, true, 'Ενεργός'],
    [2, false, 'Ανενεργός'],
    [3, false, 'Ανενεργός'],
  ])('says what state %i is: only 1 is active', async (State, Active, status) => {
    await server.database.run(sql`update users set state = ${State} where id = ${world.linkedId}`)
    const admin = await as('admin')
    const [person] = await admin.ask('people.getUsersByIds', { ProjectId, Ids: [world.linkedId] })
    expect(person).toMatchObject({ State, Active, status })
    await server.database.run(sql`update users set state = 1 where id = ${world.linkedId}`)
  })

  it('holds people of another project who have more power there', async () => {
    await server.database.run(sql`
      insert into memberships (project_id, user_id, roles)
      values (${world.other.projectId}, ${world.linkedId}, '{Admin}')`)
    const manager = await as('projectmanager')
    const input = { UserId: world.linkedId, State: 0 }
    for (const client of [manager, await as('admin')]) {
      expect(rulesOf(await client.call('people.setActiveState', input))).toEqual(['state_above'])
    }
    await server.database.run(sql`
      delete from memberships where project_id = ${world.other.projectId}
        and user_id = ${world.linkedId}`)
  })

  it('ends the sessions of who is disabled, and puts their sockets out', async () => {
    const mentee = await as('mentee')
    const socket = await openSocket(server.url, mentee)
    const admin = await as('admin')
    const UserId = world.principals.Mentee.id
    await waitUntilOut(socket, () => admin.ask('people.setActiveState', { UserId, State: 0 }))
    await expect
      .poll(async () => (await mentee.call('people.getCurrentUser', {})).status, {
        timeout: 10_000,
      })
      .toBe(401)
    const left = await server.database.rows(sql`select from sessions where user_id = ${UserId}`)
    expect(left).toEqual([])
  })

  it('counts first, changes all who match, audits each, and takes it back', async () => {
    await server.database.run(sql`update users set state = 2 where id = ${world.foreignId}`)
    const admin = await as('admin')
    const input = { ProjectId, Roles: ['Mentee' as const], State: 0 }
    expect(await admin.ask('people.countStateChange', input)).toEqual({
      count: 3,
      Unchanged: 0,
      Refused: 0,
      Roles: [{ Role: 'Mentee', Count: 3 }],
      Left: [],
    })
    const { count, Change } = await admin.ask('people.setActiveStateMany', input)
    expect(count).toBe(3)
    expect(await admin.ask('people.countStateChange', input)).toMatchObject({ Unchanged: 3 })
    const audited = await server.database.rows(sql`
      select subject_id as id, detail from audit_log where verb = 'people.stateSetMany' order by 1`)
    expect(audited).toHaveLength(3)
    expect(audited).toContainEqual({ id: world.foreignId, detail: { from: 2, to: 0 } })
    const manager = await as('projectmanager')
    const undo = { ProjectId, Change: Change ?? 0 }
    expect((await manager.call('people.undoStateChange', undo)).status).toBe(404)
    // Whoever was changed again since is left as they are.
    await server.database.run(sql`update users set state = 3 where id = ${world.linkedId}`)
    const { first, last } = await server.database.one<{ first: string; last: string }>(sql`
      select first_name as first, last_name as last from users where id = ${world.linkedId}`)
    expect(await admin.ask('people.undoStateChange', undo)).toEqual({
      count: 2,
      Left: 1,
      LeftPeople: [{ FirstName: first, LastName: last }],
    })
    expect(await stateOf(world.foreignId)).toBe(2)
    expect(await stateOf(world.linkedId)).toBe(3)
    expect(await stateOf(world.principals.Mentee.id)).toBe(1)
  })

  it('takes one person back only from the state that was seen, and says who changed it', async () => {
    const admin = await as('admin')
    const manager = await as('projectmanager')
    const set = (client: typeof admin, State: number, Seen?: number) =>
      client.call('people.setActiveState', { UserId: world.linkedId, State, Seen })
    expect((await set(admin, 0, 1)).body).toBe(0)
    // Sent again, it is no other change.
    expect((await set(admin, 0, 1)).body).toBe(0)
    expect((await set(manager, 3)).body).toBe(3)
    const refused = await set(admin, 1, 0)
    expect(refused).toMatchObject({ status: 409, body: { code: 'conflict' } })
    expect((refused.body as { details: object }).details).toEqual({
      SavedAt: expect.any(String) as string,
      SavedBy: expect.any(String) as string,
    })
    expect(await stateOf(world.linkedId)).toBe(3)
    expect((await set(admin, 1, 3)).body).toBe(1)
  })

  it('leaves out the staff where that is said, whoever also is a mentee among them', async () => {
    const admin = await as('admin')
    const everybody = await admin.ask('people.countPeople', { ProjectId })
    const all = { ProjectId, WithoutStaff: true }
    const { count } = await admin.ask('people.countPeople', all)
    const { list } = await admin.ask('people.listPeople', all)
    expect(list.map(({ Roles }) => Roles).filter(isStaff)).toEqual([])
    expect([list.length, everybody.count > count]).toEqual([count, true])
    await server.database.run(sql`
      update memberships set roles = '{Mentee,Coordinator}'
      where user_id = ${world.linkedId} and project_id = ${ProjectId}`)
    expect(await admin.ask('people.countPeople', all)).toMatchObject({ count: count - 1 })
    expect(await admin.ask('people.setActiveStateMany', { ...all, State: 0 })).toMatchObject({
      count: count - 1,
    })
    expect(await stateOf(world.linkedId)).toBe(1)
    expect(await stateOf(world.principals.Mentor.id)).toBe(1)
    expect(await stateOf(world.principals.Mentee.id)).toBe(0)
    await server.database.run(sql`
      update memberships set roles = '{Mentee}'
      where user_id = ${world.linkedId} and project_id = ${ProjectId}`)
  })

  it('leaves out whom the caller may not change, and whoever is out of reach', async () => {
    const coordinator = await as('coordinator')
    const input = { ProjectId, State: 0, Ids: [world.linkedId, world.foreignId] }
    expect(await coordinator.ask('people.setActiveStateMany', input)).toMatchObject({ count: 1 })
    expect(await stateOf(world.foreignId)).toBe(1)
    const admin = await as('admin')
    const { count, Refused } = await admin.ask('people.countStateChange', { ProjectId, State: 0 })
    // Everybody in the project but the Admin; the linked mentee is inactive already.
    expect([count, Refused]).toEqual([11, 1])
    await admin.ask('people.setActiveStateMany', { ProjectId, State: 0 })
    expect(await stateOf(world.principals.Admin.id)).toBe(1)
  })
})
