import { addDays, athensInstant, todayInAthens, weekdayOf } from '@telemachos/rules/dates'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createAction, createPerson, relate } from '../../testing/factories.ts'
import {
  startSmallProgramme,
  type PersonName,
  type SmallProgramme,
} from '../../testing/small-programme.ts'

let day = 30
/** A Monday of its own for every test, so that meetings of one do not get in another's way. */
const newMonday = () => {
  const date = addDays(todayInAthens(new Date()), (day += 60))
  return addDays(date, 1 - weekdayOf(date))
}

describe('the panel of a meeting', () => {
  let programme: SmallProgramme
  beforeAll(async () => {
    programme = await startSmallProgramme()
  })
  afterAll(() => programme.close())

  const newMeeting = () => createAction(programme.db, programme.projectId, { typeId: 1 })
  const cell = (ActionId: number, MenteeId = programme.people.mentee.id) => ({
    ProjectId: programme.projectId,
    MenteeId,
    ActionId,
  })
  const publish = (name: PersonName, ActionId: number, date: string, MenteeId?: number) =>
    programme.as[name].ask('actions.publishAction', {
      ActionId,
      MenteeId: MenteeId ?? programme.people.mentee.id,
      date,
    })
  const slots = (name: PersonName, ActionId: number, From: string) =>
    programme.as[name].ask('meetings.listSlots', { ...cell(ActionId), From })

  it('shows the pair and those who look after them the same meeting, and nobody else', async () => {
    const id = await newMeeting()
    const at = athensInstant(newMonday(), '10:00')
    expect(await programme.as.mentor.ask('meetings.getMeeting', cell(id))).toEqual({
      Meeting: null,
      Wish: null,
    })
    await publish('mentor', id, at)
    for (const name of ['mentor', 'mentee', 'supervisor', 'coordinator', 'admin'] as const) {
      expect([name, await programme.as[name].ask('meetings.getMeeting', cell(id))]).toMatchObject([
        name,
        { Meeting: { Time: at, State: 'planned', CanEdit: name !== 'mentee' } },
      ])
    }
    for (const name of ['otherMentor', 'stranger'] as const) {
      expect(await programme.as[name].call('meetings.getMeeting', cell(id))).toMatchObject({
        status: 404,
      })
    }
  })

  it('shows the one that is named, and none of another cell by its number', async () => {
    const [id, other] = [await newMeeting(), await newMeeting()]
    await publish('mentor', id, athensInstant(newMonday(), '10:00'))
    const { Meeting } = await programme.as.mentor.ask('meetings.getMeeting', cell(id))
    const MeetingId = Meeting?.Id ?? 0
    expect(
      await programme.as.mentor.ask('meetings.getMeeting', { ...cell(id), MeetingId }),
    ).toEqual({ Meeting, Wish: null })
    expect(
      await programme.as.mentor.call('meetings.getMeeting', { ...cell(other), MeetingId }),
    ).toMatchObject({ status: 404 })
    const theirs = cell(id, programme.people.stranger.id)
    expect(
      await programme.as.stranger.call('meetings.getMeeting', { ...theirs, MeetingId }),
    ).toMatchObject({ status: 404 })
  })

  it('offers a week within the mentor’s hours, and starts on three days', async () => {
    const id = await newMeeting()
    const monday = newMonday()
    const week = {
      Hours: [
        { Day: 1, From: '10:00', To: '11:30' },
        { Day: 3, From: '16:00', To: '17:00' },
      ],
      DaysOff: [{ From: addDays(monday, 2), To: addDays(monday, 2), Note: 'Άδεια' }],
    }
    await programme.as.mentor.ask('meetings.saveAvailability', {
      ProjectId: programme.projectId,
      ...week,
    })
    const answer = await slots('mentee', id, monday)
    expect(answer.Days.map(({ Date: date }) => date)).toEqual(
      Array.from({ length: 7 }, (_, index) => addDays(monday, index)),
    )
    expect(answer.Days.slice(0, 3)).toEqual([
      { Date: monday, Off: false, Open: [{ From: '10:00', To: '11:30' }] },
      { Date: addDays(monday, 1), Off: false, Open: [] },
      { Date: addDays(monday, 2), Off: true, Open: [] },
    ])
    expect(answer.Mentor).toMatchObject({ Id: programme.people.mentor.id })
    expect(new Set(answer.Offers.map((at) => todayInAthens(new Date(at)))).size).toBe(3)
    // Why the mentor is away is not told.
    expect(JSON.stringify(answer)).not.toContain('Άδεια')
    await programme.as.mentor.ask('meetings.saveAvailability', {
      ProjectId: programme.projectId,
      Hours: [],
      DaysOff: [],
    })
  })

  it('names who is in the way to those who may know them, and to nobody else', async () => {
    const { db, projectId, people, as } = programme
    const second = await createPerson(db, projectId, ['Mentee'], { lastName: 'δεύτερος' })
    await relate(db, projectId, 'mentor', [people.mentor, second])
    const [taken, shared, id] = [await newMeeting(), await newMeeting(), await newMeeting()]
    const monday = newMonday()
    const at = (time: string) => athensInstant(monday, time)
    await publish('mentor', taken, at('10:00'), second.id)
    // The same action with people of whom the mentor knows nothing.
    await publish('otherMentor', id, at('13:00'), people.stranger.id)
    await publish('mentor', shared, at('16:00'))
    const told = async (name: PersonName) => (await slots(name, id, monday)).Taken
    expect(await told('mentor')).toEqual([
      { At: at('10:00'), With: 'mentor', Name: 'Άννα δεύτερος' },
      { At: at('13:00'), With: 'action', Name: '' },
      { At: at('16:00'), With: 'mentor', Name: 'Άννα mentee' },
    ])
    expect(await told('mentee')).toEqual([
      { At: at('10:00'), With: 'mentor', Name: '' },
      { At: at('13:00'), With: 'action', Name: '' },
      { At: at('16:00'), With: 'mentor', Name: 'Άννα mentee' },
    ])
    expect((await told('admin')).map(({ Name }) => Name)).toEqual([
      'Άννα δεύτερος',
      'Άννα stranger',
      'Άννα mentee',
    ])
    for (const name of ['stranger', 'otherMentor'] as const) {
      expect(
        await as[name].call('meetings.listSlots', { ...cell(id), From: monday }),
      ).toMatchObject({ status: 404 })
    }
    // A refusal names no stranger either.
    const refused = await as.mentor.call('actions.publishAction', {
      ActionId: id,
      MenteeId: people.mentee.id,
      date: at('13:15'),
    })
    expect(refused).toMatchObject({ status: 409, body: { details: { with: 'action', other: '' } } })
    expect(JSON.stringify(refused.body)).not.toContain('stranger')
  })

  it('lets a mentee set, move or cancel nothing', async () => {
    const id = await newMeeting()
    const at = athensInstant(newMonday(), '10:00')
    await publish('mentor', id, at)
    const own = { ActionId: id, MenteeId: programme.people.mentee.id }
    for (const name of ['mentee', 'stranger'] as const) {
      const { as } = programme
      expect(await as[name].call('actions.publishAction', { ...own, date: at })).not.toMatchObject({
        ok: true,
      })
      expect(
        await as[name].call('actions.cancelMeeting', { ...own, Reason: 'Όχι' }),
      ).not.toMatchObject({ ok: true })
    }
    expect(await programme.as.mentor.ask('meetings.getMeeting', cell(id))).toMatchObject({
      Meeting: { Time: at, State: 'planned' },
    })
  })

  it('keeps why a meeting was cancelled when something is written of it', async () => {
    const id = await newMeeting()
    await publish('mentor', id, athensInstant(newMonday(), '10:00'))
    await programme.as.mentor.ask('actions.cancelMeeting', {
      ActionId: id,
      MenteeId: programme.people.mentee.id,
      Reason: 'Ασθένεια',
    })
    const { Meeting } = await programme.as.mentor.ask('meetings.getMeeting', cell(id))
    await programme.as.mentor.ask('meetings.saveJournal', {
      ProjectId: programme.projectId,
      MeetingId: Meeting?.Id ?? 0,
      ...{ Version: 0, Held: null, Reason: '', Place: '', Duration: 45, Subject: '' },
      ...{ Notes: 'Να ξαναδούμε', PrivateNotes: '', FollowUp: '' },
    })
    expect(await programme.as.mentor.ask('meetings.getMeeting', cell(id))).toMatchObject({
      Meeting: { State: 'cancelled', Reason: 'Ασθένεια' },
    })
  })
})
