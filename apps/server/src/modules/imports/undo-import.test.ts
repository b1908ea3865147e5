import type { Role } from '@telemachos/contract/core/roles'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { sql } from '../../kernel/database/sql.ts'
import { createAction, createPerson, createProject } from '../../testing/factories.ts'
import { startSmallProgramme, type SmallProgramme } from '../../testing/small-programme.ts'
import { tellOfImports } from './tell-of-imports.ts'

const HOUR_MS = 3_600_000

const field = (Name: string, Type = 'text') => ({
  Name,
  Label: Name,
  Type,
  Visible: 4,
  Editable: 4,
})
const SETTINGS = {
  User: { Fields: [field('town'), field('afm')], ProjectFields: [field('goal'), field('kayas')] },
  Config: { Safety: { ConfirmFrom: 5 } },
}

describe('an import as a whole', () => {
  let later = 0
  let programme: SmallProgramme
  let ProjectId: number
  let count = 0

  beforeAll(async () => {
    programme = await startSmallProgramme({ clock: () => new Date(Date.now() + later) })
    ProjectId = programme.projectId
    await programme.db.run(sql`
      update projects set settings = ${JSON.stringify(SETTINGS)}::jsonb where id = ${ProjectId}`)
  })
  afterAll(() => programme.close())
  beforeEach(() => {
    later = 0
    count += 1
  })

  type Who = keyof SmallProgramme['as']
  const row = (name: string, Fields: Record<string, string> = {}, Roles = '') => ({
    Username: `${name}.${count}`,
    Roles,
    Fields: {
      first_name: 'Μαρία',
      last_name: name,
      email: `${name}.${count}@example.org`,
      ...Fields,
    },
  })
  const start = async (Lines: number, more: object = {}, who: Who = 'admin') => {
    const { Id } = await programme.as[who].ask('imports.startImport', {
      ProjectId,
      Key: crypto.randomUUID(),
      Lines,
      ...more,
    })
    return Id
  }
  const add = async (
    Import: number,
    Users: object[],
    who: Who = 'admin',
    ConfirmedRoles: Role[] = [],
  ) => programme.as[who].ask('imports.importUsers', { ProjectId, Import, Users, ConfirmedRoles })
  const imported = async (Users: object[], who: Who = 'admin') => {
    const Import = await start(Users.length, {}, who)
    const { Rows } = await add(Import, Users, who)
    return { Import, ids: Rows.map(({ UserId }) => UserId ?? 0) }
  }
  const undo = (Id: number, more: object = {}, who: Who = 'admin') =>
    programme.as[who].call('imports.undoImport', { ProjectId, Id, ...more })
  const preview = (Id: number) => programme.as.admin.ask('imports.previewUndo', { ProjectId, Id })
  const exists = async (id: number) =>
    (await programme.db.rows(sql`select from users where id = ${id} and erased_at is null`))
      .length > 0
  const latest = async (who: Who = 'admin') => {
    const { list } = await programme.as[who].ask('imports.listImports', { ProjectId, page: 1 })
    return list[0]
  }

  it('begins once for a key, remembers its headings, and joins people on its date', async () => {
    const begun = {
      ProjectId,
      Key: crypto.randomUUID(),
      Lines: 2,
      JoinedOn: new Date(Date.now() + 10 * 24 * HOUR_MS).toISOString().slice(0, 10),
      Headings: [
        { Heading: 'πολη', Target: 'town' },
        { Heading: 'σχολια', Target: null },
      ],
    }
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => programme.as.admin.ask('imports.startImport', begun)),
    )
    expect(new Set(answers.map(({ Id }) => Id)).size).toBe(1)
    const headings = await programme.as.coordinator.ask('imports.listHeadings', { ProjectId })
    expect(headings).toEqual(begun.Headings)
    const { Rows } = await add(answers[0]?.Id ?? 0, [row('dated')])
    const { day } = await programme.db.one<{ day: string }>(sql`
      select to_char(joined_at at time zone 'Europe/Athens', 'YYYY-MM-DD') as day
      from memberships where user_id = ${Rows[0]?.UserId ?? 0}`)
    expect(day).toBe(begun.JoinedOn)
    const far = { ...begun, Key: crypto.randomUUID(), JoinedOn: '2010-01-01' }
    expect(await programme.as.admin.call('imports.startImport', far)).toMatchObject({
      status: 422,
      body: { details: { rule: 'joining_date' } },
    })
  })

  it('wants as many lines as the project says confirmed, and adds no more than those', async () => {
    const many = { ProjectId, Key: crypto.randomUUID(), Lines: 6 }
    expect(
      await programme.as.admin.call('imports.startImport', { ...many, Confirmed: 4 }),
    ).toMatchObject({ status: 422, body: { details: { rule: 'confirmation', Count: 6, From: 5 } } })
    await programme.as.admin.ask('imports.startImport', { ...many, Confirmed: 6 })
    const Import = await start(1)
    await add(Import, [row('first')])
    const Users = [row('second')]
    expect(
      await programme.as.admin.call('imports.importUsers', { ProjectId, Import, Users }),
    ).toMatchObject({ status: 422, body: { details: { rule: 'import_larger' } } })
    expect(
      await programme.as.coordinator.call('imports.importUsers', { ProjectId, Import, Users }),
    ).toMatchObject({ status: 404 })
  })

  it('notes everybody once when three batches are sent twice at once', async () => {
    const Import = await start(60, { Confirmed: 60 })
    const batches = [0, 1, 2].map((batch) =>
      Array.from({ length: 20 }, (_, at) => row(`many.${batch}.${at}`)),
    )
    await Promise.all([...batches, ...batches].map((batch) => add(Import, batch)))
    expect(await latest()).toMatchObject({
      Id: Import,
      Lines: 60,
      Added: 60,
      Joined: 0,
      Already: 0,
      Undone: null,
      UndoUntil: expect.any(String),
    })
    const people = await programme.db.one<{ n: number }>(sql`
      select count(distinct user_id)::int as n from import_people where import_id = ${Import}`)
    expect(people.n).toBe(60)
  })

  it('undoes nobody who has done something since, and says why', async () => {
    const names = ['gone', 'signed', 'filled', 'edited', 'linked', 'elsewhere']
    const { Import, ids } = await imported(names.map((name) => row(name)))
    const [gone = 0, signed = 0, filled = 0, edited = 0, linked = 0, elsewhere = 0] = ids
    const { db, as, people } = programme
    await db.run(sql`update users set last_signed_in_at = now() where id = ${signed}`)
    await db.run(sql`
      insert into project_user_data (project_id, user_id, data) values (${ProjectId}, ${filled}, '{}')`)
    await as.admin.ask('people.updateField', { UserId: edited, Name: 'town', Value: 'Βόλος' })
    await as.admin.ask('people.setDefaultMentorSingle', {
      ProjectId,
      MentorId: people.mentor.id,
      MenteeId: linked,
    })
    const other = await createProject(db)
    await db.run(sql`insert into memberships (project_id, user_id, roles)
      values (${other}, ${elsewhere}, array['Mentee'])`)
    await as.admin.ask('identity.inviteUsers', { ProjectId, UserIds: [gone] })
    // A deadline that counts from joining is of nobody's doing.
    await db.run(sql`
      insert into action_dues (project_id, mentee_id, action_id, ruled_on)
      values (${ProjectId}, ${gone}, ${await createAction(db, ProjectId)}, current_date)`)
    // However soon mails leave here, this one waits.
    await db.run(sql`update mails set state = 'queued', due_at = now() + interval '1 hour',
      holder = null, held_until = null where user_id = ${gone}`)
    const kept = [
      ['edited', 'changed'],
      ['elsewhere', 'changed'],
      ['filled', 'filledIn'],
      ['linked', 'changed'],
      ['signed', 'signedIn'],
    ]
    const before = await preview(Import)
    expect(before).toMatchObject({ Removed: 1, Left: 0, Withdrawn: 0, AllKept: 5 })
    expect(before.Kept.map(({ LastName, Because }) => [LastName, Because])).toEqual(kept)
    expect(await undo(Import, { Confirmed: 1 })).toMatchObject({
      status: 200,
      body: { ...before, Remaining: 0 },
    })
    expect(await Promise.all(ids.map(exists))).toEqual([false, true, true, true, true, true])
    expect(await latest()).toMatchObject({ Undone: { People: 1, Left: 0 }, UndoUntil: null })
    const rest = await db.one(sql`
      select u.username, u.email, u.fields,
        (select count(*)::int from memberships where user_id = u.id) as places,
        (select count(*)::int from mails where user_id = u.id) as mails
      from users u where u.id = ${gone}`)
    expect(rest).toEqual({
      ...{ username: `erased-${gone}`, email: '', fields: {} },
      ...{ places: 0, mails: 0 },
    })
    const traces = await db.rows(sql`
      select detail from audit_log where verb = 'imports.undone' and detail ->> 'import' = ${String(Import)}`)
    expect(traces).toEqual([
      { detail: { import: Import, removed: 1, left: 0, withdrawn: 0, kept: 5 } },
    ])
    // The same list can be imported again.
    const again = await imported([row('gone')])
    expect(again.ids[0]).not.toBe(gone)
  })

  it('takes back who joined and who was invited, and the mails that wait', async () => {
    const { db, people, server } = programme
    const source = await createProject(db)
    const make = async (lastName: string) => {
      const one = await createPerson(db, source, ['Mentee'], { lastName })
      await db.run(sql`update users set email = username || '@example.org' where id = ${one.id}`)
      return one
    }
    const [waits, accepts, joins, active, returns] = await Promise.all(
      ['waits', 'accepts', 'joins', 'active', 'returns'].map(make),
    )
    if (!waits || !accepts || !joins || !active || !returns) throw new Error('nobody')
    const known = ({ username }: { username: string }, last_name: string) => ({
      Username: username,
      Roles: '',
      Fields: { first_name: 'Άννα', last_name, email: `${username}@example.org`, goal: 'Νέος' },
    })
    const invited = await start(2)
    await add(invited, [known(waits, 'waits'), known(accepts, 'accepts')])
    const self = await server.client().signIn(accepts.username)
    await self.ask('imports.answerInvitation', { Project: ProjectId, Accept: true })
    await db.run(sql`update mails set state = 'queued', held_until = null, due_at = now() + interval '1 hour'
      where user_id = any (${[waits.id, joins.id]}::int[]) and state <> 'sent'`)
    expect((await undo(invited)).body).toMatchObject({
      Withdrawn: 1,
      Removed: 0,
      Kept: [{ LastName: 'accepts', Because: 'accepted' }],
    })
    const own = await (
      await server.client().signIn(waits.username)
    ).ask('imports.listOwnInvitations', {})
    expect(own).toEqual([])

    // Who administers both brings people in at once.
    await db.run(sql`insert into memberships (project_id, user_id, roles)
      values (${source}, ${people.admin.id}, array['Admin'])`)
    await db.run(sql`
      insert into memberships (project_id, user_id, roles, fields, joined_at, left_at)
      values (${ProjectId}, ${returns.id}, array['Registered'], '{"goal": "Παλιός"}', '2024-01-01Z', '2025-01-01Z')`)
    const asAdmin = await server.client().signIn(people.admin.username)
    const { Id } = await asAdmin.ask('imports.startImport', {
      ProjectId,
      Key: crypto.randomUUID(),
      Lines: 3,
    })
    const Users = [known(joins, 'joins'), known(active, 'active'), known(returns, 'returns')]
    const { Rows } = await asAdmin.ask('imports.importUsers', { ProjectId, Import: Id, Users })
    expect(Rows.map(({ Verdict }) => Verdict)).toEqual(['joined', 'joined', 'joined'])
    await db.run(sql`update mails set state = 'queued', held_until = null, due_at = now() + interval '1 hour'
      where user_id = ${joins.id} and template = 'identity.projectJoined'`)
    await db.run(sql`insert into audit_log (verb, actor_id, project_id, request_id)
      values ('people.fieldUpdated', ${active.id}, ${ProjectId}, 'x')`)
    expect((await undo(Id)).body).toMatchObject({
      Left: 2,
      Mails: expect.any(Number),
      Kept: [{ LastName: 'active', Because: 'filledIn' }],
    })
    const places = await db.rows(sql`
      select user_id = ${returns.id} as "isBack", roles, fields, left_at is not null as "hasLeft"
      from memberships where project_id = ${ProjectId}
        and user_id = any (${[joins.id, returns.id]}::int[])`)
    expect(places).toEqual([
      { isBack: true, roles: ['Registered'], fields: { goal: 'Παλιός' }, hasLeft: true },
    ])
    const mails = await db.rows(sql`
      select state from mails where user_id = ${joins.id} and template = 'identity.projectJoined'`)
    expect(mails).toEqual([{ state: 'cancelled' }])
  })

  it('is undone once, however many undo it while it goes on, and takes nobody in afterwards', async () => {
    const Import = await start(120, { Confirmed: 120 })
    const batches = [0, 1, 2, 3, 4, 5].map((batch) =>
      Array.from({ length: 20 }, (_, at) => row(`race.${batch}.${at}`)),
    )
    for (const batch of batches.slice(0, 5)) await add(Import, batch)
    const [late, ...answers] = await Promise.all([
      programme.as.admin.call('imports.importUsers', {
        ProjectId,
        Import,
        Users: batches[5] ?? [],
      }),
      ...Array.from({ length: 5 }, () => undo(Import)),
    ])
    expect(answers.map(({ status }) => status)).toEqual(Array(5).fill(200))
    expect([200, 422]).toContain(late?.status)
    const after = await undo(Import)
    expect(after.body).toMatchObject({ Remaining: 0 })
    const left = await programme.db.one<{ n: number }>(sql`
      select count(*)::int as n from users where username like ${`race.%.${count}`}`)
    expect(left.n).toBe(0)
    expect(
      await programme.as.admin.call('imports.importUsers', {
        ProjectId,
        Import,
        Users: [row('after')],
      }),
    ).toMatchObject({ status: 422, body: { details: { rule: 'import_undone' } } })
  })

  it('asks for the number of many, and is over after a day', async () => {
    const Import = await start(6, { Confirmed: 6 })
    await add(
      Import,
      Array.from({ length: 6 }, (_, at) => row(`day.${at}`)),
    )
    expect(await undo(Import, { Confirmed: 5 })).toMatchObject({
      status: 422,
      body: { details: { rule: 'confirmation', Count: 6 } },
    })
    later = 25 * HOUR_MS
    expect(await undo(Import, { Confirmed: 6 })).toMatchObject({
      status: 422,
      body: { details: { rule: 'undo_over' } },
    })
    expect((await latest())?.UndoUntil).toBeNull()
  })

  it('is seen and undone within the project, the reach and the level of who imported', async () => {
    const { Import } = await imported([row('mine')], 'coordinator')
    expect((await latest('coordinator'))?.Id).toBe(Import)
    const { Import: theirs } = await imported([row('theirs')])
    expect((await latest('coordinator'))?.Id).toBe(Import)
    expect((await undo(theirs, {}, 'coordinator')).status).toBe(404)
    const { list } = await programme.as.admin.ask('imports.listImports', { ProjectId, page: 1 })
    expect(list.map(({ Id }) => Id)).toContain(Import)
    const power = await start(1, {}, 'admin')
    await add(power, [row('power', {}, 'Coordinator')], 'admin', ['Coordinator'])
    await programme.db.run(sql`
      update imports set by = ${programme.people.coordinator.id} where id = ${power}`)
    expect((await undo(power, {}, 'coordinator')).status).toBe(403)
    expect(await undo(Import, {}, 'coordinator')).toMatchObject({
      status: 200,
      body: { Removed: 1 },
    })
    const elsewhere = await createProject(programme.db)
    const foreign = await programme.db.one<{ id: number }>(sql`
      insert into imports (project_id, key, lines, at, joined_at)
      values (${elsewhere}, 'x', 1, now(), now()) returning id`)
    expect((await undo(foreign.id)).status).toBe(404)
  })

  it('is an import of its own for a call that names none, unless it changes nothing', async () => {
    const before = await latest()
    const Users = [row('alone')]
    await programme.as.admin.ask('imports.addUsers', { ProjectId, Users })
    const own = await latest()
    expect(own?.Id).not.toBe(before?.Id)
    expect(own).toMatchObject({ Lines: 1, Added: 1, By: { Id: programme.people.admin.id } })
    await programme.as.admin.ask('imports.addUsers', { ProjectId, Users })
    expect((await latest())?.Id).toBe(own?.Id)
  })

  it('says what would become of rows, and nothing of strangers', async () => {
    const stranger = await createPerson(programme.db, await createProject(programme.db), ['Mentee'])
    const { username, id, lastName } = { lastName: 'Ξένου', ...stranger }
    await programme.db.run(sql`
      update users set email = 'known@example.org', last_name = 'Ξένου' where id = ${id}`)
    const { mentee } = programme.people
    const answer = await programme.as.admin.ask('imports.forecastImport', {
      ProjectId,
      Users: [
        row('nobody'),
        { ...row('x', { email: 'known@example.org', last_name: lastName }), Username: username },
        { ...row('x'), Username: mentee.username },
        { ...row('x', { afm: '1' }), Username: 'a b' },
      ],
    })
    expect(answer.map(({ Verdict }) => Verdict)).toEqual(['new', 'new', 'already', 'refused'])
  })

  it('forgets what people were before once a day has passed', async () => {
    const { forgetFormer } = await import('./import-store.ts')
    const { id } = await programme.db.one<{ id: number }>(sql`
      insert into import_people (import_id, user_id, how, roles, at, former)
      select max(id), ${programme.people.mentee.id}, 'joined', '{}', now() - interval '2 days', '{}'
      from imports returning id::int as id`)
    await forgetFormer(programme.db)
    expect(await programme.db.one(sql`select former from import_people where id = ${id}`)).toEqual({
      former: null,
    })
  })

  it('is told to who administers the project once it has ended, and when it is undone', async () => {
    const { db, as } = programme
    const noticesOf = async (who: Who) => {
      const asked = { ProjectId, page: 1 }
      const { list } = await as[who].ask('notifications.listNotifications', asked)
      return list
        .filter(({ Kind }) => Kind.startsWith('imports.'))
        .map(({ Kind, Values, Path, Outdated }) => ({ Kind, Values, Path, Outdated }))
    }
    const now = new Date()
    await tellOfImports(db, new Date(now.getTime() + 600_000))
    await db.run(sql`delete from notices`)
    const { Import } = await imported([row('told'), row('toldToo')], 'coordinator')
    await tellOfImports(db, now)
    expect(await noticesOf('admin')).toEqual([])
    for (const minutes of [5, 10])
      await tellOfImports(db, new Date(now.getTime() + minutes * 60_000))
    const finished = {
      Kind: 'imports.finished',
      Values: { with: 'Άννα coordinator', number: '2' },
      ...{ Path: 'admin/project/users#mTab=imports', Outdated: false },
    }
    expect(await noticesOf('admin')).toEqual([finished])
    expect(await noticesOf('coordinator')).toEqual([])
    expect((await undo(Import)).status).toBe(200)
    expect(await noticesOf('admin')).toEqual([{ ...finished, Outdated: true }])
    expect(await noticesOf('coordinator')).toMatchObject([
      { Kind: 'imports.undone', Values: { with: 'Άννα admin' } },
    ])
  })
})
