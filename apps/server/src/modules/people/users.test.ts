import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sql } from '../../kernel/database/sql.ts'
import {
  createAuthorizationWorld,
  type AuthorizationWorld,
} from '../../testing/authorization-world.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'

const field = (Name: string, Visible: number) => ({
  Name,
  Label: Name,
  Type: 'text',
  Visible,
  Editable: 1,
})

describe('people', () => {
  let server: TestServer
  let world: AuthorizationWorld
  let ProjectId: number

  beforeAll(async () => {
    server = await startTestServer()
    world = await createAuthorizationWorld(server.database)
    ProjectId = world.own.projectId
    const settings = {
      User: {
        Fields: [field('afm', 1), field('phone', 3), field('town', 4)],
        ProjectFields: [field('kayas', 2)],
      },
    }
    await server.database.run(sql`
      update projects set settings = ${JSON.stringify(settings)}::jsonb where id = ${ProjectId}`)
    const fields = {
      afm: '094429812',
      phone: '6900000001',
      town: 'Βόλος',
      secret: 'not configured',
    }
    await server.database.run(sql`
      update users set fields = ${JSON.stringify(fields)}::jsonb where id = ${world.linkedId}`)
    await server.database.run(sql`
      update memberships set fields = '{"kayas": "12345678"}' where user_id = ${world.linkedId}`)
  })
  afterAll(() => server.close())

  const readAs = async (username: string, ids = [world.linkedId]) => {
    const client = await server.client().signIn(username)
    return client.ask('people.getUsersByIds', { ProjectId, Ids: ids })
  }

  it('shows a field only from its level up, and state numbers masked', async () => {
    const [forAdmin] = await readAs('p-admin')
    expect(forAdmin?.Fields).toEqual({ afm: '•••••9812', phone: '6900000001', town: 'Βόλος' })
    expect(forAdmin?.ProjectFields).toEqual({ kayas: '••••5678' })
    const [forSupervisor] = await readAs('p-supervisor')
    expect(Object.keys(forSupervisor?.Fields ?? {})).toEqual(['phone', 'town'])
    expect(Object.keys(forSupervisor?.ProjectFields ?? {})).toEqual(['kayas'])
    const [forMentor] = await readAs('p-mentor')
    expect(forMentor?.Fields).toEqual({ phone: '6900000001', town: 'Βόλος' })
    expect(forMentor?.ProjectFields).toEqual({})
  })

  it('leaves out people who are out of reach', async () => {
    const all = [world.linkedId, world.foreignId, world.strangerId]
    expect((await readAs('p-mentor', all)).map(({ Id }) => Id)).toEqual([world.linkedId])
    expect((await readAs('p-admin', all)).map(({ Id }) => Id)).toEqual([
      world.foreignId,
      world.linkedId,
    ])
  })

  it.each(['p-admin', 'p-projectmanager', 'p-supervisor', 'p-coordinator'])(
    'lists all mentors, supervisors and coordinators by name for %s, and counts whom they reach',
    async (username) => {
      const { Supervisor, SupervisorLite, SupervisorLitePlus, Coordinator, Mentor } =
        world.principals
      // A mentor of the project whom nobody looks after, with a mentee out of everybody's set; and one who left.
      await server.database.run(sql`
        update memberships set roles = '{Mentee,Mentor}' where user_id = ${world.foreignId}`)
      await server.database.run(sql`
        insert into relations (project_id, kind, holder_id, subject_id)
        select ${ProjectId}, 'mentor', ${world.foreignId}, ${world.principals.Translator.id}
        where not exists (select from relations where holder_id = ${world.foreignId})`)
      await server.database.run(sql`
        insert into memberships (project_id, user_id, roles, left_at)
        values (${ProjectId}, ${world.strangerId}, '{Mentor,Supervisor}', now())
        on conflict do nothing`)
      const client = await server.client().signIn(username)
      const mentors = await client.ask('people.listMentors', { ProjectId })
      const reachesAll = ['p-admin', 'p-projectmanager'].includes(username)
      expect(new Map(mentors.map(({ Id, Mentees }) => [Id, Mentees]))).toEqual(
        new Map([
          [Mentor.id, 2],
          [world.foreignId, reachesAll ? 1 : 0],
        ]),
      )
      const named = mentors.map(({ Mentees: _, ...name }) => name)
      expect(await client.ask('people.listMentorFilterValues', { ProjectId })).toEqual(named)
      const overseers = await client.ask('people.listSupervisorFilterValues', { ProjectId })
      expect(new Map(overseers.map(({ Id, Role }) => [Id, Role]))).toEqual(
        new Map([
          [Supervisor.id, 'Supervisor'],
          [SupervisorLite.id, 'Supervisor'],
          [SupervisorLitePlus.id, 'Supervisor'],
          [Coordinator.id, 'Coordinator'],
        ]),
      )
      // The name is all that there is of whom one does not reach.
      const Ids = [world.foreignId]
      const people = await client.ask('people.getUsersByIds', { ProjectId, Ids })
      expect(people.length).toBe(reachesAll ? 1 : 0)
    },
  )

  it('never answers a hidden field, whoever asks for whatever', async () => {
    for (const username of ['p-mentor', 'p-supervisor', 'p-coordinator']) {
      const client = await server.client().signIn(username)
      const answers = await Promise.all([
        client.call('people.getUsersByIds', { ProjectId, Ids: [world.linkedId] }),
        client.call('grid.getActionsGridPage', { ProjectId, Page: 1 }),
        client.call('projects.getProjectById', { Id: ProjectId }),
        client.call('actions.listMenteeActions', { ProjectId, MenteeId: world.linkedId }),
        client.call('people.listRelations', { ProjectId, UserId: world.linkedId }),
      ])
      expect(JSON.stringify(answers.map(({ body }) => body))).not.toMatch(
        /094429812|not configured|"afm"/,
      )
      const filtered = await client.call('grid.countActionsGrid', {
        ProjectId,
        Filter: [{ Field: 'afm', Value: '094429812' }],
      })
      expect(filtered.ok ? [] : filtered.body.fields).toMatchObject([{ rule: 'unknown_field' }])
    }
  })

  it('keeps the history of relations, the present first', async () => {
    await server.database.run(sql`
      insert into relations (project_id, kind, holder_id, subject_id, from_at, to_at)
      values (${ProjectId}, 'mentor', ${world.principals.Translator.id}, ${world.linkedId},
        now() - interval '9 days', now() - interval '5 days')`)
    await server.database.run(sql`
      insert into relations (project_id, kind, holder_id, subject_id, action_id)
      values (${ProjectId}, 'mentor', ${world.principals.Translator.id}, ${world.linkedId},
        ${world.own.actionId})`)
    const admin = await server.client().signIn('p-admin')
    const history = await admin.ask('people.listRelations', { ProjectId, UserId: world.linkedId })
    const { title } = await server.database.one<{ title: string }>(
      sql`select title from actions where id = ${world.own.actionId}`,
    )
    const told = history.map(({ Kind, To, ActionTitle }) => [Kind, To === null, ActionTitle])
    expect(told.slice(0, -1)).toHaveLength(3)
    expect(told.slice(0, -1)).toEqual(
      expect.arrayContaining([
        ['coordinator', true, null],
        ['mentor', true, null],
        ['mentor', true, title],
      ]),
    )
    expect(told.at(-1)).toEqual(['mentor', false, null])
  })

  it('tells who did what, without signing in and the like', async () => {
    const mentor = await server.client().signIn('p-mentor')
    await mentor.ask('actions.completeAction', {
      ActionId: world.own.actionId,
      MenteeId: world.linkedId,
    })
    const admin = await server.client().signIn('p-admin')
    const { list, count } = await admin.ask('people.listActivity', { ProjectId, page: 1 })
    expect(count).toBe(1)
    expect(list).toMatchObject([
      {
        Verb: 'action.completed',
        By: { Id: world.principals.Mentor.id },
        Subject: { Id: world.linkedId },
        ActionId: world.own.actionId,
      },
    ])
  })

  it('tells what was changed: states, roles, and the fields that the reader may see', async () => {
    const admin = await server.client().signIn('p-admin')
    const UserId = world.linkedId
    for (const State of [2, 1]) await admin.ask('people.setActiveState', { UserId, State })
    for (const Roles of [['Mentee', 'Mentor'], ['Mentee']] as const)
      await admin.ask('people.updateRoles', { UserId, Roles: [...Roles] })
    const Fields = [
      { Name: 'town', Value: 'Λαμία' },
      { Name: 'afm', Value: '090000045' },
    ]
    await admin.ask('people.updateFields', { UserId, Fields })
    const changesFor = async (username: string) => {
      const reader = await server.client().signIn(username)
      const { list } = await reader.ask('people.listActivity', { ProjectId, UserId, page: 1 })
      return list.slice(0, 5).map(({ Change }) => Change)
    }
    const none = { State: null, RolesGiven: [], RolesTaken: [], Fields: [], Protocol: null }
    const rest = [
      { ...none, RolesTaken: ['Mentor'] },
      { ...none, RolesGiven: ['Mentor'] },
      { ...none, State: { From: 2, To: 1 } },
      { ...none, State: { From: 1, To: 2 } },
    ]
    expect(await changesFor('p-admin')).toEqual([{ ...none, Fields: ['town', 'afm'] }, ...rest])
    expect(await changesFor('p-coordinator')).toEqual([{ ...none, Fields: ['town'] }, ...rest])
  })
})
