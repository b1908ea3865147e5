import { GRID_FLAGS, GRID_PAGE_SIZE } from '@telemachos/contract/grid/constants'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sql } from '../../kernel/database/sql.ts'
import {
  createAuthorizationWorld,
  type AuthorizationWorld,
} from '../../testing/authorization-world.ts'
import { startTestServer, type TestClient, type TestServer } from '../../testing/test-server.ts'
import { personKeys } from '../people/index.ts'

const NAMES = ['Άλκηστις Ωραία', 'Βασίλης Ψαράς', 'John Abel', 'Χαρά Άννινου', 'Ζωή Ξένου']

describe('the grid of actions', () => {
  let server: TestServer
  let world: AuthorizationWorld
  let admin: TestClient
  let ProjectId: number
  let ids: number[]
  let columns: { done: number; met: number; late: number; hidden: number }

  beforeAll(async () => {
    server = await startTestServer()
    const { database: db } = server
    world = await createAuthorizationWorld(db)
    ProjectId = world.own.projectId
    ids = []
    for (const name of NAMES) {
      const [firstName = '', lastName = ''] = name.split(' ')
      const username = `grid-${ids.length}`
      const { sortKey, searchKey } = personKeys({ firstName, lastName, username })
      const { id } = await db.one<{ id: number }>(sql`
        insert into users (username, first_name, last_name, sort_key, search_key, state)
        values (${username}, ${firstName}, ${lastName}, ${sortKey}, ${searchKey},
          ${ids.length === 4 ? 0 : 1}) returning id`)
      await db.run(sql`insert into memberships (project_id, user_id, roles)
        values (${ProjectId}, ${id}, array['Mentee'])`)
      ids.push(id)
    }
    const addColumn = async (flags: number, due: string | null): Promise<number> => {
      const { id } = await db.one<{ id: number }>(sql`
        insert into actions (type_id, title, titles) values (3, 'Στήλη', '{"en": "Column"}') returning id`)
      await db.run(sql`insert into project_actions (project_id, action_id, flags, position, due_on)
        values (${ProjectId}, ${id}, ${flags}, ${id * 10}, ${due}::date)`)
      return id
    }
    const { Published, HideFromMentor, HideInGrid } = GRID_FLAGS
    columns = {
      done: await addColumn(Published, null),
      met: await addColumn(Published | HideFromMentor, null),
      late: await addColumn(Published, '2026-01-31'),
      hidden: await addColumn(Published | HideInGrid, null),
    }
    await db.run(sql`
      insert into completions (project_id, mentee_id, action_id, completed_at)
      values (${ProjectId}, ${ids[0]!}, ${columns.done}, now()), (${ProjectId}, ${ids[1]!}, ${columns.done}, now()),
        (${ProjectId}, ${ids[0]!}, ${columns.late}, now()), (${ProjectId}, ${ids[2]!}, ${columns.done}, null)`)
    await db.run(sql`
      insert into action_data (project_id, action_id, drawer, mentee_id, scheduled_at)
      values (${ProjectId}, ${columns.met}, 'mentee', ${ids[0]!}, now() + interval '2 days'),
        (${ProjectId}, ${columns.met}, 'mentee', ${ids[1]!}, now() - interval '2 days'),
        (${ProjectId}, ${columns.met}, 'mentee', ${ids[2]!}, '3000-01-01'),
        (${ProjectId}, ${columns.done}, 'mentee', ${ids[0]!}, now() - interval '9 days')`)
    admin = await server.client().signIn('p-admin')
  })
  afterAll(() => server.close())

  const page = async (filter: object = {}, client = admin) =>
    client.ask('grid.getActionsGridPage', { ProjectId, Page: 1, ...filter })
  const found = async (filter: object, client = admin) =>
    (await page(filter, client)).list.map(({ Id }) => ids.indexOf(Id)).filter((index) => index >= 0)

  it('has the columns of the role, in order and in its language', async () => {
    const mentor = await server.client().signIn('p-mentor')
    const header = async (
      client: TestClient,
      name: 'getActionsGridHeader' | 'getActionsGridHeaderAll',
    ) => (await client.ask(`grid.${name}`, { ProjectId })).Columns.map(({ Id }) => Id)
    const { done, met, late, hidden } = columns
    expect(await header(admin, 'getActionsGridHeader')).toEqual(
      expect.arrayContaining([done, met, late]),
    )
    expect(await header(admin, 'getActionsGridHeader')).not.toContain(hidden)
    expect(await header(mentor, 'getActionsGridHeader')).not.toContain(met)
    expect(await header(admin, 'getActionsGridHeaderAll')).toContain(hidden)
  })

  it('sorts Greek before Latin, accents ignored, both ways', async () => {
    expect(await found({})).toEqual([3, 4, 1, 0, 2])
    expect(await found({ Desc: true })).toEqual([2, 0, 1, 4, 3])
    expect((await found({ Order: 'done', Desc: true }))[0]).toBe(0)
    expect((await found({ ActionOrder: columns.met })).slice(0, 2)).toEqual([1, 0])
  })

  it('counts a page from the end where it is told how many there are', async () => {
    const { list } = await page()
    const Total = list.length
    const wanted = list.map(({ Id }) => Id)
    // All of one page: nothing lies behind it, so it is read backwards.
    const backwards = await page({ Total })
    expect(backwards.list.map(({ Id }) => Id)).toEqual(wanted)
    expect(backwards.Next).toBeNull()
    const desc = await page({ Total, Desc: true })
    expect(desc.list.map(({ Id }) => Id)).toEqual(
      (await page({ Desc: true })).list.map(({ Id }) => Id),
    )
    expect((await page({ Page: 9, Total })).list).toEqual([])
  })

  it.each([
    ['ωραια', [0]],
    ['oraia', [0]],
    ['psaras vasilis', [1]],
    ['ψαράς β', [1]],
    ['psaras ab', []],
    ['xara', [3]],
    ['ΞΈΝΟΥ', [4]],
    ['abel', [2]],
    ['100%', []],
  ])('finds «%s»', async (Search, expected) => {
    expect(await found({ Search })).toEqual(expected)
  })

  it('filters by state, in one column or in any', async () => {
    const { met, late } = columns
    expect(await found({ State: 'scheduled' })).toEqual([0])
    expect(await found({ State: 'inactive' })).toEqual([2])
    expect(await found({ State: 'overdue', ActionId: met })).toEqual([1])
    expect(await found({ State: 'overdue', ActionId: columns.done })).toEqual([])
    expect(await found({ State: 'overdue', ActionId: late })).toEqual([3, 4, 1, 2])
    expect(await found({ State: 'done', ActionId: late })).toEqual([0])
    expect(await found({ State: 'todo', ActionId: late })).toEqual([])
    expect(await found({ State: 'todo', ActionId: columns.hidden })).toEqual([])
  })

  it('filters by mentor, coordinator, field and activity', async () => {
    const mine = await page({ MentorId: world.principals.Mentor.id })
    expect(mine.list.map(({ Id }) => Id).toSorted((a, b) => a - b)).toEqual(
      [world.linkedId, world.principals.Mentee.id].toSorted((a, b) => a - b),
    )
    const overseen = await page({ CoordId: world.principals.Supervisor.id })
    expect(overseen.list).toHaveLength(2)
    expect(await found({ Active: false })).toEqual([4])
    const unknown = await admin.call('grid.getActionsGridPage', {
      ProjectId,
      Page: 1,
      Filter: [{ Field: 'password_hash', Value: 'x' }],
    })
    expect(unknown.status).toBe(400)
  })

  it('shows a mentor their own mentees only', async () => {
    const mentor = await server.client().signIn('p-mentor')
    const { list } = await page({}, mentor)
    expect(list.map(({ Id }) => Id)).not.toContain(world.foreignId)
    expect(list).toHaveLength(2)
    expect(list[0]).toMatchObject({ MentorId: world.principals.Mentor.id, Cells: [] })
  })

  it('counts what the filter finds, cells without trace included', async () => {
    const { count, All, Actions } = await admin.ask('grid.countActionsGrid', { ProjectId })
    expect([count, All]).toEqual([8, 8])
    const of = (id: number) => Actions.find(({ ActionId }) => ActionId === id)
    expect(of(columns.done)).toMatchObject({ Done: 2, Scheduled: 0, Overdue: 0 })
    expect(of(columns.met)).toMatchObject({ Done: 0, Scheduled: 1, Overdue: 1 })
    expect(of(columns.late)).toMatchObject({ Done: 1, Scheduled: 0, Overdue: 7 })
    const narrowed = await admin.ask('grid.countActionsGrid', { ProjectId, Search: 'abel' })
    expect([narrowed.count, narrowed.All]).toEqual([1, 8])
    // Done and dated in the past: done alone.
    const one = await admin.ask('grid.countActionsGrid', { ProjectId, Search: 'oraia' })
    expect(one.Actions.find(({ ActionId }) => ActionId === columns.done)).toMatchObject({
      Done: 1,
      Scheduled: 0,
      Overdue: 0,
    })
  })

  it('pages on by cursor and by number alike, each mentee once', async () => {
    const more = 2 * GRID_PAGE_SIZE
    await server.database.run(sql`
      with made as (
        insert into users (username, first_name, last_name, sort_key, search_key)
        select 'many' || n, 'Π', 'Π' || n, 'ππ', 'ππ' from generate_series(1, ${more}::int) n returning id
      ) insert into memberships (project_id, user_id, roles)
      select ${ProjectId}, id, array['Mentee'] from made`)
    for (const order of [{}, { Desc: true }, { Order: 'first_name' }]) {
      const seen: number[] = []
      let After: { Key: string; Id: number } | undefined
      for (let number = 1; number <= 3; number++) {
        const byCursor = await page({ ...order, Page: number, ...(After && { After }) })
        const byNumber = await page({ ...order, Page: number })
        expect(byCursor).toEqual(byNumber)
        seen.push(...byCursor.list.map(({ Id }) => Id))
        After = byCursor.Next ?? undefined
      }
      expect(After).toBeUndefined()
      expect(new Set(seen).size).toBe(more + 8)
      expect(seen).toHaveLength(more + 8)
    }
  })
})
