import { unzipSync } from 'fflate'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openLog } from '../../kernel/log.ts'
import { sql } from '../../kernel/database/sql.ts'
import { addLanguage, countWords, type AddedLanguage } from '../../testing/added-language.ts'
import { startSmallProgramme, type SmallProgramme } from '../../testing/small-programme.ts'
import { namedColumns } from './named-columns.ts'
import { sendSchedules } from './send-schedules.ts'

const PLACE = { X: 0, Y: 0, W: 6, H: 4 }
const MENTEES = [
  { Conditions: [{ Column: 'people.is_mentee', Operator: 'equals', Value: true }] },
] as const
const Query = `select coalesce(mentor_name, '–') as "Μέντορας", count(*) as "Ωφελούμενοι"
from people where is_mentee and state = @state group by 1 order by 1`

describe('queries and reports in a language that was added', () => {
  let programme: SmallProgramme
  let french: AddedLanguage
  let queryId: number
  let reportId: number

  const Tiles = () => [
    {
      ...{ Kind: 'steps' as const, Key: 'count', Title: 'Πόσοι είναι', Place: PLACE },
      View: { Type: 'number' as const, Settings: {} },
      Steps: {
        ...{ From: 'people', Filters: MENTEES },
        Measures: [{ Function: 'count' as const, Label: 'Άτομα' }],
      },
    },
    {
      ...{ Kind: 'query' as const, Key: 'by', Title: 'Ανά μέντορα', Place: { ...PLACE, Y: 4 } },
      ...{ QueryId: queryId, Values: { state: 'active' } },
    },
    {
      ...{ Kind: 'text' as const, Key: 'note', Title: '', Place: { ...PLACE, Y: 8 } },
      Text: 'Καθένας βλέπει τα δικά του άτομα.',
    },
  ]
  const saveReport = (more: object = {}) =>
    programme.as.admin.ask('reports.saveReport', {
      ...{ Title: 'Πορεία', Descr: 'Πόσοι και με ποιον.', Roles: ['Supervisor'], Tiles: Tiles() },
      ...more,
    })

  beforeAll(async () => {
    programme = await startSmallProgramme()
    await programme.db.run(sql`update users set email = 'p' || id || '@example.org'`)
    const query = await programme.as.admin.ask('reports.saveQuery', {
      ...{ Name: 'Άτομα ανά μέντορα', Descr: 'Όσα έχει καθένας.', Query, Roles: ['Supervisor'] },
      Settings: [{ Name: 'state', Label: 'Κατάσταση', Default: 'active' }],
    })
    queryId = query.Id
    reportId = (await saveReport()).Id
    // What only their authors read.
    await saveReport({ Title: 'Πρόχειρη αναφορά', Roles: [], Tiles: [] })
    await programme.as.admin.ask('reports.saveQuery', {
      ...{ Name: 'Πρόχειρο', Query: 'select 1 as "Πρόχειρη στήλη"', Roles: [] },
    })
    french = await addLanguage(programme)
    await programme.as.supervisor.ask('identity.setLanguage', { Language: 'fr' })
  })
  afterAll(() => programme.close())

  const rows = async () =>
    (await french.rows()).filter(({ label }) => /\.(query|report)\.\d/.test(label))
  const labelOf = async (el: string) => (await rows()).find((one) => one.el === el)?.label ?? ''
  const say = async (texts: Readonly<Record<string, string>>) => {
    for (const [el, text] of Object.entries(texts)) await french.say({ [await labelOf(el)]: text })
  }
  const run = async (Key: string, as: 'supervisor' | 'admin' = 'supervisor') => {
    const { answer, asked } = await countWords(() =>
      programme.as[as].ask('reports.runTile', { Id: reportId, Key }),
    )
    return { columns: answer.Result?.Columns, asked }
  }
  const workbook = async (address: string) => {
    const answer = await fetch(`${programme.server.url}${address}&Format=xlsx`, {
      headers: { cookie: programme.as.admin.cookie ?? '' },
    })
    const parts = unzipSync(new Uint8Array(await answer.arrayBuffer()))
    return Object.entries(parts)
      .filter(([name]) => name.includes('workbook.xml') || name.includes('worksheets/'))
      .map(([, part]) => new TextDecoder().decode(part))
      .join('\n')
  }

  it('are listed as far as others than their authors read them', async () => {
    expect((await rows()).map(({ of, sort, el }) => [of, sort, el])).toEqual([
      ['Πορεία', 'reportTitle', 'Πορεία'],
      ['Πορεία', 'reportDescr', 'Πόσοι και με ποιον.'],
      ['Πορεία', 'tileTitle', 'Πόσοι είναι'],
      ['Πορεία', 'tileTitle', 'Ανά μέντορα'],
      ['Πορεία', 'tileText', 'Καθένας βλέπει τα δικά του άτομα.'],
      ['Πορεία', 'tileColumn', 'Άτομα'],
      ['Άτομα ανά μέντορα', 'queryName', 'Άτομα ανά μέντορα'],
      ['Άτομα ανά μέντορα', 'queryDescr', 'Όσα έχει καθένας.'],
      ['Άτομα ανά μέντορα', 'queryParameter', 'Κατάσταση'],
      ['Άτομα ανά μέντορα', 'queryColumn', 'Μέντορας'],
      ['Άτομα ανά μέντορα', 'queryColumn', 'Ωφελούμενοι'],
    ])
  })

  it('name the columns that an author has called something', async () => {
    expect(await namedColumns('select a as "Α", b, 1 as "1" union select 1 as "Β"', null)).toEqual([
      'Α',
    ])
    expect(await namedColumns('no query', null)).toEqual([])
    const long = 'Ωφελούμενοι χωρίς καμία συνάντηση φέτος'
    const { Result } = await programme.as.admin.ask('reports.adminExecute', {
      Query: `select 1 as "${long}"`,
    })
    const [name = ''] = Object.keys(Result[0] ?? {})
    expect(name).not.toBe(long)
    expect(await namedColumns(`select 1 as "${long}"`, null)).toEqual([name])
    const steps = { From: 'people', Measures: [{ Function: 'count', Label: long }] }
    expect(await namedColumns('', steps)).toEqual([name])
  })

  it('are read by each in their own language', async () => {
    await say({
      Πορεία: 'Parcours',
      'Πόσοι και με ποιον.': 'Combien, et avec qui.',
      'Πόσοι είναι': 'Combien ils sont',
      'Ανά μέντορα': 'Par mentor',
      'Καθένας βλέπει τα δικά του άτομα.': 'Chacun voit les siens.',
      Άτομα: 'Personnes',
      'Άτομα ανά μέντορα': 'Personnes par mentor',
      'Όσα έχει καθένας.': 'Celles de chacun.',
      Κατάσταση: 'État',
      Μέντορας: 'Mentor',
      Ωφελούμενοι: 'Accompagnés',
    })
    const { supervisor, admin } = programme.as
    const { answer: report, asked } = await countWords(() =>
      supervisor.ask('reports.getReport', { Id: reportId }),
    )
    expect(asked).toBe(1)
    expect(report).toMatchObject({ Title: 'Parcours', Descr: 'Combien, et avec qui.' })
    expect(report.Tiles).toMatchObject([
      { Title: 'Combien ils sont', Steps: { Measures: [{ Label: 'Άτομα' }] } },
      { Title: 'Par mentor' },
      { Title: '', Text: 'Chacun voit les siens.' },
    ])
    expect(await run('count')).toEqual({
      columns: [{ Name: 'Άτομα', Label: 'Personnes', Type: 'number' }],
      asked: 1,
    })
    expect(await run('by')).toMatchObject({
      columns: [
        { Name: 'Μέντορας', Label: 'Mentor' },
        { Name: 'Ωφελούμενοι', Label: 'Accompagnés' },
      ],
    })
    expect(await run('count', 'admin')).toEqual({
      columns: [{ Name: 'Άτομα', Type: 'number' }],
      asked: 0,
    })
    const query = await supervisor.ask('reports.getQuery', { Id: queryId, Lite: true })
    expect(query).toMatchObject({
      ...{ Name: 'Personnes par mentor', Descr: 'Celles de chacun.' },
      Settings: [{ Name: 'state', Label: 'État', Default: 'active' }],
    })
    const { Columns } = await supervisor.ask('reports.runQuery', {
      ...{ Id: queryId, Parameters: { state: 'active' } },
    })
    expect(Columns.map(({ Label }) => Label)).toEqual(['Mentor', 'Accompagnés'])
    expect(await admin.ask('reports.getReport', { Id: reportId })).toMatchObject({
      Title: 'Πορεία',
    })
  })

  it('are found in lists by what they are called there', async () => {
    const { supervisor, admin } = programme.as
    const titles = async (as: typeof admin, Filter = '') =>
      (await as.ask('reports.listReports', { Filter })).map(({ Title }) => Title)
    const names = async (as: typeof admin, more: object = {}) =>
      (await as.ask('reports.listQueries', more)).map(({ Name, UsedIn }) => [
        Name,
        UsedIn.map((one) => one.Name).join(),
      ])
    expect(await titles(supervisor)).toEqual(['Parcours'])
    expect(await titles(supervisor, 'parc')).toEqual(['Parcours'])
    expect(await titles(supervisor, 'πορ')).toEqual([])
    expect(await titles(admin, 'πορ')).toEqual(['Πορεία'])
    expect(await names(supervisor)).toEqual([['Personnes par mentor', 'Parcours']])
    expect(await names(supervisor, { Filter: 'personnes' })).toHaveLength(1)
    expect(await names(supervisor, { AsWritten: true })).toEqual([['Άτομα ανά μέντορα', 'Πορεία']])
  })

  it('leave in files in the language of whoever takes them', async () => {
    const { admin } = programme.as
    await admin.ask('identity.setLanguage', { Language: 'fr' })
    const ofReport = () => workbook(`/api/Report/Export?Id=${reportId}`)
    const report = await ofReport()
    expect(report).toContain('<sheet name="Par mentor"')
    for (const said of ['Parcours', 'Combien, et avec qui.', 'Accompagnés', 'Chacun voit'])
      expect(report).toContain(said)
    expect(report).not.toContain('Ωφελούμενοι')
    const values = encodeURIComponent(JSON.stringify({ state: 'active' }))
    const query = await workbook(`/api/Query/Export?Id=${queryId}&Parameters=${values}`)
    expect(query).toContain('<sheet name="Personnes par mentor"')
    expect(query).toContain('Accompagnés')
    await admin.ask('identity.setLanguage', { Language: 'el' })
    expect(await ofReport()).toContain('Μέντορας')
  })

  it('are mailed to each in their own language', async () => {
    const { db, people, as } = programme
    const Receivers = [people.supervisor.id, people.admin.id]
    const { Id } = await as.admin.ask('reports.saveSchedule', {
      ...{ ReportId: reportId, Every: 'week', Day: 1, Hour: 8, Receivers },
    })
    await db.run(
      sql`update report_schedules set next_at = now() - interval '1 minute' where id = ${Id}`,
    )
    const signal = new AbortController().signal
    await sendSchedules(
      { database: db, now: new Date(), log: openLog('silent'), signal },
      'https://example.org',
    )
    const mails = await db.rows<{ title: string; lines: { label: string }[] }>(sql`
      select model ->> 'title' as title, model -> 'lines' as lines from mails
      where template = 'reports.scheduled' order by title`)
    expect(mails.map(({ title, lines }) => [title, lines.map(({ label }) => label)])).toEqual([
      ['Parcours', ['Combien ils sont', 'Par mentor']],
      ['Πορεία', ['Πόσοι είναι', 'Ανά μέντορα']],
    ])
  })

  it('are edited in the words of their authors, and read in those once they are others', async () => {
    const { supervisor, admin } = programme.as
    await admin.ask('identity.setLanguage', { Language: 'fr' })
    const written = await admin.ask('reports.getReport', { Id: reportId, AsWritten: true })
    expect(written).toMatchObject({ Title: 'Πορεία', Tiles: [{ Title: 'Πόσοι είναι' }, {}, {}] })
    const whole = await admin.ask('reports.getQuery', { Id: queryId })
    expect(whole).toMatchObject({
      Name: 'Άτομα ανά μέντορα',
      Settings: [{ Label: 'Κατάσταση' }],
    })
    expect(await saveReport({ Id: reportId, Title: 'Νέα πορεία' })).toMatchObject({
      ...{ Title: 'Νέα πορεία', Descr: 'Πόσοι και με ποιον.' },
    })
    const read = async () => (await supervisor.ask('reports.getReport', { Id: reportId })).Title
    expect(await read()).toBe('Νέα πορεία')
    expect((await rows()).find(({ sort }) => sort === 'reportTitle')).toMatchObject({
      ...{ el: 'Νέα πορεία', was: { el: 'Πορεία' } },
    })
    await saveReport({ Id: reportId })
    expect(await read()).toBe('Parcours')
  })

  it('are copied with a query, and leave nothing behind where they are deleted', async () => {
    const { admin, supervisor } = programme.as
    const copy = await admin.ask('reports.duplicateQuery', { Id: queryId, Name: 'Αντίγραφο' })
    expect(copy.Id).not.toBe(queryId)
    await admin.ask('reports.saveQuery', {
      ...{ Id: copy.Id, Name: 'Αντίγραφο', Descr: copy.Descr, Query, Roles: ['Supervisor'] },
      Settings: copy.Settings,
    })
    expect(await supervisor.ask('reports.getQuery', { Id: copy.Id, Lite: true })).toMatchObject({
      Name: 'Αντίγραφο',
      Descr: 'Celles de chacun.',
      Settings: [{ Label: 'État' }],
    })
    const count = async () => {
      const { count: texts } = await programme.db.one<{ count: number }>(sql`
        select count(*)::int from author_texts where field ~ '^(query|report)[.]'`)
      const { count: versions } = await programme.db.one<{ count: number }>(sql`
        select count(*)::int from author_text_versions where field ~ '^(query|report)[.]'`)
      return [texts, versions]
    }
    expect(await count()).toEqual([15, 15])
    await admin.ask('reports.deleteReport', { Id: reportId })
    expect(await count()).toEqual([9, 9])
    for (const Id of [queryId, copy.Id]) await admin.ask('reports.deleteQuery', { Id })
    expect(await count()).toEqual([0, 0])
  })
})
