import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sql } from '../../kernel/database/sql.ts'
import {
  createAuthorizationWorld,
  type AuthorizationWorld,
} from '../../testing/authorization-world.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'

describe('saved views of the grid', () => {
  let server: TestServer
  let world: AuthorizationWorld
  let ProjectId: number
  const as = (role: string) => server.client().signIn(`p-${role}`)

  beforeAll(async () => {
    server = await startTestServer()
    world = await createAuthorizationWorld(server.database)
    ProjectId = world.own.projectId
    const User = {
      Fields: [
        { Name: 'town', Label: 'Πόλη', Type: 'text', Visible: 3, Editable: 3 },
        { Name: 'income', Label: 'Εισόδημα', Type: 'text', Visible: 1, Editable: 1 },
      ],
    }
    await server.database.run(sql`
      update projects set settings = ${JSON.stringify({ User })}::jsonb where id = ${ProjectId}`)
  })
  afterAll(() => server.close())

  it('keep filters, columns and order, and are changed by their owner alone', async () => {
    const mentor = await as('mentor')
    const View = {
      Search: 'Παπ',
      State: 'overdue' as const,
      Type: 't3',
      Order: 'done' as const,
      Desc: true,
      Columns: [world.own.actionId],
      Filter: [{ Field: 'town', Value: ['Βόλος'], Match: 'in' as const }],
    }
    const made = await mentor.ask('grid.saveView', { ProjectId, Name: 'Εκπρόθεσμα', View })
    expect(made).toMatchObject({ Name: 'Εκπρόθεσμα', Shared: false, Mine: true, View })
    expect(await mentor.ask('grid.listViews', { ProjectId })).toMatchObject([{ View }])
    for (const other of ['coordinator', 'projectmanager']) {
      const client = await as(other)
      expect(await client.ask('grid.listViews', { ProjectId })).toEqual([])
      const input = { ProjectId, Id: made.Id, Name: 'Κλεμμένη', View }
      expect((await client.call('grid.saveView', input)).status).toBe(404)
      expect((await client.call('grid.deleteView', { ProjectId, Id: made.Id })).status).toBe(404)
    }
    const again = await mentor.call('grid.saveView', { ProjectId, Name: 'ΕΚΠΡΌΘΕΣΜΑ', View })
    expect(again.body).toMatchObject({ fields: [{ field: 'Name', rule: 'name_taken' }] })
    await mentor.ask('grid.deleteView', { ProjectId, Id: made.Id })
    expect(await mentor.ask('grid.listViews', { ProjectId })).toEqual([])
  })

  it('are shared by those who manage the project, with its staff and nobody else', async () => {
    const input = { ProjectId, Name: 'Του έργου', Shared: true, View: {} }
    for (const below of ['mentor', 'coordinator']) {
      const refused = await (await as(below)).call('grid.saveView', input)
      expect(refused.body).toMatchObject({ fields: [{ field: 'Shared', rule: 'share_views' }] })
    }
    const manager = await as('projectmanager')
    const made = await manager.ask('grid.saveView', input)
    const seen = await (await as('mentor')).ask('grid.listViews', { ProjectId })
    expect(seen).toMatchObject([{ Id: made.Id, Shared: true, Mine: false }])
    expect((await (await as('mentee')).call('grid.listViews', { ProjectId })).status).toBe(403)
    const taken = await (await as('mentor')).call('grid.deleteView', { ProjectId, Id: made.Id })
    expect(taken.status).toBe(404)
    // Another one who manages the project may.
    await (await as('admin')).ask('grid.deleteView', { ProjectId, Id: made.Id })
  })

  it('are left out where they have a condition on a field that is hidden from the reader', async () => {
    const manager = await as('projectmanager')
    const View = { Filter: [{ Field: 'income', Value: 'low' }] }
    await manager.ask('grid.saveView', { ProjectId, Name: 'Εισόδημα', Shared: true, View })
    expect(await (await as('mentor')).ask('grid.listViews', { ProjectId })).toEqual([])
    const own = await (await as('mentor')).call('grid.saveView', { ProjectId, Name: 'x', View })
    expect(own.body).toMatchObject({ fields: [{ field: 'View', rule: 'unknown_field' }] })
    const odd = { ProjectId, Name: 'y', View: { Type: 'every' } }
    expect((await manager.call('grid.saveView', odd)).status).toBe(400)
  })
})
