import { draftQuestion } from '@telemachos/questionnaire/testing'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Socket } from 'socket.io-client'
import { sql } from '../../kernel/database/sql.ts'
import { createAction, relate } from '../../testing/factories.ts'
import { addQuest } from '../../testing/quest-programme.ts'
import { openSocket } from '../../testing/realtime-client.ts'
import { startSmallProgramme, type SmallProgramme } from '../../testing/small-programme.ts'
import { listAssignedStaff } from '../people/index.ts'

/**
 * The mentor has the mentee wholly, and the stranger for two actions alone; the other mentor has the
 * stranger wholly. Both people have the same traces.
 */
describe('a mentor who has somebody for single actions', () => {
  let programme: SmallProgramme
  let ProjectId: number
  let whole: number
  let single: number
  /** The first two are the mentor's for the stranger, the others are not. */
  let ids: Record<'mine' | 'myMeeting' | 'done' | 'late' | 'meeting' | 'off' | 'quest', number>
  let setId: number | null

  beforeAll(async () => {
    programme = await startSmallProgramme()
    const { db, projectId, people } = programme
    ProjectId = projectId
    whole = people.mentee.id
    single = people.stranger.id
    const action = (position: number, typeId = 3) =>
      createAction(db, projectId, { position, typeId })
    ids = {
      mine: await action(1),
      myMeeting: await action(2, 1),
      done: await action(3),
      late: await action(4),
      meeting: await action(5, 1),
      off: await action(6, 1),
      quest: (await addQuest(programme, [draftQuestion({ Type: 10, Model: 'why' })])).actionId,
    }
    await relate(db, projectId, 'mentor', [people.mentor, people.stranger], ids.mine)
    await relate(db, projectId, 'mentor', [people.mentor, people.stranger], ids.myMeeting)
    await db.run(sql`
      update project_actions set due_on = '2026-01-31' where action_id = ${ids.late}`)
    for (const id of [whole, single]) {
      await db.run(sql`
        insert into completions (project_id, mentee_id, action_id, completed_at)
        values (${projectId}, ${id}, ${ids.mine}, '2026-02-01T10:00:00Z'),
          (${projectId}, ${id}, ${ids.done}, '2026-02-02T10:00:00Z')`)
      await db.run(sql`
        insert into action_data (project_id, action_id, drawer, mentee_id, scheduled_at)
        values (${projectId}, ${ids.meeting}, 'mentee', ${id}, '2900-01-01T10:00:00Z'),
          (${projectId}, ${ids.off}, 'mentee', ${id}, '3000-01-01')`)
    }
    const started = await programme.as.stranger.ask('questionnaires.start', {
      ActionId: ids.quest,
      MenteeId: single,
    })
    setId = started.AnswerSetId
  })
  afterAll(() => programme.close())

  const page = (more: object = {}, who: 'mentor' | 'otherMentor' = 'mentor') =>
    programme.as[who].ask('grid.getActionsGridPage', { ProjectId, Page: 1, ...more })
  const found = async (more: object) => (await page(more)).list.map(({ Id }) => Id)
  const count = (more: object = {}) =>
    programme.as.mentor.ask('grid.countActionsGrid', { ProjectId, ...more })
  const rowOf = (list: Awaited<ReturnType<typeof page>>['list'], id: number) =>
    list.find(({ Id }) => Id === id)

  it('sees the cells of those actions alone', async () => {
    const { list } = await page()
    expect(rowOf(list, single)).toMatchObject({
      DoneCount: 1,
      Only: [ids.mine, ids.myMeeting],
      Cells: [{ ActionId: ids.mine, Done: expect.stringMatching(/^2026-02-01/) }],
    })
    expect(rowOf(list, whole)).toMatchObject({ DoneCount: 2, Only: null })
    expect(rowOf(list, whole)?.Cells).toHaveLength(4)
    const theirs = (await page({}, 'otherMentor')).list
    expect(rowOf(theirs, single)).toMatchObject({ DoneCount: 2, Only: null })
    expect(rowOf(theirs, single)?.Cells).toHaveLength(4)
  })

  it('sees nothing of the others under the single action either', async () => {
    const { list } = await page({ ActionId: ids.mine })
    expect(rowOf(list, single)?.Cells.map(({ ActionId }) => ActionId)).toEqual([ids.mine])
    expect(await found({ ActionId: ids.done })).toEqual([whole])
  })

  it('has the columns that others have', async () => {
    const { Columns } = await programme.as.mentor.ask('grid.getActionsGridHeader', {
      ProjectId,
    })
    expect(Columns.map(({ Id }) => Id)).toEqual(
      expect.arrayContaining([ids.mine, ids.done, ids.late]),
    )
  })

  it('counts those cells alone', async () => {
    const { count: people, All, Actions } = await count()
    expect([people, All]).toEqual([2, 2])
    const of = (id: number) => Actions.find(({ ActionId }) => ActionId === id)
    expect(of(ids.mine)).toMatchObject({ Done: 2, Scheduled: 0, Overdue: 0, Others: 0 })
    expect(of(ids.done)).toMatchObject({ Done: 1, Scheduled: 0, Overdue: 0, Others: 1 })
    expect(of(ids.late)).toMatchObject({ Done: 0, Scheduled: 0, Overdue: 1, Others: 1 })
    expect(of(ids.meeting)).toMatchObject({ Done: 0, Scheduled: 1, Overdue: 0, Others: 1 })
    const alone = await count({ Search: 'stranger' })
    expect(alone.Actions.map(({ Done, Scheduled, Overdue }) => [Done, Scheduled, Overdue])).toEqual(
      alone.Actions.map(({ ActionId }) => [ActionId === ids.mine ? 1 : 0, 0, 0]),
    )
  })

  it('filters by the states of those cells alone', async () => {
    for (const [State, theirs] of [
      ['done', ids.done],
      ['overdue', ids.late],
      ['scheduled', ids.meeting],
      ['inactive', ids.off],
    ] as const) {
      expect(await found({ State, ActionId: theirs })).toEqual([whole])
      expect(await found({ State }), State).toEqual(State === 'done' ? [whole, single] : [whole])
      expect((await count({ State })).count).toBe(State === 'done' ? 2 : 1)
    }
    expect(await found({ State: 'todo' })).toEqual([whole, single])
    expect(await found({ State: 'todo', ActionId: ids.myMeeting })).toEqual([whole, single])
    expect(await found({ State: 'done', ActionId: ids.mine })).toEqual([whole, single])
  })

  it('sorts by those cells alone, the others last', async () => {
    for (const ActionOrder of [ids.done, ids.late, ids.meeting, ids.off, ids.quest]) {
      expect(await found({ ActionOrder })).toEqual([whole, single])
      expect(await found({ ActionOrder, Desc: true })).toEqual([whole, single])
    }
    expect(await found({ Order: 'done' })).toEqual([single, whole])
  })

  it('exports those cells alone', async () => {
    const exported = async (more: object = {}) =>
      programme.as.mentor.ask('grid.exportGridPage', {
        ...{ ProjectId, Page: 1, Count: true },
        ...more,
      })
    const { list } = await exported()
    expect(list.find(({ Id }) => Id === single)).toMatchObject({
      Only: [ids.mine, ids.myMeeting],
      // Actions with a mentor of their own are listed, as for everybody.
      Cells: [
        { ActionId: ids.mine, State: 'done' },
        { ActionId: ids.myMeeting, State: 'todo', Date: null },
      ],
    })
    expect(list.find(({ Id }) => Id === whole)).toMatchObject({ Only: null })
    for (const [State, ActionId] of [
      ['done', ids.done],
      ['overdue', ids.late],
      ['overdue', undefined],
      ['scheduled', undefined],
      ['inactive', ids.off],
    ] as const) {
      const filter = { ActionFilters: [{ State, ActionId }] }
      const answer = await exported(filter)
      expect(answer.count).toBe(1)
      expect(answer.list.map(({ Id }) => Id)).toEqual([whole])
      const begun = await programme.as.mentor.ask('grid.startExport', { ProjectId, ...filter })
      expect(begun.count).toBe(1)
    }
  })

  it("lists those actions alone on the person's own page", async () => {
    const actions = await programme.as.mentor.ask('actions.listMenteeActions', {
      ProjectId,
      MenteeId: single,
    })
    expect(actions.map(({ Id }) => Id)).toEqual([ids.mine, ids.myMeeting])
  })

  it('may do nothing with the others, and everything with those', async () => {
    const { db, as } = programme
    const state = () =>
      db.rows(sql`
        select action_id, completed_at::text as at, null as data from completions
        where mentee_id = ${single}
        union all
        select action_id, scheduled_at::text, data::text from action_data
        where mentee_id = ${single} order by 1, 2`)
    const before = await state()
    const refused = async (answer: Promise<{ status: number; body: unknown }>) => {
      const { status, body } = await answer
      expect([status, body]).toMatchObject([404, { code: 'not_found' }])
    }
    const place = { ActionId: ids.late, MenteeId: single }
    const done = { ActionId: ids.done, MenteeId: single }
    const date = new Date(Date.now() + 86_400_000).toISOString()
    await refused(as.mentor.call('actions.completeAction', place))
    await refused(as.mentor.call('actions.undoCompletion', done))
    await refused(as.mentor.call('actions.getMenteeData', done))
    await refused(as.mentor.call('actions.saveMenteeData', { ...place, Data: '{"a":1}' }))
    await refused(as.mentor.call('actions.updateMenteeData', { ...place, Data: '{"a":1}' }))
    await refused(as.mentor.call('actions.getPublicNotes', place))
    await refused(as.mentor.call('actions.savePrivateNotes', { ...place, Data: '{"a":1}' }))
    await refused(
      as.mentor.call('actions.updateMenteeDataMany', {
        ActionId: ids.late,
        Data: { [single]: { lastMail: 'x' } },
      }),
    )
    const meeting = { ActionId: ids.meeting, MenteeId: single }
    await refused(as.mentor.call('actions.publishAction', { ...meeting, date }))
    await refused(as.mentor.call('actions.cancelMeeting', { ...meeting, Reason: 'x' }))
    await refused(
      as.mentor.call('meetings.proposeSeries', {
        ...{ ProjectId, MenteeId: single, ActionIds: [ids.meeting], From: date, EveryWeeks: 1 },
      }),
    )
    expect(await state()).toEqual(before)

    const mine = { ActionId: ids.mine, MenteeId: single }
    expect(await as.mentor.ask('actions.undoCompletion', mine)).toBe(true)
    expect(await as.mentor.ask('actions.completeAction', mine)).toBe(true)
    await as.mentor.ask('actions.saveMenteeData', { ...mine, Data: '{"a":1}' })
    await as.mentor.ask('actions.publishAction', {
      ...{ ActionId: ids.myMeeting, MenteeId: single, date },
    })
  })

  it('opens no answers to the others', async () => {
    const { as } = programme
    for (const name of ['getResults', 'getByAnswerSetId'] as const) {
      const { status } = await as.mentor.call(`questionnaires.${name}`, { AnswerSetId: setId })
      expect(status).toBe(404)
    }
    const { status } = await as.mentor.call('questionnaires.start', { AnswerSetId: setId })
    expect(status).toBe(404)
    const known = await as.otherMentor.call('questionnaires.getByAnswerSetId', {
      AnswerSetId: setId,
    })
    expect(known.status).toBe(200)
  })

  it('does not watch over the person in everything', async () => {
    const { as } = programme
    const waiting = async (who: 'mentor' | 'otherMentor') =>
      (await as[who].ask('supervision.listQueue', { ProjectId, page: 1 })).list.map(
        ({ Mentee }) => Mentee.Id,
      )
    expect(await waiting('mentor')).not.toContain(single)
    expect(await waiting('otherMentor')).toContain(single)
    const { Mentees } = await as.mentor.ask('supervision.getOverview', { ProjectId })
    expect(Mentees).toBe(1)
    const history = await as.mentor.call('supervision.listHistory', {
      ...{ ProjectId, MenteeId: single },
    })
    expect(history.status).toBe(404)
  })

  it('mails no dates of the others', async () => {
    const { db, people, as } = programme
    await db.run(sql`update users set email = 'stranger@example.org' where id = ${single}`)
    await db.run(sql`
      insert into meetings (project_id, action_id, mentor_id, mentee_id, during)
      values (${ProjectId}, ${ids.meeting}, ${people.otherMentor.id}, ${single},
        tstzrange('2090-01-01T10:00:00Z', '2090-01-01T10:45:00Z'))`)
    const mail = (who: 'mentor' | 'otherMentor', ActionId: number) =>
      as[who].ask('mail.mailUsers', {
        Data: { [single]: { ActionId } },
        Template: 'rendezvous.html',
      })
    expect(await mail('mentor', ids.meeting)).toMatchObject({ Queued: [], Nothing: [single] })
    expect(await mail('otherMentor', ids.meeting)).toMatchObject({ Queued: [single] })
  })

  it('is told of with the person and those cells, whose supervisor is not', async () => {
    const { db, people } = programme
    const assignedStaff = async (actionId?: number) =>
      (await listAssignedStaff(db, [{ projectId: ProjectId, userId: single, actionId }]))[0]
    const both = [people.mentor.id, people.otherMentor.id].toSorted((a, b) => a - b)
    expect(await assignedStaff()).toEqual(both)
    expect(await assignedStaff(ids.mine)).toEqual(both)
    expect(await assignedStaff(ids.late)).toEqual([people.otherMentor.id])
    expect(await assignedStaff(0)).toEqual([people.otherMentor.id])
  })

  it('hears of those cells alone', async () => {
    const { as, server } = programme
    const heard: Record<'mentor' | 'otherMentor', number[]> = { mentor: [], otherMentor: [] }
    const sockets: Socket[] = []
    for (const who of ['mentor', 'otherMentor'] as const) {
      const socket = await openSocket(server.url, as[who])
      socket.onAny((_name, payload: { ActionId?: number }) => {
        if (payload?.ActionId) heard[who].push(payload.ActionId)
      })
      sockets.push(socket)
    }
    // Events arrive in the order in which they were left: the last one says that all have come.
    for (const ActionId of [ids.late, ids.mine]) {
      await as.admin.ask('actions.updateMenteeData', {
        ...{ ActionId, MenteeId: single, Data: '{"b":1}' },
      })
    }
    await expect.poll(() => heard.otherMentor).toEqual([ids.late, ids.mine])
    await expect.poll(() => heard.mentor).toEqual([ids.mine])
    for (const socket of sockets) socket.close()
  })

  it('has the whole row once the person is theirs', async () => {
    const { db, people } = programme
    await db.run(sql`
      update relations set to_at = now()
      where holder_id = ${people.otherMentor.id} and subject_id = ${single}`)
    await relate(db, ProjectId, 'mentor', [people.mentor, people.stranger])
    const { list } = await page()
    expect(rowOf(list, single)).toMatchObject({ Only: null, DoneCount: 2 })
  })
})
