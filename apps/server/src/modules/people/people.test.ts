import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sql } from '../../kernel/database/sql.ts'
import {
  createAuthorizationWorld,
  type AuthorizationWorld,
} from '../../testing/authorization-world.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'
import { personKeys } from './person-keys.ts'

const field = (Name: string, Visible: number) => ({
  Name,
  Label: Name,
  Type: 'text',
  Visible,
  Editable: 1,
})

const SETTINGS = {
  User: {
    Fields: [
      field('afm', 1),
      field('phone', 3),
      field('town', 4),
      field('skills', 4),
      field('club', 4),
    ],
    ProjectFields: [field('kayas', 2)],
    Filters: [
      { Field: 'skills', Separate: true },
      { Field: 'phone', Options: ['ναι', 'όχι'] },
    ],
  },
  // The filters of a role count in lists too, unless they are everybody's already.
  Mentor: {
    Filters: [
      { Field: 'club', Cascade: false },
      { Field: 'phone', Options: ['ίσως'] },
    ],
  },
}

describe('the list of people', () => {
  let server: TestServer
  let world: AuthorizationWorld
  let ProjectId: number

  const setFields = (userId: number, fields: object, projectFields = {}) =>
    Promise.all([
      server.database.run(sql`
        update users set fields = ${JSON.stringify(fields)}::jsonb where id = ${userId}`),
      server.database.run(sql`
        update memberships set fields = ${JSON.stringify(projectFields)}::jsonb
        where user_id = ${userId}`),
    ])
  const rename = (userId: number, firstName: string, lastName: string, username: string) => {
    const keys = personKeys({ firstName, lastName, username })
    return server.database.run(sql`
      update users set first_name = ${firstName}, last_name = ${lastName},
        sort_key = ${keys.sortKey}, search_key = ${keys.searchKey} where id = ${userId}`)
  }
  const as = (role: string) => server.client().signIn(`p-${role}`)

  beforeAll(async () => {
    server = await startTestServer()
    world = await createAuthorizationWorld(server.database)
    ProjectId = world.own.projectId
    await server.database.run(sql`
      update projects set settings = ${JSON.stringify(SETTINGS)}::jsonb where id = ${ProjectId}`)
    await rename(world.linkedId, 'Χρήστος', 'Παπαδόπουλος', 'linked')
    await setFields(
      world.linkedId,
      { afm: '094429812', town: 'Βόλος', skills: 'Ραπτική, Excel', phone: 'ναι', club: 'Α' },
      { kayas: '12345678' },
    )
    await setFields(
      world.foreignId,
      { town: 'Λάρισα', skills: 'Excel', club: 'Β' },
      { kayas: '99' },
    )
    await setFields(world.principals.Mentee.id, { town: 'Βόλος' })
  })
  afterAll(() => server.close())

  it('reaches as far as the role, and counts the same people', async () => {
    const idsFor = async (role: string) => {
      const client = await as(role)
      const { list } = await client.ask('people.listPeople', { ProjectId, Roles: ['Mentee'] })
      const { count } = await client.ask('people.countPeople', { ProjectId, Roles: ['Mentee'] })
      expect(count).toBe(list.length)
      return list.map(({ Id }) => Id).toSorted((a, b) => a - b)
    }
    const own = [world.principals.Mentee.id, world.linkedId].toSorted((a, b) => a - b)
    const all = [...own, world.foreignId].toSorted((a, b) => a - b)
    expect(await idsFor('admin')).toEqual(all)
    expect(await idsFor('projectmanager')).toEqual(all)
    expect(await idsFor('coordinator')).toEqual(own)
    expect(await idsFor('supervisor')).toEqual(own)
  })

  it('finds Greek by Greeklish, and pages by key and from either end alike', async () => {
    const admin = await as('admin')
    const { list } = await admin.ask('people.listPeople', { ProjectId, Search: 'papadopoulos' })
    expect(list.map(({ Id }) => Id)).toEqual([world.linkedId])
    for (const Order of ['last_name', 'first_name', 'mentor', 'state', 'signed_in'] as const) {
      for (const Desc of [false, true]) {
        const input = { ProjectId, Order, Desc }
        const { count: Total } = await admin.ask('people.countPeople', { ProjectId })
        expect(Total).toBeGreaterThan(10)
        const first = await admin.ask('people.listPeople', input)
        expect(first.list).toHaveLength(10)
        const byKey = await admin.ask('people.listPeople', { ...input, page: 2, After: first.Next })
        const byEnd = await admin.ask('people.listPeople', { ...input, page: 2, Total })
        const byPlace = await admin.ask('people.listPeople', { ...input, page: 2 })
        const ids = byKey.list.map(({ Id }) => Id)
        expect(ids).toHaveLength(Total - 10)
        expect(byKey.Next).toBeNull()
        expect(byEnd.Next).toBeNull()
        expect(byEnd.list.map(({ Id }) => Id)).toEqual(ids)
        expect(byPlace.list.map(({ Id }) => Id)).toEqual(ids)
        expect(new Set([...ids, ...first.list.map(({ Id }) => Id)]).size).toBe(Total)
      }
    }
  })

  it('answers as many people as a page is asked to have, from either end', async () => {
    const admin = await as('admin')
    const { count: Total } = await admin.ask('people.countPeople', { ProjectId })
    const page = async (more: object) => {
      const { list, Next } = await admin.ask('people.listPeople', { ProjectId, ...more })
      return { ids: list.map(({ Id }) => Id), Next }
    }
    const whole = await page({ count: 100 })
    expect(whole).toEqual({ ids: expect.objectContaining({ length: Total }), Next: null })
    const rows = Total - 2
    const first = await page({ count: rows })
    expect(first.ids).toEqual(whole.ids.slice(0, rows))
    for (const from of [{}, { Total }, { After: first.Next }])
      expect((await page({ count: rows, page: 2, ...from })).ids).toEqual(whole.ids.slice(rows))
    expect((await page({})).ids).toEqual(whole.ids.slice(0, 10))
  })

  it.each([
    [0, 'number_too_small'],
    [101, 'number_too_large'],
    ['25', 'invalid_type'],
  ])('refuses pages of %j people by name', async (count, rule) => {
    const admin = await as('admin')
    const refused = await admin.call('people.listPeople', { ProjectId, count } as never)
    expect(refused).toMatchObject({
      status: 400,
      body: { code: 'invalid_input', fields: [{ field: 'count', rule }] },
    })
  })

  it('finds one of several values in a text, whole, and takes a filter as the project has it', async () => {
    const admin = await as('admin')
    const found = async (Value: string | string[], more: object) => {
      const Filter = [{ Field: 'skills', Value, ...more }]
      const { list } = await admin.ask('people.listPeople', { ProjectId, Filter })
      return list.map(({ Id }) => Id)
    }
    const [both, one] = [world.linkedId, world.foreignId]
    const separate = { Separate: true, Cascade: true, Options: ['Excel', 'Ραπτική'] }
    expect((await found('Excel', separate)).toSorted()).toEqual([both, one].toSorted())
    expect(await found(['Ραπτική', 'Άλλο'], { ...separate, Match: 'in' })).toEqual([both])
    expect(await found('Exc', separate)).toEqual([])
    expect(await found('Exc', { ...separate, Match: 'contains' })).toHaveLength(2)
    // By the letters of the one fold, and by what the field means, as without Separate.
    expect(await found('ραπτικη', separate)).toEqual([both])
    expect((await found(['EXCEL'], { ...separate, Match: 'in' })).length).toBe(2)
    expect(await found('Excel', { Separate: false })).toEqual([one])
    expect((await found(['Excel', 'Ραπτική, Excel'], { Match: 'in' })).length).toBe(2)
    expect(await found([], { Match: 'in' })).toEqual([])
  })

  it('answers only the columns asked for, masked, and never a hidden one', async () => {
    const input = { ProjectId, Filter: [{ Field: 'town', Value: 'Βόλος' }], Search: 'papadop' }
    const admin = await as('admin')
    const { list } = await admin.ask('people.listPeople', { ...input, Columns: ['afm', 'kayas'] })
    expect(list.map(({ Fields }) => Fields)).toEqual([{ afm: '•••••9812', kayas: '••••5678' }])
    const coordinator = await as('coordinator')
    const refused = await Promise.all([
      coordinator.call('people.listPeople', { ProjectId, Columns: ['afm'] }),
      coordinator.call('people.listPeople', { ProjectId, Filter: [{ Field: 'afm', Value: '0' }] }),
      coordinator.call('people.countPeople', { ProjectId, Filter: [{ Field: 'afm', Value: '0' }] }),
      coordinator.call('people.listFilterValues', { ProjectId, Fields: ['afm'] }),
      coordinator.call('people.findUsers', { ProjectId, Users: ['094429812'], Field: 'afm' }),
      coordinator.call('people.getUsersByField', { ProjectId, Field: 'afm', Value: '094429812' }),
      coordinator.call('people.saveView', { ProjectId, Name: 'x', View: { Columns: ['afm'] } }),
      coordinator.call('people.countStateChange', {
        ProjectId,
        State: 0,
        Filter: [{ Field: 'afm', Value: '094429812' }],
      }),
    ])
    for (const answer of refused) {
      expect(answer.status).toBe(400)
      expect(answer.ok ? [] : answer.body.fields).toMatchObject([{ rule: 'unknown_field' }])
    }
  })

  it('restricts the values of a field by the other conditions', async () => {
    const admin = await as('admin')
    const valuesWith = async (Filter: { Field: string; Value: string }[]) => {
      const Fields = ['town', 'skills', 'club', 'phone', 'kayas']
      const { Filters, Mentors } = await admin.ask('people.listFilterValues', {
        ProjectId,
        Fields,
        Filter,
      })
      return [...Filters.map(({ Values }) => Values), Mentors.map(({ Id }) => Id)]
    }
    const mentors = [world.principals.Mentor.id]
    const towns = ['Βόλος', 'Λάρισα']
    // The club does not depend on the rest; numbers of the state have no list.
    const fixed = [['Α', 'Β'], ['ναι', 'όχι'], []]
    expect(await valuesWith([])).toEqual([towns, ['Ραπτική', 'Excel'], ...fixed, mentors])
    expect(await valuesWith([{ Field: 'town', Value: 'Λάρισα' }])).toEqual([
      towns,
      ['Excel'],
      ...fixed,
      [],
    ])
  })

  it('offers a mentor the values of their own mentees, and no mentors to filter by', async () => {
    const mentor = await as('mentor')
    const wish = { ProjectId, Fields: ['town'], Roles: ['Mentee' as const] }
    const { Filters, Mentors } = await mentor.ask('people.listFilterValues', wish)
    expect(Filters).toEqual([{ Field: 'town', Values: ['Βόλος'] }])
    expect(Mentors).toEqual([])
  })

  it('restricts the values to people without a mentor', async () => {
    const admin = await as('admin')
    const wish = { ProjectId, Fields: ['town', 'skills'], Roles: ['Mentee' as const] }
    const valuesOf = async (WithoutMentor: boolean) => {
      const { Filters } = await admin.ask('people.listFilterValues', { ...wish, WithoutMentor })
      return Filters.map(({ Values }) => Values)
    }
    const everybody = [
      ['Βόλος', 'Λάρισα'],
      ['Ραπτική', 'Excel'],
    ]
    expect(await valuesOf(false)).toEqual(everybody)
    expect(await valuesOf(true)).toEqual([['Λάρισα'], ['Excel']])
  })

  it('finds people by the values of a field', async () => {
    const coordinator = await as('coordinator')
    const found = await coordinator.ask('people.findUsers', {
      ProjectId,
      Users: ['Linked', 'foreign', 'nobody'],
    })
    expect(found.map(({ Value, People }) => [Value, People.map(({ Id }) => Id)])).toEqual([
      ['Linked', [world.linkedId]],
      ['foreign', []],
      ['nobody', []],
    ])
    const input = { ProjectId, Field: 'kayas', Value: '12345678' }
    const byName = { ProjectId, Field: 'username', Value: 'LINKED' }
    for (const asked of [input, byName]) {
      const people = await coordinator.ask('people.getUsersByField', asked)
      expect(people.map(({ Id }) => Id)).toEqual([world.linkedId])
    }
  })

  it('keeps views: own ones, shared ones, and none with a field hidden from the reader', async () => {
    const manager = await as('projectmanager')
    const coordinator = await as('coordinator')
    const open = await manager.ask('people.saveView', {
      ProjectId,
      Name: 'Του Βόλου',
      Shared: true,
      View: { Filter: [{ Field: 'town', Value: 'Βόλος' }], Columns: ['town'], Order: 'state' },
    })
    await manager.ask('people.saveView', {
      ProjectId,
      Name: 'Με ΑΦΜ',
      Shared: true,
      View: { Columns: ['afm'] },
    })
    const seen = await coordinator.ask('people.listViews', { ProjectId })
    expect(seen).toMatchObject([{ Name: 'Του Βόλου', Mine: false, View: { Order: 'state' } }])
    const input = { ProjectId, Name: 'Δικά μου', View: { Search: 'pap' } }
    const own = await coordinator.ask('people.saveView', input)
    expect((await coordinator.call('people.saveView', { ...input })).status).toBe(422)
    expect((await coordinator.call('people.saveView', { ...input, Shared: true })).status).toBe(422)
    const renamed = { ...input, Id: own.Id, Name: 'Άλλο όνομα' }
    expect(await coordinator.ask('people.saveView', renamed)).toMatchObject({ Name: 'Άλλο όνομα' })
    for (const answer of await Promise.all([
      coordinator.call('people.deleteView', { ProjectId, Id: open.Id }),
      coordinator.call('people.saveView', { ...input, Name: 'Κλεμμένη', Id: open.Id }),
      manager.call('people.deleteView', { ProjectId, Id: own.Id }),
    ]))
      expect(answer.status).toBe(404)
    const twin = await coordinator.ask('people.saveView', input)
    const renames = await Promise.all(
      [own.Id, twin.Id].map((Id) =>
        coordinator.call('people.saveView', { ...input, Id, Name: 'Ένα' }),
      ),
    )
    expect(renames.map(({ status }) => status).toSorted()).toEqual([200, 422])
    await coordinator.ask('people.deleteView', { ProjectId, Id: twin.Id })
    await coordinator.ask('people.deleteView', { ProjectId, Id: own.Id })
    expect(await coordinator.ask('people.listViews', { ProjectId })).toHaveLength(1)
  })
})
