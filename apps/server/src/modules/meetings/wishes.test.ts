import { addDays, athensInstant, todayInAthens, weekdayOf } from '@telemachos/rules/dates'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sql } from '../../kernel/database/sql.ts'
import { createAction } from '../../testing/factories.ts'
import {
  startSmallProgramme,
  type PersonName,
  type SmallProgramme,
} from '../../testing/small-programme.ts'

const [IN_PERSON, ONLINE] = [1, 2]
const ROOM = 'https://meet.example.org/anna'

let day = 30
/** A Monday of its own for every test, so that meetings of one do not get in another's way. */
const newMonday = () => {
  const date = addDays(todayInAthens(new Date()), (day += 60))
  return addDays(date, 1 - weekdayOf(date))
}

describe('what a mentee asks about a meeting', () => {
  let programme: SmallProgramme
  beforeAll(async () => {
    programme = await startSmallProgramme()
  })
  afterAll(() => programme.close())

  /** A meeting that is to come, on a Monday at 10:00. */
  async function plan(typeId = IN_PERSON) {
    const { db, projectId, as, people } = programme
    const ActionId = await createAction(db, projectId, { typeId })
    const monday = newMonday()
    const at = (time: string) => athensInstant(monday, time)
    const cell = { ProjectId: projectId, MenteeId: people.mentee.id, ActionId }
    const set = (date: string) =>
      as.mentor.ask('actions.publishAction', { ActionId, MenteeId: cell.MenteeId, date })
    await set(at('10:00'))
    const read = (name: PersonName) => as[name].ask('meetings.getMeeting', cell)
    const { Meeting } = await read('mentee')
    const about = { ProjectId: projectId, MeetingId: Meeting?.Id ?? 0 }
    const ask = (Time: string | null, Reason = '', name: PersonName = 'mentee') =>
      as[name].call('meetings.askForTime', { ...about, Time, Reason })
    const settle = (name: PersonName) => as[name].call('meetings.settleWish', about)
    return { ActionId, at, about, cell, set, read, ask, settle }
  }
  /** The kinds of what somebody was told last on the page, the newest first. */
  async function told(name: PersonName): Promise<string[]> {
    const { projectId: ProjectId } = programme
    const { list } = await programme.as[name].ask('notifications.listNotifications', {
      ProjectId,
      page: 1,
    })
    return list.map(({ Kind }) => Kind)
  }

  it('is seen by those who plan it, and is over once it has another time', async () => {
    const { at, set, read, ask } = await plan()
    expect(await ask(at('12:00'))).toMatchObject({
      status: 200,
      body: { Meeting: { Time: at('10:00') }, Wish: { Time: at('12:00'), Reason: '' } },
    })
    for (const name of ['mentor', 'mentee', 'supervisor'] as const)
      expect([name, await read(name)]).toMatchObject([
        name,
        { Meeting: { Asked: true }, Wish: { Time: at('12:00') } },
      ])
    expect((await told('mentor'))[0]).toBe('meetings.timeAsked')
    await set(at('12:00'))
    expect(await read('mentee')).toMatchObject({
      Meeting: { Time: at('12:00'), Asked: false },
      Wish: null,
    })
  })

  it('is over where the time stays, which the mentee is told, or where they take it back', async () => {
    const { read, ask, settle } = await plan()
    await ask(null, 'Εξετάσεις')
    expect(await read('mentor')).toMatchObject({ Wish: { Time: null, Reason: 'Εξετάσεις' } })
    expect((await told('mentor'))[0]).toBe('meetings.absence')
    expect(await settle('mentor')).toMatchObject({ status: 200, body: { Wish: null } })
    expect((await told('mentee'))[0]).toBe('meetings.timeKept')
    expect(await settle('mentor')).toMatchObject({
      status: 422,
      body: { details: { rule: 'no_wish' } },
    })
    await ask(null, 'Και πάλι')
    const before = (await told('mentee')).length
    expect(await settle('mentee')).toMatchObject({ status: 200, body: { Wish: null } })
    expect(await told('mentee')).toHaveLength(before)
  })

  it('is told of once an hour, however often it is asked', async () => {
    const { at, ask, read } = await plan()
    const before = (await told('mentor')).length
    for (const time of ['12:00', '13:00', '14:00', '15:00'])
      expect(await ask(at(time))).toMatchObject({ status: 200 })
    expect(await told('mentor')).toHaveLength(before + 1)
    expect(await read('mentor')).toMatchObject({ Wish: { Time: at('15:00') } })
  })

  it('is a start that can be had, of a meeting that is to come', async () => {
    const { at, cell, ask, about } = await plan()
    const taken = await plan()
    expect(await ask(taken.at('10:15'))).toMatchObject({
      status: 409,
      body: { code: 'meeting_overlap', details: { with: 'mentor' } },
    })
    expect(await ask('2020-01-01T10:00:00Z')).toMatchObject({
      status: 400,
      body: { fields: [{ field: 'Time', rule: 'future' }] },
    })
    expect(await ask(at('10:00'))).toMatchObject({
      status: 400,
      body: { fields: [{ field: 'Time', rule: 'same_time' }] },
    })
    expect(await ask(null)).toMatchObject({
      status: 400,
      body: { fields: [{ field: 'Reason', rule: 'required' }] },
    })
    const { db, as } = programme
    const { ActionId, MenteeId } = cell
    const Seen = at('10:00')
    await as.mentor.ask('actions.cancelMeeting', { ActionId, MenteeId, Reason: 'Απεργία', Seen })
    expect(await ask(at('12:00'))).toMatchObject({
      status: 422,
      body: { details: { rule: 'not_planned' } },
    })
    expect(
      await db.rows(sql`select 1 from meeting_wishes where meeting_id = ${about.MeetingId}`),
    ).toEqual([])
  })

  it('is asked by the mentee alone, and by nobody else of them', async () => {
    const { at, ask, settle } = await plan()
    for (const name of ['mentor', 'supervisor', 'admin'] as const)
      expect([name, await ask(at('12:00'), '', name)]).toMatchObject([name, { status: 403 }])
    expect(await ask(at('12:00'), '', 'stranger')).toMatchObject({ status: 404 })
    await ask(at('12:00'))
    for (const name of ['stranger', 'otherMentor'] as const)
      expect([name, await settle(name)]).toMatchObject([name, { status: 404 }])
  })

  it('leads to where people meet online', async () => {
    const { as, projectId: ProjectId } = programme
    const mine = { ProjectId, Hours: [], DaysOff: [] }
    const [online, inPerson] = [await plan(ONLINE), await plan()]
    expect((await online.read('mentee')).Meeting?.Link).toBe('')
    expect(
      await as.mentor.call('meetings.saveAvailability', { ...mine, Room: 'javascript:alert(1)' }),
    ).toMatchObject({ status: 400, body: { fields: [{ field: 'Room', rule: 'web_address' }] } })
    await as.mentor.ask('meetings.saveAvailability', { ...mine, Room: ROOM })
    expect((await online.read('mentee')).Meeting?.Link).toBe(ROOM)
    expect((await inPerson.read('mentee')).Meeting?.Link).toBe('')
    const file = await as.mentee.ask('meetings.downloadMeeting', online.about)
    expect(file).toContain(`LOCATION:${ROOM}`)
    const journal = await as.mentor.ask('meetings.getJournal', online.about)
    const { MeetingId, Version, Subject, Notes, FollowUp } = journal
    await as.mentor.ask('meetings.saveJournal', {
      ...{ ProjectId, MeetingId, Version, Subject, Notes, FollowUp },
      ...{ Held: null, Reason: '', Duration: 45, PrivateNotes: '' },
      Place: 'https://other.example.org/7',
    })
    expect((await online.read('mentee')).Meeting?.Link).toBe('https://other.example.org/7')
    await as.mentor.ask('meetings.saveAvailability', { ...mine, Room: '' })
    expect(await as.mentor.ask('meetings.getAvailability', { ProjectId })).toMatchObject({
      Room: '',
    })
  })
})
