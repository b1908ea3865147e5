import { GRID_FLAGS } from '@telemachos/contract/grid/constants'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sql } from '../../kernel/database/sql.ts'
import {
  createAuthorizationWorld,
  type AuthorizationWorld,
} from '../../testing/authorization-world.ts'
import { forgetExports } from './export-store.ts'
import { startTestServer, type TestClient, type TestServer } from '../../testing/test-server.ts'

const PEOPLE = 120
const HIDDEN = 'token-of-a-hidden-field'
const HIDDEN_OWN = 'token-of-a-hidden-project-field'

describe('the export of the grid', () => {
  let server: TestServer
  let world: AuthorizationWorld
  let admin: TestClient
  let ProjectId: number
  let actionId: number

  beforeAll(async () => {
    server = await startTestServer()
    const { database: db } = server
    world = await createAuthorizationWorld(db)
    ProjectId = world.own.projectId
    await db.run(sql`
      update projects set settings = jsonb_set(settings, '{User}', ${JSON.stringify({
        Fields: [
          { Name: 'afm', Label: 'ΑΦΜ', Type: 'text', Visible: 4, Editable: 1 },
          { Name: 'secret', Label: 'Κρυφό', Type: 'text', Visible: -1, Editable: -1 },
        ],
        ProjectFields: [
          {
            Name: 'area',
            Label: 'Περιοχή',
            Type: 'select',
            Visible: 4,
            Editable: 1,
            Options: ['Α', 'Β'],
          },
          { Name: 'own', Label: 'Κρυφό', Type: 'text', Visible: -1, Editable: -1 },
        ],
      })}::jsonb) where id = ${ProjectId}`)
    await db.run(sql`
      with made as (
        insert into users (username, first_name, last_name, sort_key, search_key, state, fields)
        select 'export-' || n, 'Άννα', 'Εξαγωγή' || n, 'zz' || to_char(n, 'FM000'), 'x', 1,
          jsonb_build_object('secret', ${HIDDEN}::text, 'afm', '090000045')
        from generate_series(1, ${PEOPLE}) n returning id, username
      )
      insert into memberships (project_id, user_id, roles, fields)
      select ${ProjectId}, id, array['Mentee'],
        jsonb_build_object('own', ${HIDDEN_OWN}::text, 'area', 'Α') from made`)
    const { id } = await db.one<{ id: number }>(sql`
      insert into actions (type_id, title, titles) values (3, 'Στήλη', '{}') returning id`)
    actionId = id
    await db.run(sql`insert into project_actions (project_id, action_id, flags, position)
      values (${ProjectId}, ${id}, ${GRID_FLAGS.Published}, 900)`)
    await db.run(sql`
      insert into completions (project_id, mentee_id, action_id, completed_at)
      select ${ProjectId}, id, ${actionId}, '2026-03-01T10:00:00Z' from users where username = 'export-7'`)
    admin = await server.client().signIn('p-admin')
  })
  afterAll(() => server.close())

  const filter = (more: object = {}) => ({ ProjectId, Fields: ['afm', 'area'], ...more })
  const all = async (client: TestClient, given: object) => {
    const { Id, Pages, count } = await client.ask('grid.startExport', given)
    const pages = []
    for (let Page = 1; Page <= Pages; Page++) {
      pages.push(await client.ask('grid.exportGridPage', { ...given, Page, ExportId: Id }))
    }
    return { Id, Pages, count, rows: pages.flatMap(({ list }) => list) }
  }

  it('gives everybody once, in name order, by pages of 50', async () => {
    const { rows, count, Pages } = await all(admin, filter())
    expect(Pages).toBe(Math.ceil(count / 50))
    expect(rows).toHaveLength(count)
    expect(new Set(rows.map(({ Id }) => Id)).size).toBe(count)
    const own = rows.filter(({ LastName }) => LastName.startsWith('Εξαγωγή'))
    expect(own.map(({ LastName }) => LastName)).toEqual(
      Array.from({ length: PEOPLE }, (_, index) => `Εξαγωγή${index + 1}`),
    )
    expect(own[6]?.Cells).toContainEqual({
      ActionId: actionId,
      State: 'done',
      Date: '2026-03-01T10:00:00Z',
      MentorName: null,
    })
    expect(own[0]?.Cells).toEqual([])
    expect(own[0]?.Fields['area']).toBe('Α')
  })

  it('gives nobody twice and leaves nobody out while people come and go', async () => {
    const given = filter()
    const before = (await all(admin, given)).rows.map((row) => row.Id)
    const { Id, Pages } = await admin.ask('grid.startExport', given)
    await server.database.run(sql`
      with made as (
        insert into users (username, first_name, last_name, sort_key, search_key)
        values ('export-late', 'Άννα', 'Αργά', 'aa', 'x'),
          ('export-amid', 'Άννα', 'Εξαγωγή3β', 'zz003b', 'x') returning id
      )
      insert into memberships (project_id, user_id, roles)
      select ${ProjectId}, id, array['Mentee'] from made`)
    const seen: number[] = []
    for (let Page = Pages; Page >= 1; Page--) {
      const { list } = await admin.ask('grid.exportGridPage', { ...given, Page, ExportId: Id })
      seen.push(...list.map((row) => row.Id))
    }
    expect(new Set(seen).size).toBe(seen.length)
    expect(before.filter((one) => !seen.includes(one))).toEqual([])
  })

  it('keeps names for a day', async () => {
    const { database: db } = server
    await all(admin, filter())
    await db.run(sql`update grid_exports set started_at = now() - interval '25 hours'`)
    const kept = await admin.ask('grid.startExport', filter())
    await forgetExports(db)
    expect(await db.rows(sql`select id from grid_exports`)).toEqual([{ id: kept.Id }])
  })

  it('never lets a hidden field out, nor says that it exists', async () => {
    const { rows } = await all(admin, filter())
    const text =
      JSON.stringify(rows) + JSON.stringify(await admin.ask('grid.readTotals', { ProjectId }))
    expect(text).not.toContain(HIDDEN)
    expect(text).not.toContain(HIDDEN_OWN)
    const answers = await Promise.all(
      ['secret', 'own', 'no-such-field'].map((Name) =>
        admin.call('grid.exportGridPage', { ProjectId, Page: 1, Fields: [Name] }),
      ),
    )
    for (const { status, body } of answers) {
      expect(status).toBe(400)
      expect(body).toMatchObject({ code: 'invalid_input', fields: [{ rule: 'unknown_field' }] })
    }
  })

  it('shows mentors to administrative roles alone, and people within reach', async () => {
    const ofMentor = await all(await server.client().signIn('p-mentor'), { ProjectId })
    expect(ofMentor.rows.length).toBeLessThan(PEOPLE)
    expect(ofMentor.rows.length).toBeGreaterThan(0)
    expect(ofMentor.rows.every(({ MentorName }) => MentorName === null)).toBe(true)
    const { rows } = await all(admin, { ProjectId })
    expect(rows.some(({ MentorName }) => MentorName !== null && MentorName !== '')).toBe(true)
  })

  it('leaves one audit row for an export, or one for each page read without one', async () => {
    const audited = async (verb: string) => {
      const { count } = await server.database.one<{ count: number }>(
        sql`select count(*)::int as count from audit_log where verb = ${verb}`,
      )
      return count
    }
    const before = [await audited('exports.started'), await audited('exports.pageRead')]
    await all(admin, filter())
    expect([await audited('exports.started'), await audited('exports.pageRead')]).toEqual([
      before[0]! + 1,
      before[1],
    ])
    await admin.ask('grid.exportGridPage', { ProjectId, Page: 1, Count: true })
    expect(await audited('exports.pageRead')).toBe(before[1]! + 1)
  })

  it('gives pages of the size that a number asks for, and says how many there are', async () => {
    const page = (Page: number, Count: number | boolean) =>
      admin.ask('grid.exportGridPage', { ...filter(), Page, Count })
    const whole = await page(1, true)
    const [first, second] = [await page(1, 20), await page(2, 20)]
    expect([whole.list.length, first.list.length, first.count]).toEqual([50, 20, whole.count])
    expect([...first.list, ...second.list]).toEqual(whole.list.slice(0, 40))
    const { Id: ExportId } = await admin.ask('grid.startExport', filter())
    const begun = { ...filter(), ExportId, Page: 1, Count: 20 }
    expect((await admin.ask('grid.exportGridPage', begun)).list).toEqual(whole.list)
    const more = await admin.call('grid.exportGridPage', { ...filter(), Page: 1, Count: 51 })
    expect(more.status).toBe(400)
  })

  it("refuses another filter, another person's export and a page past the end", async () => {
    const { Id, Pages } = await admin.ask('grid.startExport', filter())
    const ask = async (client: TestClient, more: object) =>
      (await client.call('grid.exportGridPage', { ...filter(more), ExportId: Id })).status
    expect(await ask(admin, { Page: 1, Search: 'Άννα' })).toBe(404)
    expect(await ask(await server.client().signIn('p-mentor'), { Page: 1 })).toBe(404)
    const last = await admin.ask('grid.exportGridPage', {
      ...filter(),
      ExportId: Id,
      Page: Pages + 1,
    })
    expect(last.list).toEqual([])
  })

  it('counts mentees by state, mentor and value', async () => {
    const totals = await admin.ask('grid.readTotals', { ProjectId })
    const sum = (list: readonly { Count: number }[]) =>
      list.reduce((all, one) => all + one.Count, 0)
    expect(sum(totals.States)).toBe(totals.count)
    expect(sum(totals.Mentors)).toBe(totals.count)
    expect(totals.Fields.map(({ Name }) => Name)).toEqual(['area'])
    expect(totals.Fields[0]?.Values.find(({ Value }) => Value === 'Α')?.Count).toBe(PEOPLE)
    const done = await admin.ask('grid.readTotals', { ProjectId, Id: actionId })
    expect(done.count).toBe(1)
  })
})
