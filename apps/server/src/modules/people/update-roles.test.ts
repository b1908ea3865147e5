import type { Role } from '@telemachos/contract/core/roles'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sql } from '../../kernel/database/sql.ts'
import { createPerson } from '../../testing/factories.ts'
import { startSmallProgramme, type SmallProgramme } from '../../testing/small-programme.ts'
import type { TestClient } from '../../testing/test-server.ts'

describe('the roles of a person', () => {
  let programme: SmallProgramme
  let manager: { id: number; client: TestClient }
  beforeAll(async () => {
    programme = await startSmallProgramme()
    const { db, projectId, server } = programme
    const { id, username } = await createPerson(db, projectId, ['ProjectManager'])
    manager = { id, client: await server.client().signIn(username) }
  })
  afterAll(() => programme.close())

  const rolesOf = async (userId: number) =>
    (
      await programme.db.one<{ roles: Role[] }>(sql`
        select roles from memberships where user_id = ${userId}`)
    ).roles
  /** What comes of it: the roles, or the rule that was broken. */
  const give = async (client: TestClient, UserId: number, Roles: string[], Old?: Role[]) => {
    const { ok, body } = await client.call('people.updateRoles', {
      UserId,
      Roles,
      ...(Old && { Old }),
    })
    return ok ? body.Roles : (body.fields?.[0]?.rule ?? body.code)
  }

  it('are given by an Admin, in the order in which they are offered', async () => {
    const { as, people, db } = programme
    const { id } = people.stranger
    expect(await give(as.admin, id, ['Mentor', 'Mentee'])).toEqual(['Mentor', 'Mentee'])
    expect(await rolesOf(id)).toEqual(['Mentor', 'Mentee'])
    const [row] = await db.rows(sql`
      select detail from audit_log where verb = 'users.rolesUpdated' and subject_id = ${id}`)
    expect(row).toEqual({ detail: { given: ['Mentor'], taken: [] } })
    expect(await give(as.admin, id, ['Mentee'])).toEqual(['Mentee'])
  })

  it('narrow what the person may do within a second', async () => {
    const { as, db, people, projectId, server } = programme
    const { id, username } = await createPerson(db, projectId, ['Coordinator', 'Mentee'])
    const client = await server.client().signIn(username)
    const list = () => client.call('people.listMentors', { ProjectId: projectId })
    expect((await list()).status).toBe(200)
    await give(as.admin, id, ['Mentee'])
    await new Promise((resolve) => setTimeout(resolve, 1000))
    expect((await list()).status).toBe(403)
    const events = await db.rows(sql`
      select name from kept_events where ${`user:${id}`} = any (rooms) order by id`)
    expect(events).toEqual([{ name: 'identity.changed' }, { name: 'users.changed' }])
    expect(people.admin.id).not.toBe(id)
  })

  it('above level 1 are only Mentor and Mentee', async () => {
    const { as, people } = programme
    const { id } = people.mentee
    expect(await give(as.coordinator, id, ['Mentee', 'Mentor'])).toEqual(['Mentee', 'Mentor'])
    for (const role of ['Coordinator', 'Translator', 'Registered', 'Admin', 'SuperAdmin']) {
      expect(await give(as.coordinator, id, ['Mentee', role])).toBe('role_not_assignable')
    }
    expect(await give(as.coordinator, id, ['Mentee'])).toEqual(['Mentee'])
    await give(as.admin, id, ['Mentee', 'Translator'])
    expect(await give(as.coordinator, id, ['Mentee'])).toBe('role_not_assignable')
    await give(as.admin, id, ['Mentee'])
  })

  it('never grow beyond the power of whoever gives them', async () => {
    const { as, people } = programme
    const raised = ['ProjectManager', 'Admin']
    expect(await give(manager.client, manager.id, raised)).toBe('role_not_assignable')
    expect(await give(manager.client, people.stranger.id, ['Admin'])).toBe('role_not_assignable')
    expect(await give(manager.client, people.admin.id, ['Mentee'])).toBe('role_not_assignable')
    expect(await give(as.admin, people.admin.id, ['Admin', 'SuperAdmin'])).toBe(
      'role_not_assignable',
    )
    expect(await rolesOf(manager.id)).toEqual(['ProjectManager'])
    const own = ['ProjectManager', 'Coordinator']
    expect(await give(manager.client, manager.id, own)).toEqual(own)
  })

  it('are at least one, and that one Mentee', async () => {
    const { as, people } = programme
    await give(as.admin, people.stranger.id, ['Translator'])
    expect(await give(as.admin, people.stranger.id, [])).toEqual(['Mentee'])
    expect(await rolesOf(people.stranger.id)).toEqual(['Mentee'])
    await give(as.admin, people.mentee.id, ['Translator'])
    expect(await give(as.coordinator, people.mentee.id, [])).toBe('role_not_assignable')
    await give(as.admin, people.mentee.id, [])
    expect(await give(as.admin, people.stranger.id, ['Mentee', 'Mentee'])).toBe('duplicate')
  })

  it('keep an Admin in the project, also where two take it from each other at once', async () => {
    const { as, db, people, projectId, server } = programme
    expect(await give(as.admin, people.admin.id, ['Mentee'])).toBe('own_admin')
    const second = await createPerson(db, projectId, ['Admin'])
    const client = await server.client().signIn(second.username)
    expect(await give(client, second.id, ['Mentee'])).toBe('own_admin')
    const both = await Promise.all([
      give(as.admin, second.id, ['Mentee']),
      give(client, people.admin.id, ['Mentee']),
    ])
    expect(both).toContainEqual(['Mentee'])
    expect(both).toContain('only_admin')
  })

  it('are not taken while people are in their care', async () => {
    const { db, people, projectId, server } = programme
    const { username } = await createPerson(db, projectId, ['Admin'])
    const admin = await server.client().signIn(username)
    expect(await give(admin, people.mentor.id, ['Mentee'])).toBe('still_responsible')
    expect(await give(admin, people.supervisor.id, ['SupervisorLite'])).toEqual(['SupervisorLite'])
    expect(await give(admin, people.coordinator.id, ['Translator'])).toBe('still_responsible')
  })

  it('are told when somebody else has changed them', async () => {
    const { db, people, projectId, server } = programme
    const { username } = await createPerson(db, projectId, ['Admin'])
    const admin = await server.client().signIn(username)
    const { id } = people.otherMentor
    expect(await give(admin, id, ['Mentor', 'Mentee'], ['Mentee'])).toBe('conflict')
    expect(await give(admin, id, ['Mentor', 'Mentee'], ['Mentor'])).toEqual(['Mentor', 'Mentee'])
    const late = { UserId: id, Roles: ['Mentor' as const], Old: ['Mentor' as const] }
    expect(await admin.call('people.updateRoles', late)).toMatchObject({
      body: {
        details: {
          Roles: ['Mentor', 'Mentee'],
          SavedBy: 'Άννα Δοκιμή',
          SavedAt: expect.stringMatching(/^\d{4}-/),
        },
      },
    })
  })
})
