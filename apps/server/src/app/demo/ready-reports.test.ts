import type { contract } from '@telemachos/contract'
import type { OutputOf } from '@telemachos/contract/core/define-call'
import { unzipSync } from 'fflate'
import { extractText, getDocumentProxy } from 'unpdf'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sql, type Sql } from '../../kernel/database/sql.ts'
import { READY_REPORTS } from '../../modules/reports/index.ts'
import { hashPassword } from '../../modules/identity/index.ts'
import { startTestServer, type TestClient, type TestServer } from '../../testing/test-server.ts'
import { loadDemo } from './load-demo.ts'
import { PROJECTS } from './projects.ts'
import { DEMO_PASSWORD, listSignIns } from './sign-ins.ts'

const NOW = new Date('2026-10-31T08:00:00Z')
const PROJECT = PROJECTS[0]!.id

type Report = OutputOf<(typeof contract.reports.calls)['getReport']>

/** The tables of the product, counted without the views that queries read. */
const mentees = sql`
  select m.user_id, m.joined_at, r.holder_id as mentor_id from memberships m
  left join relations r on r.project_id = m.project_id and r.subject_id = m.user_id and r.kind = 'mentor'
    and r.action_id is null and r.to_at is null
  where m.project_id = ${PROJECT} and m.is_mentee and m.active and m.left_at is null`
const shownActions = sql`
  select pa.action_id, a.title from project_actions pa join actions a on a.id = pa.action_id
  where pa.project_id = ${PROJECT} and pa.archived_at is null`
const meetings = sql`
  select g.*, lower(g.during) as begins_at, exists (
    select from completions c where c.project_id = g.project_id and c.mentee_id = g.mentee_id
      and c.action_id = g.action_id) as is_completed
  from meetings g join memberships m on m.project_id = g.project_id and m.user_id = g.mentee_id and m.left_at is null
  where g.project_id = ${PROJECT}`
const held = sql`(g.state = 'held' or (g.state = 'planned' and g.begins_at <= now() and g.is_completed))`
const completions = sql`
  select c.* from completions c join memberships m on m.project_id = c.project_id and m.user_id = c.mentee_id and m.left_at is null
  where c.project_id = ${PROJECT} and c.action_id in (select action_id from (${shownActions}) a)`

describe('ready-made reports of the demonstration', () => {
  let server: TestServer
  let admin: TestClient
  let reports: Report[]
  beforeAll(async () => {
    server = await startTestServer({ clock: () => NOW })
    await loadDemo(server.database, {
      ...{ now: NOW, mentees: 120, storage: server.storage },
      passwordHash: await hashPassword(DEMO_PASSWORD),
    })
    const people = await listSignIns(server.database)
    const { username = '' } = people.find(({ role }) => role === 'Admin') ?? {}
    admin = await server.client().signIn(username, DEMO_PASSWORD)
    const listed = await admin.ask('reports.listReports', {})
    const all = await Promise.all(listed.map(({ Id }) => admin.ask('reports.getReport', { Id })))
    const titles = READY_REPORTS.map(({ title }) => title.el)
    reports = all.filter(({ Title }) => titles.includes(Title))
  }, 120_000)
  afterAll(() => server.close())

  const rowsOf = async (key: string, place: number) => {
    const Key = `${key}-${place}`
    const report = reports.find(({ Tiles }) => Tiles.some((tile) => tile.Key === Key))
    const { Result } = await admin.ask('reports.runTile', { Id: report?.Id, Key })
    return Result?.Rows ?? []
  }
  const numberOf = async (key: string, place: number) => (await rowsOf(key, place))[0]?.[0]
  const count = async (from: Sql) => {
    const { n } = await server.database.one<{ n: number }>(sql`select count(*)::int as n ${from}`)
    return n
  }
  const rows = async (query: Sql) => {
    const found = await server.database.rows<Record<string, unknown>>(query)
    return found.map((row) => Object.values(row))
  }

  it('are eight, all of whose tiles answer', async () => {
    expect(reports.map(({ Tiles }) => Tiles[0]?.Key.split('-')[0]).toSorted()).toEqual([
      ...[
        'applications',
        'dropout',
        'load',
        'meetings',
        'microdata',
        'overview',
        'payments',
        'scores',
      ],
    ])
    for (const { Id, Title, Tiles } of reports)
      for (const { Key } of Tiles) {
        const { State } = await admin.ask('reports.runTile', { Id, Key })
        expect([Title, Key, State]).toEqual([Title, Key, 'found'])
      }
  })

  it('count people, meetings and completions as the tables have them', async () => {
    const active = await count(sql`from (${mentees}) p`)
    expect(active).toBeGreaterThan(10)
    expect(await numberOf('overview', 1)).toBe(active)
    expect(await numberOf('overview', 2)).toBe(
      await count(
        sql`from memberships where project_id = ${PROJECT} and is_mentor and active and left_at is null`,
      ),
    )
    const heldCount = await count(sql`from (${meetings}) g where ${held}`)
    expect(heldCount).toBeGreaterThan(10)
    expect(await numberOf('overview', 3)).toBe(heldCount)
    expect(await numberOf('meetings', 1)).toBe(heldCount)
    expect(await numberOf('meetings', 3)).toBe(
      await count(sql`from (${meetings}) g where g.state = 'cancelled'`),
    )
    const completed = await count(sql`from (${completions}) c`)
    expect(completed).toBeGreaterThan(100)
    expect(await numberOf('overview', 4)).toBe(completed)
    const byMonth = await rowsOf('overview', 5)
    expect(byMonth.reduce((sum, [, n]) => sum + Number(n), 0)).toBe(completed)
    const byAction = await rowsOf('overview', 7)
    expect(byAction.length).toBeGreaterThan(10)
    expect(byAction.reduce((sum, [, n]) => sum + Number(n), 0)).toBe(
      await count(sql`
        from (${completions}) c join (${mentees}) p on p.user_id = c.mentee_id
        join actions a on a.id = c.action_id where a.title = any (${byAction.map(([title]) => String(title))})`),
    )
  })

  it('count the load of each mentor', async () => {
    const perMentor = await rows(sql`
      select h.last_name || ' ' || h.first_name, count(*)::int from (${mentees}) p
      join users h on h.id = p.mentor_id group by h.id order by 2 desc, 1`)
    expect(perMentor.length).toBeGreaterThan(3)
    const table = await rowsOf('load', 4)
    expect(table.map(([name, n]) => [name, n]).toSorted()).toEqual(perMentor.toSorted())
    expect(await numberOf('load', 2)).toBe(
      await count(sql`from (${mentees}) p where p.mentor_id is null`),
    )
    const lately = await count(sql`
      from (${meetings}) g join (${mentees}) p on p.user_id = g.mentee_id
      where ${held} and g.begins_at >= date_trunc('day', now(), 'Europe/Athens') - interval '30 days'
        and g.mentor_id in (select mentor_id from (${mentees}) q)`)
    expect(table.reduce((sum, row) => sum + Number(row[2]), 0)).toBeGreaterThanOrEqual(lately)
  })

  it('name those of whom nothing has been heard', async () => {
    const limit = sql`date_trunc('day', now(), 'Europe/Athens') - interval '30 days'`
    const quiet = sql`
      select p.user_id from (${mentees}) p where p.joined_at < ${limit}
        and not exists (select from (${completions}) c where c.mentee_id = p.user_id and c.completed_at >= ${limit})
        and not exists (select from (${meetings}) g where g.mentee_id = p.user_id
          and ((${held} and g.begins_at >= ${limit}) or (g.state = 'planned' and g.begins_at >= now())))`
    const expected = await count(sql`from (${quiet}) q`)
    expect(await numberOf('dropout', 1)).toBe(expected)
    expect(await rowsOf('dropout', 3)).toHaveLength(expected)
  })

  it('count applications, forms and payments', async () => {
    const received = await count(sql`from applications where project_id = ${PROJECT}`)
    expect(received).toBeGreaterThan(3)
    expect(await numberOf('applications', 1)).toBe(received)
    expect((await rowsOf('applications', 5)).map(([, n]) => n)).toEqual([
      received,
      await count(sql`from applications where project_id = ${PROJECT} and status in (2, 3)`),
      await count(sql`from applications where project_id = ${PROJECT} and status = 3`),
    ])
    const final = await count(sql`
      from microdata d join (${mentees}) p using (user_id)
      where d.project_id = ${PROJECT} and d.phase = 'start' and d.final`)
    expect((await rowsOf('microdata', 2))[0]?.[2]).toBe(final)
    expect(await rowsOf('microdata', 3)).toHaveLength(
      (await count(sql`from (${mentees}) p`)) - final,
    )
    // What is on record by registry number is, of those who have left too.
    const paid = await count(
      sql`from payments p join memberships m using (project_id, user_id) where p.project_id = ${PROJECT}`,
    )
    expect(paid).toBeGreaterThan(3)
    expect(await numberOf('payments', 1)).toBe(paid)
  })

  it('compare the first attempt with the last, scale by scale', async () => {
    const pairs = await rows(sql`
      with tried as (
        select s.quest_id, coalesce(s.mentee_id, s.respondent_id) as person, k.scale_id, k.score, s.id,
          coalesce(s.finished_at, s.expired_at) as ended
        from answer_sets s join quest_scores k on k.answer_set_id = s.id
        join memberships m on m.project_id = s.project_id and m.user_id = coalesce(s.mentee_id, s.respondent_id)
        left join project_actions pa on pa.project_id = s.project_id and pa.action_id = s.action_id
        where s.project_id = ${PROJECT} and s.state in ('finished', 'expired')
          and (s.action_id is null or pa.archived_at is null))
      select quest_id, scale_id, count(*)::int as people from (
        select quest_id, person, scale_id from tried group by 1, 2, 3 having count(*) > 1) p
      group by 1, 2`)
    const table = await rowsOf('scores', 3)
    expect(table.map((row) => row[2]).toSorted()).toEqual(pairs.map((row) => row[2]).toSorted())
  })

  it('are whole as a workbook and as a PDF', async () => {
    for (const { Id, Title, Tiles } of reports) {
      const book = await download('xlsx', Id)
      const files = unzipSync(book)
      const text = (name: string) => new TextDecoder().decode(files[name])
      const sheets = Object.keys(files).filter((name) => name.startsWith('xl/worksheets/'))
      expect([Title, sheets.length]).toEqual([Title, Tiles.length + 1])
      expect(text('xl/worksheets/sheet1.xml')).toContain(Title)
      expect(text('xl/worksheets/sheet1.xml')).toContain('31/10/2026 10:00')
      const pdf = await getDocumentProxy(await download('pdf', Id))
      const { text: read, totalPages } = await extractText(pdf, { mergePages: true })
      expect(read).toContain(Title)
      expect(read).toContain(`1 / ${totalPages}`)
      for (const tile of Tiles) expect(read.replaceAll(/\s+/g, ' ')).toContain(tile.Title)
    }
  }, 120_000)

  async function download(format: string, id: number): Promise<Uint8Array> {
    const answer = await fetch(`${server.url}/api/Report/Export?Id=${id}&Format=${format}`, {
      headers: { cookie: admin.cookie ?? '' },
    })
    expect(answer.status).toBe(200)
    return new Uint8Array(await answer.arrayBuffer())
  }

  it('are begun with anew, as a report that can be changed', async () => {
    const offered = await admin.ask('reports.listReadyReports', {})
    expect(offered).toHaveLength(8)
    const { Id } = await admin.ask('reports.startReadyReport', { Key: 'dropout' })
    const made = await admin.ask('reports.getReport', { Id })
    expect(made).toMatchObject({ MayEdit: true, Version: 1 })
    const [tile] = made.Tiles
    expect(
      tile?.Kind === 'query' && (await admin.ask('reports.getQuery', { Id: tile.QueryId })).MayEdit,
    ).toBe(true)
    const none = await admin.call('reports.startReadyReport', { Key: 'nothing' })
    expect(none.status).toBe(404)
  })
})
