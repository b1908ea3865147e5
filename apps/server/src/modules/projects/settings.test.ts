import type { ErrorBody } from '@telemachos/contract/core/errors'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sql } from '../../kernel/database/sql.ts'
import { fingerprint } from '../../testing/authorization-world.ts'
import { createAction, createPerson, createProject } from '../../testing/factories.ts'
import { startSmallProgramme, type SmallProgramme } from '../../testing/small-programme.ts'
import type { TestAnswer, TestClient } from '../../testing/test-server.ts'

const FIELD = { Name: 'phone', Label: 'Τηλέφωνο', Type: 'tel', Visible: 4, Editable: 4 }
const STATE = 'root.defaultlayout.project.calendar'

describe('the settings of projects', () => {
  let programme: SmallProgramme
  let admin: TestClient
  beforeAll(async () => {
    programme = await startSmallProgramme()
    admin = programme.as.admin
  })
  afterAll(() => programme.close())

  const read = (client = admin) =>
    client.ask('projects.getProjectById', { Id: programme.projectId })
  /** Saves settings over those that are there, at the revision that is there. */
  const save = async (settings: object, rest: object = {}, client = admin) => {
    const { Id, url, Descr, Revision } = await read()
    const Project = { Id, url, Descr, Revision, Settings: JSON.stringify(settings), ...rest }
    return client.call('projects.setProject', { Project })
  }
  const refusals = ({ body }: TestAnswer<unknown>): string[] =>
    ((body as ErrorBody).fields ?? []).map(({ field, rule }) => `${field} ${rule}`)

  it('finds a project by its url in any case, or by its id', async () => {
    const { projectId } = programme
    const { url } = await read()
    for (const name of [url.toUpperCase(), String(projectId)])
      expect(await admin.ask('projects.getProject', { url: name })).toMatchObject({ Id: projectId })
    const unknown = await admin.call('projects.getProject', { url: 'nowhere' })
    expect(unknown.status).toBe(404)
  })

  it('keeps unknown keys at every depth, and tells open pages', async () => {
    const settings = {
      Config: { GroupByGroup: true, Later: { a: [1, { b: null }] } },
      Roles: { Mentor: [{ state: STATE, label: 'Ημερολόγιο', icon: 'calendar' }] },
      User: { Fields: [{ ...FIELD, Mask: '00' }], Sort: 'x' },
      Own: { kept: true },
    }
    const answer = await save(settings, { Descr: '  Νέο όνομα ' })
    expect(answer.status).toBe(200)
    const project = await read()
    expect(JSON.parse(project.Settings)).toEqual(settings)
    const { Unknown, ...saved } = answer.body as { Unknown: { Path: string }[] }
    expect(saved).toEqual(project)
    expect(Unknown.map(({ Path }) => Path.replace('Settings.', ''))).toEqual([
      'Config.Later',
      'Roles.Mentor[0].icon',
      'User.Fields[0].Mask',
      'User.Sort',
      'Own',
    ])
    expect(project).toMatchObject({ Descr: 'Νέο όνομα' })
    expect(
      await programme.db.rows(sql`select payload, rooms from kept_events
        where name = 'projects.settingsChanged' order by id desc limit 1`),
    ).toEqual([
      {
        payload: { ProjectId: programme.projectId },
        rooms: [`project:${programme.projectId}`, `members:${programme.projectId}`].toSorted((a) =>
          a.startsWith('members') ? -1 : 1,
        ),
      },
    ])
    expect(
      await programme.db.rows(sql`select actor_id as by, project_id as project from audit_log
        where verb = 'projects.saved'`),
    ).toEqual([{ by: programme.people.admin.id, project: programme.projectId }])
  })

  it('calls a project in the language of who reads of it, the default where it is missing', async () => {
    const names = async () => {
      const { ProjectId, Projects } = await admin.ask('identity.getIdentity', {})
      const own = await admin.ask('projects.listProjects', {})
      const { list } = await admin.ask('projects.listProjectPage', { page: 1 })
      return [Projects, own, list].map((all) => all.find(({ Id }) => Id === ProjectId)?.Descr ?? '')
    }
    await save({ Config: { Descrs: { en: 'Bridges' } } }, { Descr: 'Γέφυρες' })
    expect(await names()).toEqual(['Γέφυρες', 'Γέφυρες', 'Γέφυρες'])
    await admin.ask('identity.setLanguage', { Language: 'en' })
    expect(await names()).toEqual(['Bridges', 'Bridges', 'Bridges'])
    // The editor has what is written.
    expect((await read()).Descr).toBe('Γέφυρες')
    await save({}, { Descr: 'Γέφυρες' })
    expect(await names()).toEqual(['Γέφυρες', 'Γέφυρες', 'Γέφυρες'])
    await admin.ask('identity.setLanguage', { Language: 'el' })
  })

  it.each([
    [
      { User: { Fields: [FIELD, { ...FIELD, Name: 'b', Visible: 'x' }] } },
      'Settings.User.Fields[1].Visible invalid_type',
    ],
    [{ User: { Fields: [{ ...FIELD, Visible: 6 }] } }, 'Settings.User.Fields[0].Visible level'],
    [
      { User: { Fields: [{ ...FIELD, Editable: 5 }] } },
      'Settings.User.Fields[0].Editable editable_unseen',
    ],
    [{ User: { ProjectFields: [FIELD, FIELD] } }, 'Settings.User.ProjectFields[1].Name duplicate'],
    [
      { Mentor: { Fields: [{ ...FIELD, Name: 'α' }] } },
      'Settings.Mentor.Fields[0].Name field_name',
    ],
    [
      {
        Roles: {
          Mentor: [{ state: STATE, label: 'Α', items: [{ state: 'no.such', label: 'Β' }] }],
        },
      },
      'Settings.Roles.Mentor[0].items[0].state unknown_state',
    ],
    [{ Roles: { King: [] } }, 'Settings.Roles.King unknown_field'],
    [{ Config: { gdpr: { Required: true } } }, 'Settings.Config.gdpr.UserField required'],
    [
      { Config: { Logo: { ImageUrl: 'https://elsewhere.example/a.png' } } },
      'Settings.Config.Logo.ImageUrl logo',
    ],
    [
      { Config: { Logo: { ImageUrl: '//elsewhere.example/a.png' } } },
      'Settings.Config.Logo.ImageUrl logo',
    ],
    [
      { Config: { Logo: { ImageUrl: `data:image/png;base64,${'A'.repeat(40_000)}` } } },
      'Settings.Config.Logo.ImageUrl logo',
    ],
  ])('refuses %.60j by its path', async (settings, refusal) => {
    const before = await fingerprint(programme.db)
    const answer = await save(settings)
    expect(answer.status).toBe(400)
    expect(refusals(answer).join('; ')).toContain(refusal)
    expect(await fingerprint(programme.db)).toEqual(before)
  })

  it('refuses what is no settings at all, and urls that lead elsewhere', async () => {
    expect(refusals(await save([]))).toEqual(['Project.Settings object'])
    const broken = await save({}, { Settings: '{\n"a" 1}' })
    expect(broken.body).toMatchObject({
      fields: [
        {
          field: 'Project.Settings',
          rule: 'json',
          at: '2:5',
          message: '2:5 Το κείμενο δεν είναι έγκυρο JSON.',
        },
      ],
    })
    expect(refusals(await save({}, { Settings: '{"__proto__":1}' }))).toEqual([
      'Project.Settings forbidden_key',
    ])
    for (const url of ['', 'a b', '17', 'signin', 'API', 'ξεκίνημα']) {
      expect(refusals(await save({}, { url }))).toEqual(['Project.url project_url'])
    }
    const taken = `taken-${programme.projectId}`
    await createProject(programme.db, taken)
    expect(refusals(await save({}, { url: taken.toUpperCase() }))).toEqual([
      'Project.url url_taken',
    ])
  })

  it('says which key is probably meant by one that no setting has, and where it stands', async () => {
    const Settings =
      '{\n  "Config": {\n    "groupByGruop": true\n  },\n  "User": {"Fields": [], "ProjectFeilds": []},\n  "Own": {"Lable": 1}\n}'
    const answer = await save({}, { Settings })
    expect([answer.status, answer.body]).toMatchObject([
      200,
      {
        Unknown: [
          { Path: 'Settings.Config.groupByGruop', At: '3:5', Meant: 'GroupByGroup' },
          { Path: 'Settings.User.ProjectFeilds', At: '5:26', Meant: 'ProjectFields' },
          { Path: 'Settings.Own', At: '6:3', Meant: null },
        ],
      },
    ])
    expect(JSON.parse((await read()).Settings)).toEqual(JSON.parse(Settings))
    // The answer can be sent back as it is.
    const again = await admin.call('projects.setProject', { Project: answer.body as never })
    expect(again.status).toBe(200)
  })

  it('refuses a key that an object has twice, in settings and in forms', async () => {
    const before = await fingerprint(programme.db)
    const twice = await save(
      {},
      { Settings: '{"Config": {"MIS": "1",\n "\\u004dIS": "2"}, "User": {}}' },
    )
    expect([twice.status, twice.body]).toMatchObject([
      400,
      { fields: [{ field: 'Project.Settings.Config.MIS', rule: 'duplicate_key', at: '2:2' }] },
    ])
    const form = await save({}, { MicrodataEnd_Text: '{"a": [{"b": 1, "b": 1}]}' })
    expect(refusals(form)).toEqual(['Project.MicrodataEnd_Text.a[0].b duplicate_key'])
    expect(await fingerprint(programme.db)).toEqual(before)
  })

  it('takes a code of an operation (MIS) of seven digits alone, and none', async () => {
    const before = await fingerprint(programme.db)
    for (const MIS of ['500123', '50012345', '500123a', 500123]) {
      expect(refusals(await save({ Config: { MIS } }))).toEqual(['Project.Settings.Config.MIS mis'])
    }
    expect(await fingerprint(programme.db)).toEqual(before)
    for (const MIS of ['', 5001234]) expect((await save({ Config: { MIS } })).status).toBe(200)
  })

  it('writes over what there is for a client that knows no revisions, and keeps what was', async () => {
    const { Id: ProjectId, Revision, Settings } = await read()
    expect((await save({ Config: { MIS: '5000001' } }, { Revision: undefined })).status).toBe(200)
    const after = await read()
    expect([after.Revision, JSON.parse(after.Settings).Config.MIS]).toEqual([
      Revision + 1,
      '5000001',
    ])
    const before = await admin.call('projects.getVersion', { ProjectId, Revision })
    expect(before.body).toMatchObject({ Settings })
  })

  it('lets one of many editors through, and tells the others who saved, and when', async () => {
    const { Revision } = await read()
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, n) => save({ Config: { tdfw: { a: `${n}` } } }, { Revision })),
    )
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, ...Array(9).fill(409)])
    const refused = answers.find(({ status }) => status === 409)
    expect(refused?.body).toMatchObject({
      code: 'conflict',
      details: {
        Revision: Revision + 1,
        SavedBy: 'Άννα admin',
        SavedAt: expect.stringMatching(/^\d{4}-/),
      },
    })
    expect((await read()).Revision).toBe(Revision + 1)
  })

  it('keeps every version, and brings one back as the newest', async () => {
    const { projectId: ProjectId } = programme
    const before = await read()
    await save({ Config: { tdfw: { a: 'first' } } }, { MicrodataStart_Text: '{"q":1}' })
    await save({ Config: { tdfw: { a: 'second' } } })
    const { Revision } = await read()
    const versions = () => admin.ask('projects.listVersions', { ProjectId, page: 1 })
    const { list, count } = await versions()
    expect(count).toBe(Revision)
    expect(list.map((version) => version.Revision)).toEqual(
      Array.from({ length: Math.min(10, Revision) }, (_, n) => Revision - n),
    )
    expect(list[0]?.By).toMatchObject({ Id: programme.people.admin.id })
    const old = { ProjectId, Revision: before.Revision }
    expect(await admin.ask('projects.getVersion', old)).toEqual(before)

    const stale = await admin.call('projects.restoreVersion', {
      ProjectId,
      Version: before.Revision,
      Revision: Revision - 1,
    })
    expect(stale.status).toBe(409)
    const input = { ProjectId, Version: before.Revision, Revision }
    expect((await admin.call('projects.restoreVersion', input)).body).toEqual({
      ...before,
      Revision: Revision + 1,
    })
    expect((await versions()).list[0]).toMatchObject({
      Revision: Revision + 1,
      RestoredFrom: before.Revision,
    })
    expect(await admin.ask('projects.getVersion', { ProjectId, Revision })).toMatchObject({
      Settings: '{"Config":{"tdfw":{"a":"second"}}}',
      MicrodataStart_Text: '{"q":1}',
    })
    const nowhere = { ProjectId, Version: 5_000, Revision: Revision + 1 }
    expect((await admin.call('projects.restoreVersion', nowhere)).status).toBe(404)
  })

  it('is written by an Admin only; a ProjectManager reads it whole with its history', async () => {
    const { db, projectId: ProjectId, server, as } = programme
    const secret = { aCommunicator: { ApiKey: 'secret-key' } }
    expect(
      (await save({ Config: secret, User: { Fields: [{ ...FIELD, Visible: 1, Editable: 1 }] } }))
        .status,
    ).toBe(200)
    const { username } = await createPerson(db, ProjectId, ['ProjectManager'])
    const manager = await server.client().signIn(username)
    const before = await fingerprint(db)
    for (const client of [manager, as.coordinator, as.supervisor, as.mentor, as.mentee]) {
      expect((await save({}, {}, client)).status).toBe(403)
    }
    expect(await fingerprint(db)).toEqual(before)
    const versions = { ProjectId, page: 1 }
    expect((await manager.call('projects.listVersions', versions)).ok).toBe(true)
    expect((await as.coordinator.call('projects.listVersions', versions)).status).toBe(403)
    expect((await read(manager)).Settings).toContain('secret-key')
    const other = { aCommunicator: { ApiKey: 'other-key', Authorization: 'Basic c2VjcmV0' } }
    expect((await save({ Config: other })).status).toBe(200)
    expect((await save({})).status).toBe(200)
    const changes = await db.rows<{ name: string; from: string; to: string }>(sql`
      select name, old_value as from, new_value as to from audit_changes where kind = 'setting'`)
    expect(changes).toContainEqual({
      ...{ name: 'Config.aCommunicator.ApiKey', from: '***', to: '***' },
    })
    expect(changes).toContainEqual({
      ...{ name: 'Config.aCommunicator.Authorization', from: '', to: '***' },
    })
    for (const key of ['secret-key', 'other-key', 'c2VjcmV0'])
      expect(JSON.stringify(changes)).not.toContain(key)
    expect((await save({ Config: secret })).status).toBe(200)
    const seen = await read(as.coordinator)
    expect(seen.Settings).not.toContain('secret-key')
    expect(seen.Settings).not.toContain('phone')
  })

  it('makes a new project, whose Admin the maker is, and leaves foreign ones alone', async () => {
    const { db, people } = programme
    const foreign = await createProject(db)
    const make = (Project: object) => admin.call('projects.setProject', { Project })
    const Project = { url: 'kainourgio', Descr: 'Καινούργιο', Settings: '{"User":{}}' }
    expect((await make({ ...Project, Id: foreign, Revision: 1 })).status).toBe(404)
    const made = await make(Project)
    expect(made.body).toMatchObject({ ...Project, Revision: 1 })
    const Id = 'Id' in made.body ? made.body.Id : 0
    expect(
      await db.rows(sql`select user_id as id, roles from memberships where project_id = ${Id}`),
    ).toEqual([{ id: people.admin.id, roles: ['Admin'] }])
    expect((await admin.call('projects.getProjectById', { Id })).status).toBe(200)
    const { list } = await admin.ask('projects.listProjectPage', {
      Search: 'ΚΑΙΝΟΎΡ',
      page: 1,
    })
    expect(list).toMatchObject([{ Id, url: 'kainourgio', People: 1, Actions: 0, CanEdit: true }])
  })

  it('keeps data about a person within reach, as an object of at most 64 KiB', async () => {
    const { projectId: ProjectId, people, as } = programme
    const input = { ProjectId, UserId: people.mentee.id }
    const get = (client: TestClient) => client.call('projects.getUserData', input)
    const set = (client: TestClient, Data: string) =>
      client.call('projects.setUserData', { ...input, Data })
    expect((await get(as.mentee)).body).toEqual({ UserId: people.mentee.id, Data: '{}' })
    expect((await set(as.mentor, '{"α": [1]}')).status).toBe(200)
    expect((await get(as.mentee)).body).toMatchObject({ Data: '{"α": [1]}' })
    for (const client of [as.otherMentor, as.stranger]) {
      expect([(await get(client)).status, (await set(client, '{}')).status]).toEqual([404, 404])
    }
    expect(refusals(await set(as.mentor, '[]'))).toEqual(['Data object'])
    const many = `{${Array.from({ length: 9_000 }, (_, n) => `"${n}":1`).join()}}`
    expect(refusals(await set(as.mentor, many))).toEqual(['Data too_big'])
  })

  it('takes actions of own projects over by their groups, and out again', async () => {
    const { db, projectId: ProjectId, people } = programme
    const source = await createProject(db)
    await db.run(sql`insert into memberships (project_id, user_id, roles)
      values (${source}, ${people.admin.id}, array['Admin'])`)
    const [wanted, hidden] = [
      await createAction(db, source, { title: 'Συνέντευξη γνωριμίας' }),
      await createAction(db, await createProject(db), { title: 'Ξένη δράση' }),
    ]
    // Published there (2), and hidden from mentees (8).
    await db.run(sql`update project_actions set group_path = array['Έναρξη'], flags = 2 | 8
      where action_id = ${wanted}`)
    const catalogue = (Search: string) =>
      admin.ask('projects.listActionCatalogue', { ProjectId, Search, page: 1 })
    await expect
      .poll(async () => (await catalogue('έναρξη')).list.map(({ Id }) => Id))
      .toEqual([wanted])
    expect((await catalogue('ξένη')).count).toBe(0)
    const link = (...ActionIds: number[]) =>
      admin.call('projects.linkActions', { ProjectId, ActionIds })
    expect(refusals(await link())).toEqual(['ActionIds no_actions'])
    expect((await link(wanted, hidden)).status).toBe(404)
    expect((await link(wanted)).status).toBe(200)
    expect((await catalogue('έναρξη')).count).toBe(0)
    const { Columns } = await admin.ask('grid.getActionsGridHeaderAll', { ProjectId })
    expect(Columns.at(-1)).toMatchObject({ Id: wanted, Flags: 1 | 8, Group: ['Έναρξη'] })

    const unlink = (ActionId: number) =>
      admin.call('projects.unlinkAction', { ProjectId, ActionId })
    await db.run(sql`insert into completions (project_id, mentee_id, action_id, completed_at)
      values (${ProjectId}, ${people.mentee.id}, ${wanted}, now())`)
    expect((await unlink(wanted)).body).toMatchObject({ details: { rule: 'action_begun' } })
    await db.run(sql`delete from completions where action_id = ${wanted}`)
    expect((await unlink(wanted)).status).toBe(200)
    expect((await unlink(wanted)).status).toBe(404)
    const fixed = await createAction(db, ProjectId)
    expect((await unlink(fixed)).body).toMatchObject({ details: { rule: 'action_kept' } })
  })
})
