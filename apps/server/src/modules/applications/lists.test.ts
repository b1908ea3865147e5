import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makeApplication, openCall } from '../../testing/open-call.ts'
import {
  startSmallProgramme,
  type PersonName,
  type SmallProgramme,
} from '../../testing/small-programme.ts'
import { sql } from '../../kernel/database/sql.ts'

describe('lists of applications', () => {
  let programme: SmallProgramme
  let ProjectId: number
  let Project: string
  const ids: number[] = []
  const protocols: string[] = []

  beforeAll(async () => {
    programme = await startSmallProgramme()
    ProjectId = programme.projectId
    const { db, as } = programme
    ;({ url: Project } = await as.admin.ask('projects.getProjectById', { Id: ProjectId }))
    await openCall(db, ProjectId)
    await as.admin.ask('applications.setRules', {
      ...{ ProjectId, Reasons: [], Mails: [], Disagreement: 20, Version: 0 },
      Ties: ['need', 'received'],
      Criteria: [
        { Key: 'need', Label: { el: 'Ανάγκη', en: '' }, Weight: 1, Max: 10 },
        { Key: 'motive', Label: { el: 'Κίνητρο', en: '' }, Weight: 1, Max: 10 },
      ],
    })
    const people: Record<string, string>[] = [
      { last_name: 'Ώμος', afm: '094259216' },
      { last_name: 'Αλφα', email: 'same@example.org' },
      { last_name: 'Βήτα', email: 'same@example.org' },
      { last_name: '=cmd()', afm: '094259216' },
      { last_name: 'Δέλτα' },
    ]
    for (const answers of people) {
      const made = await makeApplication(db, ProjectId, { status: 2, answers })
      ids.push(made.id)
      protocols.push(made.protocol)
    }
    const score = (who: PersonName, place: number, need: number, motive: number) =>
      as[who].ask('applications.score', {
        ...{ ProjectId, AppId: ids[place] ?? 0, Points: { need, motive } },
      })
    await score('admin', 0, 4, 8)
    await score('supervisor', 0, 4, 8)
    await score('admin', 1, 6, 6)
    await score('supervisor', 1, 6, 6)
    await score('admin', 2, 10, 10)
    await score('supervisor', 2, 0, 0)
    await score('admin', 3, 1, 1)
  })
  afterAll(() => programme.close())

  const list = async (more: object = {}, who: PersonName = 'admin') =>
    (
      await programme.as[who].ask('applications.list', {
        ...{ ProjectId, Group: 'eligible', Search: '', page: 1 },
        ...more,
      })
    ).list.map(({ Id }) => ids.indexOf(Id))

  it('are narrowed, by what is asked and nothing else', async () => {
    expect(await list()).toEqual([0, 1, 2, 3, 4])
    expect(await list({ Filter: { Sheets: 'both' } })).toEqual([0, 1, 2])
    expect(await list({ Filter: { Sheets: 'one' } })).toEqual([3])
    expect(await list({ Filter: { Sheets: 'none' } })).toEqual([4])
    expect(await list({ Filter: { Disagreement: true } })).toEqual([2])
    expect(await list({ Filter: { Duplicates: true } })).toEqual([0, 1, 2, 3])
    expect(await list({ Filter: { Mine: true } }, 'supervisor')).toEqual([3, 4])
    expect(await list({ Filter: { Mine: true } })).toEqual([4])
    expect(await list({ Filter: { Waiting: true } })).toEqual([])
    expect(await list({ Filter: { Until: '2020-01-01' } })).toEqual([])
    expect(await list({ Filter: { From: '2020-01-01', Sheets: 'none' } })).toEqual([4])
    expect(await list({ Search: 'ωμοσ' })).toEqual([0])
  })

  it('are in the order that is asked for', async () => {
    expect(await list({ Sort: 'name' })).toEqual([3, 1, 2, 4, 0])
    expect((await list({ Sort: 'score' })).slice(0, 3).toSorted()).toEqual([0, 1, 2])
  })

  it('are ranked by score, ties by the rules of the project, and published without names', async () => {
    const { admin, coordinator } = programme.as
    const guest = programme.server.client()
    const nothing = { Title: '', PublishedAt: null, Rows: [] }
    expect(await guest.ask('applications.getPublishedList', { Project })).toEqual(nothing)
    const { Rows } = await coordinator.ask('applications.rank', { ProjectId })
    expect(Rows.map(({ Id, Rank }) => [ids.indexOf(Id), Rank])).toEqual([
      ...[
        [1, 1],
        [0, 2],
        [2, 3],
      ],
      ...[
        [3, null],
        [4, null],
      ],
    ])
    const refused = await coordinator.call('applications.publishList', { ProjectId })
    expect(refused.status).toBe(403)
    await admin.ask('applications.publishList', { ProjectId })
    const published = await guest.ask('applications.getPublishedList', { Project })
    expect(published.Rows[0]).toEqual({
      ...{ Rank: 1, Protocol: protocols[1], Score: 60, Selected: false },
    })
    expect(JSON.stringify(published)).not.toMatch(/Αλφα|Ώμος|same@|094259216/)
    // What happens afterwards changes nothing of it until it is published anew.
    await programme.db.run(sql`update applications set status = 3 where id = ${ids[1] ?? 0}`)
    expect(await guest.ask('applications.getPublishedList', { Project })).toEqual(published)
    await admin.ask('applications.publishList', { ProjectId })
    const anew = await guest.ask('applications.getPublishedList', { Project })
    expect(anew.Rows[0]).toMatchObject({ Selected: true })
    await admin.ask('applications.withdrawList', { ProjectId })
    expect(await guest.ask('applications.getPublishedList', { Project })).toEqual(nothing)
    await programme.db.run(sql`update applications set status = 2 where id = ${ids[1] ?? 0}`)
  })

  it('are exported as they are shown, numbers of the state masked, page by page', async () => {
    const { admin } = programme.as
    const View = { Group: 'eligible' as const, Search: '', Filter: { Duplicates: true } }
    const first = await admin.ask('applications.exportPage', { ProjectId, View })
    expect(first).toMatchObject({ count: 4 })
    expect(JSON.stringify(first)).not.toContain('094259216')
    const afm = first.list[0]?.Answers.find(({ Name }) => Name === 'afm')
    expect(afm?.Answer).toMatch(/^•+\d{4}$/)
    const last = first.list.at(-1)?.Id ?? 0
    const next = await admin.ask('applications.exportPage', { ProjectId, View, After: last })
    expect(next.list).toEqual([])
    const named = (page: typeof first) => page.Questions.map(({ Name }) => Name)
    expect(named(first)).toContain('afm')
    // The columns are those of the forms, whatever a page has and nobody has answered.
    const rejected = { ...View, Group: 'rejected' as const, Search: 'κανείς' }
    const none = await admin.ask('applications.exportPage', { ProjectId, View: rejected })
    expect([none.list, named(none), named(next)]).toEqual([[], named(first), named(first)])
    const all = { ...View, Group: 'rejected' as const }
    const whole = await admin.ask('applications.exportPage', { ProjectId, View: all, All: true })
    expect(whole.list.map(({ Id }) => Id)).toEqual(first.list.map(({ Id }) => Id))
    const others = await programme.as.mentor.call('applications.exportPage', { ProjectId, View })
    expect(others.status).toBe(403)
  })

  it('have views that are kept, and shared by those who manage the project', async () => {
    const { admin, coordinator } = programme.as
    const View = {
      ...{ Group: 'eligible' as const, Search: 'ωμος' },
      ...{ Filter: { Sheets: 'both' as const }, Sort: 'score' as const },
    }
    const own = await coordinator.ask('applications.saveView', { ProjectId, Name: 'Μου', View })
    expect(own).toMatchObject({ Shared: false, Mine: true, View })
    const sharing = { ProjectId, Name: 'Κοινή', Shared: true, View }
    const refused = await coordinator.call('applications.saveView', sharing)
    expect(refused.ok ? '' : refused.body.fields?.[0]?.rule).toBe('share_views')
    const twice = await coordinator.call('applications.saveView', { ProjectId, Name: 'μου', View })
    expect(twice.ok ? '' : twice.body.fields?.[0]?.rule).toBe('name_taken')
    const shared = await admin.ask('applications.saveView', sharing)
    const seen = await coordinator.ask('applications.listViews', { ProjectId })
    expect(seen.map(({ Name, Mine }) => [Name, Mine])).toEqual([
      ['Μου', true],
      ['Κοινή', false],
    ])
    const theirs = { ProjectId, Id: shared.Id }
    expect((await coordinator.call('applications.deleteView', theirs)).status).toBe(404)
    await admin.ask('applications.deleteView', theirs)
    await coordinator.ask('applications.saveView', {
      ...{ ProjectId, Id: own.Id, Name: 'Άλλη', View },
    })
    expect(await coordinator.ask('applications.listViews', { ProjectId })).toHaveLength(1)
  })
})
