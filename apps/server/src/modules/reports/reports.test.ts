import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addTextField } from '../../testing/factories.ts'
import {
  startSmallProgramme,
  type PersonName,
  type SmallProgramme,
} from '../../testing/small-programme.ts'
import { sql } from '../../kernel/database/sql.ts'

const PLACE = { X: 0, Y: 0, W: 6, H: 4 }
const BY_STATE = {
  Kind: 'steps' as const,
  Key: 'state',
  Title: 'Ανά κατάσταση',
  Place: PLACE,
  Steps: {
    From: 'people',
    Filters: [{ Conditions: [{ Column: 'people.is_mentee', Operator: 'equals', Value: true }] }],
    By: [{ Column: 'people.state' }],
    Measures: [{ Function: 'count' }],
  },
} as const

describe('reports', () => {
  let programme: SmallProgramme
  beforeAll(async () => {
    programme = await startSmallProgramme()
    await addTextField(programme.db, programme.projectId, 'city')
  })
  afterAll(() => programme.close())

  const save = (input: object, name: PersonName = 'coordinator') =>
    programme.as[name].ask('reports.saveReport', { Title: 'Επισκόπηση', ...input })
  const run = (Id: number, Key: string, name: PersonName = 'coordinator', Filters: object = {}) =>
    programme.as[name].call('reports.runTile', { Id, Key, Filters })

  it('show each reader their own people, and are read by the roles that they name', async () => {
    const Tiles = [BY_STATE]
    const { Id } = await save({ Tiles, Roles: ['Supervisor'] }, 'admin')
    const found = async (name: PersonName) => (await run(Id, 'state', name)).body
    expect(await found('admin')).toMatchObject({ Result: { Rows: [['active', 2]] } })
    expect(await found('supervisor')).toMatchObject({ Result: { Rows: [['active', 1]] } })
    expect(await run(Id, 'state', 'coordinator')).toMatchObject({ status: 404 })
    expect(await programme.as.coordinator.ask('reports.listReports', {})).toEqual([])
    const [listed] = await programme.as.supervisor.ask('reports.listReports', {})
    expect(listed).toMatchObject({ Id, TileCount: 1, MayEdit: false })
    const refused = await programme.as.supervisor.call('reports.saveReport', {
      ...{ Id, Title: 'Άλλο', Tiles: [] },
    })
    expect(refused.status).toBe(403)
  })

  it('show what was found a while ago only to whom it was found, and only of the same people', async () => {
    const Steps = { ...BY_STATE.Steps, Sort: [{ Column: 'count', Descending: true }] }
    const Tiles = [{ ...BY_STATE, Steps }]
    const { Id } = await save({ Tiles, Roles: ['Supervisor', 'Coordinator'] }, 'admin')
    expect((await run(Id, 'state', 'supervisor')).body).toMatchObject({ IsStored: false })
    expect((await run(Id, 'state', 'supervisor')).body).toMatchObject({ IsStored: true })
    expect((await run(Id, 'state', 'coordinator')).body).toMatchObject({ IsStored: false })
    const { supervisor } = programme.people
    const parted = sql`update relations set to_at = now() where holder_id = ${supervisor.id}`
    await programme.db.transaction(async (tx) => {
      await tx.run(parted)
    })
    expect((await run(Id, 'state', 'supervisor')).body).toMatchObject({
      ...{ IsStored: false, Result: { Rows: [] } },
    })
  })

  it('narrow what their queries read by the filters, whatever the text says', async () => {
    const { Id: QueryId } = await programme.as.admin.ask('reports.saveQuery', {
      Name: 'Όλοι οι ωφελούμενοι',
      Query:
        'with them as (select user_id from people where is_mentee) select count(*) as n from them',
    })
    const Tiles = [
      { Kind: 'query', Key: 'all', Place: PLACE, QueryId },
      {
        ...BY_STATE,
        Key: 'meetings',
        Steps: { From: 'meetings', Measures: [{ Function: 'count' }] },
      },
    ]
    const { Id } = await save({ Tiles }, 'admin')
    const { mentor } = programme.people
    const rows = async (key: string, filters: object) =>
      (await run(Id, key, 'admin', filters)).body as unknown as {
        Result: { Rows: unknown[] }
        Unheeded: string[]
      }
    expect(await rows('all', {})).toMatchObject({ Result: { Rows: [[2]] } })
    expect((await rows('all', { MentorId: mentor.id })).Result.Rows).toEqual([[1]])
    expect((await rows('all', { Fields: { state: 'archived' } })).Result.Rows).toEqual([[0]])
    expect(await rows('all', { From: '2030-01-01', Group: 'Α' })).toMatchObject({
      ...{ Result: { Rows: [[2]] }, Unheeded: ['period', 'group'] },
    })
    expect(await rows('meetings', { From: '2030-01-01', MentorId: mentor.id })).toMatchObject({
      ...{ Result: { Rows: [[0]] }, Unheeded: [] },
    })
    expect(await run(Id, 'all', 'admin', { Fields: { nothing: '1' } })).toMatchObject({
      ...{
        status: 400,
        body: { fields: [{ field: 'Filters.Fields.nothing', rule: 'sql_column' }] },
      },
    })
  })

  it('give filters to the parameters that are called like them, and name one that is missing', async () => {
    const { Id: QueryId } = await programme.as.admin.ask('reports.saveQuery', {
      Name: 'Παράμετροι',
      Query: 'select @from::text as since, @city::text as city, @limit::int as most',
    })
    const tile = { Kind: 'query', Key: 'asks', Place: PLACE, QueryId }
    const { Id } = await save({ Tiles: [tile] }, 'admin')
    expect(await run(Id, 'asks', 'admin')).toMatchObject({
      ...{ status: 400, body: { fields: [{ field: 'Parameters.city', rule: 'required' }] } },
    })
    await save({ Id, Tiles: [{ ...tile, Values: { limit: 5 } }] }, 'admin')
    const Filters = { From: '2026-01-01', Fields: { city: 'Πάτρα' } }
    expect((await run(Id, 'asks', 'admin', Filters)).body).toMatchObject({
      ...{ Result: { Rows: [['2026-01-01', 'Πάτρα', 5]] }, Unheeded: [] },
    })
  })

  it('say of a query that it was removed, in its tile alone, and the query says where it is shown', async () => {
    const { admin } = programme.as
    const { Id: QueryId } = await admin.ask('reports.saveQuery', {
      Name: 'Χ',
      Query: 'select 1 as one',
    })
    const Tiles = [BY_STATE, { Kind: 'query', Key: 'gone', Place: PLACE, QueryId }]
    const { Id } = await save({ Title: 'Με ερώτημα', Tiles }, 'admin')
    const used = async () =>
      (await admin.ask('reports.listQueries', { Filter: 'Χ' })).find((one) => one.Id === QueryId)
    expect(await used()).toMatchObject({ UsedIn: [{ Id, Name: 'Με ερώτημα' }], UsedBesides: 0 })
    await admin.ask('reports.deleteQuery', { Id: QueryId })
    expect((await run(Id, 'gone', 'admin')).body).toMatchObject({ State: 'removed', Result: null })
    expect((await run(Id, 'state', 'admin')).body).toMatchObject({ State: 'found' })
    // What stood there before is saved with the rest; nobody puts it anywhere else.
    await save({ Id, Title: 'Με ερώτημα', Tiles }, 'admin')
    expect(await admin.call('reports.saveReport', { Title: 'Άλλη', Tiles })).toMatchObject({
      ...{ status: 400, body: { fields: [{ field: 'Tiles.1.QueryId', rule: 'tile_query' }] } },
    })
  })

  it('tell the second of two who save', async () => {
    const first = await save({ Tiles: [BY_STATE] }, 'admin')
    await save({ Id: first.Id, Version: 1 }, 'admin')
    expect(
      await programme.as.admin.call('reports.saveReport', { Id: first.Id, Title: 'Β', Version: 1 }),
    ).toMatchObject({ status: 409, body: { details: { Version: 2 } } })
  })

  it('keep what they were, say who changed what, and go back', async () => {
    const other = { ...BY_STATE, Key: 'other', Title: 'Άλλο' }
    const { Id } = await save({ Tiles: [BY_STATE] }, 'admin')
    const moved = { ...BY_STATE, Place: { ...PLACE, X: 6 } }
    await save({ Id, Tiles: [moved, other], Roles: ['Supervisor'] }, 'admin')
    await save({ Id, Title: 'Νέος τίτλος', Tiles: [other] }, 'admin')
    const { Versions, Count } = await programme.as.admin.ask('reports.listReportVersions', { Id })
    expect(Count).toBe(3)
    expect(Versions).toMatchObject([
      {
        Version: 3,
        Title: 'Νέος τίτλος',
        TileCount: 1,
        Changes: [
          { Kind: 'title', Tiles: [] },
          { Kind: 'roles', Tiles: [] },
          { Kind: 'removed', Tiles: ['Ανά κατάσταση'] },
        ],
      },
      {
        Version: 2,
        Changes: [
          { Kind: 'roles', Tiles: [] },
          { Kind: 'added', Tiles: ['Άλλο'] },
          { Kind: 'moved', Tiles: ['Ανά κατάσταση'] },
        ],
      },
      { Version: 1, Title: 'Επισκόπηση', Changes: null },
    ])
    expect(Versions[0]?.AuthorName).not.toBe('')
    const back = await programme.as.admin.ask('reports.restoreReport', { Id, Version: 2 })
    expect(back).toMatchObject({ Title: 'Επισκόπηση', Version: 4, Roles: ['Supervisor'] })
    expect(back.Tiles.map(({ Key }) => Key)).toEqual(['state', 'other'])
    const absent = { Id, Version: 9 }
    expect(await programme.as.admin.call('reports.restoreReport', absent)).toMatchObject({
      status: 404,
    })
    // Who reads it changes nothing of it, and is not told what it was.
    for (const call of ['reports.listReportVersions', 'reports.restoreReport'] as const)
      expect(await programme.as.supervisor.call(call, { Id, Version: 1 })).toMatchObject({
        ok: false,
      })
  })

  it('bring back a version with the queries that it had, though its author may not run them', async () => {
    const { Id: QueryId } = await programme.as.admin.ask('reports.saveQuery', {
      Name: 'Της διαχείρισης',
      Query: 'select 1 as one',
    })
    const { Id } = await save({ Tiles: [] }, 'coordinator')
    const Tiles = [{ Kind: 'query', Key: 'own', Place: PLACE, QueryId }]
    await save({ Id, Tiles }, 'admin')
    await save({ Id, Tiles: [] }, 'coordinator')
    const back = await programme.as.coordinator.ask('reports.restoreReport', { Id, Version: 2 })
    expect(back.Tiles).toHaveLength(1)
  })

  it('show a second period beside the first', async () => {
    const Steps = { From: 'people', By: [], Measures: [{ Function: 'count' }] }
    const Tiles = [{ ...BY_STATE, Steps, Moment: 'people.joined_at' }]
    const { Id } = await save({ Tiles }, 'admin')
    const Filters = { From: '2030-01-01', To: '2030-01-31', Compare: 'yearBefore' }
    expect((await run(Id, 'state', 'admin', Filters)).body).toMatchObject({
      ...{ Result: { Rows: [[0]] }, Compared: { Rows: [[0]] }, Unheeded: [] },
    })
  })

  it('name the people behind a number, as far as the caller reaches', async () => {
    const { Id, Drillable } = await save({ Tiles: [BY_STATE] }, 'coordinator')
    expect(Drillable).toEqual(['state'])
    const { mentee } = programme.people
    const ask = (name: PersonName, Row: unknown[]) =>
      programme.as[name].ask('reports.listTilePeople', { Id, Key: 'state', Row })
    expect(await ask('coordinator', ['active', 1])).toMatchObject({
      ...{ Count: 1, People: [{ Id: mentee.id, IsMentee: true }] },
    })
    expect(await ask('admin', ['active', 2])).toMatchObject({ Count: 2 })
    expect(await ask('admin', ['archived', 2])).toEqual({ Count: 0, People: [] })
  })

  it('name the people behind a total, and behind the period that is compared with', async () => {
    const Tiles = [{ ...BY_STATE, Moment: 'people.joined_at' }]
    const { Id } = await save({ Tiles }, 'admin')
    const ask = async (given: object) => {
      return programme.as.admin.ask('reports.listTilePeople', {
        ...{ Id, Key: 'state', Row: ['nobody is this', 9], ...given },
      })
    }
    expect(await ask({})).toMatchObject({ Count: 0 })
    const all = await ask({ Open: [0] })
    expect(all.Count).toBe(2)
    const joined = await programme.db.row<{ year: number }>(
      sql`select max(date_part('year', joined_at))::int as year from memberships`,
    )
    const next = (joined?.year ?? 0) + 1
    const Filters = { From: `${next}-01-01`, To: `${next}-12-31` }
    const compared = { ...Filters, Compare: 'yearBefore' }
    expect(await ask({ Open: [0], Filters: compared })).toMatchObject({ Count: 0 })
    expect(await ask({ Open: [0], Filters: compared, Before: true })).toEqual(all)
    const none = { Id, Key: 'state', Row: [], Before: true }
    expect((await programme.as.admin.call('reports.listTilePeople', none)).status).toBe(400)
  })
})
