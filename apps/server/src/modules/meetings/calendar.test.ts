import { addDays, athensInstant, todayInAthens, weekdayOf } from '@telemachos/rules/dates'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sql } from '../../kernel/database/sql.ts'
import { fingerprint } from '../../testing/authorization-world.ts'
import { createAction } from '../../testing/factories.ts'
import {
  startSmallProgramme,
  type PersonName,
  type SmallProgramme,
} from '../../testing/small-programme.ts'

let day = 30
/** A Monday of its own for every test, so that meetings of one do not get in another's way. */
const newDay = () => {
  const date = addDays(todayInAthens(new Date()), (day += 60))
  return addDays(date, 1 - weekdayOf(date))
}

const onThreeDays = (date: string, times: readonly string[]) =>
  times.map((time, days) => athensInstant(addDays(date, days), time))

describe('the calendar of meetings', () => {
  let programme: SmallProgramme
  beforeAll(async () => {
    programme = await startSmallProgramme()
  })
  afterAll(() => programme.close())

  const newMeeting = (title = 'Συνάντηση') =>
    createAction(programme.db, programme.projectId, { typeId: 1, title })
  const publish = (name: PersonName, ActionId: number, date: string, rest: object = {}) =>
    programme.as[name].call('actions.publishAction', {
      ActionId,
      MenteeId: programme.people.mentee.id,
      date,
      ...rest,
    })
  const cancel = (name: PersonName, ActionId: number, rest: object = {}) =>
    programme.as[name].call('actions.cancelMeeting', {
      ActionId,
      MenteeId: programme.people.mentee.id,
      Reason: 'Ασθένεια',
      ...rest,
    })
  const list = (name: PersonName, From: string, rest: object = {}) =>
    programme.as[name].ask('meetings.listMeetings', {
      ProjectId: programme.projectId,
      From,
      To: addDays(From, 20),
      ...rest,
    })

  it('is seen by the pair and those who look after them, and by nobody else', async () => {
    const { people, as, projectId } = programme
    const id = await newMeeting('Γνωριμία')
    const date = newDay()
    const at = athensInstant(date, '10:00')
    await publish('mentor', id, at)
    for (const name of ['mentor', 'mentee', 'supervisor', 'coordinator', 'admin'] as const) {
      expect([name, await list(name, date)]).toMatchObject([
        name,
        [
          {
            Time: at,
            ActionTitle: 'Γνωριμία',
            State: 'planned',
            MentorId: people.mentor.id,
            Mentee: { Id: people.mentee.id, LastName: 'mentee' },
            CanEdit: name !== 'mentee',
          },
        ],
      ])
    }
    for (const name of ['otherMentor', 'stranger'] as const) {
      expect([name, await list(name, date)]).toEqual([name, []])
    }
    expect(await list('admin', date, { MentorId: people.otherMentor.id })).toEqual([])
    expect(await list('admin', date, { MenteeId: people.mentee.id })).toHaveLength(1)
    const own = await as.mentee.ask('meetings.listSchedule', { ProjectId: projectId })
    expect(own).toContainEqual({
      Time: at,
      MentorId: people.mentor.id,
      MenteeId: people.mentee.id,
      ActionId: id,
    })
    expect(await as.stranger.ask('meetings.listSchedule', { ProjectId: projectId })).toEqual([])
  })

  it('has, without days, all from today on', async () => {
    const { as, projectId } = programme
    const id = await newMeeting()
    const at = athensInstant(addDays(newDay(), 700), '10:00')
    await publish('mentor', id, at)
    const ids = async (rest: object = {}) =>
      (await as.mentor.ask('meetings.listMeetings', { ProjectId: projectId, ...rest })).map(
        ({ ActionId }) => ActionId,
      )
    expect(await ids()).toContain(id)
    expect(await ids({ To: addDays(todayInAthens(new Date()), 27) })).not.toContain(id)
  })

  it('begins and ends at midnight in Athens, and refuses too long a span', async () => {
    const { as, projectId } = programme
    const [early, late] = [await newMeeting(), await newMeeting()]
    const date = newDay()
    await publish('mentor', early, athensInstant(date, '00:00'))
    await publish('mentor', late, athensInstant(date, '23:45'))
    expect(await list('mentor', date, { To: date })).toHaveLength(2)
    expect(await list('mentor', addDays(date, 1))).toEqual([])
    const asked = { ProjectId: projectId, From: date }
    for (const [To, rule] of [
      [addDays(date, 93), 'days_span'],
      [addDays(date, -1), 'days_order'],
    ] as const) {
      const answer = await as.mentor.call('meetings.listMeetings', { ...asked, To })
      expect(answer).toMatchObject({ status: 400, body: { fields: [{ field: 'To', rule }] } })
    }
    expect(
      await as.mentor.call('meetings.listMeetings', { ...asked, To: addDays(date, 92) }),
    ).toMatchObject({ ok: true })
  })

  it('tells the later of two people who move the same meeting who moved it, and where to', async () => {
    const id = await newMeeting()
    const date = newDay()
    const at = (time: string) => athensInstant(date, time)
    await publish('mentor', id, at('10:00'), { Seen: null })
    expect(await publish('admin', id, at('12:00'), { Seen: at('10:00') })).toMatchObject({
      ok: true,
    })
    const before = await fingerprint(programme.db)
    expect(await publish('mentor', id, at('15:00'), { Seen: at('10:00') })).toMatchObject({
      status: 409,
      body: { code: 'meeting_moved', details: { at: at('12:00'), by: 'Άννα admin' } },
    })
    expect(await cancel('mentor', id, { Seen: at('10:00') })).toMatchObject({
      status: 409,
      body: { code: 'meeting_moved' },
    })
    expect(await fingerprint(programme.db)).toEqual(before)
    expect(await list('mentor', date)).toMatchObject([{ Time: at('12:00') }])
    expect(await publish('mentor', id, at('15:00'), { Seen: at('12:00') })).toMatchObject({
      ok: true,
    })
  })

  it('lets one of many win who move the same meeting at the same instant', async () => {
    const id = await newMeeting()
    const date = newDay()
    await publish('mentor', id, athensInstant(date, '08:00'))
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        publish(
          'mentor',
          id,
          athensInstant(date, `${10 + (index % 10)}:${index < 10 ? '00' : '30'}`),
          {
            Seen: athensInstant(date, '08:00'),
          },
        ),
      ),
    )
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1)
    const codes = answers.filter(({ ok }) => !ok).map(({ body }) => 'code' in body && body.code)
    expect(new Set(codes)).toEqual(new Set(['meeting_moved']))
  })

  it('cancels with a reason, which frees the time and the mentee’s own date', async () => {
    const { db } = programme
    const [id, other] = [await newMeeting(), await newMeeting()]
    const date = newDay()
    const at = athensInstant(date, '10:00')
    await publish('mentor', id, at)
    expect(await cancel('otherMentor', id)).toMatchObject({ status: 404 })
    expect(await cancel('mentee', id)).toMatchObject({ status: 403 })
    expect(await cancel('mentor', id, { Reason: '  ' })).toMatchObject({
      status: 400,
      body: { fields: [{ field: 'Reason', rule: 'required' }] },
    })
    expect(await cancel('mentor', id, { Seen: at })).toMatchObject({ ok: true })
    expect(await list('mentee', date)).toEqual([])
    expect(await list('mentee', date, { Cancelled: true })).toMatchObject([
      { State: 'cancelled', Reason: 'Ασθένεια' },
    ])
    expect(
      await db.row(sql`select scheduled_at, data from action_data where action_id = ${id}`),
    ).toMatchObject({ scheduled_at: null, data: { date: null } })
    expect(await programme.auditOf(id)).toMatchObject([{}, { verb: 'meeting.cancelled' }])
    expect(await cancel('mentor', id)).toMatchObject({
      status: 422,
      body: { details: { rule: 'not_planned' } },
    })
    expect(await publish('mentor', other, at)).toMatchObject({ ok: true })
  })

  it('looks what is in the way before anything is planned', async () => {
    const { as, people, projectId } = programme
    const [taken, id] = [await newMeeting(), await newMeeting()]
    const date = newDay()
    const at = (time: string) => athensInstant(date, time)
    await publish('mentor', taken, at('10:00'))
    const check = (Time: string, name: PersonName = 'mentor') =>
      as[name].call('meetings.checkOverlaps', {
        ProjectId: projectId,
        ActionId: id,
        MenteeId: people.mentee.id,
        Time,
      })
    expect(await check(at('10:30'))).toMatchObject({
      body: {
        Conflict: {
          ...{ with: 'mentor', name: 'Άννα mentor', other: 'Άννα mentee', at: at('10:00') },
        },
        Free: onThreeDays(date, ['10:45', '10:30', '10:30']),
      },
    })
    expect(await check(at('10:45'))).toMatchObject({ body: { Conflict: null, Free: [] } })
    expect(await check(at('10:45'), 'otherMentor')).toMatchObject({ status: 404 })
  })

  it('looks in the caller’s own calendar where a client names no meeting', async () => {
    const { as, people } = programme
    const taken = await newMeeting()
    const date = newDay()
    const at = (time: string) => athensInstant(date, time)
    await publish('mentor', taken, at('10:00'))
    const { Conflict, Free } = await as.mentor.ask('meetings.checkOverlaps', { Time: at('10:30') })
    expect(Conflict).toMatchObject({ with: 'mentor', at: at('10:00') })
    expect(Free).toEqual(onThreeDays(date, ['10:45', '10:30', '10:30']))
    const { Free: next } = await as.mentor.ask('meetings.checkOverlaps', {})
    expect(next).toHaveLength(3)
    const MentorId = people.otherMentor.id
    expect(await as.mentor.call('meetings.checkOverlaps', { MentorId })).toMatchObject({
      status: 404,
    })
    expect(await as.mentor.call('meetings.checkOverlaps', { ActionId: taken })).toMatchObject({
      status: 400,
    })
  })

  it('offers starts within the mentor’s hours, and none on days off', async () => {
    const { as, projectId } = programme
    const [taken, id] = [await newMeeting(), await newMeeting()]
    const monday = newDay()
    const mine = { ProjectId: projectId }
    const week = {
      Hours: [
        { Day: 1, From: '10:00', To: '11:30' },
        { Day: 3, From: '16:00', To: '17:00' },
      ],
      DaysOff: [{ From: addDays(monday, 2), To: addDays(monday, 2), Note: 'Άδεια' }],
    }
    await as.mentor.ask('meetings.saveAvailability', { ...mine, ...week })
    expect(await as.mentor.ask('meetings.getAvailability', mine)).toEqual({ ...week, Room: '' })
    const MentorId = programme.people.mentor.id
    const seen = await as.mentee.ask('meetings.getAvailability', { ...mine, MentorId })
    expect(seen.DaysOff).toEqual([{ ...week.DaysOff[0], Note: '' }])
    expect(await as.stranger.call('meetings.getAvailability', { ...mine, MentorId })).toMatchObject(
      { status: 404 },
    )
    await publish('mentor', taken, athensInstant(monday, '10:00'))
    expect(await publish('mentor', id, athensInstant(monday, '10:10'))).toMatchObject({
      body: {
        details: {
          free: [
            athensInstant(monday, '10:45'),
            athensInstant(addDays(monday, 7), '10:15'),
            athensInstant(addDays(monday, 9), '16:00'),
          ],
        },
      },
    })
    const overlapping = [...week.Hours, { Day: 1, From: '11:00', To: '12:00' }]
    expect(
      await as.mentor.call('meetings.saveAvailability', { ...mine, ...week, Hours: overlapping }),
    ).toMatchObject({ body: { fields: [{ field: 'Hours.2.From', rule: 'hours_overlap' }] } })
    await as.mentor.ask('meetings.saveAvailability', { ...mine, Hours: [], DaysOff: [] })
  })

  it('proposes a series around what is taken, and plans all of it or nothing', async () => {
    const { as, people, projectId } = programme
    const actions = [await newMeeting('Α'), await newMeeting('Β'), await newMeeting('Γ')]
    const taken = await newMeeting()
    const date = newDay()
    const at = (weeks: number, time: string) => athensInstant(addDays(date, weeks * 7), time)
    await publish('mentor', taken, at(2, '10:00'))
    const proposed = await as.mentor.ask('meetings.proposeSeries', {
      ProjectId: projectId,
      MenteeId: people.mentee.id,
      ActionIds: actions,
      From: at(0, '10:00'),
      EveryWeeks: 2,
    })
    expect(proposed).toEqual([
      { ActionId: actions[0], ActionTitle: 'Α', Time: at(0, '10:00'), Instead: null },
      { ActionId: actions[1], ActionTitle: 'Β', Time: at(2, '10:45'), Instead: at(2, '10:00') },
      { ActionId: actions[2], ActionTitle: 'Γ', Time: at(4, '10:00'), Instead: null },
    ])
    const plan = (Meetings: object[]) =>
      as.mentor.call('actions.publishSeries', { MenteeId: people.mentee.id, Meetings })
    const meetings = proposed.map(({ ActionId, Time }) => ({ ActionId, date: Time ?? '' }))
    const before = await fingerprint(programme.db)
    expect(
      await plan(meetings.with(1, { ActionId: actions[1]!, date: at(2, '10:00') })),
    ).toMatchObject({
      status: 409,
      body: { code: 'meeting_overlap', details: { action: actions[1] } },
    })
    expect(await plan([meetings[0]!, meetings[0]!])).toMatchObject({
      status: 400,
      body: { fields: [{ field: 'Meetings.1.ActionId', rule: 'duplicate' }] },
    })
    expect(await fingerprint(programme.db)).toEqual(before)
    expect(await plan(meetings)).toMatchObject({ ok: true })
    expect(await list('mentee', date, { To: addDays(date, 35) })).toHaveLength(4)
  })
})
