import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { sql } from '../../kernel/database/sql.ts'
import { createPerson, createProject } from '../../testing/factories.ts'
import { startSmallProgramme, type SmallProgramme } from '../../testing/small-programme.ts'

const field = (Name: string, Visible: number, Editable: number, Type = 'text') => ({
  Name,
  Label: Name,
  Type,
  Visible,
  Editable,
})

const SETTINGS = {
  User: {
    Fields: [
      field('email', 4, 4, 'email'),
      field('town', 4, 3),
      field('birth_date', 3, 2, 'date'),
      field('afm', 1, 1),
      field('gdpr', 2, 1),
    ],
    ProjectFields: [field('kayas', 2, 1), field('goal', 4, 4), field('hidden', 0, 4)],
  },
}

const AFMS = ['094429812', '123456783', '090000045'] as const

describe('importing people', () => {
  let programme: SmallProgramme
  let ProjectId: number

  beforeAll(async () => {
    programme = await startSmallProgramme()
  })
  afterAll(() => programme.close())
  beforeEach(async () => {
    ProjectId = programme.projectId
    await programme.db.run(sql`
      update projects set settings = ${JSON.stringify(SETTINGS)}::jsonb where id = ${ProjectId}`)
  })

  const row = (Username: string, Fields: Record<string, string> = {}, Roles = '') => ({
    Username,
    Roles,
    Fields: { first_name: 'Μαρία', last_name: 'Νικολάου', ...Fields },
  })
  const add = async (
    Users: object[],
    who: keyof SmallProgramme['as'] = 'admin',
    ConfirmedRoles: string[] = [],
  ) => programme.as[who].ask('imports.importUsers', { ProjectId, Users, ConfirmedRoles })
  const verdictsOf = async (...[Users, who, confirmed]: Parameters<typeof add>) =>
    (await add(Users, who, confirmed)).Rows.map(({ Verdict, Faults }) =>
      [Verdict, ...Faults.map(({ Field, Rule }) => `${Field} ${Rule}`)].join(': '),
    )
  const person = (username: string) =>
    programme.db.row<{
      id: number
      roles: string[]
      fields: object
      placed: object
      hash: string | null
    }>(sql`
      select u.id, m.roles, u.fields, m.fields as placed, u.password_hash as hash
      from users u join memberships m on m.user_id = u.id and m.project_id = ${ProjectId}
      where lower(u.username) = lower(${username})`)
  const countUsers = async () =>
    (await programme.db.one<{ n: number }>(sql`select count(*)::int as n from users`)).n

  it('adds each row by itself, with the fields that are configured and no password', async () => {
    const answer = await add([
      row('m.nikolaou', { afm: AFMS[0], birth_date: '05/03/1990', kayas: '1000001', other: 'x' }),
      row('bad one', { afm: '094429813' }),
      row('p.petrou', {}, ' mentor , Mentee'),
    ])
    expect(answer.Accepted).toEqual(['m.nikolaou', 'p.petrou'])
    expect(answer.Rows.map(({ Verdict }) => Verdict)).toEqual(['added', 'refused', 'added'])
    expect(answer.Rows[0]?.Ignored).toEqual(['other'])
    expect(answer.Rows[1]?.Faults.map(({ Field, Rule }) => [Field, Rule])).toEqual([
      ['afm', 'afm'],
      ['Username', 'login'],
    ])
    expect(await person('m.nikolaou')).toMatchObject({
      roles: ['Mentee'],
      fields: { afm: AFMS[0], birth_date: '1990-03-05' },
      placed: { kayas: '1000001' },
      hash: null,
    })
    expect((await person('p.petrou'))?.roles).toEqual(['Mentor', 'Mentee'])
    const signIn = await programme.server
      .client()
      .call('identity.signIn', { username: 'm.nikolaou', password: '' })
    expect(signIn.ok).toBe(false)
  })

  it('knows somebody by name and address under another user name', async () => {
    const email = 'same.person@example.org'
    expect(await verdictsOf([row('same.first', { email })])).toEqual(['added'])
    const before = await countUsers()
    const capitals = {
      first_name: 'ΜΑΡΙΑ',
      last_name: 'ΝΙΚΟΛΑΟΥ',
      email: 'Same.Person@Example.org',
    }
    const answer = await add([row('same.second', capitals)])
    expect(answer.Rows[0]).toMatchObject({ Verdict: 'already', Username: 'same.first' })
    const forecast = await programme.as.admin.ask('imports.forecastImport', {
      ...{ ProjectId, Users: [row('same.second', { email })] },
    })
    expect(forecast.map(({ Verdict }) => Verdict)).toEqual(['already'])
    expect(await countUsers()).toBe(before)
    // Families share addresses.
    const sister = { email, first_name: 'Ελένη' }
    expect(await verdictsOf([row('same.sister', sister)])).toEqual(['added'])
    expect(
      await verdictsOf([
        row('same.third', { email: 'twice.in@list.gr' }),
        row('same.fourth', { email: 'twice.in@list.gr' }),
      ]),
    ).toEqual(['added', 'refused: Username duplicate'])
  })

  it('takes a row as the specification has a user, and no password', async () => {
    const user = { ...row('s.user', { afm: '' }), ProjectFields: { kayas: '1000009', other: 'x' } }
    const answer = await add([{ ...user, Password: 'Kalimera#22' }])
    expect(answer.Rows[0]).toMatchObject({ Verdict: 'added', Ignored: ['other', 'Password'] })
    expect(await person('s.user')).toMatchObject({ placed: { kayas: '1000009' }, hash: null })
  })

  it('adds nobody twice, whether the paste or the request is sent again', async () => {
    const paste = [row('twice.a', { email: 'twice@example.org' }), row('', { email: 'b@twice.gr' })]
    expect(await verdictsOf(paste)).toEqual(['added', 'added'])
    const before = await countUsers()
    expect(await verdictsOf(paste)).toEqual(['already', 'already'])
    expect((await add(paste)).Accepted).toEqual(['twice.a', 'b@twice.gr'])
    const key = { 'idempotency-key': 'batch-1' }
    const input = { ProjectId, Users: [row('keyed')] }
    const first = await programme.as.admin.call('imports.importUsers', input, key)
    const again = await programme.as.admin.call('imports.importUsers', input, key)
    expect(again.body).toEqual(first.body)
    expect(await countUsers()).toBe(before + 1)
  })

  it('adds nobody twice when twenty send the same batch at once, or pieces that overlap', async () => {
    const before = await countUsers()
    const people = Array.from({ length: 20 }, (_, at) =>
      row(at % 2 ? `race.${at}` : '', { email: `race${at}@example.org` }),
    )
    const batches = Array.from({ length: 20 }, (_, at) =>
      [...people.slice(at), ...people.slice(0, at)].slice(0, 12),
    )
    const answers = await Promise.all(batches.map((batch) => add(batch)))
    expect(await countUsers()).toBe(before + 20)
    const added = answers.flatMap(({ Rows }) => Rows).filter(({ Verdict }) => Verdict === 'added')
    expect(added).toHaveLength(20)
    expect(answers.flatMap(({ Rows }) => Rows).every(({ Verdict }) => Verdict !== 'refused')).toBe(
      true,
    )
  })

  it('knows a person by the tax number, and refuses it under another last name', async () => {
    await add([row('afm.owner', { afm: AFMS[1] })])
    expect(await verdictsOf([row('afm.other', { afm: AFMS[1] })])).toEqual(['already'])
    expect(await verdictsOf([row('afm.third', { afm: AFMS[1], last_name: 'Αλεξίου' })])).toEqual([
      'refused: afm afm_taken',
    ])
    expect(await verdictsOf([row('one', {}), row('ONE', {})])).toEqual([
      'added',
      'refused: Username duplicate',
    ])
  })

  it('answers the accepted user names alone to clients of the specification', async () => {
    const Users = [row('w.one'), row('bad one'), row('w.two')]
    const answer = await programme.as.admin.ask('imports.addUsers', { ProjectId, Users })
    expect(answer).toEqual(['w.one', 'w.two'])
    expect(await programme.as.admin.ask('imports.addUsers', { ProjectId, Users })).toEqual(answer)
  })

  it('takes a person of another project for who they are only where the row proves it', async () => {
    const elsewhere = await createProject(programme.db)
    const stranger = await createPerson(programme.db, elsewhere, ['Mentee'], {
      fields: { town: 'Άρτα', afm: AFMS[2] },
    })
    await programme.db.run(sql`
      update users set email = 'stranger@example.org' where id = ${stranger.id}`)
    const { username } = stranger
    expect(await verdictsOf([row(username, { email: 'guess@example.org' })])).toEqual([
      'refused: Username login_taken',
    ])
    expect(await person(username)).toBeUndefined()
    const proven = row(username, { email: 'STRANGER@example.org', town: 'Βόλος', goal: 'Λογιστής' })
    expect(await verdictsOf([proven], 'coordinator')).toEqual(['invited'])
    expect(await person(username)).toBeUndefined()
  })

  it('lets a level above 1 assign Mentee and Mentor only, and write only its own fields', async () => {
    expect(
      await verdictsOf(
        [row('c.one', { afm: '123456783', kayas: '77', town: 'Βόλος' }), row('c.two', {}, 'Admin')],
        'coordinator',
      ),
    ).toEqual(['added', 'refused: Roles role_not_assignable'])
    expect(await person('c.one')).toMatchObject({ fields: { town: 'Βόλος' }, placed: {} })
    const manager = [row('a.one', {}, 'ProjectManager')]
    expect(await verdictsOf(manager, 'admin', ['ProjectManager'])).toEqual(['added'])
    expect(await verdictsOf([row('a.two', {}, 'SuperAdmin')])).toEqual([
      'refused: Roles role_not_assignable',
    ])
  })

  it('gives roles above Mentor only where they are confirmed, and names the rows otherwise', async () => {
    const rows = [
      row('power.one', {}, 'Mentor'),
      row('power.two', {}, 'mentee, coordinator'),
      row('power.three', {}, 'Admin'),
    ]
    const before = await countUsers()
    const refused = (ConfirmedRoles: string[]) =>
      programme.as.admin.call('imports.importUsers', { ProjectId, Users: rows, ConfirmedRoles })
    const none = await refused([])
    expect([none.status, none.body]).toMatchObject([
      400,
      {
        fields: [
          { field: 'Users.1.Roles', rule: 'role_unconfirmed' },
          { field: 'Users.2.Roles', rule: 'role_unconfirmed' },
        ],
      },
    ])
    expect((await refused(['Coordinator', 'Supervisor'])).body).toMatchObject({
      fields: [{ field: 'Users.2.Roles', rule: 'role_unconfirmed' }],
    })
    expect(await countUsers()).toBe(before)
    expect(await verdictsOf(rows, 'admin', ['Admin', 'Coordinator'])).toEqual(
      Array(3).fill('added'),
    )
    expect((await person('power.three'))?.roles).toEqual(['Admin'])
  })

  it('gives nobody a role by confirming it, and tells clients of the specification which rows', async () => {
    const Users = [row('spec.one'), row('spec.two', {}, 'Admin')]
    expect(await verdictsOf(Users.slice(1), 'coordinator', ['Admin'])).toEqual([
      'refused: Roles role_not_assignable',
    ])
    const before = await countUsers()
    const answer = await programme.as.coordinator.call('imports.addUsers', { ProjectId, Users })
    expect([answer.status, answer.body]).toMatchObject([
      400,
      { fields: [{ field: 'Users.1.Roles', rule: 'role_not_assignable' }] },
    ])
    expect(await countUsers()).toBe(before)
    expect(await programme.as.admin.ask('imports.addUsers', { ProjectId, Users })).toEqual([
      'spec.one',
      'spec.two',
    ])
  })

  it('never writes a hidden field or a consent', async () => {
    await add([row('h.one', { hidden: 'x', gdpr: '1' })], 'supervisor')
    await add([row('h.two', { gdpr: '1' })])
    expect(await person('h.one')).toMatchObject({ fields: {}, placed: {} })
    expect(await person('h.two')).toMatchObject({ fields: {} })
    for (const Field of ['hidden', 'gdpr', 'nothing']) {
      const answer = await programme.as.supervisor.call('imports.updateUserFields', {
        ProjectId,
        Users: [{ User: programme.people.mentee.username, Value: 'x' }],
        Field,
      })
      expect(answer.body).toMatchObject({ fields: [{ field: 'Field', rule: 'unknown_field' }] })
    }
  })

  it('puts whom a coordinator adds in their set', async () => {
    const { Rows } = await add([row('set.one')], 'coordinator')
    const [found] = await programme.as.coordinator.ask('imports.findByKeys', {
      ProjectId,
      Users: ['set.one'],
    })
    expect(found).toMatchObject({ Found: 'one', Id: Rows[0]?.UserId })
  })

  it('records everybody who was added', async () => {
    const { Rows } = await add([row('audited')])
    const traces = await programme.db.rows(sql`
      select verb from audit_log where subject_id = ${Rows[0]?.UserId ?? 0}`)
    expect(traces).toEqual([{ verb: 'imports.added' }])
  })

  describe('from other projects', () => {
    const nameOf = async (project: number): Promise<string> =>
      (
        await programme.db.one<{ descr: string }>(
          sql`select descr from projects where id = ${project}`,
        )
      ).descr

    it('adds mentees who match, once, for those who administer both', async () => {
      const source = await createProject(programme.db)
      const { admin, coordinator } = programme.people
      for (const last of ['Άλφα', 'Βήτα']) {
        await createPerson(programme.db, source, ['Mentee'], { lastName: last })
      }
      const { admin: before } = programme.as
      const input = {
        ProjectId: source,
        CurrentProjectId: ProjectId,
        Search: 'αλφα',
        setDefault: true,
      }
      const reversed = { ...input, ProjectId, CurrentProjectId: source }
      expect((await before.call('imports.addExistingMentees', input)).status).toBe(404)
      expect((await before.call('imports.addExistingMentees', reversed)).status).toBe(404)
      await programme.db.run(sql`insert into memberships (project_id, user_id, roles) values
        (${source}, ${admin.id}, array['Admin']), (${source}, ${coordinator.id}, array['Coordinator'])`)
      const asAdmin = await programme.server.client().signIn(admin.username)
      const From = { Id: source, Descr: await nameOf(source) }
      const Into = { Id: ProjectId, Descr: await nameOf(ProjectId) }
      const membersOf = (project: number) =>
        programme.db.rows(sql`
          select u.last_name as name, u.default_project_id as begins from memberships m
          join users u on u.id = m.user_id
          where m.project_id = ${project} and u.last_name in ('Άλφα', 'Βήτα') order by u.last_name`)
      expect(await asAdmin.ask('imports.addExistingMentees', input)).toEqual({
        Found: 1,
        Added: 1,
        From,
        Into,
      })
      // From the project of the filter into the current one, and not the other way.
      expect(await membersOf(ProjectId)).toEqual([{ name: 'Άλφα', begins: ProjectId }])
      expect((await membersOf(source)).length).toBe(2)
      const traces = await programme.db.rows(sql`
        select project_id as project, detail from audit_log where verb = 'imports.existingAdded'`)
      expect(traces).toEqual([{ project: ProjectId, detail: { from: source } }])
      expect(await asAdmin.ask('imports.addExistingMentees', input)).toEqual({
        Found: 1,
        Added: 0,
        From,
        Into,
      })
      const same = { ...input, CurrentProjectId: source }
      expect(await asAdmin.call('imports.addExistingMentees', same)).toMatchObject({
        status: 400,
        body: { fields: [{ field: 'CurrentProjectId', rule: 'same_project' }] },
      })
      // A coordinator of the one brings nobody into the other.
      const asCoordinator = await programme.server.client().signIn(coordinator.username)
      for (const refused of [input, reversed]) {
        expect(await asCoordinator.call('imports.addExistingMentees', refused)).toMatchObject({
          status: 403,
        })
      }
    })

    it('finds no project that is not there for whoever may go everywhere', async () => {
      const { username, id } = await createPerson(programme.db, ProjectId, ['Admin'])
      await programme.db.run(sql`update users set super_admin = true where id = ${id}`)
      const root = await programme.server.client().signIn(username)
      const input = { ProjectId, CurrentProjectId: 2_000_000_000 }
      expect((await root.call('imports.addExistingMentees', input)).status).toBe(404)
    })

    it('adds evaluation mentees by user name, out of projects that the caller administers', async () => {
      const source = await createProject(programme.db)
      const one = await createPerson(programme.db, source, ['Mentee'])
      const foreign = await createPerson(programme.db, await createProject(programme.db), [
        'Mentee',
      ])
      await programme.db.run(sql`insert into memberships (project_id, user_id, roles) values
        (${source}, ${programme.people.admin.id}, array['Admin'])`)
      const asAdmin = await programme.server.client().signIn(programme.people.admin.username)
      const Users = [one.username.toUpperCase(), foreign.username, 'nobody']
      const first = await asAdmin.ask('imports.addEvaluationMentees', { ProjectId, Users })
      expect(first.Rows.map(({ Verdict }) => Verdict)).toEqual(['joined', 'refused', 'refused'])
      const again = await asAdmin.ask('imports.addEvaluationMentees', { ProjectId, Users })
      expect(again.Accepted).toEqual([one.username])
      expect(again.Rows[0]?.Verdict).toBe('already')
    })
  })
})
