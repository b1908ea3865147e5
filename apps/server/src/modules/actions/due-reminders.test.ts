import { addDays, athensInstant, todayInAthens } from '@telemachos/rules/dates'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { sql } from '../../kernel/database/sql.ts'
import { createAction } from '../../testing/factories.ts'
import { newConference, newSession } from '../../testing/conferences.ts'
import { startSmallProgramme, type SmallProgramme } from '../../testing/small-programme.ts'
import { remindOfDues } from './remind-of-dues.ts'

/** Tomorrow: the mails of its mornings are not due yet, so that the server sends none of them meanwhile. */
const TODAY = addDays(todayInAthens(new Date()), 1)
const inDays = (days: number) => addDays(TODAY, days)

interface Mail {
  to: string
  titles: string[]
  days: number[]
  state: string
}

describe('reminders of deadlines', () => {
  let programme: SmallProgramme
  let task: number
  let other: number
  beforeAll(async () => {
    programme = await startSmallProgramme()
    const { db, projectId } = programme
    task = await createAction(db, projectId, { title: 'Βιογραφικό', position: 1 })
    other = await createAction(db, projectId, { title: 'Στόχοι', position: 2 })
  })
  afterAll(() => programme.close())
  beforeEach(async () => {
    const { db } = programme
    await db.run(sql`delete from mails`)
    await db.run(sql`delete from notices`)
    await db.run(sql`delete from due_reminders`)
    await db.run(sql`update completions set completed_at = null`)
    await db.run(sql`delete from action_dues`)
    await db.run(sql`update project_actions set due_on = null, due_from = null, due_amount = null,
      due_unit = null, due_anchor_id = null, reminder_days = null, reminds_mentor = null,
      changed_at = null, flags = 2, archived_at = null`)
    await db.run(sql`update actions set enable_condition = ''`)
    await db.run(sql`update users set state = 1`)
    await db.run(
      sql`update projects set archived_at = null, settings = settings #- '{Config,DueReminders}'`,
    )
  })

  const place = (ActionId = task) => ({ ProjectId: programme.projectId, ActionId })
  const remind = async (Days: number[], Mentor = false, ActionId = task) => {
    const { Own: Seen } = await programme.as.admin.ask('actions.getDueReminders', place(ActionId))
    await programme.as.admin.ask('actions.saveDueReminders', {
      ...place(ActionId),
      Own: { Days, Mentor },
      Seen,
    })
    // As if it had been said some days ago.
    await programme.db.run(sql`update project_actions set changed_at = now() - interval '3 days'`)
  }
  const due = (On: string, ActionId = task) =>
    programme.db.run(sql`
      update project_actions set due_on = ${On}::date where action_id = ${ActionId}`)
  /** The job, so many days from now, at a time in Athens. */
  const run = (days = 0, time = '09:00') =>
    remindOfDues(programme.db, new Date(athensInstant(inDays(days), time)))
  const mails = async (): Promise<Mail[]> => {
    const rows = await programme.db.rows<{
      to: string
      items: { title: string; days: number }[]
      state: string
    }>(sql`
      select u.last_name as to, m.model -> 'items' as items, m.state from mails m
      join users u on u.id = m.user_id where m.template like 'actions.%' order by m.created_at, u.last_name`)
    return rows.map(({ items, ...mail }) => ({
      ...mail,
      titles: items.map(({ title }) => title),
      days: items.map(({ days }) => days),
    }))
  }
  const to = async () => (await mails()).map((mail) => mail.to)

  it('go on their days in the morning, each once', async () => {
    await remind([-7, -1, 0, 3])
    await due(inDays(7))
    await run(0, '03:00')
    expect(await mails()).toEqual([])
    for (const time of ['08:00', '08:05', '21:30']) await run(0, time)
    expect(await mails()).toMatchObject([
      { to: 'mentee', titles: ['Βιογραφικό'], days: [7] },
      { to: 'stranger', days: [7] },
    ])
    for (const day of [1, 2, 6, 7, 8, 10, 11]) await run(day)
    const days = (await mails()).filter((mail) => mail.to === 'mentee').map((mail) => mail.days)
    expect(days).toEqual([[7], [1], [0], [-3]])
    const { list } = await programme.as.mentee.ask('notifications.listNotifications', {
      ProjectId: programme.projectId,
      page: 1,
    })
    expect(list).toHaveLength(4)
    expect(list[0]).toMatchObject({
      Kind: 'actions.dueReminder',
      Values: { title: 'Βιογραφικό' },
      Read: false,
    })
  })

  it('are not sent twice by servers that begin at once, or after the clock was set back', async () => {
    await remind([-7, -1])
    await due(inDays(7))
    await Promise.all([run(), run(), run(), run()])
    expect(await to()).toEqual(['mentee', 'stranger'])
    for (const day of [6, 0, 6, -1]) await run(day)
    expect((await mails()).map(({ days }) => days)).toEqual([[7], [7], [1], [1]])
  })

  it('of one day are one mail, to mentors too', async () => {
    await remind([-2], true)
    await remind([0], true, other)
    await due(inDays(2))
    await due(inDays(0), other)
    await run()
    const told = (await mails()).toSorted((a, b) => (a.to < b.to ? -1 : 1))
    expect(told).toEqual(
      ['mentee', 'mentor', 'otherMentor', 'stranger'].map((name) => ({
        ...{ to: name, titles: ['Στόχοι', 'Βιογραφικό'], days: [0, 2], state: 'queued' },
      })),
    )
  })

  it('that arise later on a day on which somebody was reminded wait for the next', async () => {
    await remind([0])
    await due(TODAY)
    await run()
    await remind([-1], false, other)
    await due(inDays(1), other)
    await run(0, '15:00')
    expect(await to()).toEqual(['mentee', 'stranger'])
    await run(1)
    expect((await mails()).slice(2)).toMatchObject([
      { titles: ['Στόχοι'], days: [0] },
      { titles: ['Στόχοι'], days: [0] },
    ])
  })

  it('do not go back to days before they were arranged', async () => {
    await remind([-7])
    await due(inDays(6))
    await programme.db.run(sql`update project_actions set changed_at = now() + interval '1 day'`)
    await run()
    expect(await to()).toEqual([])
  })

  it('follow the deadline that moves, and are taken back where none is left', async () => {
    const { as, people } = programme
    await remind([-1])
    await due(inDays(1))
    await run()
    expect(await to()).toEqual(['mentee', 'stranger'])
    await as.mentor.ask('actions.extendDue', {
      ...{ ActionId: task, MenteeId: people.mentee.id, Reason: 'Ασθένεια' },
      ...{ Until: inDays(5), Seen: inDays(1) },
    })
    await run(0, '12:00')
    expect((await mails()).map(({ state }) => state)).toEqual(['cancelled', 'queued'])
    await run(4)
    expect((await mails()).slice(2)).toMatchObject([{ to: 'mentee', days: [1] }])
  })

  it('wait in the bell no longer than their action is open, on whatever day it is done', async () => {
    const { as, people, projectId } = programme
    const unread = async () =>
      (await as.mentee.ask('notifications.countUnread', { ProjectId: projectId })).Unread
    await remind([0])
    await due(inDays(0))
    await run()
    expect(await unread()).toBe(1)
    await as.mentee.ask('actions.completeAction', {
      ...{ ActionId: task, MenteeId: people.mentee.id },
    })
    await run(3, '23:30')
    expect(await unread()).toBe(0)
  })

  it('leave out what is done, hidden, archived, not open, and people who are not active', async () => {
    const { as, db, people, projectId } = programme
    await remind([0], true)
    await due(TODAY)
    const undo: Record<string, [() => Promise<unknown>, () => Promise<unknown>]> = {
      unpublished: [
        () => db.run(sql`update project_actions set flags = 0`),
        () => db.run(sql`update project_actions set flags = 2`),
      ],
      hidden: [
        () => db.run(sql`update project_actions set flags = 10`),
        () => db.run(sql`update project_actions set flags = 2`),
      ],
      archived: [
        () => as.admin.ask('actions.archiveActions', { ProjectId: projectId, ActionIds: [task] }),
        () => as.admin.ask('actions.restoreActions', { ProjectId: projectId, ActionIds: [task] }),
      ],
      project: [
        () => db.run(sql`update projects set archived_at = now()`),
        () => db.run(sql`update projects set archived_at = null`),
      ],
      closed: [
        () => db.run(sql`update actions set enable_condition = 'user.last_name == "nobody"'`),
        () => db.run(sql`update actions set enable_condition = 'user.last_name == "mentee"'`),
      ],
      inactive: [
        () => db.run(sql`update users set state = 2`),
        () => db.run(sql`update users set state = 1`),
      ],
    }
    for (const [what, [change, back]] of Object.entries(undo)) {
      await change()
      await run()
      expect([what, await to()]).toEqual([what, []])
      await back()
      await db.run(sql`update project_actions set changed_at = null`)
    }
    await db.run(sql`update users set state = 2 where id = ${people.mentor.id}`)
    await run()
    // The action is open to the mentee alone, whose mentor is not active.
    expect(await to()).toEqual(['mentee'])
    await db.run(sql`update actions set enable_condition = ''`)
    await as.admin.ask('actions.completeAction', { ActionId: task, MenteeId: people.stranger.id })
    await run(0, '10:00')
    expect(await to()).toEqual(['mentee'])
  })

  it('are those of the project where the action says nothing, and never where it says so', async () => {
    const { db, as } = programme
    await db.run(sql`update projects
      set settings = jsonb_set(settings, '{Config}', coalesce(settings -> 'Config', '{}')
        || '{"DueReminders": {"Days": [0], "ToMentor": true}}')`)
    await due(TODAY)
    await due(TODAY, other)
    await remind([], false, other)
    await run()
    expect((await mails()).every(({ titles }) => titles.join() === 'Βιογραφικό')).toBe(true)
    expect((await to()).length).toBe(4)
    expect(await as.coordinator.ask('actions.getDueReminders', place(other))).toEqual({
      ActionId: other,
      Own: { Days: [], Mentor: false },
      Project: { Days: [0], Mentor: true },
    })
  })

  it('are shown to authors before they go, for whom they reach', async () => {
    const { as, people } = programme
    await due(inDays(3))
    const preview = (name: 'admin' | 'coordinator', Days = [-3, 1]) =>
      as[name].ask('actions.previewDueReminders', {
        ...place(),
        Own: { Days, Mentor: true },
        page: 1,
      })
    expect((await preview('coordinator')).list).toEqual([
      {
        ...{ Id: people.mentee.id, FirstName: 'Άννα', LastName: 'mentee' },
        ...{ On: TODAY, Due: inDays(3), Mentor: 'Άννα mentor' },
      },
    ])
    await remind([-3, 1], true)
    await run()
    expect((await preview('admin')).list.map(({ On }) => On)).toEqual([inDays(4), inDays(4)])
    expect(await preview('admin', [])).toEqual({ list: [], count: 0, All: 0 })
    for (const name of ['mentor', 'mentee'] as const)
      expect((await as[name].call('actions.getDueReminders', place())).status).toBe(403)
  })

  it('are refused where somebody has changed them, and where they are too many', async () => {
    const { as } = programme
    await remind([-7])
    const save = (Days: number[]) =>
      as.admin.call('actions.saveDueReminders', {
        ...place(),
        Own: { Days, Mentor: false },
        Seen: null,
      })
    expect(await save([0])).toMatchObject({
      status: 409,
      body: { details: { Own: { Days: [-7], Mentor: false } } },
    })
    for (const [days, rule] of [
      [[1, 1], 'duplicate'],
      [[0, 1, 2, 3, 4, 5], 'too_many_items'],
    ] as const)
      expect(await save([...days])).toMatchObject({
        status: 400,
        body: { fields: [{ field: 'Own.Days', rule }] },
      })
  })

  it('go by the last session of a conference, and not to who has a place', async () => {
    const { as, projectId, people } = programme
    const conference = await newConference(programme)
    const at = (days: number, time: string) => athensInstant(inDays(days), time)
    const SessionId = await newSession(programme, conference, {
      ...{ Begins: at(6, '12:00'), Ends: at(6, '14:00') },
    })
    await remind([-1], false, conference)
    await due(inDays(1), conference)
    await run(0)
    expect(await mails()).toEqual([])
    const MenteeId = people.mentee.id
    await as.mentee.ask('conferences.register', { ProjectId: projectId, SessionId, MenteeId })
    await run(5)
    const told = (await mails()).map(({ to: name, titles, days }) => [name, titles, days])
    expect(told).toEqual([['stranger', ['Ημερίδα'], [1]]])
  })
})
