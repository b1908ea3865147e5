import { EXPORT_ROLES } from '@telemachos/contract/grid/export-roles'
import { ROLES, roleAllowed, type Role } from '@telemachos/contract/core/roles'
import { maskNumber } from '@telemachos/rules/state-numbers'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sql } from '../../kernel/database/sql.ts'
import {
  createAuthorizationWorld,
  type AuthorizationWorld,
} from '../../testing/authorization-world.ts'
import { startTestServer, type TestClient, type TestServer } from '../../testing/test-server.ts'

const numberOf = (id: number) => String(641_700_000 + id)
const amkaOf = (id: number) => String(31_127_600_000 + id)

const field = (Name: string, Visible: number) => ({
  Name,
  Label: Name,
  Type: 'text',
  Visible,
  Editable: 0,
})

/** Mentors see the tax number and not the social security number. */
const SETTINGS = {
  User: { Fields: [field('afm', 3), field('amka', 2), field('area', 5), field('kayas', -1)] },
}

describe('the export of numbers in full', () => {
  let server: TestServer
  let world: AuthorizationWorld
  let ProjectId: number

  beforeAll(async () => {
    server = await startTestServer()
    const { database: db } = server
    world = await createAuthorizationWorld(db)
    ProjectId = world.own.projectId
    await db.run(sql`update projects set settings = ${JSON.stringify(SETTINGS)}::jsonb`)
    for (const { id } of await db.rows<{ id: number }>(sql`select id from users`)) {
      const fields = { afm: numberOf(id), amka: amkaOf(id), area: 'Α', kayas: '9731' }
      await db.run(sql`
        update users set fields = ${JSON.stringify(fields)}::jsonb where id = ${id}`)
    }
    // One mentee has no number: nothing of theirs is told.
    await db.run(sql`
      with made as (
        insert into users (username, first_name, last_name, sort_key, search_key)
        values ('no-number', 'Άννα', 'Χωρίς', 'zz', 'x') returning id
      )
      insert into memberships (project_id, user_id, roles)
      select ${ProjectId}, id, array['Mentee'] from made`)
  })
  afterAll(() => server.close())

  const signedIn = (role: Role) => server.client().signIn(world.principals[role].username)
  const asking = (more: object = {}) => ({ ProjectId, Fields: ['afm'], Reason: 'funding', ...more })
  const readAll = async (client: TestClient, given: object) => {
    const { Id, Pages, count } = await client.ask('grid.startUnmaskedExport', given)
    const rows = []
    for (let Page = 1; Page <= Pages; Page++) {
      const page = { ...given, Page, ExportId: Id }
      rows.push(...(await client.ask('grid.exportUnmaskedPage', page)).list)
    }
    return { Id, count, rows }
  }
  const audited = (verb: string) =>
    server.database.rows<{ actor: number; subject: number | null; detail: object }>(sql`
      select actor_id as actor, subject_id as subject, detail from audit_log
      where verb = ${verb} order by id`)
  const recorded = async () => [
    ...(await audited('exports.unmaskedStarted')),
    ...(await audited('exports.numbersTold')),
  ]

  it.each(EXPORT_ROLES)(
    'tells a %s the numbers of their people, and records whose',
    async (role) => {
      const client = await signedIn(role)
      const { list } = await client.ask('grid.exportGridPage', {
        ProjectId,
        Page: 1,
        Fields: ['afm', 'area'],
      })
      expect(list.length).toBeGreaterThan(0)
      const before = [
        (await audited('exports.unmaskedStarted')).length,
        (await audited('exports.numbersTold')).length,
      ]
      const { Id, rows, count } = await readAll(client, asking({ Fields: ['afm', 'area'] }))
      // The same people as of the masked export, which shows the last digits alone.
      expect(rows.map((row) => row.Id)).toEqual(list.map((row) => row.Id))
      const told = rows.filter(({ Fields }) => Fields['afm'])
      expect(told.map((row) => row.Fields['afm'])).toEqual(told.map((row) => numberOf(row.Id)))
      expect(list.flatMap(({ Fields }) => Fields['afm'] || [])).toEqual(
        told.map((row) => maskNumber(numberOf(row.Id))),
      )
      const actor = world.principals[role].id
      const detail = { exportId: Id, fields: ['afm'], reason: 'funding' }
      expect((await audited('exports.unmaskedStarted')).slice(before[0])).toEqual([
        { actor, subject: null, detail: { ...detail, people: count } },
      ])
      expect((await audited('exports.numbersTold')).slice(before[1])).toEqual(
        told.map((row) => ({ actor, subject: row.Id, detail })),
      )
    },
  )

  it('is refused to every other role, which leaves no record', async () => {
    const before = await recorded()
    const others = ROLES.filter((role) => !roleAllowed(role, EXPORT_ROLES))
    expect(others).toContain('SupervisorLite')
    const ExportId = '00000000-0000-4000-8000-000000000000'
    for (const role of others) {
      const client = await signedIn(role)
      const started = await client.call('grid.startUnmaskedExport', asking())
      const page = { ...asking(), Page: 1, ExportId }
      const read = await client.call('grid.exportUnmaskedPage', page)
      expect([role, started.status, read.status]).toEqual([role, 403, 403])
    }
    expect(await recorded()).toEqual(before)
  })

  it('is refused of a field that the level hides, alike of one that does not exist', async () => {
    const mentor = await signedIn('Mentor')
    const { Id } = await mentor.ask('grid.startUnmaskedExport', asking())
    const before = await recorded()
    for (const name of ['amka', 'kayas', 'no_such']) {
      const given = asking({ Fields: ['afm', name] })
      const refusal = { status: 400, body: { fields: [{ rule: 'unknown_field' }] } }
      const page = { ...given, Page: 1, ExportId: Id }
      expect(await mentor.call('grid.startUnmaskedExport', given)).toMatchObject(refusal)
      expect(await mentor.call('grid.exportUnmaskedPage', page)).toMatchObject(refusal)
    }
    expect(await recorded()).toEqual(before)
  })

  it('asks for a reason of the list, and for a number', async () => {
    const admin = await signedIn('Admin')
    for (const [given, rule] of [
      [{ ...asking(), Reason: undefined }, 'Reason'],
      [asking({ Reason: 'because' }), 'Reason'],
      [asking({ Fields: ['area'] }), 'Fields'],
      [asking({ Fields: [] }), 'Fields'],
    ] as const) {
      const { status, body } = await admin.call('grid.startUnmaskedExport', given)
      expect([status, body]).toMatchObject([400, { fields: [{ field: rule }] }])
    }
    expect(await admin.call('grid.exportGridPage', { ...asking(), Page: 1 })).toMatchObject({
      status: 400,
    })
  })

  it('gives no page of another export: masked, for another reason, or of somebody else', async () => {
    const admin = await signedIn('Admin')
    const { Reason: _, ...masked } = asking()
    const { Id: maskedId } = await admin.ask('grid.startExport', masked)
    const { Id: unmaskedId } = await admin.ask('grid.startUnmaskedExport', asking())
    const before = await recorded()
    const read = async (client: TestClient, ExportId: string, more: object = {}) =>
      (await client.call('grid.exportUnmaskedPage', { ...asking(more), Page: 1, ExportId })).status
    expect(await read(admin, maskedId)).toBe(404)
    expect(await read(admin, unmaskedId, { Reason: 'payment' })).toBe(404)
    expect(await read(admin, unmaskedId, { Fields: ['afm', 'amka'] })).toBe(404)
    expect(await read(await signedIn('ProjectManager'), unmaskedId)).toBe(404)
    const page = { ...masked, Page: 1, ExportId: unmaskedId }
    expect((await admin.call('grid.exportGridPage', page)).status).toBe(404)
    expect(await recorded()).toEqual(before)
    expect(await read(admin, unmaskedId)).toBe(200)
  })

  it('decides for every page anew who may see the field', async () => {
    const mentor = await signedIn('Mentor')
    const { Id: ExportId } = await mentor.ask('grid.startUnmaskedExport', asking())
    const setLevel = (level: number) =>
      server.database.run(sql`
        update projects set settings = jsonb_set(settings, '{User,Fields,0,Visible}', ${level}::text::jsonb)
        where id = ${ProjectId}`)
    await setLevel(2)
    try {
      const page = { ...asking(), Page: 1, ExportId }
      const refused = await mentor.call('grid.exportUnmaskedPage', page)
      expect(refused).toMatchObject({ status: 400, body: { fields: [{ rule: 'unknown_field' }] } })
    } finally {
      await setLevel(3)
    }
  })

  it('is nothing for an administrator in somebody else’s place', async () => {
    const admin = await signedIn('Admin')
    const UserId = world.principals.Coordinator.id
    const token = await admin.ask('identity.makeLoginAs', { UserId, url: '/' })
    await admin.ask('identity.redeemLoginAs', { token })
    expect((await admin.call('grid.startExport', { ProjectId, Fields: ['afm'] })).status).toBe(200)
    expect(await admin.call('grid.startUnmaskedExport', asking())).toMatchObject({
      status: 403,
      body: { code: 'own_person_only' },
    })
  })

  it('is in the log of the project once, and in that of each person', async () => {
    const admin = await signedIn('Admin')
    await readAll(admin, asking())
    const verbsOf = async (more: object) => {
      const { list } = await admin.ask('people.listActivity', { ProjectId, page: 1, ...more })
      return list.map(({ Verb }) => Verb)
    }
    const ofProject = await verbsOf({})
    expect(ofProject[0]).toBe('exports.unmaskedStarted')
    expect(ofProject).not.toContain('exports.numbersTold')
    expect((await verbsOf({ UserId: world.linkedId }))[0]).toBe('exports.numbersTold')
  })
})
