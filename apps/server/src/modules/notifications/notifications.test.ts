import { addDays, athensInstant, todayInAthens } from '@telemachos/rules/dates'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sql } from '../../kernel/database/sql.ts'
import { createAction } from '../../testing/factories.ts'
import {
  startSmallProgramme,
  type PersonName,
  type SmallProgramme,
} from '../../testing/small-programme.ts'

describe('notifications', () => {
  let programme: SmallProgramme
  beforeAll(async () => {
    programme = await startSmallProgramme()
  })
  afterAll(() => programme.close())

  const inProject = () => ({ ProjectId: programme.projectId })
  let days = 30
  const plan = async (title: string) => {
    const ActionId = await createAction(programme.db, programme.projectId, { typeId: 1, title })
    const date = athensInstant(addDays(todayInAthens(new Date()), (days += 3)), '10:00')
    const MenteeId = programme.people.mentee.id
    await programme.as.mentor.ask('actions.publishAction', { ActionId, MenteeId, date })
    return date
  }
  const list = (name: PersonName, rest: object = {}) =>
    programme.as[name].ask('notifications.listNotifications', { ...inProject(), page: 1, ...rest })
  const unread = async (name: PersonName) =>
    (await programme.as[name].ask('notifications.countUnread', inProject())).Unread

  it('tell people what concerns them, and nobody else', async () => {
    const at = await plan('Γνωριμία')
    expect((await list('mentee')).list).toMatchObject([
      {
        Kind: 'meetings.scheduled',
        Title: 'Γνωριμία',
        With: 'Άννα mentor',
        Time: expect.any(String),
        Read: false,
      },
    ])
    expect(new Date((await list('mentee')).list[0]?.Time ?? '').toISOString()).toBe(at)
    for (const name of ['mentor', 'otherMentor', 'stranger', 'admin'] as const) {
      expect([name, (await list(name)).All]).toEqual([name, 0])
    }
    const events = await programme.db.rows(sql`
      select rooms from kept_events where name = 'notifications.changed'`)
    expect(events).toEqual([{ rooms: [`user:${programme.people.mentee.id}`] }])
  })

  it('are read one by one or all at once, by their owner only', async () => {
    await plan('Δεύτερη')
    const before = await unread('mentee')
    const [first] = (await list('mentee')).list
    const mark = (name: PersonName, rest: object) =>
      programme.as[name].ask('notifications.markRead', { ...inProject(), ...rest })
    expect(await mark('stranger', { Ids: [first!.Id], Read: true })).toEqual({ Changed: [] })
    expect(await unread('mentee')).toBe(before)
    expect(await mark('mentee', { Ids: [first!.Id], Read: true })).toEqual({ Changed: [first!.Id] })
    expect(await mark('mentee', { Ids: [first!.Id], Read: true })).toEqual({ Changed: [] })
    expect(await unread('mentee')).toBe(before - 1)
    expect((await list('mentee', { Unread: true })).list.map(({ Id }) => Id)).not.toContain(
      first!.Id,
    )
    const { Changed } = await mark('mentee', { Read: true })
    expect(Changed).toHaveLength(before - 1)
    expect(await unread('mentee')).toBe(0)
    await mark('mentee', { Ids: Changed, Read: false })
    expect(await unread('mentee')).toBe(before - 1)
  })

  it('are told on the page even where they are not wanted by mail', async () => {
    const { mentee } = programme.as
    expect((await mentee.ask('notifications.getChoices', {})).Mail['meetings.scheduled']).toBe(true)
    await mentee.ask('notifications.saveChoice', { Kind: 'meetings.scheduled', Mail: false })
    expect((await mentee.ask('notifications.getChoices', {})).Mail).toMatchObject({
      'meetings.scheduled': false,
      'meetings.moved': true,
    })
    const before = (await list('mentee')).All
    await plan('Τρίτη')
    expect((await list('mentee')).All).toBe(before + 1)
    const [mail] = await programme.db.rows(sql`
      select state, error from mails order by id desc limit 1`)
    expect(mail).toEqual({ state: 'cancelled', error: 'unwanted' })
    await mentee.ask('notifications.saveChoice', { Kind: 'meetings.scheduled', Mail: true })
  })
})
