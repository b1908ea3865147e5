import { contract } from '@telemachos/contract'
import type { CallDefinition } from '@telemachos/contract/core/define-call'
import type { Role } from '@telemachos/contract/core/roles'
import { maskNumber } from '@telemachos/rules/state-numbers'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sql } from '../kernel/database/sql.ts'
import {
  createAuthorizationWorld,
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

/*
 * The promise of masked numbers: tax number, social security number and registry number of anybody
 * leave the server in full by nothing but the calls that are for it, each of which is recorded.
 * Everybody may see every field here, and the fields are named wherever a call takes names.
 */

/** A field is a number of the state by its name, or by its Type. */
const FIELDS = [
  { Name: 'afm', Type: 'text' },
  { Name: 'amka', Type: 'text' },
  { Name: 'tax_of_parent', Type: 'AFM' },
]
const PROJECT_FIELDS = [{ Name: 'kayas', Type: 'text' }]
const NAMES = [...FIELDS, ...PROJECT_FIELDS].map(({ Name }) => Name)

const open = (fields: readonly { Name: string; Type: string }[]) =>
  fields.map((field) => ({ ...field, Label: field.Name, Visible: 5, Editable: 5 }))

const SETTINGS = {
  User: {
    Fields: open(FIELDS),
    ProjectFields: open(PROJECT_FIELDS),
    Filters: NAMES.map((Field) => ({ Field, Separate: true })),
  },
  Config: { Matching: { AreaField: 'afm', LanguageField: 'kayas', SharedFields: ['amka'] } },
}

/** What somebody's fields hold: numbers that nothing else in an answer looks like. */
const numbersOf = (id: number): Record<string, string> => ({
  afm: String(641_700_000 + id),
  amka: String(31_127_600_000 + id),
  tax_of_parent: String(852_900_000 + id),
  kayas: String(97_310_000 + id),
})

/** Those that are meant to tell a number in full, and what for. */
const PURPOSES: Partial<Record<CallName, string>> = {
  'people.revealField': 'one number, shown to who asks for it',
  'grid.exportUnmaskedPage': 'an export in full, with its reason',
  'privacy.downloadOwnData': 'the copy of a person’s own data',
  'privacy.downloadUserData': 'the same copy, handed over by an administrator',
  'microdata.getMicrodata': 'the file of microdata, which the funding asks for',
  'microdata.sendMicrodata': 'the same, sent to the system that asks for it',
}
const MEANT = Object.keys(PURPOSES) as CallName[]

/** Calls that would make the client somebody else, sign it off, or take its place in the project. */
const NOT_MADE: readonly CallName[] = [
  'identity.signOff',
  'identity.viewAs',
  'identity.endView',
  'identity.leaveProject',
  'people.updateRoles',
  // The target would be erased, and others are asked about it.
  'privacy.eraseUser',
]

const ROLES: readonly Role[] = [
  'SuperAdmin',
  'Admin',
  'Microdata',
  'Coordinator',
  'Supervisor',
  'SupervisorLitePlus',
  'Mentor',
  'Mentee',
]

const CALLS = Object.entries(contract).flatMap(([domain, { calls }]) =>
  Object.entries(calls as Record<string, CallDefinition>).map(([verb, definition]) => ({
    name: `${domain}.${verb}` as CallName,
    definition,
  })),
)

describe('masked numbers', () => {
  let server: TestServer
  let world: AuthorizationWorld
  const clients = new Map<Role, TestClient>()

  beforeAll(async () => {
    server = await startTestServer()
    world = await createAuthorizationWorld(server.database)
    const { database } = server
    await database.run(sql`update projects set settings = ${JSON.stringify(SETTINGS)}::jsonb`)
    for (const { id } of await database.rows<{ id: number }>(sql`select id from users`)) {
      const { kayas, ...own } = numbersOf(id)
      await database.run(sql`
        update users set fields = ${JSON.stringify(own)}::jsonb where id = ${id}`)
      await database.run(sql`
        update memberships set fields = ${JSON.stringify({ kayas })}::jsonb where user_id = ${id}`)
    }
    for (const role of ROLES) {
      clients.set(role, await server.client().signIn(world.principals[role].username))
    }
  }, 60_000)
  afterAll(() => server.close())

  const as = (role: Role): TestClient => {
    const client = clients.get(role)
    if (!client) throw new Error(`nobody signed in as ${role}`)
    return client
  }

  /** Every number of everybody, in full. */
  const everyNumber = async (): Promise<string[]> => {
    const people = await server.database.rows<{ id: number }>(sql`select id from users`)
    return people.flatMap(({ id }) => Object.values(numbersOf(id)))
  }

  /** Who has looked whom up by a number, in order. */
  const lookUps = () =>
    server.database.rows(sql`
      select actor_id as by, subject_id as whom, detail ->> 'field' as field,
        (detail ->> 'values')::int as values
      from audit_log where verb = 'users.foundByNumber' order by id`)

  /** Inputs that name the fields, for calls whose sample names none. */
  function naming(personId: number, username: string): Partial<Record<CallName, object>> {
    const { projectId: ProjectId } = world.own
    return {
      'people.listPeople': { ProjectId, Columns: NAMES },
      'people.listFilterValues': { ProjectId, Fields: NAMES },
      'people.saveView': { ProjectId, Name: username, View: { Columns: NAMES } },
      'people.getFieldValues': { UserId: personId, Fields: NAMES },
      'imports.findByKeys': { ProjectId, Users: [username], Fields: NAMES },
      'imports.previewUserField': { ids: [personId], field: 'tax_of_parent', value: '' },
      'grid.startExport': { ProjectId, Fields: NAMES },
      'grid.exportGridPage': { ProjectId, Page: 1, Fields: NAMES },
      'grid.startUnmaskedExport': { ProjectId, Fields: NAMES, Reason: 'check' },
    }
  }

  /** What of the numbers the answers to one kind of call hold, by role and call. */
  async function leaksOf(effect: CallDefinition['effect']): Promise<string[]> {
    const numbers = await everyNumber()
    const leaks: string[] = []
    const calls = CALLS.filter(
      ({ name, definition }) =>
        definition.effect === effect && ![...MEANT, ...NOT_MADE].includes(name),
    )
    expect(calls.length).toBeGreaterThan(40)
    for (const role of ROLES) {
      const self = world.principals[role]
      const asked = new Set<string>()
      for (const [id, username] of [
        [self.id, self.username],
        [world.linkedId, 'linked'],
      ] as const) {
        const named = naming(id, username)
        for (const { name } of calls) {
          const input = named[name] ?? SAMPLES[name](targetOf(world, id))
          // A read that takes no person is the same about either: it is made once.
          const key = JSON.stringify([name, input])
          if (effect === 'read' && asked.has(key)) continue
          asked.add(key)
          const { body, headers } = await as(role).call(name, input)
          const answer = JSON.stringify(body) + JSON.stringify([...headers])
          if (numbers.some((number) => answer.includes(number))) leaks.push(`${role} ${name}`)
        }
      }
    }
    return [...new Set(leaks)]
  }

  it('are in no answer to a read, whoever asks and about whom', async () => {
    expect(await leaksOf('read')).toEqual([])
  }, 180_000)

  it('are there, masked, where the fields are asked for', async () => {
    const { projectId: ProjectId } = world.own
    const admin = as('Admin')
    const masked = Object.fromEntries(
      Object.entries(numbersOf(world.linkedId)).map(([name, text]) => [name, maskNumber(text)]),
    )
    const list = await admin.ask('people.listPeople', { ProjectId, Columns: NAMES })
    expect(list.list.find(({ Id }) => Id === world.linkedId)?.Fields).toEqual(masked)
    const page = await admin.ask('grid.exportGridPage', { ProjectId, Page: 1, Fields: NAMES })
    expect(page.list.find(({ Id }) => Id === world.linkedId)?.Fields).toEqual(masked)
    const [found] = await admin.ask('imports.findByKeys', {
      ProjectId,
      Users: ['linked'],
      Fields: NAMES,
    })
    expect(found?.Values).toEqual(masked)
    const { Filters } = await admin.ask('people.listFilterValues', { ProjectId, Fields: NAMES })
    expect(Filters.map(({ Values }) => Values)).toEqual(NAMES.map(() => []))
  })

  it('are told in full by the calls that are for it, each of which is recorded', async () => {
    for (const name of MEANT) {
      const { definition } = CALLS.find((call) => call.name === name) ?? {}
      expect([name, definition?.audit]).toEqual([name, expect.any(String)])
    }
    const UserId = world.linkedId
    for (const Name of NAMES) {
      const { Value } = await as('Coordinator').ask('people.revealField', { UserId, Name })
      expect(Value).toBe(numbersOf(UserId)[Name])
    }
    const rows = await server.database.rows<{ field: string }>(sql`
      select detail ->> 'field' as field from audit_log
      where verb = 'users.fieldRevealed' and subject_id = ${UserId}
        and actor_id = ${world.principals.Coordinator.id} order by id`)
    expect(rows.map(({ field }) => field)).toEqual(NAMES)
  })

  it('are found whole, and never spelt out piece by piece', async () => {
    const { projectId: ProjectId } = world.own
    const { afm = '' } = numbersOf(world.linkedId)
    const find = (Value: string, Match: string) =>
      as('Admin').call('people.countPeople', {
        ProjectId,
        Filter: [{ Field: 'afm', Value, Match }],
      })
    expect((await find(afm, 'equals')).body).toMatchObject({ count: 1 })
    expect(await find(afm.slice(0, 4), 'contains')).toMatchObject({
      status: 400,
      body: { fields: [{ field: 'Filter.0.Match', rule: 'whole_number' }] },
    })
  })

  it('are looked up on record: whom a number finds, and each guess', async () => {
    const { projectId: ProjectId } = world.own
    const { afm = '', amka = '' } = numbersOf(world.linkedId)
    const before = await lookUps()
    const Filter = [
      { Field: 'afm', Value: afm },
      { Field: 'amka', Value: [amka, '1', '2'], Match: 'in' as const },
      { Field: 'kayas', Value: 'nobody' },
    ]
    await as('Admin').ask('people.countPeople', { ProjectId, Filter: Filter.slice(0, 2) })
    await as('Coordinator').ask('people.listPeople', { ProjectId, Filter: Filter.slice(2) })
    await as('Admin').ask('people.listPeople', { ProjectId, Search: 'nobody' })
    expect((await lookUps()).slice(before.length)).toEqual([
      { by: world.principals.Admin.id, whom: world.linkedId, field: 'afm', values: 1 },
      { by: world.principals.Admin.id, whom: world.linkedId, field: 'amka', values: 3 },
      { by: world.principals.Coordinator.id, whom: null, field: 'kayas', values: 1 },
    ])
  })

  it('are told by no condition of an action: it asks whether they are filled in', async () => {
    const { projectId: ProjectId, actionId: ActionId } = world.own
    const ask = (ShowCondition: string) =>
      as('Admin').call('actions.tryConditions', {
        ...{ ProjectId, ActionId, ShowCondition, EnableCondition: '' },
        MenteeId: world.linkedId,
      })
    const refusalOf = async (condition: string) => {
      const { body } = await ask(condition)
      return 'fields' in body ? body.fields?.map(({ field, rule }) => ({ field, rule })) : body
    }
    const { afm = '' } = numbersOf(world.linkedId)
    // As it was: one question for each digit.
    for (const condition of [
      `startsWith(user.afm, '${afm.slice(0, 1)}')`,
      `user.afm < '${afm}'`,
      `user.tax_of_parent == '${numbersOf(world.linkedId)['tax_of_parent']}'`,
      "user['kayas'] != '1'",
      "len(user.amka) == 11 && user.amka != ''",
    ]) {
      expect([condition, await refusalOf(condition)]).toEqual([
        condition,
        [{ field: 'ShowCondition', rule: 'masked_in_condition' }],
      ])
    }
    expect(await refusalOf("user['a' + 'fm'] == '1'")).toEqual([
      { field: 'ShowCondition', rule: 'computed_field' },
    ])
    expect(await refusalOf("user.secret == '1'")).toEqual([
      { field: 'ShowCondition', rule: 'unknown_field' },
    ])
    expect((await ask("user.afm != ''")).body).toMatchObject({ Mentees: 1, Shown: 1 })
    expect((await ask('isEmpty(user.afm)')).body).toMatchObject({ Mentees: 1, Shown: 0 })
  })

  it('are told by no condition that is stored already, nor is what no setting names', async () => {
    const { projectId: ProjectId, actionId: ActionId } = world.own
    const { afm = '' } = numbersOf(world.linkedId)
    const stored = `user.afm != '${afm}' && user.unnamed == '1'`
    await server.database.run(sql`
      update users set fields = fields || '{"unnamed": "hidden"}' where id = ${world.linkedId}`)
    await server.database.run(sql`
      update actions set show_condition = ${stored} where id = ${ActionId}`)
    const input = { ProjectId, ActionId, EnableCondition: '', MenteeId: world.linkedId }
    const { List } = await as('Admin').ask('actions.tryConditions', {
      ...input,
      ShowCondition: stored,
    })
    const changed = await as('Admin').call('actions.tryConditions', {
      ...input,
      ShowCondition: `!(${stored})`,
    })
    await server.database.run(sql`update actions set show_condition = '' where id = ${ActionId}`)
    await server.database.run(sql`
      update users set fields = fields - 'unnamed' where id = ${world.linkedId}`)
    expect(List[0]?.Why.flatMap(({ Values }) => Values)).toEqual([
      { Name: 'user.afm', Value: '•••' },
      { Name: 'user.unnamed', Value: '•••' },
    ])
    expect(changed.body).toMatchObject({ fields: [{ rule: 'masked_in_condition' }] })
  })

  it('are spelt out by no filter of whose microdata is sent', async () => {
    const { projectId } = world.own
    const { url: name } = await server.database.one<{ url: string }>(sql`
      select url from projects where id = ${projectId}`)
    const { Id, url, Descr, Revision } = await as('Admin').ask('projects.getProject', { url: name })
    const Config = {
      MicrodataSendFilter: [{ Field: 'tax_of_parent', Match: 'contains', Value: '1' }],
    }
    const Settings = JSON.stringify({ ...SETTINGS, Config })
    const Project = { Id, url, Descr, Revision, Settings }
    const refused = await as('Admin').call('projects.setProject', { Project })
    expect(refused.body).toMatchObject({
      fields: [
        { field: 'Project.Settings.Config.MicrodataSendFilter[0].Match', rule: 'whole_number' },
      ],
    })
  })

  it('are kept by no saved view', async () => {
    const { projectId: ProjectId } = world.own
    const { afm = '' } = numbersOf(world.linkedId)
    const View = { Filter: [{ Field: 'afm', Value: afm }] }
    const refused = await as('Admin').call('people.saveView', { ProjectId, Name: 'Ένας', View })
    expect(refused.body).toMatchObject({ fields: [{ field: 'View', rule: 'number_in_view' }] })
    // One from before the field was a number of the state.
    await server.database.run(sql`
      insert into people_views (project_id, owner_id, name, shared, content)
      values (${ProjectId}, ${world.principals.Admin.id}, 'Παλιά', true,
        ${JSON.stringify({ ...View, Columns: [] })}::jsonb)`)
    const views = await as('Admin').ask('people.listViews', { ProjectId })
    expect(views.map(({ Name }) => Name)).not.toContain('Παλιά')
  })

  it('are not overwritten by their mask', async () => {
    const { projectId: ProjectId } = world.own
    const UserId = world.linkedId
    for (const [Name, number] of Object.entries(numbersOf(UserId))) {
      const Value = maskNumber(number)
      const one = await as('Admin').call('people.updateField', { UserId, Name, Value })
      expect(one.body).toMatchObject({ fields: [{ field: Name, rule: 'characters' }] })
      const pasted = await as('Admin').ask('imports.updateUserFields', {
        ProjectId,
        Users: [{ User: 'linked', Value }],
        Field: Name,
      })
      expect(pasted).toMatchObject([{ Verdict: 'refused', Rule: 'characters' }])
    }
    const { fields } = await server.database.one<{ fields: object }>(sql`
      select u.fields || m.fields as fields from users u join memberships m on m.user_id = u.id
      where u.id = ${UserId}`)
    expect(fields).toEqual(numbersOf(UserId))
  })

  it('are in no answer to a write', async () => {
    expect(await leaksOf('write')).toEqual([])
  }, 180_000)
})
