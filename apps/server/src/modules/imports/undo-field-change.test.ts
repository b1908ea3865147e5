import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { sql } from '../../kernel/database/sql.ts'
import { createPerson, type TestPerson } from '../../testing/factories.ts'
import { startSmallProgramme, type SmallProgramme } from '../../testing/small-programme.ts'
import { forgetFieldChanges } from './undo-field-change.ts'

const field = (Name: string, Type = 'text') => ({
  Name,
  Label: Name,
  Type,
  Visible: 4,
  Editable: 2,
})

const SETTINGS = {
  User: {
    Fields: [field('last_name'), field('email', 'email'), field('town')],
    ProjectFields: [field('kayas'), field('group')],
  },
}

describe('undoing a change of a field of many', () => {
  let programme: SmallProgramme
  let ProjectId: number
  let people: TestPerson[]

  beforeAll(async () => {
    programme = await startSmallProgramme()
    ProjectId = programme.projectId
    await programme.db.run(sql`
      update projects set settings = ${JSON.stringify(SETTINGS)}::jsonb where id = ${ProjectId}`)
  })
  afterAll(() => programme.close())
  beforeEach(async () => {
    people = await Promise.all(
      ['Άρτα', 'Βόλος', undefined].map((town) =>
        createPerson(programme.db, ProjectId, ['Mentee'], {
          fields: town === undefined ? {} : { town },
        }),
      ),
    )
  })

  const undo = (Change: string, who: keyof SmallProgramme['as'] = 'admin') =>
    programme.as[who].call('imports.undoFieldChange', { ProjectId, Change })
  const stored = async (name: string) => {
    const ids = people.map(({ id }) => id)
    const rows = await programme.db.rows<{ value: string | null }>(sql`
      select case ${name}::text when 'last_name' then u.last_name when 'email' then u.email
        when 'town' then u.fields ->> 'town' else m.fields ->> ${name} end as value
      from users u join memberships m on m.user_id = u.id and m.project_id = ${ProjectId}
      where u.id = any (${ids}::int[]) order by array_position(${ids}::int[], u.id)`)
    return rows.map(({ value }) => value)
  }
  const update = (Change: string, Field: string, ...values: string[]) =>
    programme.as.admin.ask('imports.updateUserFields', {
      ...{ ProjectId, Field, Change },
      Users: values.map((Value, at) => ({ User: people[at]?.username ?? '', Value })),
    })

  it('gives everybody back what they had, after one call or several, once', async () => {
    const set = randomUUID()
    const ids = people.map(({ id }) => id)
    const wish = { ids, field: 'town', value: 'Χανιά' }
    await programme.as.admin.ask('imports.setUserField', { ...wish, Change: set })
    expect(await stored('town')).toEqual(['Χανιά', 'Χανιά', 'Χανιά'])
    expect((await undo(set, 'coordinator')).status).toBe(404)
    expect((await undo(set)).body).toEqual({ Changed: 3, Left: 0, LeftPeople: [] })
    expect(await stored('town')).toEqual(['Άρτα', 'Βόλος', null])
    expect((await undo(set)).status).toBe(404)

    const pasted = randomUUID()
    await update(pasted, 'group', 'α')
    await update(pasted, 'group', 'β', 'γ')
    expect(await stored('group')).toEqual(['β', 'γ', null])
    expect((await undo(pasted)).body).toMatchObject({ Changed: 2, Left: 0 })
    expect(await stored('group')).toEqual([null, null, null])
    const traces = await programme.db.rows(sql`
      select subject_id as id, detail from audit_log where verb = 'imports.fieldsRestored'
        and detail ->> 'field' = 'group' order by 1`)
    expect(traces.map((trace) => (trace as { id: number }).id)).toEqual(
      ids.slice(0, 2).toSorted((one, other) => one - other),
    )
  })

  it('leaves alone whom somebody has changed since, and names them', async () => {
    const change = randomUUID()
    await update(change, 'town', 'Χανιά', 'Χανιά')
    const [, second] = people
    await programme.as.admin.ask('imports.updateUserFields', {
      ProjectId,
      Users: [{ User: second?.username ?? '', Value: 'Ρόδος' }],
      Field: 'town',
    })
    expect((await undo(change)).body).toEqual({
      Changed: 1,
      Left: 1,
      LeftPeople: [{ FirstName: 'Άννα', LastName: 'Δοκιμή' }],
    })
    expect(await stored('town')).toEqual(['Άρτα', 'Ρόδος', null])
  })

  it('restores names with what people are found by, and no number that is another’s by now', async () => {
    const names = await stored('last_name')
    const named = randomUUID()
    await update(named, 'last_name', 'Ωραιοπούλου')
    expect((await undo(named)).body).toMatchObject({ Changed: 1 })
    expect(await stored('last_name')).toEqual(names)
    const { key } = await programme.db.one<{ key: string }>(sql`
      select search_key as key from users where id = ${people[0]?.id ?? 0}`)
    expect(key).not.toContain('ωραιοπουλου')

    const [a, b] = ['71', '72'].map((start) => `${start}${people[0]?.id ?? 0}`)
    await update(randomUUID(), 'kayas', a ?? '')
    const numbered = randomUUID()
    await update(numbered, 'kayas', b ?? '')
    await programme.as.admin.ask('imports.updateUserFields', {
      ProjectId,
      Users: [{ User: people[1]?.username ?? '', Value: a ?? '' }],
      Field: 'kayas',
    })
    expect((await undo(numbered)).body).toMatchObject({ Changed: 0, Left: 1 })
    expect(await stored('kayas')).toEqual([b, a, null])
  })

  it('touches no address of somebody who can sign in', async () => {
    await programme.db.run(sql`
      update users set password_hash = null where id = ${people[0]?.id ?? 0}`)
    const before = await stored('email')
    const change = randomUUID()
    const at = (name: string) => `${name}${people[0]?.id ?? 0}@example.org`
    await update(change, 'email', at('a'), at('b'))
    // Of the other, only a request waits, which is confirmed or withdrawn by itself.
    expect(await stored('email')).toEqual([at('a'), ...before.slice(1)])
    expect((await undo(change)).body).toMatchObject({ Changed: 1, Left: 0 })
    expect(await stored('email')).toEqual(before)
  })

  it('refuses the key of another change, and forgets all after an hour', async () => {
    const change = randomUUID()
    await update(change, 'town', 'Χανιά')
    const other = await programme.as.admin.call('imports.updateUserFields', {
      ...{ ProjectId, Field: 'group', Change: change },
      Users: [{ User: people[0]?.username ?? '', Value: 'α' }],
    })
    expect(other.body).toMatchObject({ fields: [{ field: 'Change', rule: 'duplicate' }] })
    expect(await stored('group')).toEqual([null, null, null])
    await programme.db.run(sql`
      update field_changes set changed_at = changed_at - interval '61 minutes'`)
    expect((await undo(change)).status).toBe(404)
    await forgetFieldChanges({ database: programme.db, now: new Date() })
    const { left } = await programme.db.one<{ left: number }>(sql`
      select (select count(*) from field_changes)::int
        + (select count(*) from field_change_people)::int as left`)
    expect(left).toBe(0)
  })
})
