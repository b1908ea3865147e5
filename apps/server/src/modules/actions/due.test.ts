import type { InputOf } from '@telemachos/contract/core/define-call'
import type { contract } from '@telemachos/contract'
import { addDays, todayInAthens } from '@telemachos/rules/dates'
import { addSpan, dueDate, type DueRule } from '@telemachos/rules/due-rule'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { sql } from '../../kernel/database/sql.ts'
import { createAction } from '../../testing/factories.ts'
import {
  startSmallProgramme,
  type PersonName,
  type SmallProgramme,
} from '../../testing/small-programme.ts'

type Rule = InputOf<typeof contract.actions.calls.saveDueRule>['Rule']

const TODAY = todayInAthens(new Date())
const inDays = (days: number) => addDays(TODAY, days)

describe('deadlines', () => {
  let programme: SmallProgramme
  let task: number
  let other: number
  let meeting: number
  beforeAll(async () => {
    programme = await startSmallProgramme()
    const { db, projectId } = programme
    task = await createAction(db, projectId, { title: 'Βιογραφικό', position: 1 })
    other = await createAction(db, projectId, { title: 'Στόχοι', position: 2 })
    meeting = await createAction(db, projectId, { title: 'Γνωριμία', typeId: 1, position: 3 })
  })
  afterAll(() => programme.close())
  beforeEach(async () => {
    const { db } = programme
    await db.run(sql`update memberships set joined_at = now()`)
    await db.run(sql`update completions set completed_at = null`)
    await db.run(sql`delete from action_data`)
    await db.run(sql`delete from action_dues`)
    await db.run(sql`update project_actions set due_on = null, due_from = null, due_amount = null,
      due_unit = null, due_anchor_id = null, due_grace = null, due_grace_unit = null`)
  })

  const place = (ActionId = task) => ({ ProjectId: programme.projectId, ActionId })
  const save = async (Rule: Rule, ActionId = task) => {
    const { Rule: Seen } = await programme.as.admin.ask('actions.getDueRule', place(ActionId))
    return programme.as.admin.call('actions.saveDueRule', { ...place(ActionId), Rule, Seen })
  }
  const preview = (Rule: Rule, name: PersonName = 'admin') =>
    programme.as[name].ask('actions.previewDueRule', { ...place(), Rule, page: 1 })
  const complete = (ActionId: number, name: 'mentee' | 'stranger' = 'mentee') =>
    programme.as.admin.ask('actions.completeAction', {
      ActionId,
      MenteeId: programme.people[name].id,
    })
  const joined = (name: 'mentee' | 'stranger', days: number) =>
    programme.db.run(sql`
      update memberships set joined_at = now() + make_interval(days => ${days})
      where user_id = ${programme.people[name].id}`)
  const extend = (Until: string, Seen: string, name: PersonName = 'mentor', Reason = 'Ασθένεια') =>
    programme.as[name].call('actions.extendDue', {
      ActionId: task,
      MenteeId: programme.people.mentee.id,
      Until,
      Reason,
      Seen,
    })

  /** What every page says of the task: of the mentee first, then of the stranger. */
  const everywhere = async () => {
    const { as, people, projectId } = programme
    const inProject = { ProjectId: projectId }
    const { list } = await as.admin.ask('grid.getActionsGridPage', { ...inProject, Page: 1 })
    const { Columns } = await as.admin.ask('grid.getActionsGridHeader', inProject)
    const column = Columns.find(({ Id }) => Id === task)?.Due ?? null
    const totals = await as.admin.ask('grid.countActionsGrid', inProject)
    const live = await as.admin.ask('grid.countActionsGrid', { ...inProject, Search: 'Άννα' })
    const overdue = await as.admin.ask('grid.getActionsGridPage', {
      ...inProject,
      Page: 1,
      State: 'overdue',
      ActionId: task,
    })
    const { list: queue } = await as.admin.ask('supervision.listQueue', {
      ...inProject,
      Reason: 'overdue',
      page: 1,
    })
    const ofOne = async (name: 'mentee' | 'stranger') => {
      const MenteeId = people[name].id
      const own = await as[name].ask('actions.listMenteeActions', { ...inProject, MenteeId })
      const due = own.find(({ Id }) => Id === task)?.Due
      const row = list.find(({ Id }) => Id === MenteeId)
      expect(row?.Dues?.[task] ?? column).toBe(due)
      return due
    }
    const late = overdue.list.map(({ Id }) => Id)
    const of = ({ Actions }: typeof totals) =>
      Actions.find(({ ActionId }) => ActionId === task)?.Overdue
    expect([of(totals), of(live), queue.map(({ Mentee }) => Mentee.Id).toSorted()]).toEqual([
      late.length,
      late.length,
      late.toSorted(),
    ])
    return { due: [await ofOne('mentee'), await ofOne('stranger')], late: late.length }
  }

  it('of one date leave people who join late their time', async () => {
    await joined('mentee', -60)
    const grace = { Amount: 14, Unit: 'day' } as const
    await save({ Kind: 'date', On: inDays(-2), Grace: null })
    expect(await everywhere()).toEqual({ due: [inDays(-2), inDays(-2)], late: 2 })
    await save({ Kind: 'date', On: inDays(-2), Grace: grace })
    expect(await everywhere()).toEqual({ due: [inDays(-2), inDays(14)], late: 1 })
    // Whoever joins from now on, too.
    await joined('stranger', -12)
    expect(await everywhere()).toEqual({ due: [inDays(-2), inDays(2)], late: 1 })
  })

  it('of new actions leave people who join late two weeks', async () => {
    const { as, projectId } = programme
    const { Id } = await as.admin.ask('actions.createAction', {
      ProjectId: projectId,
      TypeId: 3,
      Title: 'Νέα',
    })
    await as.admin.ask('actions.saveGrid', {
      ProjectId: projectId,
      Grid: [{ ActionId: Id, Flags: 2, Group: [], Due: inDays(-1) }],
    })
    expect(await as.admin.ask('actions.getDueRule', place(Id))).toMatchObject({
      Rule: { Kind: 'date', On: inDays(-1), Grace: { Amount: 14, Unit: 'day' } },
    })
    const { list } = await as.admin.ask('grid.getActionsGridPage', {
      ProjectId: projectId,
      Page: 1,
    })
    expect(list.map(({ Dues }) => Dues?.[Id])).toEqual([inDays(14), inDays(14)])
    await programme.db.run(sql`delete from project_actions where action_id = ${Id}`)
  })

  it('count from joining, from completing another action, and from a meeting', async () => {
    await joined('mentee', -20)
    await save({ Kind: 'joining', Amount: 2, Unit: 'week' })
    expect(await everywhere()).toEqual({ due: [inDays(-6), inDays(14)], late: 1 })

    await save({ Kind: 'completion', ActionId: other, Amount: 3, Unit: 'weekday' })
    expect(await everywhere()).toEqual({ due: [null, null], late: 0 })
    await complete(other)
    const afterThree = addSpan(TODAY, { Amount: 3, Unit: 'weekday' })
    expect(await everywhere()).toEqual({ due: [afterThree, null], late: 0 })
    await programme.as.admin.ask('actions.undoCompletion', {
      ActionId: other,
      MenteeId: programme.people.mentee.id,
    })
    expect((await everywhere()).due).toEqual([null, null])

    await save({ Kind: 'meeting', ActionId: meeting, Amount: -2, Unit: 'day' })
    await programme.as.mentor.ask('actions.publishAction', {
      ActionId: meeting,
      MenteeId: programme.people.mentee.id,
      date: `${inDays(9)}T10:00:00Z`,
    })
    expect((await everywhere()).due).toEqual([inDays(7), null])
    await programme.as.mentor.ask('actions.cancelMeeting', {
      ActionId: meeting,
      MenteeId: programme.people.mentee.id,
      Reason: 'Ασθένεια',
    })
    expect((await everywhere()).due).toEqual([null, null])
  })

  it('agree with what the page works out', async () => {
    const rules: DueRule[] = [
      ...(['day', 'weekday', 'week'] as const).flatMap((Unit) => [
        { Kind: 'joining' as const, Amount: 7, Unit },
        { Kind: 'meeting' as const, ActionId: meeting, Amount: -4, Unit },
      ]),
      { Kind: 'date', On: '2026-03-09', Grace: { Amount: 3, Unit: 'weekday' } },
      { Kind: 'none' },
    ]
    for (const rule of rules)
      for (let day = 0; day < 14; day++) {
        const joinedOn = addDays('2026-03-01', day)
        const { due } = await programme.db.one<{ due: string | null }>(sql`
          select ruled_due(${'On' in rule ? rule.On : null}::date,
            ${'Grace' in rule ? (rule.Grace?.Amount ?? null) : null}::int,
            ${'Grace' in rule ? (rule.Grace?.Unit ?? null) : null}::text,
            ${'Amount' in rule ? rule.Kind : null}::text,
            ${'Amount' in rule ? rule.Amount : null}::int,
            ${'Amount' in rule ? rule.Unit : null}::text, ${joinedOn}::date, ${joinedOn}::date) as due`)
        expect(due ?? undefined).toBe(dueDate(rule, { joined: joinedOn, anchor: joinedOn }))
      }
  })

  it('are refused in a circle, with the titles, and from what the project has not', async () => {
    await save({ Kind: 'completion', ActionId: task, Amount: 1, Unit: 'week' }, other)
    expect(
      await save({ Kind: 'completion', ActionId: other, Amount: 1, Unit: 'day' }),
    ).toMatchObject({
      status: 422,
      body: { details: { rule: 'due_circle', Actions: ['Βιογραφικό', 'Στόχοι', 'Βιογραφικό'] } },
    })
    const { Anchors } = await programme.as.admin.ask('actions.getDueRule', place())
    expect(Anchors.map(({ Id, Circle }) => [Id, Circle.length])).toEqual([
      [other, 3],
      [meeting, 0],
    ])
    for (const [rule, ActionId] of [
      ['unknown_action', 2_000_000],
      ['meetings_only', other],
    ] as const)
      expect(await save({ Kind: 'meeting', ActionId, Amount: 1, Unit: 'day' })).toMatchObject({
        body: { fields: [{ field: 'Rule.ActionId', rule }] },
      })
    await programme.db.run(sql`update project_actions set flags = flags | 1`)
    const unlinked = await programme.as.admin.call('projects.unlinkAction', place(task))
    expect(unlinked).toMatchObject({
      status: 422,
      body: { details: { rule: 'action_anchors', Actions: ['Στόχοι'] } },
    })
  })

  it('are told to two who save: the second hears of the first', async () => {
    const first = await save({ Kind: 'joining', Amount: 1, Unit: 'week' })
    expect(first.status).toBe(200)
    const second = await programme.as.admin.call('actions.saveDueRule', {
      ...place(),
      Rule: { Kind: 'none' },
      Seen: { Kind: 'none' },
    })
    expect(second).toMatchObject({
      status: 409,
      body: { details: { Rule: { Kind: 'joining', Amount: 1, Unit: 'week' } } },
    })
    expect((await programme.auditOf(task)).at(-1)).toMatchObject({
      verb: 'actions.dueRuleSaved',
      detail: { from: { Kind: 'none' }, to: { Kind: 'joining', Amount: 1, Unit: 'week' } },
    })
    // SaveGrid has only dates: without one the rule stays, with one it is replaced.
    const saveGrid = (Due: string | null) =>
      programme.as.admin.ask('actions.saveGrid', {
        ProjectId: programme.projectId,
        Grid: [{ ActionId: task, Flags: 2, Group: [], Due }],
      })
    const kind = async () => (await programme.as.admin.ask('actions.getDueRule', place())).Rule.Kind
    await saveGrid(null)
    expect(await kind()).toBe('joining')
    await saveGrid(inDays(3))
    expect([await kind(), (await everywhere()).due]).toEqual(['date', [inDays(3), inDays(3)]])
  })

  it('are shown before they are saved, for whom one reaches', async () => {
    await joined('mentee', -20)
    const rule: Rule = { Kind: 'joining', Amount: 2, Unit: 'week' }
    const { list, ...totals } = await preview(rule)
    expect(totals).toEqual({
      All: 2,
      count: 2,
      Dated: 2,
      Changed: 2,
      Late: 1,
      Earliest: inDays(-6),
      Latest: inDays(14),
    })
    expect(list).toMatchObject([
      {
        Id: programme.people.mentee.id,
        Joined: inDays(-20),
        Due: inDays(-6),
        Now: null,
        Late: true,
      },
      { Id: programme.people.stranger.id, Joined: TODAY, Due: inDays(14), Now: null, Late: false },
    ])
    expect((await preview(rule, 'coordinator')).list.map(({ Id }) => Id)).toEqual([
      programme.people.mentee.id,
    ])
    expect((await everywhere()).due).toEqual([null, null])
  })

  it('are later for one mentee, who reads why', async () => {
    const until = inDays(10)
    await save({ Kind: 'date', On: inDays(-1), Grace: null })
    expect((await extend(until, inDays(-2))).body).toMatchObject({ details: { Due: inDays(-1) } })
    expect((await extend(inDays(-1), inDays(-1))).body).toMatchObject({
      fields: [{ field: 'Until', rule: 'not_later' }],
    })
    expect(await extend(until, inDays(-1), 'otherMentor')).toMatchObject({ status: 404 })
    expect(await extend(until, inDays(-1))).toMatchObject({ body: { Due: until } })
    expect(await everywhere()).toEqual({ due: [until, inDays(-1)], late: 1 })
    const own = async () => {
      const MenteeId = programme.people.mentee.id
      const input = { ProjectId: programme.projectId, MenteeId }
      const list = await programme.as.mentee.ask('actions.listMenteeActions', input)
      return list.find(({ Id }) => Id === task)
    }
    expect(await own()).toMatchObject({
      Extension: { Until: until, Reason: 'Ασθένεια', By: 'Άννα mentor' },
    })
    // A rule that gives more time than that goes before it, and the other way round.
    await save({ Kind: 'joining', Amount: 3, Unit: 'week' })
    expect((await everywhere()).due).toEqual([inDays(21), inDays(21)])
    await save({ Kind: 'joining', Amount: 1, Unit: 'day' })
    expect((await everywhere()).due).toEqual([until, inDays(1)])
    const { events, audit } = {
      events: await programme.eventsOf(task),
      audit: await programme.auditOf(task),
    }
    expect(events.some(({ name }) => name === 'actions.dataChanged')).toBe(true)
    expect(audit).toContainEqual({
      verb: 'action.dueExtended',
      actorId: programme.people.mentor.id,
      subjectId: programme.people.mentee.id,
      detail: { from: inDays(-1), to: until },
    })
    await programme.as.supervisor.ask('actions.withdrawExtension', {
      ActionId: task,
      MenteeId: programme.people.mentee.id,
    })
    expect([(await everywhere()).due, (await own())?.Extension]).toEqual([
      [inDays(1), inDays(1)],
      null,
    ])
    await complete(task)
    expect((await extend(until, inDays(1))).body).toMatchObject({
      details: { rule: 'action_completed' },
    })
  })

  it('are read by conditions', async () => {
    const { db, projectId, as, people } = programme
    const shown = await createAction(db, projectId, { showCondition: 'isEmpty(action.Due)' })
    const sees = async (name: 'mentee' | 'stranger') => {
      const input = { ProjectId: projectId, MenteeId: people[name].id }
      const own = (await as[name].ask('actions.listMenteeActions', input)).some(
        ({ Id }) => Id === shown,
      )
      const { list } = await as.admin.ask('grid.getActionsGridPage', {
        ProjectId: projectId,
        Page: 1,
      })
      const row = list.find(({ Id }) => Id === people[name].id)
      expect(row?.Unshown?.includes(shown) ?? false).toBe(!own)
      return own
    }
    await save({ Kind: 'completion', ActionId: other, Amount: 1, Unit: 'week' }, shown)
    expect([await sees('mentee'), await sees('stranger')]).toEqual([true, true])
    await complete(other, 'stranger')
    expect([await sees('mentee'), await sees('stranger')]).toEqual([true, false])
    await db.run(sql`delete from project_actions where action_id = ${shown}`)
  })
})
