import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sql } from '../../kernel/database/sql.ts'
import { createPerson, createProject } from '../../testing/factories.ts'
import { startSmallProgramme, type SmallProgramme } from '../../testing/small-programme.ts'

const field = (Name: string, Visible: number, Editable: number, Type = 'text', more = {}) => ({
  Name,
  Label: Name,
  Type,
  Visible,
  Editable,
  ...more,
})

const SETTINGS = {
  User: {
    Fields: [
      field('first_name', 5, 2),
      field('last_name', 5, 2),
      field('email', 4, 4, 'email'),
      field('afm', 1, 1),
      field('phone', 4, 4, 'tel'),
      field('birth_date', 3, 2, 'date'),
      field('town', 4, 3, 'select', { Options: ['Βόλος', 'Πάτρα'] }),
      field('secret', 0, 0),
      field('gdpr', 2, 1),
    ],
    ProjectFields: [field('kayas', 2, 1), field('goal', 4, 4), field('note', 3, 3)],
  },
}

describe('the profile of a person', () => {
  let programme: SmallProgramme
  beforeAll(async () => {
    programme = await startSmallProgramme()
    const { db, projectId, people } = programme
    await db.run(sql`
      update projects set settings = ${JSON.stringify(SETTINGS)}::jsonb where id = ${projectId}`)
    await db.run(sql`
      update users set fields = '{"afm": "094429812", "secret": "κρυφό"}' where id = ${people.mentee.id}`)
    await db.run(sql`
      update memberships set fields = '{"kayas": "12345678", "goal": "Λογιστής"}'
      where user_id = ${people.mentee.id}`)
  })
  afterAll(() => programme.close())

  const stored = (userId: number) =>
    programme.db.one<{ fields: object; projectFields: object; sort: string; place: string }>(sql`
      select u.fields, m.fields as "projectFields", u.sort_key as sort, m.sort_key as place
      from users u join memberships m on m.user_id = u.id where u.id = ${userId}`)
  const rulesOf = async (answer: Promise<{ ok: boolean; body: unknown }>) => {
    const { body } = await answer
    const { code, fields } = body as { code: string; fields?: { field: string; rule: string }[] }
    return fields ? fields.map(({ field: name, rule }) => `${name}: ${rule}`) : code
  }

  it('reads fields by level, masked, and refuses hidden ones like unknown ones', async () => {
    const { as, people } = programme
    const UserId = people.mentee.id
    const read = (who: keyof typeof as, Fields: string[]) =>
      as[who].call('people.getFieldValues', { UserId, Fields })
    expect((await read('admin', ['afm', 'kayas', 'goal', 'phone'])).body).toEqual({
      Values: { afm: '•••••9812', kayas: '••••5678', goal: 'Λογιστής', phone: '' },
    })
    expect(await rulesOf(read('mentor', ['goal', 'afm']))).toEqual(['Fields.1: unknown_field'])
    expect(await rulesOf(read('mentor', ['goal', 'none']))).toEqual(['Fields.1: unknown_field'])
    expect(await rulesOf(read('mentee', ['note']))).toEqual(['Fields.0: unknown_field'])
    expect((await read('otherMentor', ['goal'])).status).toBe(404)
    // Nobody reaches themselves as a mentor, but everybody has a profile.
    const own = { UserId: people.mentor.id, Fields: ['last_name'] }
    expect((await as.mentor.ask('people.getFieldValues', own)).Values).toEqual({
      last_name: 'mentor',
    })
  })

  it('shows a number of the state in full to who may see it, and records that', async () => {
    const { as, db, people } = programme
    const UserId = people.mentee.id
    const answer = await as.admin.ask('people.revealField', { UserId, Name: 'afm' })
    expect(answer).toEqual({ Value: '094429812' })
    const refused = as.supervisor.call('people.revealField', { UserId, Name: 'afm' })
    expect(await rulesOf(refused)).toEqual(['Name: unknown_field'])
    const rows = await db.rows(sql`
      select actor_id as actor, subject_id as subject, detail from audit_log
      where verb = 'users.fieldRevealed'`)
    expect(rows).toEqual([{ actor: people.admin.id, subject: UserId, detail: { field: 'afm' } }])
  })

  it('keeps values where they belong, and tells the people concerned', async () => {
    const { as, db, people, projectId } = programme
    const UserId = people.mentee.id
    const changed = await as.admin.ask('people.updateFields', {
      UserId,
      Fields: [
        { Name: 'birth_date', Value: '05/03/2001' },
        { Name: 'goal', Value: ' Μηχανικός ' },
        { Name: 'phone', Value: '694 123 4567' },
      ],
    })
    expect(changed.Values).toEqual({
      birth_date: '2001-03-05',
      goal: 'Μηχανικός',
      phone: '6941234567',
    })
    expect(await stored(UserId)).toMatchObject({
      fields: { afm: '094429812', secret: 'κρυφό', birth_date: '2001-03-05', phone: '6941234567' },
      projectFields: { kayas: '12345678', goal: 'Μηχανικός' },
    })
    const [event] = await db.rows<{ rooms: string[]; payload: object }>(sql`
      select rooms, payload from kept_events where name = 'users.changed' order by id desc limit 1`)
    expect(event).toEqual({
      payload: { ProjectId: projectId, UserId },
      rooms: [`user:${UserId}`, `project:${projectId}`, `assignedStaff:${projectId}:${UserId}`],
    })
    const cleared = { UserId, Name: 'phone', Value: '' }
    expect((await as.mentor.ask('people.updateField', cleared)).Values).toEqual({ phone: '' })
    expect(Object.keys((await stored(UserId)).fields)).not.toContain('phone')
  })

  it('sorts and finds people by a new name at once', async () => {
    const { as, people, projectId } = programme
    const UserId = people.stranger.id
    await as.admin.ask('people.updateField', { UserId, Name: 'last_name', Value: 'Άνθιμος' })
    const { sort, place } = await stored(UserId)
    expect(place).toBe(sort)
    const found = await as.admin.ask('grid.getActionsGridPage', {
      ProjectId: projectId,
      Page: 1,
      Search: 'anthimos',
    })
    expect(found.list.map(({ Id }) => Id)).toEqual([UserId])
    // One name is enough; none is not.
    const first = await as.admin.ask('people.updateField', {
      ...{ UserId, Name: 'first_name', Value: ' ' },
    })
    expect(first.Values).toEqual({ first_name: '' })
    const empty = as.admin.call('people.updateField', { UserId, Name: 'last_name', Value: ' ' })
    expect(await rulesOf(empty)).toEqual(['last_name: required'])
  })

  it('names each field that breaks its rule, and changes nothing then', async () => {
    const { as, people } = programme
    const UserId = people.mentee.id
    const before = await stored(UserId)
    const refused = as.admin.call('people.updateFields', {
      UserId,
      Fields: [
        { Name: 'afm', Value: '094429813' },
        { Name: 'email', Value: 'κανένα' },
        { Name: 'phone', Value: '123' },
        { Name: 'town', Value: 'Αθήνα' },
        { Name: 'birth_date', Value: '31/02/2001' },
        { Name: 'goal', Value: 'κάτι νέο' },
      ],
    })
    expect(await rulesOf(refused)).toEqual([
      'afm: afm',
      'email: email',
      'phone: phone',
      'town: invalid_value',
      'birth_date: date',
    ])
    expect(await stored(UserId)).toEqual(before)
  })

  it('lets nobody change what their level does not allow', async () => {
    const { as, people } = programme
    const UserId = people.mentee.id
    const change = (who: keyof typeof as, Name: string, Value = 'x') =>
      rulesOf(as[who].call('people.updateField', { UserId, Name, Value }))
    expect(await change('mentor', 'afm')).toEqual(['afm: unknown_field'])
    expect(await change('mentor', 'birth_date')).toEqual(['birth_date: not_editable'])
    expect(await change('mentee', 'town', 'Πάτρα')).toEqual(['town: not_editable'])
    expect(await change('supervisor', 'kayas')).toEqual(['kayas: not_editable'])
    expect(await change('otherMentor', 'goal')).toBe('not_found')
    expect(await change('stranger', 'goal')).toBe('not_found')
    const own = await as.mentee.ask('people.updateFieldAsMentee', {
      Name: 'goal',
      Value: 'Ξυλουργός',
    })
    expect(own.Values).toEqual({ goal: 'Ξυλουργός' })
  })

  it('tells of what somebody else has changed, instead of overwriting it', async () => {
    const { as, people } = programme
    const UserId = people.mentee.id
    await as.mentor.ask('people.updateField', { UserId, Name: 'note', Value: 'πρώτο' })
    const late = { UserId, Name: 'note', Value: 'δεύτερο', Old: '' }
    const answer = await as.supervisor.call('people.updateField', late)
    expect([answer.status, answer.body]).toMatchObject([
      409,
      {
        details: {
          Values: { note: 'πρώτο' },
          SavedBy: 'Άννα mentor',
          SavedAt: expect.stringMatching(/^\d{4}-/),
        },
      },
    ])
    await as.supervisor.ask('people.updateField', { ...late, Old: 'πρώτο' })
    // Of two who start from the same, one wins.
    const both = await Promise.all(
      ['τρίτο', 'τέταρτο'].map((Value) =>
        as.admin.call('people.updateField', { UserId, Name: 'note', Value, Old: 'δεύτερο' }),
      ),
    )
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
    const masked = { UserId, Name: 'afm', Value: '123456783', Old: '•••••9812' }
    expect((await as.admin.ask('people.updateField', masked)).Values).toEqual({
      afm: '•••••6783',
    })
  })

  it('knows the fields of every profile type, by the strictest level that one gives them', async () => {
    const { as, db, people, projectId } = programme
    const typed = {
      ...SETTINGS,
      Mentor: { Fields: [field('sector', 4, 3), field('secret', 5, 5), field('tax', 4, 4)] },
      Mentee: { Fields: [field('tax', 1, 1, 'afm')] },
    }
    const set = (settings: object) =>
      db.run(sql`update projects set settings = ${JSON.stringify(settings)}::jsonb
        where id = ${projectId}`)
    await set(typed)
    const UserId = people.mentor.id
    const change = { UserId, Name: 'sector', Value: 'Εμπόριο' }
    expect((await as.mentor.ask('people.updateField', change)).Values).toEqual({
      sector: 'Εμπόριο',
    })
    const own = await as.mentor.ask('people.getCurrentUser', {})
    expect(own.Fields).toMatchObject({ sector: 'Εμπόριο' })
    // What User hides, and what one type calls a number of the state, no other type opens.
    for (const Name of ['secret', 'tax']) {
      const answer = as.mentor.call('people.getFieldValues', { UserId, Fields: [Name] })
      expect(await rulesOf(answer)).toEqual(['Fields.0: unknown_field'])
    }
    const { Settings } = await as.mentor.ask('projects.getProjectById', { Id: projectId })
    expect(Settings).toContain('sector')
    expect(Settings).not.toContain('secret')
    await set(SETTINGS)
  })

  it('gives a registry number once in a project', async () => {
    const { as, people } = programme
    const give = (UserId: number, Value: string) =>
      as.admin.call('people.updateField', { UserId, Name: 'kayas', Value })
    expect(await rulesOf(give(people.stranger.id, '12345678'))).toEqual(['kayas: kayas_taken'])
    expect((await give(people.mentee.id, '12345678')).status).toBe(200)
    const both = await Promise.all([
      give(people.stranger.id, '87654321'),
      give(people.mentee.id, '87654321'),
    ])
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 400])
  })

  it('leaves consent to the person alone', async () => {
    const { as, db, people } = programme
    const gdpr = JSON.stringify({ gdpr: { Required: false, UserField: 'gdpr', MinValue: 1 } })
    const other = await createProject(db)
    await db.run(sql`
      update projects set settings = jsonb_build_object('Config', ${gdpr}::jsonb) where id = ${other}`)
    const change = { UserId: people.mentee.id, Name: 'gdpr', Value: '1' }
    expect((await as.admin.call('people.updateField', change)).status).toBe(200)
    await db.run(sql`
      insert into memberships (project_id, user_id, roles) values (${other}, ${people.mentee.id}, '{Mentee}')`)
    const refused = as.admin.call('people.updateField', { ...change, Value: '2' })
    expect(await rulesOf(refused)).toEqual(['gdpr: consent_only'])
  })

  it('does not let a password be had by moving the mail of a more powerful person', async () => {
    const { as, db, people, projectId, server } = programme
    const manager = await createPerson(db, projectId, ['ProjectManager'])
    const colleague = await createPerson(db, projectId, ['Admin'])
    const client = await server.client().signIn(manager.username)
    const move = (UserId: number) => ({ UserId, Name: 'email', Value: 'x@example.org' })
    expect(await rulesOf(client.call('people.updateField', move(people.admin.id)))).toEqual([
      'email: email_owner',
    ])
    expect(await rulesOf(client.call('people.updateField', move(people.mentor.id)))).toEqual([
      'email: email_owner',
    ])
    expect((await client.call('people.updateField', move(manager.id))).status).toBe(200)
    expect((await as.admin.call('people.updateField', move(manager.id))).status).toBe(200)
    expect((await as.admin.call('people.updateField', move(people.mentor.id))).status).toBe(200)
    expect(await rulesOf(as.admin.call('people.updateField', move(colleague.id)))).toEqual([
      'email: email_owner',
    ])

    const other = await createProject(db)
    await db.run(sql`
      insert into memberships (project_id, user_id, roles) values (${other}, ${people.mentor.id}, '{Mentor}')`)
    const moved = as.admin.call('people.updateField', {
      ...move(people.mentor.id),
      Value: 'y@example.org',
    })
    expect(await rulesOf(moved)).toEqual(['email: email_owner'])
  })
})
