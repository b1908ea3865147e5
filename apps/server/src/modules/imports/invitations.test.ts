import { INVITATION_DAYS } from '@telemachos/contract/imports/limits'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { sql } from '../../kernel/database/sql.ts'
import { createPerson, createProject, type TestPerson } from '../../testing/factories.ts'
import { startSmallProgramme, type SmallProgramme } from '../../testing/small-programme.ts'
import type { TestClient } from '../../testing/test-server.ts'

const DAY_MS = 86_400_000

const field = (Name: string) => ({ Name, Label: Name, Type: 'text', Visible: 4, Editable: 3 })

const SETTINGS = {
  User: { Fields: [field('town')], ProjectFields: [field('goal'), field('kayas')] },
}

/** People of other projects, whom somebody of this one knows by user name and address. */
describe('importing somebody of another project', () => {
  let later = 0
  let programme: SmallProgramme
  let ProjectId: number
  let source: number
  let one: TestPerson
  let self: TestClient

  beforeAll(async () => {
    programme = await startSmallProgramme({ clock: () => new Date(Date.now() + later) })
    ProjectId = programme.projectId
    await programme.db.run(sql`
      update projects set settings = ${JSON.stringify(SETTINGS)}::jsonb where id = ${ProjectId}`)
  })
  afterAll(() => programme.close())
  beforeEach(async () => {
    later = 0
    source = await createProject(programme.db)
    one = await createPerson(programme.db, source, ['Mentee'], {
      lastName: 'Ξένου',
      fields: { town: 'Άρτα' },
    })
    await programme.db.run(sql`
      update users set email = username || '@example.org' where id = ${one.id}`)
    self = await programme.server.client().signIn(one.username)
  })

  const row = (Roles = '', Fields: Record<string, string> = {}) => ({
    Username: one.username,
    Roles,
    Fields: {
      first_name: 'Άννα',
      last_name: 'Ξένου',
      email: `${one.username}@example.org`,
      goal: 'Λογιστής',
      town: 'Βόλος',
      ...Fields,
    },
  })
  const add = async (who: TestClient = programme.as.admin, Users: object[] = [row()]) =>
    (await who.ask('imports.importUsers', { ProjectId, Users, ConfirmedRoles: ['Coordinator'] }))
      .Rows
  const verdict = async (who?: TestClient, Users?: object[]) =>
    (await add(who, Users)).map(({ Verdict, Faults }) =>
      [Verdict, ...Faults.map(({ Rule }) => Rule)].join(' '),
    )[0]
  const membership = () =>
    programme.db.row<{ roles: string[]; fields: object; shared: object }>(sql`
      select m.roles, m.fields, u.fields as shared from memberships m join users u on u.id = m.user_id
      where m.project_id = ${ProjectId} and m.user_id = ${one.id} and m.left_at is null`)
  const mails = () =>
    programme.db.rows<{ template: string; projectId: number | null; model: object }>(sql`
      select template, project_id as "projectId", model from mails
      where user_id = ${one.id} order by id`)
  const answer = (Accept: boolean, who = self) =>
    who.call('imports.answerInvitation', { Project: ProjectId, Accept })

  it('shares and changes nothing until they accept, and tells them', async () => {
    const answers = await add()
    expect(answers).toMatchObject([{ Verdict: 'invited', Username: one.username, UserId: null }])
    expect(await membership()).toBeUndefined()
    const values = { UserId: one.id, Fields: ['town'] }
    const { admin } = programme.as
    expect((await admin.call('people.getFieldValues', values)).status).toBe(404)
    const written = { UserId: one.id, Name: 'town', Value: '2' }
    expect((await admin.call('people.updateField', written)).status).toBe(404)

    expect(await mails()).toMatchObject([
      { template: 'identity.projectInvitation', projectId: null, model: { by: 'Άννα admin' } },
    ])
    expect(await self.ask('imports.listOwnInvitations', {})).toMatchObject([
      { ProjectId, By: 'Άννα admin', Roles: ['Mentee'] },
    ])
    // Sent again, nobody is asked twice.
    expect(await verdict()).toBe('invited')
    expect(await mails()).toHaveLength(1)

    expect((await answer(true)).ok).toBe(true)
    expect(await membership()).toEqual({
      roles: ['Mentee'],
      fields: { goal: 'Λογιστής' },
      shared: { town: 'Άρτα' },
    })
    expect((await admin.call('people.getFieldValues', values)).status).toBe(200)
    expect(await self.ask('imports.listOwnInvitations', {})).toEqual([])
    expect((await answer(true)).status).toBe(404)
    const { Projects } = await self.ask('identity.getIdentity', {})
    expect(Projects.map(({ Id }) => Id)).toContain(ProjectId)
  })

  it('is accepted for clients of the specification, who are told no more', async () => {
    const input = { ProjectId, Users: [row()] }
    expect(await programme.as.admin.ask('imports.addUsers', input)).toEqual([one.username])
    expect(await membership()).toBeUndefined()
  })

  it('takes a no for a month, and asks again after that only', async () => {
    await add()
    expect((await answer(false)).ok).toBe(true)
    expect(await self.ask('imports.listOwnInvitations', {})).toEqual([])
    expect((await answer(true)).status).toBe(404)
    expect(await verdict()).toBe('refused invitation_declined')
    later = (INVITATION_DAYS - 1) * DAY_MS
    expect(await verdict()).toBe('refused invitation_declined')
    later = (INVITATION_DAYS + 1) * DAY_MS
    expect(await verdict()).toBe('invited')
    expect(await mails()).toHaveLength(2)
  })

  it('waits for a month', async () => {
    await add()
    const other = await programme.server.client().signIn(programme.people.stranger.username)
    expect((await answer(true, other)).status).toBe(404)
    later = (INVITATION_DAYS + 1) * DAY_MS
    const late = await programme.server.client().signIn(one.username)
    expect(await late.ask('imports.listOwnInvitations', {})).toEqual([])
    expect((await answer(true, late)).status).toBe(404)
    expect(await membership()).toBeUndefined()
  })

  it('joins them at once where the caller has a say over them, and tells them', async () => {
    const { admin } = programme.people
    const join = (roles: string) =>
      programme.db.run(sql`
        insert into memberships (project_id, user_id, roles)
        values (${source}, ${admin.id}, array[${roles}])
        on conflict (project_id, user_id) do update set roles = excluded.roles`)
    await join('Coordinator')
    const asCoordinator = await programme.server.client().signIn(admin.username)
    await asCoordinator.ask('identity.switchProject', { ProjectId })
    expect(await verdict(asCoordinator)).toBe('invited')
    await programme.db.run(sql`delete from project_invitations`)
    await programme.db.run(sql`delete from mails where user_id = ${one.id}`)
    await join('ProjectManager')
    const asManager = await programme.server.client().signIn(admin.username)
    expect(await verdict(asManager)).toBe('joined')
    expect(await membership()).toMatchObject({ shared: { town: 'Άρτα' } })
    expect((await mails()).map(({ template }) => template)).toEqual(['identity.projectJoined'])
  })

  it('does not bring back who has left by themselves', async () => {
    await add()
    await answer(true)
    await self.ask('identity.leaveProject', { ProjectId })
    expect(await membership()).toBeUndefined()
    expect(await verdict()).toBe('invited')
    expect(await membership()).toBeUndefined()
  })

  it('does not bring them back either for who administers their other project', async () => {
    const { admin } = programme.people
    await programme.db.run(sql`insert into memberships (project_id, user_id, roles) values
      (${source}, ${admin.id}, array['Admin'])`)
    const asAdmin = await programme.server.client().signIn(admin.username)
    const evaluate = async () => {
      const Users = [one.username, one.username]
      const { Rows } = await asAdmin.ask('imports.addEvaluationMentees', { ProjectId, Users })
      return Rows.map(({ Verdict, UserId }) => [Verdict, UserId])
    }
    expect(await verdict(asAdmin)).toBe('joined')
    await self.ask('identity.leaveProject', { ProjectId })
    expect(await verdict(asAdmin)).toBe('invited')
    expect(await evaluate()).toEqual([
      ['invited', null],
      ['invited', null],
    ])
    expect(await membership()).toBeUndefined()
    await answer(false)
    expect(await verdict(asAdmin)).toBe('refused invitation_declined')
    expect(await evaluate()).toEqual([
      ['refused', null],
      ['refused', null],
    ])
    expect(await membership()).toBeUndefined()
  })

  it('tells no user name of who is known by a number or an address', async () => {
    const settings = { User: { Fields: [...SETTINGS.User.Fields, field('afm')] } }
    await programme.db.run(sql`
      update projects set settings = ${JSON.stringify(settings)}::jsonb where id = ${ProjectId}`)
    await programme.db.run(sql`
      update users set fields = fields || '{"afm": "090000045"}' where id = ${one.id}`)
    const byNumber = { ...row('', { afm: '090000045' }), Username: 'guess' }
    const answers = await add(programme.as.admin, [byNumber])
    expect(answers).toMatchObject([{ Verdict: 'invited', Username: 'guess', UserId: null }])
    await programme.db.run(sql`
      update projects set settings = ${JSON.stringify(SETTINGS)}::jsonb where id = ${ProjectId}`)
  })

  it('gives no role that its sender may no longer give, and no number that is taken', async () => {
    const manager = await createPerson(programme.db, ProjectId, ['Admin'])
    const asAdmin = await programme.server.client().signIn(manager.username)
    await add(asAdmin, [row('Coordinator', { kayas: '55' })])
    const demote = (role: string) =>
      programme.db.run(sql`
        update memberships set roles = array[${role}] where user_id = ${manager.id}`)
    await demote('Supervisor')
    expect(await self.ask('imports.listOwnInvitations', {})).toEqual([])
    expect((await answer(true)).status).toBe(404)
    await demote('ProjectManager')
    await programme.db.run(sql`
      update memberships set fields = '{"kayas": "55"}' where user_id = ${manager.id}`)
    expect((await answer(true)).ok).toBe(true)
    expect(await membership()).toMatchObject({
      roles: ['Coordinator'],
      fields: { goal: 'Λογιστής' },
    })
    expect((await membership())?.fields).not.toHaveProperty('kayas')
  })

  it('puts who accepts in the set of a coordinator who invited them', async () => {
    await add(programme.as.coordinator)
    await answer(true)
    const found = await programme.as.coordinator.ask('imports.findByKeys', {
      ProjectId,
      Users: [one.username],
    })
    expect(found).toMatchObject([{ Found: 'one', Id: one.id }])
  })
})
