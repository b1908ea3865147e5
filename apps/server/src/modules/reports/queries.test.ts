import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addTextField, createAction } from '../../testing/factories.ts'
import {
  startSmallProgramme,
  type PersonName,
  type SmallProgramme,
} from '../../testing/small-programme.ts'
import { sql } from '../../kernel/database/sql.ts'
import { deleteOldVersions, forgetRuns, insertRun } from './query-store.ts'

describe('queries', () => {
  let programme: SmallProgramme
  beforeAll(async () => {
    programme = await startSmallProgramme()
  })
  afterAll(() => programme.close())

  const run = async (Query: string, Parameters: object = {}, name: PersonName = 'admin') =>
    programme.as[name].call('reports.adminExecute', { Query, Parameters })
  const keep = (input: object, name: PersonName = 'admin') =>
    programme.as[name].ask('reports.saveQuery', { Roles: ['Coordinator'], ...input })

  it('finds what is within the caller’s reach, and nothing else', async () => {
    const { Id } = await keep({
      Name: 'Όλοι',
      Query: 'select user_id from people where is_mentee order by user_id',
      Roles: ['Coordinator', 'Supervisor', 'Mentor', 'Mentee'],
    })
    const { mentee, stranger } = programme.people
    const found = async (name: PersonName) =>
      (await programme.as[name].ask('reports.executeQuery', { Id, Parameters: {} })).Result
    const one = [{ user_id: mentee.id }]
    const both = [mentee.id, stranger.id].toSorted((a, b) => a - b)
    expect(await found('admin')).toEqual(both.map((id) => ({ user_id: id })))
    expect(await found('coordinator')).toEqual(one)
    expect(await found('supervisor')).toEqual(one)
    expect(await found('mentor')).toEqual(one)
    expect(await found('otherMentor')).toEqual([{ user_id: stranger.id }])
    expect(await found('mentee')).toEqual(one)
    const runs = await programme.as.admin.ask('reports.listRuns', { Id })
    expect(runs.Count).toBe(6)
  })

  it('binds parameters by name, and says which is missing', async () => {
    const query = "select @name::text as name, @CurrentUserId::int as me -- @no\n, '@not' as text"
    expect(await run(query, { name: 'Άννα', CurrentUserId: 1 })).toMatchObject({
      status: 200,
      body: { Result: [{ name: 'Άννα', me: programme.people.admin.id, text: '@not' }] },
    })
    expect(await run(query)).toMatchObject({
      status: 400,
      body: { fields: [{ field: 'Parameters.name', rule: 'required' }] },
    })
    const checked = await programme.as.admin.ask('reports.checkText', { Query: query })
    expect(checked).toMatchObject({ Parameters: ['name'], Mistake: null })
  })

  it.each([
    ['select 1;\n\n select 2', 'sql_one_statement', '1:9'],
    ['delete from people', 'sql_select', '1:1'],
    ['select\n\n  last_nam from people', 'sql_column', '3:3'],
    ['select 1 from pg_class', 'sql_view', '1:15'],
    ['select pg_sleep(1)', 'sql_function', '1:8'],
    ['select 1 from people where\n\n\n\n\n\n nonsense nonsense', 'sql_syntax', '7:11'],
    ['select * from report.people', 'sql_schema', '1:15'],
    ['with pg_class as (select 1) select 1', 'sql_name_closed', '1:6'],
  ])('refuses %j and says where', async (query, rule, at) => {
    expect(await run(query)).toMatchObject({
      status: 400,
      body: { fields: [{ field: 'Query', rule, at }] },
    })
  })

  it('says which names are near to one that is unknown', async () => {
    expect(await run('select last_nam from people')).toMatchObject({
      body: { details: { near: ['last_name', 'first_name', 'mentor_name'] } },
    })
  })

  it('has parts of its own, in their order, that may be called as a view is', async () => {
    const query = `with people as (select user_id from people where is_mentee)
      select user_id from people order by user_id desc`
    const both = [programme.people.mentee.id, programme.people.stranger.id]
    expect(await run(query)).toMatchObject({
      body: { Rows: both.toSorted((a, b) => b - a).map((id) => [id]) },
    })
  })

  it('has the project’s own fields as columns, for who sees them', async () => {
    const { admin, coordinator } = programme.as
    await addTextField(programme.db, programme.projectId, 'city')
    const query = 'select user_id, city from people where city is not null'
    expect(await run(query)).toMatchObject({ body: { Columns: [{}, { Name: 'city' }] } })
    const dictionary = await coordinator.ask('reports.readDictionary', {})
    const people = dictionary.Views.find(({ Name }) => Name === 'people')
    expect(people?.Columns.map(({ Name }) => Name)).toContain('city')
    const { Unseen } = await admin.ask('reports.checkText', { Query: query, Roles: ['Mentee'] })
    expect(Unseen).toEqual([])
  })

  it('is made by steps by who writes no SQL', async () => {
    const { coordinator } = programme.as
    await createAction(programme.db, programme.projectId, { title: 'Πρώτη' })
    const Steps = {
      From: 'completions',
      Joins: [{ View: 'people', Relation: 'completions.user_id', Optional: false }],
      Filters: [
        {
          Join: 'or',
          Conditions: [
            { Column: 'people.last_name', Operator: 'contains', Value: "ένα'" },
            { Column: 'completions.completed_at', Operator: 'inLastDays', Value: 30 },
          ],
        },
      ],
      By: [{ Column: 'completions.completed_at', Bucket: 'week' }],
      Measures: [{ Function: 'count' }],
      Sort: [{ Column: 'count', Descending: true }],
    }
    const preview = await coordinator.ask('reports.previewSteps', { Steps })
    expect(preview.Result.Columns).toEqual([
      { Name: 'completed_at_week', Type: 'date', Shown: 'week' },
      { Name: 'count', Type: 'number' },
    ])
    const kept = await keep({ Name: 'Ανά εβδομάδα', Steps, Query: null }, 'coordinator')
    expect(kept).toMatchObject({ Version: 1, MayEdit: true })
    const refused = await coordinator.call('reports.saveQuery', { Name: 'SQL', Query: 'select 1' })
    expect(refused).toMatchObject({ status: 422, body: { details: { rule: 'sql_by_steps' } } })
  })

  it('keeps versions, tells a conflict, and restores', async () => {
    const { admin } = programme.as
    const first = await keep({ Name: 'Δύο', Query: 'select 1 as one' })
    const second = await keep({ ...first, Query: 'select 2 as two', ...savable })
    expect(second.Version).toBe(2)
    const late = { Id: first.Id, Name: 'Δύο', Query: 'select 3', Version: 1 }
    expect(await admin.call('reports.saveQuery', late)).toMatchObject({
      status: 409,
      body: { details: { Version: 2 } },
    })
    const restored = await admin.ask('reports.restoreVersion', { Id: first.Id, Version: 1 })
    expect(restored).toMatchObject({ Version: 3, Query: 'select 1 as one' })
    const { Count } = await admin.ask('reports.listVersions', { Id: first.Id })
    expect(Count).toBe(3)
  })

  it('keeps the last versions, and those of which a run is told', async () => {
    const { Id } = await keep({ Name: 'Πολλές εκδόσεις', Query: 'select 1' })
    const { db, people } = programme
    await db.run(sql`
      with changed as (
        update report_queries set version = version + 60 where id = ${Id} returning id, version)
      insert into report_query_versions (query_id, version, name, text, settings, changed_at)
      select id, version - back, 'later', 'select 1', '[]', now()
      from changed, generate_series(0, 59) back`)
    await insertRun(db, {
      ...{ queryId: Id, version: 2, userId: people.admin.id, at: new Date(), ms: 1, rows: 1 },
    })
    const kept = async () => {
      const { Versions, Count } = await programme.as.admin.ask('reports.listVersions', {
        ...{ Id, Page: 3 },
      })
      return { count: Count, oldest: Versions.map(({ Version }) => Version).slice(-2) }
    }
    await deleteOldVersions(db)
    expect(await kept()).toEqual({ count: 51, oldest: [12, 2] })
    await forgetRuns(db, new Date(Date.now() + 1_000))
    await deleteOldVersions(db)
    expect(await kept()).toEqual({ count: 50, oldest: [13, 12] })
    const gone = await programme.as.admin.call('reports.restoreVersion', { Id, Version: 2 })
    expect(gone.status).toBe(404)
  })

  it('gives with each page of versions the text before its last', async () => {
    const { Id } = await keep({ Name: 'Δύο σελίδες', Query: 'select 1' })
    await programme.db.run(sql`
      with changed as (
        update report_queries set version = version + 24 where id = ${Id} returning id, version)
      insert into report_query_versions (query_id, version, name, text, settings, changed_at)
      select id, version - back, 'later', 'select ' || version - back, '[]', now()
      from changed, generate_series(0, 23) back`)
    const at = async (Page: number) => {
      const page = await programme.as.admin.ask('reports.listVersions', { Id, Page })
      return [page.Versions.length, page.Versions.at(-1)?.Query, page.Before]
    }
    expect(await at(1)).toEqual([20, 'select 6', 'select 5'])
    expect(await at(2)).toEqual([5, 'select 1', null])
  })

  it('exports with what it was made with', async () => {
    const { Id } = await keep({
      Name: 'Ένα',
      Query: "select '=1+1' as formula, @n::int as number",
    })
    const Parameters = JSON.stringify({ n: 5 })
    const csv = await programme.as.admin.call('reports.exportQuery', {
      Id,
      Format: 'csv',
      Parameters,
    })
    expect(String(csv.body)).toContain('@n;')
    expect(String(csv.body)).toContain("'=1+1")
    await programme.as.admin.ask('identity.savePreferences', { ExportSeparator: ',' })
    const parted = await programme.as.admin.call('reports.exportQuery', {
      ...{ Id, Format: 'csv', Parameters },
    })
    expect(String(parted.body)).toContain('@n,')
    const xlsx = await programme.as.admin.call('reports.exportQuery', {
      Id,
      Format: 'xlsx',
      Parameters,
    })
    expect(xlsx.status).toBe(200)
  })

  it('ends a run when its caller says so', async () => {
    const RunId = '5c6f2f0e-7b0a-4d5e-9c5b-0d4f3f8b7a11'
    const Query = 'select count(*) from generate_series(1, 100000) a, generate_series(1, 100000) b'
    const running = programme.as.admin.call('reports.adminExecute', { Query, RunId })
    await expect
      .poll(async () => (await programme.as.admin.ask('reports.cancelRun', { RunId })).Cancelled)
      .toBe(true)
    expect(await running).toMatchObject({ body: { fields: [{ rule: 'sql_too_slow' }] } })
  })

  it('leaves nothing behind on its connections', async () => {
    await run('select 1')
    const rows = await programme.db.rows(
      sql`select count(*)::int as count from pg_stat_activity
        where usename like 'telemachos_reports%' and state = 'idle in transaction'
          and datname = current_database()`,
    )
    expect(rows).toEqual([{ count: 0 }])
  })
})

/** What a query has beside what is saved. */
const savable = {
  Parameters: undefined,
  AuthorId: undefined,
  AuthorName: undefined,
  ChangedAt: undefined,
  MayEdit: undefined,
}
