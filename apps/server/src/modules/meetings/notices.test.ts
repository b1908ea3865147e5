import { addDays, athensInstant, todayInAthens } from '@telemachos/rules/dates'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { sql } from '../../kernel/database/sql.ts'
import { createAction, createPerson, relate } from '../../testing/factories.ts'
import {
  startSmallProgramme,
  type PersonName,
  type SmallProgramme,
} from '../../testing/small-programme.ts'
import { remindPairs } from './index.ts'

describe('mails about meetings', () => {
  let programme: SmallProgramme
  beforeAll(async () => {
    programme = await startSmallProgramme()
  })
  afterAll(() => programme.close())
  beforeEach(async () => {
    await programme.db.run(sql`delete from mails`)
    await programme.db.run(sql`delete from notices`)
  })

  let day = 40
  const newDay = () => addDays(todayInAthens(new Date()), (day += 3))
  const newMeeting = () =>
    createAction(programme.db, programme.projectId, { typeId: 1, title: 'Γνωριμία' })
  const publish = (name: PersonName, ActionId: number, date: string) =>
    programme.as[name].call('actions.publishAction', {
      ActionId,
      MenteeId: programme.people.mentee.id,
      date,
    })
  const mails = async () => {
    const rows = await programme.db.rows<{
      to: number
      template: string
      at: string
      with: string
    }>(
      sql`select user_id as to, template, model ->> 'at' as at, model ->> 'with' as with
        from mails order by id`,
    )
    return rows.map(({ to, template, at, ...rest }) => ({
      to: Object.entries(programme.people).find(([, person]) => person.id === to)?.[0],
      template,
      at: new Date(at).toISOString(),
      ...rest,
    }))
  }

  /** Reminds, and keeps the reminders in the queue: the server would send them meanwhile. */
  const remindAndHold = async (when: string) => {
    await remindPairs(programme.db, new Date(when))
    await programme.db.run(sql`
      update mails set state = 'queued', held_until = null, due_at = now() + interval '1 day'
      where template = 'meetings.reminder' and state <> 'cancelled'`)
  }

  it('tell whoever did not do it: of a new time, another time, and that it is off', async () => {
    const { as, people } = programme
    const id = await newMeeting()
    const date = newDay()
    const at = (time: string) => athensInstant(date, time)
    await publish('mentor', id, at('10:00'))
    await publish('mentor', id, at('10:00'))
    await publish('admin', id, at('12:00'))
    await as.mentor.ask('actions.cancelMeeting', {
      ActionId: id,
      MenteeId: people.mentee.id,
      Reason: 'Ασθένεια',
    })
    expect(await mails()).toEqual([
      { to: 'mentee', template: 'meetings.scheduled', at: at('10:00'), with: 'Άννα mentor' },
      { to: 'mentee', template: 'meetings.moved', at: at('12:00'), with: 'Άννα mentor' },
      { to: 'mentor', template: 'meetings.moved', at: at('12:00'), with: 'Άννα mentee' },
      { to: 'mentee', template: 'meetings.cancelled', at: at('12:00'), with: 'Άννα mentor' },
    ])
  })

  it('are not left behind by what is refused', async () => {
    const [first, second] = [await newMeeting(), await newMeeting()]
    const date = newDay()
    await publish('mentor', first, athensInstant(date, '10:00'))
    const before = await mails()
    expect(await publish('mentor', second, athensInstant(date, '10:30'))).toMatchObject({
      status: 409,
    })
    expect(await mails()).toEqual(before)
  })

  it('remind the pair once within a day, and anew when the meeting has moved', async () => {
    const { db } = programme
    const id = await newMeeting()
    const date = newDay()
    const at = (time: string) => athensInstant(date, time)
    await publish('mentor', id, at('12:00'))
    await db.run(sql`delete from mails`)
    const remind = (when: string) => remindPairs(db, new Date(when))
    await remind(athensInstant(addDays(date, -1), '11:00'))
    expect(await mails()).toEqual([])
    await remind(athensInstant(addDays(date, -1), '12:30'))
    await remind(athensInstant(addDays(date, -1), '12:35'))
    expect(await mails()).toEqual([
      { to: 'mentee', template: 'meetings.reminder', at: at('12:00'), with: 'Άννα mentor' },
      { to: 'mentor', template: 'meetings.reminder', at: at('12:00'), with: 'Άννα mentee' },
    ])
    await publish('mentor', id, at('15:00'))
    await db.run(sql`delete from mails where template <> 'meetings.reminder'`)
    await remind(at('09:00'))
    expect((await mails()).map(({ to, at: start }) => [to, start])).toEqual([
      ['mentee', at('12:00')],
      ['mentor', at('12:00')],
      ['mentee', at('15:00')],
      ['mentor', at('15:00')],
    ])
  })

  it('take back reminders that have not left when the meeting moves or is off', async () => {
    const { db, as, people } = programme
    const id = await newMeeting()
    const date = newDay()
    const at = (time: string) => athensInstant(date, time)
    const remind = () => remindAndHold(athensInstant(addDays(date, -1), '16:00'))
    const waiting = () =>
      db.rows(sql`
        select distinct (model ->> 'at')::timestamptz as at from mails
        where template = 'meetings.reminder' and state = 'queued'`)
    await publish('mentor', id, at('12:00'))
    await remind()
    expect(await waiting()).toEqual([{ at: at('12:00') }])
    await publish('mentor', id, at('15:00'))
    expect(await waiting()).toEqual([])
    await remind()
    expect(await waiting()).toEqual([{ at: at('15:00') }])
    await publish('mentor', id, at('12:00'))
    await remind()
    expect(await waiting()).toEqual([{ at: at('12:00') }])
    await as.mentor.ask('actions.cancelMeeting', {
      ActionId: id,
      MenteeId: people.mentee.id,
      Reason: 'Ασθένεια',
    })
    expect(await waiting()).toEqual([])
  })

  /** Who waits to be reminded of a meeting, and with whom it is. */
  const remindersWaiting = async () => {
    const rows = await programme.db.rows<{ to: string; with: string }>(sql`
      select u.last_name as to, m.model ->> 'with' as with from mails m join users u on u.id = m.user_id
      where m.template = 'meetings.reminder' and m.state = 'queued'`)
    return rows.map(({ to, with: other }) => `${to} with ${other}`).toSorted()
  }

  it('take back reminders of a meeting that another mentor has now, and remind anew', async () => {
    const { as, people, projectId } = programme
    const id = await newMeeting()
    const date = newDay()
    await publish('mentor', id, athensInstant(date, '12:00'))
    const remind = () => remindAndHold(athensInstant(addDays(date, -1), '16:00'))
    const giveTo = (MentorId: number) =>
      as.admin.ask('people.setDefaultMentorSingle', {
        ProjectId: projectId,
        MentorId,
        MenteeId: people.mentee.id,
      })
    await remind()
    expect(await remindersWaiting()).toEqual(['mentee with Άννα mentor', 'mentor with Άννα mentee'])
    await giveTo(people.otherMentor.id)
    expect(await remindersWaiting()).toEqual([])
    await remind()
    expect(await remindersWaiting()).toEqual([
      'mentee with Άννα otherMentor',
      'otherMentor with Άννα mentee',
    ])
    await giveTo(people.mentor.id)
    expect(await remindersWaiting()).toEqual([])
  })

  it('take back reminders of the meetings of somebody who leaves', async () => {
    const { as, db, people, projectId, server } = programme
    const leaver = await createPerson(db, projectId, ['Mentee'], { lastName: 'leaver' })
    await relate(db, projectId, 'mentor', [people.mentor, leaver])
    const [theirs, other] = [await newMeeting(), await newMeeting()]
    const date = newDay()
    await as.mentor.ask('actions.publishAction', {
      ActionId: theirs,
      MenteeId: leaver.id,
      date: athensInstant(date, '10:00'),
    })
    await publish('mentor', other, athensInstant(date, '12:00'))
    await remindAndHold(athensInstant(addDays(date, -1), '16:00'))
    expect(await remindersWaiting()).toHaveLength(4)
    const client = await server.client().signIn(leaver.username)
    await client.ask('identity.leaveProject', {})
    expect(await remindersWaiting()).toEqual(['mentee with Άννα mentor', 'mentor with Άννα mentee'])
  })

  it('wait in the bell for nobody once the meeting is over, or is off', async () => {
    const { db, as, projectId, people } = programme
    const [held, off] = [await newMeeting(), await newMeeting()]
    const date = newDay()
    await publish('mentor', held, athensInstant(date, '12:00'))
    await publish('mentor', off, athensInstant(date, '15:00'))
    await db.run(sql`delete from notices`)
    const waiting = async (name: 'mentee' | 'mentor') =>
      (
        await as[name].ask('notifications.listNotifications', {
          ...{ ProjectId: projectId, Unread: true, page: 1 },
        })
      ).count
    await remindPairs(db, new Date(athensInstant(addDays(date, -1), '16:00')))
    expect([await waiting('mentee'), await waiting('mentor')]).toEqual([2, 2])
    await as.mentor.ask('actions.cancelMeeting', {
      ...{ ActionId: off, MenteeId: people.mentee.id, Reason: 'Άδεια' },
    })
    await db.run(sql`delete from notices where kind <> 'meetings.reminder'`)
    // It is under way: the reminder still says where.
    await remindPairs(db, new Date(athensInstant(date, '12:30')))
    expect([await waiting('mentee'), await waiting('mentor')]).toEqual([1, 1])
    await remindPairs(db, new Date(athensInstant(date, '12:45')))
    expect([await waiting('mentee'), await waiting('mentor')]).toEqual([0, 0])
  })

  it('remind in the evening of what would fall into the night', async () => {
    const id = await newMeeting()
    const date = newDay()
    await publish('mentor', id, athensInstant(date, '07:30'))
    await programme.db.run(sql`delete from mails`)
    await remindPairs(programme.db, new Date(athensInstant(addDays(date, -2), '20:30')))
    expect(await mails()).toHaveLength(0)
    await remindPairs(programme.db, new Date(athensInstant(addDays(date, -2), '21:30')))
    expect(await mails()).toHaveLength(2)
  })

  it('remind each as many hours before as they have chosen', async () => {
    const { db, as } = programme
    const id = await newMeeting()
    const date = newDay()
    await publish('mentor', id, athensInstant(date, '15:00'))
    await db.run(sql`delete from mails`)
    await as.mentee.ask('identity.savePreferences', { ReminderHours: 2 })
    await as.mentor.ask('identity.savePreferences', { ReminderHours: 48 })
    const remindedAt = async (day: string, time: string) => {
      await remindPairs(db, new Date(athensInstant(day, time)))
      return (await mails()).map(({ to }) => to)
    }
    expect(await remindedAt(addDays(date, -2), '14:00')).toEqual([])
    expect(await remindedAt(addDays(date, -2), '15:30')).toEqual(['mentor'])
    expect(await remindedAt(date, '12:00')).toEqual(['mentor'])
    expect((await remindedAt(date, '13:30')).toSorted()).toEqual(['mentee', 'mentor'])
    for (const who of ['mentee', 'mentor'] as const) {
      await as[who].ask('identity.savePreferences', { ReminderHours: 24 })
    }
  })

  it('do not remind of meetings that are off, nor people who are not active', async () => {
    const { db, people, as } = programme
    const [off, quiet] = [await newMeeting(), await newMeeting()]
    const date = newDay()
    await publish('mentor', off, athensInstant(date, '12:00'))
    await as.mentor.ask('actions.cancelMeeting', {
      ActionId: off,
      MenteeId: people.mentee.id,
      Reason: 'Άδεια',
    })
    await publish('mentor', quiet, athensInstant(date, '15:00'))
    await db.run(sql`delete from mails`)
    await db.run(sql`update users set state = 2 where id = ${people.mentee.id}`)
    await remindPairs(db, new Date(athensInstant(date, '09:00')))
    expect(await mails()).toEqual([])
    await db.run(sql`update users set state = 1 where id = ${people.mentee.id}`)
  })
})
