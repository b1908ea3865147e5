import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sql } from '../../kernel/database/sql.ts'
import { createPerson, createProject, type TestPerson } from '../../testing/factories.ts'
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
      field('first_name', 5, 2),
      field('last_name', 5, 2),
      field('email', 4, 2, 'email'),
      field('town', 4, 2),
      field('afm', 1, 1),
    ],
    ProjectFields: [
      field('kayas', 2, 2),
      field('since', 2, 2, 'date'),
      field('birth_date', 2, 2, 'date'),
    ],
  },
}

describe('changing fields of many', () => {
  let programme: SmallProgramme
  let ProjectId: number
  let mentee: TestPerson
  let stranger: TestPerson

  beforeAll(async () => {
    programme = await startSmallProgramme()
    ProjectId = programme.projectId
    ;({ mentee, stranger } = programme.people)
    await programme.db.run(sql`
      update projects set settings = ${JSON.stringify(SETTINGS)}::jsonb where id = ${ProjectId}`)
    await place(mentee, '1000001')
    await place(stranger, '1000002')
  })
  afterAll(() => programme.close())

  const place = ({ id }: TestPerson, kayas: string) =>
    programme.db.run(sql`update memberships set fields = jsonb_build_object('kayas', ${kayas}::text)
      where project_id = ${ProjectId} and user_id = ${id}`)
  const fieldsOf = ({ id }: TestPerson) =>
    programme.db.one<{ fields: object; placed: object; email: string; searchKey: string }>(sql`
      select u.fields, m.fields as placed, u.email, u.search_key as "searchKey" from users u
      join memberships m on m.user_id = u.id and m.project_id = ${ProjectId} where u.id = ${id}`)
  const update = async (
    who: keyof SmallProgramme['as'],
    Field: string,
    ...Users: (readonly [User: string, Value: string])[]
  ) => {
    const answer = await programme.as[who].ask('imports.updateUserFields', {
      ProjectId,
      Users: Users.map(([User, Value]) => ({ User, Value })),
      Field,
    })
    return answer.map(({ Verdict, Rule }) => (Rule ? `${Verdict} ${Rule}` : Verdict))
  }

  it('finds people by user name or registry number, as far as the caller reaches', async () => {
    const Users = [mentee.username.toUpperCase(), '1000001', stranger.username, '1000002', 'nobody']
    const input = { ProjectId, Users, Fields: ['kayas'] }
    const forAdmin = await programme.as.admin.ask('imports.findByKeys', input)
    expect(forAdmin.map(({ Found }) => Found)).toEqual(['one', 'one', 'one', 'one', 'none'])
    expect(forAdmin[0]).toMatchObject({ Id: mentee.id, Values: { kayas: '•••0001' } })
    const forSupervisor = await programme.as.supervisor.ask('imports.findByKeys', input)
    expect(forSupervisor.map(({ Found }) => Found)).toEqual(['one', 'one', 'none', 'none', 'none'])
  })

  it('finds people by a registry number as a spreadsheet has it', async () => {
    const rows = ['="1000001"', '"1000001"', '1000001.0', '1.000.001', '001000001']
    const found = await programme.as.admin.ask('imports.findByKeys', {
      ProjectId,
      Users: [...rows, '#N/A', '404'],
      Fields: [],
    })
    expect(found.map(({ Id }) => Id)).toEqual([...rows.map(() => mentee.id), null, null])
  })

  it('writes a value for each, by the rules of the field, and says what became of it', async () => {
    expect(
      await update(
        'coordinator',
        'since',
        ['1000001', '5/3/2026'],
        [mentee.username, '06/03/2026'],
        ['1000002', '05/03/2026'],
        ['nobody', ''],
      ),
    ).toEqual(['changed', 'refused duplicate', 'refused unknown_user', 'refused unknown_user'])
    expect((await fieldsOf(mentee)).placed).toEqual({ kayas: '1000001', since: '2026-03-05' })
    expect(await update('coordinator', 'since', ['1000001', '2026-03-05'])).toEqual(['unchanged'])
    expect(await update('admin', 'since', ['1000001', 'χθες'])).toEqual(['refused date'])
    expect(await update('admin', 'since', ['1000001', ''])).toEqual(['changed'])
    expect((await fieldsOf(mentee)).placed).toEqual({ kayas: '1000001' })
  })

  it('takes a birth date that stays as it is, from a row as from the profile', async () => {
    const old = '1905-12-31'
    await programme.db.run(sql`
      update memberships set fields = fields || jsonb_build_object('birth_date', ${old}::text)
      where project_id = ${ProjectId} and user_id = ${mentee.id}`)
    expect(await update('admin', 'birth_date', ['1000001', '31/12/1905'])).toEqual(['unchanged'])
    expect(await update('admin', 'birth_date', ['1000001', '30/12/1905'])).toEqual([
      'refused birth_date',
    ])
    const save = (Value: string) =>
      programme.as.admin.call('people.updateFields', {
        UserId: mentee.id,
        Fields: [
          { Name: 'birth_date', Value },
          { Name: 'since', Value: '2026-03-07' },
        ],
      })
    expect(await save('30/12/1905')).toMatchObject({
      body: { fields: [{ field: 'birth_date', rule: 'birth_date' }] },
    })
    expect(await save('31/12/1905')).toMatchObject({ body: { Values: { birth_date: old } } })
    const row = (Username: string) => ({
      ...{ Username, Roles: 'Mentee' },
      Fields: { last_name: 'Α', birth_date: '31/12/1905' },
    })
    const Users = [row(mentee.username), row('someone-new')]
    const verdicts = ['already', 'refused']
    const forecast = await programme.as.admin.ask('imports.forecastImport', { ProjectId, Users })
    expect(forecast.map(({ Verdict }) => Verdict)).toEqual(verdicts)
    const { Rows } = await programme.as.admin.ask('imports.importUsers', { ProjectId, Users })
    expect(Rows.map(({ Verdict }) => Verdict)).toEqual(verdicts)
    await place(mentee, '1000001')
  })

  it('lets people be found by their new name at once', async () => {
    expect(await update('admin', 'last_name', ['1000001', 'Ωραιοπούλου'])).toEqual(['changed'])
    expect((await fieldsOf(mentee)).searchKey).toContain('ωραιοπουλου')
  })

  it('leaves whoever has one name that one, as the profile does', async () => {
    const named = async (one: TestPerson) => {
      const answer = await programme.db.one<{ names: string }>(sql`
        select first_name || '/' || last_name as names from users where id = ${one.id}`)
      return answer.names
    }
    const [first = ''] = (await named(mentee)).split('/')
    const Change = crypto.randomUUID()
    const input = { ProjectId, Users: [{ User: '1000001', Value: '' }], Field: 'last_name' }
    const [answer] = await programme.as.admin.ask('imports.updateUserFields', { ...input, Change })
    expect(answer?.Verdict).toBe('changed')
    expect(await named(mentee)).toBe(`${first}/`)
    expect((await fieldsOf(mentee)).searchKey).not.toContain('ωραιοπουλου')
    expect(await update('admin', 'last_name', ['1000001', ' '])).toEqual(['unchanged'])
    expect(await update('admin', 'first_name', ['1000001', ''])).toEqual(['refused required'])
    // What would leave nobody's name is not given back either.
    const again = crypto.randomUUID()
    const give = { ...input, Users: [{ User: '1000001', Value: 'Νέα' }], Change: again }
    await programme.as.admin.ask('imports.updateUserFields', give)
    expect(await update('admin', 'first_name', ['1000001', ''])).toEqual(['changed'])
    const undone = await programme.as.admin.ask('imports.undoFieldChange', {
      ...{ ProjectId, Change: again },
    })
    expect(undone).toMatchObject({ Changed: 0, Left: 1 })
    expect(await named(mentee)).toBe('/Νέα')
    expect(await update('admin', 'first_name', ['1000001', first])).toEqual(['changed'])
  })

  it('gives nobody the registry number of somebody else', async () => {
    expect(await update('admin', 'kayas', ['1000001', '1000002'])).toEqual(['refused kayas_taken'])
    expect(
      await update('admin', 'kayas', [mentee.username, '9'], [stranger.username, '9']),
    ).toEqual(['refused kayas_taken', 'refused kayas_taken'])
  })

  it('changes e-mail addresses as an Admin alone, and once they were confirmed', async () => {
    const { email } = await fieldsOf(mentee)
    const row = (address: string): [string, string] => ['1000001', address]
    expect(await update('coordinator', 'email', row('new@example.org'))).toEqual([
      'refused email_owner',
    ])
    expect(await update('admin', 'email', row('new@example.org'))).toEqual(['changed'])
    expect((await fieldsOf(mentee)).email).toBe(email)
    expect(
      await programme.as.admin.ask('identity.getPendingEmail', { UserId: mentee.id }),
    ).toMatchObject({ Pending: { Email: 'new@example.org' } })
    await programme.db.run(sql`update users set password_hash = null where id = ${mentee.id}`)
    expect(await update('admin', 'email', row('newer@example.org'))).toEqual(['changed'])
    expect((await fieldsOf(mentee)).email).toBe('newer@example.org')
    const other = await createProject(programme.db)
    await programme.db.run(sql`
      insert into memberships (project_id, user_id, roles) values (${other}, ${mentee.id}, '{Mentee}')`)
    expect(await update('admin', 'email', row('taken@example.org'))).toEqual([
      'refused email_owner',
    ])
  })

  it('refuses fields of other levels, and callers of other roles', async () => {
    const input = { ProjectId, Users: [{ User: '1000001', Value: '094429812' }], Field: 'afm' }
    const answer = await programme.as.coordinator.call('imports.updateUserFields', input)
    expect(answer.body).toMatchObject({ fields: [{ field: 'Field', rule: 'unknown_field' }] })
    expect((await programme.as.mentor.call('imports.updateUserFields', input)).status).toBe(403)
    const set = { ids: [mentee.id], field: 'town', value: 'Βόλος' }
    expect((await programme.as.coordinator.call('imports.setUserField', set)).status).toBe(403)
  })

  it('says what setting a field would do, does that, and nothing else', async () => {
    const others = await Promise.all(
      ['Άρτα', 'Άρτα', 'Βόλος'].map((town) =>
        createPerson(programme.db, ProjectId, ['Mentee'], {
          fields: { town },
          firstName: 'Σωτήρης',
        }),
      ),
    )
    const wish = { ids: others.map(({ id }) => id), field: 'town', value: ' Βόλος ' }
    const preview = await programme.as.admin.ask('imports.previewUserField', wish)
    expect(preview).toEqual({
      People: 3,
      Changing: 2,
      Value: 'Βόλος',
      Old: [{ Value: 'Άρτα', People: 2 }],
      Roles: [{ Role: 'Mentee', Count: 2 }],
    })
    const stale = await programme.as.admin.call('imports.setUserField', { ...wish, Expected: 3 })
    expect(stale).toMatchObject({ status: 409, body: { details: { Changing: 2 } } })
    expect(await programme.as.admin.ask('imports.setUserField', { ...wish, Expected: 2 })).toEqual({
      People: 3,
      Changed: 2,
    })
    expect(await programme.as.admin.ask('imports.setUserField', wish)).toMatchObject({ Changed: 0 })
    const Selection = { Filter: [{ Field: 'town', Value: 'Βόλος' }], Roles: ['Mentee'] }
    expect(
      await programme.as.admin.ask('imports.setUserField', { Selection, field: 'town', value: '' }),
    ).toEqual({ People: 3, Changed: 3 })
    expect((await fieldsOf(others[0] as TestPerson)).fields).toEqual({})
  })

  it('refuses what tells people apart, and people out of reach', async () => {
    const rulesOf = async (wish: object) => {
      const { body } = await programme.as.admin.call('imports.setUserField', wish)
      return 'fields' in body
        ? body.fields?.map(({ field: name, rule }) => `${name} ${rule}`)
        : body
    }
    expect(await rulesOf({ ids: [mentee.id], field: 'afm', value: '' })).toEqual([
      'field one_by_one_field',
    ])
    expect(await rulesOf({ ids: [mentee.id], field: 'since', value: 'x' })).toEqual(['value date'])
    expect(await rulesOf({ field: 'town', value: 'x' })).toEqual(['ids required'])
    const wish = { ids: [mentee.id, 2_000_000_000], field: 'town', value: 'Χανιά' }
    expect((await programme.as.admin.call('imports.setUserField', wish)).status).toBe(404)
    expect((await fieldsOf(mentee)).fields).toEqual({})
  })

  it('writes in the current project where none is named', async () => {
    const Users = [{ User: '1000001', Value: 'Λαμία' }]
    const answer = await programme.as.admin.ask('imports.updateUserFields', {
      Users,
      Field: 'town',
    })
    expect(answer).toMatchObject([{ Verdict: 'changed' }])
    expect((await fieldsOf(mentee)).fields).toMatchObject({ town: 'Λαμία' })
  })
})
