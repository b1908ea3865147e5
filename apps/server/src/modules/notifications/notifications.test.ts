import { addDays, athensInstant, todayInAthens } from '@telemachos/rules/dates'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { sql } from '../../kernel/database/sql.ts'
import { notices } from '../../kernel/notices.ts'
import { createAction } from '../../testing/factories.ts'
import {
  startSmallProgramme,
  type PersonName,
  type SmallProgramme,
} from '../../testing/small-programme.ts'
import { remindOfWaiting } from './remind-of-waiting.ts'
import { purgeOld } from './purge.ts'
import { sendDigests } from './send-digests.ts'

describe('notifications', () => {
  let programme: SmallProgramme
  beforeAll(async () => {
    programme = await startSmallProgramme()
  })
  afterAll(() => programme.close())
  beforeEach(async () => {
    for (const table of [sql`mails`, sql`notices`, sql`notice_choices`, sql`notice_hours`]) {
      await programme.db.run(sql`delete from ${table}`)
    }
  })

  const inProject = () => ({ ProjectId: programme.projectId })
  const newMeeting = (title: string) =>
    createAction(programme.db, programme.projectId, { typeId: 1, title })
  let days = 30
  const plan = async (title: string, to = '10:00') => {
    const ActionId = await newMeeting(title)
    const date = athensInstant(addDays(todayInAthens(new Date()), (days += 3)), to)
    const MenteeId = programme.people.mentee.id
    await programme.as.mentor.ask('actions.publishAction', { ActionId, MenteeId, date })
    return { ActionId, MenteeId, date }
  }
  const list = (name: PersonName, rest: object = {}) =>
    programme.as[name].ask('notifications.listNotifications', { ...inProject(), page: 1, ...rest })
  const unread = async (name: PersonName) =>
    (await programme.as[name].ask('notifications.countUnread', inProject())).Unread
  const choose = (name: PersonName, Kind: string, Way: 'page' | 'mail' | 'digest') =>
    programme.as[name].ask('notifications.saveChoice', { Kind, Way })
  const mails = () =>
    programme.db.rows<{ template: string; model: { lines?: object[] }; state: string }>(sql`
      select template, model, state from mails order by id`)

  it('tell people what concerns them, where it leads, and nobody else', async () => {
    const { ActionId, date } = await plan('Γνωριμία')
    const [line] = (await list('mentee')).list
    expect(line).toMatchObject({
      Kind: 'meetings.scheduled',
      Values: { title: 'Γνωριμία', with: 'Άννα mentor' },
      Path: `mentee/action/${ActionId}`,
      ...{ Count: 1, Read: false, Outdated: false },
    })
    expect(new Date(line?.Values['at'] ?? '').toISOString()).toBe(date)
    for (const name of ['mentor', 'otherMentor', 'stranger', 'admin'] as const) {
      expect([name, (await list(name)).All]).toEqual([name, 0])
    }
    const events = await programme.db.rows(sql`
      select rooms from kept_events where name = 'notifications.changed'`)
    expect(events).toEqual([{ rooms: [`user:${programme.people.mentee.id}`] }])
  })

  it('are read one by one or all at once, by their owner only', async () => {
    await plan('Πρώτη')
    await plan('Δεύτερη')
    const [first] = (await list('mentee')).list
    const mark = (name: PersonName, rest: object) =>
      programme.as[name].ask('notifications.markRead', { ...inProject(), ...rest })
    expect(await mark('stranger', { Ids: [first!.Id], Read: true })).toEqual({ Changed: [] })
    expect(await unread('mentee')).toBe(2)
    expect(await mark('mentee', { Ids: [first!.Id], Read: true })).toEqual({ Changed: [first!.Id] })
    expect(await mark('mentee', { Ids: [first!.Id], Read: true })).toEqual({ Changed: [] })
    expect(await unread('mentee')).toBe(1)
    expect((await list('mentee', { Unread: true })).list.map(({ Id }) => Id)).not.toContain(
      first!.Id,
    )
    const { Changed } = await mark('mentee', { Read: true })
    expect(Changed).toHaveLength(1)
    expect(await unread('mentee')).toBe(0)
    await mark('mentee', { Ids: Changed, Read: false })
    expect(await unread('mentee')).toBe(1)
  })

  it('follow what they tell of: what has moved or is off no longer holds', async () => {
    const cell = await plan('Τρίτη')
    const later = new Date(Date.parse(cell.date) + 7_200_000).toISOString()
    const { ActionId, MenteeId } = cell
    await programme.as.mentor.ask('actions.publishAction', { ActionId, MenteeId, date: later })
    const lines = async () =>
      (await list('mentee')).list.map(({ Kind, Outdated }) => [Kind, Outdated])
    expect(await lines()).toEqual([
      ['meetings.moved', false],
      ['meetings.scheduled', true],
    ])
    expect(await unread('mentee')).toBe(1)
    const Reason = 'Ασθένεια'
    await programme.as.mentor.ask('actions.cancelMeeting', { ActionId, MenteeId, Reason })
    expect(await lines()).toEqual([
      ['meetings.cancelled', false],
      ['meetings.moved', true],
      ['meetings.scheduled', true],
    ])
    expect(await unread('mentee')).toBe(1)
  })

  /** Tells the mentor that the mentee has handed something in. */
  const tellMentor = (key: string, now: Date, thing = 'submissions/1') =>
    notices.get().tell(programme.db, {
      kind: 'submissions.submitted',
      projectId: programme.projectId,
      senderId: programme.people.mentee.id,
      now,
      to: [
        {
          userId: programme.people.mentor.id,
          key,
          thing,
          model: { title: 'Έγγραφα', titles: { en: 'Papers' }, with: 'Άννα mentee', at: now },
        },
      ],
    })

  it('are one line and one mail where several of a kind are about one thing', async () => {
    const noon = new Date(athensInstant('2026-03-05', '12:00'))
    const after = (minutes: number) => new Date(noon.getTime() + minutes * 60_000)
    expect(await tellMentor('a', noon)).toEqual([programme.people.mentor.id])
    expect(await tellMentor('a', noon)).toEqual([])
    await tellMentor('b', after(10))
    await tellMentor('c', after(20), 'submissions/2')
    expect((await list('mentor')).list.map(({ Count }) => Count)).toEqual([1, 2])
    expect(await unread('mentor')).toBe(2)
    expect(await mails()).toHaveLength(2)
    await tellMentor('d', after(90))
    expect((await list('mentor')).list.map(({ Count }) => Count)).toEqual([3, 1])
    expect(await mails()).toHaveLength(3)
    await programme.as.mentor.ask('notifications.markRead', { ...inProject(), Read: true })
    await tellMentor('e', after(91))
    expect((await list('mentor', { Unread: true })).list.map(({ Count }) => Count)).toEqual([1])
    expect(await mails()).toHaveLength(4)
  })

  it('come by mail as each person has chosen: at once, not at all, or once a day', async () => {
    const noon = new Date(athensInstant('2026-03-05', '12:00'))
    await choose('mentor', 'submissions.submitted', 'page')
    await tellMentor('page', noon, 'submissions/1')
    await choose('mentor', 'submissions.submitted', 'digest')
    await tellMentor('one', noon, 'submissions/2')
    await tellMentor('two', noon, 'submissions/3')
    await tellMentor('read', noon, 'submissions/4')
    await tellMentor('evening', new Date(athensInstant('2026-03-05', '18:30')), 'submissions/5')
    const [, read] = (await list('mentor')).list
    await programme.as.mentor.ask('notifications.markRead', {
      ...inProject(),
      ...{ Ids: [read!.Id], Read: true },
    })
    const digestAt = (date: string, time: string) =>
      sendDigests({ database: programme.db, now: new Date(athensInstant(date, time)) })
    await digestAt('2026-03-05', '17:55')
    expect(await mails()).toEqual([])
    await digestAt('2026-03-05', '18:35')
    await digestAt('2026-03-05', '18:40')
    expect(await mails()).toMatchObject([
      {
        template: 'notifications.digest',
        model: { lines: [{ count: 1 }, { count: 1 }], more: 0, path: 'notifications' },
      },
    ])
    await digestAt('2026-03-06', '18:00')
    expect((await mails()).map(({ model }) => model.lines?.length)).toEqual([2, 1])
    expect(await unread('mentor')).toBe(4)
  })

  it('are reminded of where they wait: after some days, once, and in one mail a week', async () => {
    const noon = (day: number) => new Date(athensInstant(addDays('2026-03-02', day), '12:00'))
    const remindOn = (day: number) => remindOfWaiting({ database: programme.db, now: noon(day) })
    await tellMentor('one', noon(0), 'submissions/1')
    await tellMentor('two', noon(0), 'submissions/2')
    await tellMentor('read', noon(0), 'submissions/3')
    const [read] = (await list('mentor')).list
    await programme.as.mentor.ask('notifications.markRead', {
      ...inProject(),
      ...{ Ids: [read!.Id], Read: true },
    })
    await tellMentor('later', noon(2), 'submissions/4')
    await programme.db.run(sql`delete from mails`)
    await remindOn(2)
    expect(await mails()).toEqual([])
    for (const day of [3, 5, 9]) await remindOn(day)
    expect(await mails()).toMatchObject([
      { template: 'notifications.reminder', model: { lines: [{ count: 1 }, { count: 1 }] } },
    ])
    for (const day of [10, 20]) await remindOn(day)
    expect((await mails()).map(({ model }) => model.lines?.length)).toEqual([2, 1])
  })

  it('wait for the end of the person’s own quiet hours', async () => {
    const due = async () => {
      const [mail] = await programme.db.rows<{ at: string }>(sql`
        select due_at as at from mails order by id desc limit 1`)
      return new Date(mail!.at).toISOString()
    }
    const at = (time: string) => new Date(athensInstant('2036-03-05', time))
    const hours = { From: '13:00', Until: '17:30' }
    await programme.as.mentor.ask('notifications.saveQuietHours', hours)
    expect((await programme.as.mentor.ask('notifications.getChoices', {})).Quiet).toEqual(hours)
    await tellMentor('siesta', at('13:00'), 'submissions/1')
    expect(await due()).toBe(at('17:30').toISOString())
    await tellMentor('night', at('23:00'), 'submissions/2')
    expect(await due()).toBe(at('23:00').toISOString())
    const none = { From: '00:00', Until: '00:00' }
    await programme.as.mentor.ask('notifications.saveQuietHours', none)
    await tellMentor('always', at('14:00'), 'submissions/3')
    expect(await due()).toBe(at('14:00').toISOString())
  })

  it('offer each role the kinds that it can be told of, and refuse others', async () => {
    const { mentor, mentee } = programme.as
    const kindsOf = async (client: typeof mentor) =>
      (await client.ask('notifications.getChoices', {})).Kinds.map(({ Kind }) => Kind)
    expect(await kindsOf(mentor)).toContain('submissions.submitted')
    expect(await kindsOf(mentee)).not.toContain('submissions.submitted')
    await choose('mentee', 'meetings.moved', 'digest')
    const { Kinds, Quiet } = await mentee.ask('notifications.getChoices', {})
    expect(Kinds).toContainEqual({ Kind: 'meetings.moved', Group: 'meetings', Way: 'digest' })
    expect(Quiet).toEqual({ From: '22:00', Until: '08:00' })
    const refused = await mentee.call('notifications.saveChoice', { Kind: 'x.y', Way: 'page' })
    expect(refused).toMatchObject({
      status: 400,
      body: { fields: [{ field: 'Kind', rule: 'unknown_kind' }] },
    })
  })

  it('go when they are old: what is settled sooner, what waits later', async () => {
    const { db } = programme
    const kept = () =>
      db.rows<{ key: string }>(sql`select key from notices where key like 'old%' order by key`)
    const days = (count: number) => new Date(Date.UTC(2026, 2, 5) + count * 86_400_000)
    for (const key of ['old-read', 'old-unread'])
      await tellMentor(key, days(0), `submissions/${key}`)
    await db.run(sql`update notices set read_at = now() where key = 'old-read'`)
    await purgeOld({ database: db, now: days(179) })
    expect(await kept()).toHaveLength(2)
    await purgeOld({ database: db, now: days(181) })
    expect(await kept()).toEqual([{ key: 'old-unread' }])
    await purgeOld({ database: db, now: days(731) })
    expect(await kept()).toEqual([])
  })
})
