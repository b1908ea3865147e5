import { GRID_FLAGS } from '@telemachos/contract/grid/constants'
import { athensInstant, addDays, todayInAthens } from '@telemachos/rules/dates'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sql } from '../../kernel/database/sql.ts'
import { createAction, createPerson, createProject } from '../../testing/factories.ts'
import {
  startSmallProgramme,
  type PersonName,
  type SmallProgramme,
} from '../../testing/small-programme.ts'
import { remindPeople } from './remind-people.ts'
import { inHours, newConference, newSession, sessionFields } from '../../testing/conferences.ts'

describe('the sessions of a conference', () => {
  let programme: SmallProgramme
  beforeAll(async () => {
    programme = await startSmallProgramme()
  })
  afterAll(() => programme.close())

  const about = (SessionId: number, name: PersonName = 'mentee') => ({
    ...{ ProjectId: programme.projectId, SessionId, MenteeId: programme.people[name].id },
  })
  const register = (SessionId: number, name: PersonName = 'mentee') =>
    programme.as.admin.ask('conferences.register', about(SessionId, name))
  const save = (name: PersonName, ActionId: number, fields: object) =>
    programme.as[name].call('conferences.saveSession', {
      ...{ ProjectId: programme.projectId, ActionId },
      ...sessionFields,
      ...fields,
    })
  const read = async (name: PersonName, ActionId: number) => {
    const page = await programme.as[name].ask('conferences.getConference', {
      ...{ ProjectId: programme.projectId, ActionId },
    })
    return page.Sessions
  }
  const lastMail = (name: PersonName) =>
    programme.db.row(sql`
      select template, model ->> 'reason' as reason from mails
      where user_id = ${programme.people[name].id} order by id desc limit 1`)
  /** As if so many hours had passed. */
  const hasBegun = (SessionId: number, hours = 1) =>
    programme.db.run(sql`
      update conference_sessions set begins_at = now() - make_interval(hours => ${hours}),
        ends_at = now() + interval '1 hour' where id = ${SessionId}`)

  const FLAGS = GRID_FLAGS.Published
  const setFlags = (ActionId: number, flags: number) =>
    programme.db.run(sql`update project_actions set flags = ${flags} where action_id = ${ActionId}`)

  it('are made, moved and cancelled by who runs them, and their people are told why', async () => {
    const { as } = programme
    const action = await newConference(programme)
    const Id = await newSession(programme, action, { Capacity: 2 })
    await register(Id)
    await register(Id, 'stranger')
    for (const name of ['mentor', 'supervisor', 'mentee'] as const) {
      expect([name, (await save(name, action, {})).status]).toEqual([name, 403])
    }
    const change = {
      Id,
      Version: 1,
      Begins: inHours(49),
      Ends: inHours(51),
      Reason: 'Άλλη αίθουσα',
    }
    const full = await save('coordinator', action, { ...change, Capacity: 1 })
    expect(full).toMatchObject({ status: 400, body: { fields: [{ rule: 'capacity_taken' }] } })
    const moved = await save('coordinator', action, { ...change, Capacity: 2 })
    expect(moved).toMatchObject({ status: 200, body: { Version: 2, Told: 2, Promoted: 0 } })
    expect(await lastMail('mentee')).toEqual({
      ...{ template: 'conferences.changed', reason: 'Άλλη αίθουσα' },
    })
    expect(await save('admin', action, change)).toMatchObject({
      ...{
        status: 409,
        body: { code: 'conflict', details: { SavedBy: 'Άννα coordinator', Version: 2 } },
      },
    })
    const cancel = (Version: number) =>
      as.admin.call('conferences.cancelSession', {
        ...{ ProjectId: programme.projectId, SessionId: Id, Version, Reason: 'Απεργία' },
      })
    expect(await cancel(1)).toMatchObject({ status: 409 })
    expect(await cancel(2)).toMatchObject({ status: 200, body: { Told: 2 } })
    expect(await lastMail('stranger')).toEqual({
      ...{ template: 'conferences.cancelled', reason: 'Απεργία' },
    })
    expect(await save('admin', action, { ...change, Version: 3 })).toMatchObject({ status: 422 })
    // Its people may register in another one.
    await register(await newSession(programme, action))
  })

  it('refuse times that make no sense, and neither place nor link', async () => {
    const action = await newConference(programme)
    const wrong = {
      ends_order: { Ends: inHours(47) },
      session_span: { Ends: inHours(48 + 73) },
      place_or_link: { Place: ' ' },
      opens_late: { Opens: inHours(48) },
      closes_order: { Opens: inHours(10), Closes: inHours(9) },
      closes_late: { Closes: inHours(51) },
      web_address: { Link: 'javascript:alert(1)' },
    }
    for (const [rule, fields] of Object.entries(wrong)) {
      const answer = await save('admin', action, fields)
      expect(answer, rule).toMatchObject({ status: 400, body: { fields: [{ rule }] } })
    }
    const task = await createAction(programme.db, programme.projectId)
    expect(await save('admin', task, {})).toMatchObject({ status: 404 })
  })

  it('show the link to who is registered, and names to others only where the author allows', async () => {
    const action = await newConference(programme)
    const Link = 'https://meet.example.org/imerida'
    const Id = await newSession(programme, action, { Link, LinkHours: 1 })
    expect(await read('mentee', action)).toMatchObject([{ Link: null, LinkFrom: null }])
    expect(await read('mentor', action)).toMatchObject([{ Link: null }])
    await register(Id)
    await register(Id, 'stranger')
    const [early] = await read('mentee', action)
    expect(early).toMatchObject({ Link: null, LinkFrom: expect.any(String), Names: null })
    expect(await read('mentor', action)).toMatchObject([{ Link }])
    await save('admin', action, {
      ...{ Id, Version: 1, Link, LinkHours: null, ShowsNames: true },
    })
    const [later] = await read('mentee', action)
    expect(later).toMatchObject({ Link, LinkFrom: null, Names: ['Άννα stranger'] })
    expect(await read('admin', action)).toMatchObject([{ Link, Own: null }])
  })

  it('complete the action of who was present, both ways', async () => {
    const { as, people, projectId } = programme
    const action = await newConference(programme)
    const Id = await newSession(programme, action)
    await register(Id)
    await register(Id, 'stranger')
    const mark = (client: PersonName, Attendance: string | null, rest: object = {}) =>
      as[client].call('conferences.markAttendance', {
        ...{ ProjectId: projectId, SessionId: Id },
        Marks: [{ MenteeId: people.mentee.id, Attendance, Minutes: null, Seen: null, ...rest }],
      })
    expect(await mark('mentor', 'present')).toMatchObject({
      ...{ status: 422, body: { details: { rule: 'session_not_begun' } } },
    })
    await hasBegun(Id)
    const isCompleted = async () => {
      const actions = await as.mentee.ask('actions.listMenteeActions', {
        ...{ ProjectId: projectId, MenteeId: people.mentee.id },
      })
      return actions.find((one) => one.Id === action)?.Completed
    }
    const shown = async () => {
      const { People } = await as.mentor.ask('conferences.listParticipants', {
        ...{ ProjectId: projectId, SessionId: Id },
      })
      return People.map(({ LastName, Attendance }) => [LastName, Attendance])
    }
    expect(await mark('otherMentor', 'present')).toMatchObject({ status: 404 })
    expect(await mark('mentor', 'present', { Minutes: 90 })).toMatchObject({ status: 200 })
    expect(await isCompleted()).toBe(true)
    expect(await mark('admin', 'absent')).toMatchObject({ status: 409 })
    expect(await mark('admin', 'absent', { Seen: 'present' })).toMatchObject({ status: 200 })
    expect(await isCompleted()).toBe(false)

    // Who was absent may register in another session; then they cannot have been here after all.
    const next = await newSession(programme, action)
    await as.mentee.ask('conferences.register', about(next))
    expect(await mark('admin', 'present', { Seen: 'absent' })).toMatchObject({
      ...{ status: 422, body: { details: { rule: 'place_elsewhere' } } },
    })
    await as.mentee.ask('conferences.withdraw', about(next))
    expect(await mark('admin', null, { Seen: 'absent' })).toMatchObject({ status: 200 })

    // A mentor does not complete it for who has no place in a session that has begun.
    const coming = await newConference(programme)
    await newSession(programme, coming)
    expect(
      await as.mentor.call('actions.completeAction', {
        ...{ ActionId: coming, MenteeId: people.mentee.id },
      }),
    ).toMatchObject({
      ...{ status: 422, body: { details: { Missing: [{ Rule: 'conference_no_place' }] } } },
    })

    // Completing the action says that they were there, and undoing it that nobody knows.
    const cell = { ActionId: action, MenteeId: people.mentee.id }
    await as.mentor.ask('actions.completeAction', cell)
    expect(await shown()).toEqual([['mentee', 'present']])
    await as.mentor.ask('actions.undoCompletion', cell)
    expect(await shown()).toEqual([['mentee', null]])
    await mark('mentor', 'present')
    await as.mentor.ask('actions.undoCompletion', cell)
    expect(await shown()).toEqual([['mentee', null]])
    const minutes = await mark('mentor', 'absent', { Minutes: 5 })
    expect(minutes).toMatchObject({ status: 400, body: { fields: [{ rule: 'minutes_present' }] } })
  })

  it('are cancelled and left although attendance was marked before they moved', async () => {
    const { as, db, projectId } = programme
    const action = await newConference(programme)
    const Id = await newSession(programme, action)
    const person = await createPerson(db, projectId, ['Mentee'])
    const { id: MenteeId } = person
    const own = { ProjectId: projectId, SessionId: Id, MenteeId }
    const state = () =>
      db.one(sql`
        select state, attendance, marked_by as by from conference_registrations
        where session_id = ${Id} and mentee_id = ${MenteeId}`)
    const markAndMove = async () => {
      await as.admin.ask('conferences.register', own)
      await hasBegun(Id)
      await as.admin.ask('conferences.markAttendance', {
        ...{ ProjectId: projectId, SessionId: Id },
        Marks: [{ MenteeId, Attendance: 'absent', Minutes: null, Seen: null }],
      })
      await db.run(sql`
        update conference_sessions set begins_at = now() + interval '1 day',
          ends_at = now() + interval '2 days' where id = ${Id}`)
    }
    await markAndMove()
    const client = await programme.server.client().signIn(person.username)
    expect(await client.call('identity.leaveProject', {})).toMatchObject({ status: 200 })
    expect(await state()).toEqual({ state: 'withdrawn', attendance: null, by: null })
    await db.run(sql`update memberships set left_at = null where user_id = ${MenteeId}`)
    await markAndMove()
    const { version } = await db.one<{ version: number }>(
      sql`select version from conference_sessions where id = ${Id}`,
    )
    const cancelled = await as.admin.call('conferences.cancelSession', {
      ...{ ProjectId: projectId, SessionId: Id, Version: version, Reason: 'Απεργία' },
    })
    expect(cancelled.status).toBe(200)
    expect(await state()).toEqual({ state: 'cancelled', attendance: null, by: null })
  })

  it('name to others only what they may read of a mentee’s time', async () => {
    const { as, people, db } = programme
    const times = { Begins: inHours(480), Ends: inHours(482) }
    const elsewhere = await createProject(db)
    const shown = await newConference(programme, { title: 'Φανερή' })
    const hidden = await newConference(programme, { title: 'Κρυφή' })
    const foreign = await createAction(db, elsewhere, { typeId: 7, title: 'Αλλού' })
    await register(await newSession(programme, shown, times))
    await register(await newSession(programme, hidden, times))
    const { id } = await db.one<{ id: number }>(sql`
      insert into conference_sessions (project_id, action_id, title, begins_at, ends_at, place, link,
        set_by, changed_at)
      values (${elsewhere}, ${foreign}, '', ${times.Begins}, ${times.Ends}, 'Α', '',
        ${people.admin.id}, now()) returning id`)
    await db.run(sql`
      insert into conference_registrations (session_id, mentee_id, project_id, action_id, state,
        registered_by, registered_at, changed_at)
      values (${id}, ${people.mentee.id}, ${elsewhere}, ${foreign}, 'registered',
        ${people.admin.id}, now(), now())`)
    await setFlags(hidden, FLAGS | GRID_FLAGS.HideFromMentor)
    const action = await newConference(programme)
    const SessionId = await newSession(programme, action, times)
    const { Overlaps } = await as.mentor.ask('conferences.register', about(SessionId))
    expect(Overlaps.map(({ Title }) => Title).toSorted()).toEqual(['', '', 'Φανερή'])
    const [own] = await read('mentee', action)
    expect(own?.Overlaps.map(({ Title }) => Title).toSorted()).toEqual(['Αλλού', 'Κρυφή', 'Φανερή'])
  })

  it('are in calendars and feeds of who comes, and remind them the day before', async () => {
    const { as, people, projectId, db, server } = programme
    const action = await newConference(programme, { title: 'Εσπερίδα' })
    const day = addDays(todayInAthens(new Date()), 200)
    const Begins = athensInstant(day, '17:00')
    const times = { Begins, Ends: athensInstant(day, '19:00') }
    const Id = await newSession(programme, action, { ...times, Title: 'Ομάδα Α' })
    const meeting = await createAction(db, projectId, { typeId: 1, title: 'Γνωριμία' })
    const cell = { ActionId: meeting, MenteeId: people.mentee.id }
    await as.mentor.ask('actions.publishAction', { ...cell, date: athensInstant(day, '18:00') })
    expect(await register(Id)).toMatchObject({ Overlaps: [{ Title: 'Γνωριμία' }] })
    expect((await read('mentee', action))[0]).toMatchObject({ Overlaps: [{ Title: 'Γνωριμία' }] })
    const calendar = (name: PersonName) =>
      as[name].ask('conferences.listCalendar', { ProjectId: projectId, From: day, To: day })
    expect(await calendar('mentee')).toMatchObject([{ Id, Own: 'registered', Taken: 1 }])
    expect(await calendar('mentor')).toMatchObject([{ Id, Own: null, Taken: 1 }])
    expect(await calendar('otherMentor')).toEqual([])
    expect(await calendar('stranger')).toEqual([])
    expect(await calendar('supervisor')).toMatchObject([{ Id, Taken: 1 }])

    const { Url } = await as.mentee.ask('meetings.renewFeed', {})
    const feed = async () => {
      const { pathname, search } = new URL(Url)
      const text = await (await fetch(new URL(pathname + search, server.url))).text()
      return text.split('BEGIN:VEVENT').find((event) => event.includes(`conference-${Id}@`)) ?? ''
    }
    expect(await feed()).toContain('STATUS:CONFIRMED')
    for (const name of Object.keys(as) as PersonName[]) {
      const session = { ProjectId: projectId, SessionId: Id }
      const file = await as[name].call('conferences.downloadSession', session)
      expect([name, file.status, String(file.body)]).toEqual([
        ...[name, 200, expect.stringContaining('Ομάδα Α')],
      ])
    }
    await setFlags(action, FLAGS | GRID_FLAGS.HideFromMentee)
    expect(await feed()).toBe('')
    await setFlags(action, FLAGS)
    expect(await feed()).toContain(`DTSTART;TZID=Europe/Athens:${day.replaceAll('-', '')}T170000`)

    const reminders = () =>
      db.rows(sql`
        select user_id as id, outdated_at is not null as outdated from notices
        where kind = 'conferences.reminder' and model ->> 'title' = 'Εσπερίδα' order by id`)
    await remindPeople(db, new Date(Date.parse(Begins) - 25 * 3_600_000))
    expect(await reminders()).toEqual([])
    const dayBefore = new Date(Date.parse(Begins) - 23 * 3_600_000)
    await remindPeople(db, dayBefore)
    await remindPeople(db, dayBefore)
    expect(await reminders()).toEqual([{ id: people.mentee.id, outdated: false }])
    // Once it is over, it waits in the bell for nobody.
    const { ends } = await db.one<{ ends: string }>(sql`
      select ends_at as ends from conference_sessions where id = ${Id}`)
    await remindPeople(db, new Date(Date.parse(ends) - 60_000))
    expect(await reminders()).toEqual([{ id: people.mentee.id, outdated: false }])
    await remindPeople(db, new Date(ends))
    expect(await reminders()).toEqual([{ id: people.mentee.id, outdated: true }])
    await db.run(sql`delete from notices where kind = 'conferences.reminder'`)
    await remindPeople(db, dayBefore)
    await as.mentee.ask('conferences.withdraw', about(Id))
    // What tells of a place that is gone is no news any more.
    expect(await reminders()).toEqual([{ id: people.mentee.id, outdated: true }])
    expect(await feed()).toContain('STATUS:CANCELLED')
    expect(await calendar('mentee')).toEqual([])
  })
})
