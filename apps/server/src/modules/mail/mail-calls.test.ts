import { addDays, athensInstant, todayInAthens } from '@telemachos/rules/dates'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sql } from '../../kernel/database/sql.ts'
import { createAction } from '../../testing/factories.ts'
import {
  startSmallProgramme,
  type PersonName,
  type SmallProgramme,
} from '../../testing/small-programme.ts'

describe('mail, as people see it', () => {
  let programme: SmallProgramme
  beforeAll(async () => {
    programme = await startSmallProgramme()
    await programme.db.run(sql`update users set email = 'p' || id || '@example.org'`)
  })
  afterAll(() => programme.close())

  const id = (name: PersonName) => programme.people[name].id
  const inProject = () => ({ ProjectId: programme.projectId })
  const mailDates = (by: PersonName, to: readonly PersonName[], rest: object = {}) =>
    programme.as[by].call('mail.mailUsers', {
      Data: Object.fromEntries(to.map((name) => [id(name), rest])),
      Template: 'mentorMeetings.html',
    })
  const written = async () =>
    await expect
      .poll(
        async () => {
          const rows = await programme.db.rows(sql`
              select from mails where state in ('queued', 'taken', 'sending')`)
          return rows.length
        },
        { timeout: 10_000 },
      )
      .toBe(0)
  let days = 30
  const plan = async (title: string) => {
    const action = await createAction(programme.db, programme.projectId, { typeId: 1, title })
    const at = athensInstant(addDays(todayInAthens(new Date()), (days += 3)), '10:00')
    await programme.as.mentor.ask('actions.publishAction', {
      ActionId: action,
      MenteeId: id('mentee'),
      date: at,
    })
    return action
  }
  /** By day and by night. */
  const makeDue = () =>
    programme.db.run(sql`update mails set due_at = now() where state = 'queued'`)

  it('tells mentees their dates once a day, and says who could not be told', async () => {
    await plan('Πρώτη συνάντηση')
    expect(await mailDates('mentor', ['mentee'])).toMatchObject({
      body: { Queued: [id('mentee')], NoAddress: [], Nothing: [] },
    })
    expect(await mailDates('mentor', ['mentee'])).toMatchObject({
      body: { Queued: [], Nothing: [id('mentee')] },
    })
    await plan('Δεύτερη συνάντηση')
    expect(await mailDates('mentor', ['mentee'])).toMatchObject({
      body: { Queued: [id('mentee')] },
    })
    await programme.db.run(sql`update users set email = '' where id = ${id('stranger')}`)
    expect(await mailDates('admin', ['stranger'])).toMatchObject({
      body: { Queued: [], NoAddress: [id('stranger')] },
    })
    await makeDue()
    await written()
    const { list } = await programme.as.mentee.ask('mail.listOwnMails', {
      ...inProject(),
      Box: 'received',
      page: 1,
    })
    const dates = list.filter(({ Template }) => Template === 'mentorMeetings.html')
    expect(dates).toMatchObject([
      { State: 'kept', Subject: 'Οι επόμενες συναντήσεις σας', From: { Id: id('mentor') } },
      { State: 'kept' },
    ])
    const { Text } = await programme.as.mentee.ask('mail.getMail', {
      ...inProject(),
      Id: dates[0]!.Id,
    })
    expect(Text).toContain('Πρώτη συνάντηση')
    expect(Text).toContain('Δεύτερη συνάντηση')
  })

  it('goes out in the language of whom it goes to, with the titles of actions in it', async () => {
    const { db, as } = programme
    await as.mentee.ask('identity.setLanguage', { Language: 'en' })
    const action = await plan('Τελευταία συνάντηση')
    await db.run(sql`update actions set titles = '{"en": "Last meeting"}' where id = ${action}`)
    await plan('Χωρίς αγγλικά')
    await mailDates('mentor', ['mentee'])
    await makeDue()
    await written()
    const box = { ...inProject(), Box: 'received' as const, page: 1 }
    const { list } = await as.mentee.ask('mail.listOwnMails', box)
    const dates = list.filter(({ Template }) => Template === 'mentorMeetings.html')
    expect(dates[0]).toMatchObject({ State: 'kept', Subject: 'Your next meetings' })
    const { Text } = await as.mentee.ask('mail.getMail', { ...inProject(), Id: dates[0]!.Id })
    expect(Text).toContain('Hello')
    expect(Text).toContain('Last meeting')
    expect(Text).not.toContain('Τελευταία συνάντηση')
    // A title without a translation falls back to the default language.
    expect(Text).toContain('Χωρίς αγγλικά')
    await as.mentee.ask('identity.setLanguage', { Language: 'el' })
  })

  it('is refused as a whole when somebody is out of reach, and for what is no template', async () => {
    const count = async () => (await programme.db.rows(sql`select from mails`)).length
    await plan('Τρίτη συνάντηση')
    const before = await count()
    expect(await mailDates('mentor', ['mentee', 'stranger'])).toMatchObject({ status: 404 })
    expect(await mailDates('mentee', ['mentee'])).toMatchObject({ status: 403 })
    expect(
      await programme.as.mentor.call('mail.mailUsers', {
        Data: { [id('mentee')]: {} },
        Template: 'identity.resetPassword',
      }),
    ).toMatchObject({ status: 400 })
    expect(await mailDates('mentor', [])).toMatchObject({ status: 400 })
    expect(await count()).toBe(before)
  })

  it('is read by whom it was sent to or by, and by those who administer the project', async () => {
    const action = await plan('Τέταρτη συνάντηση')
    await mailDates('mentor', ['mentee'], { ActionId: action })
    await makeDue()
    await written()
    const { list } = await programme.as.mentor.ask('mail.listOwnMails', {
      ...inProject(),
      Box: 'sent',
      page: 1,
    })
    const [mail] = list
    const read = (name: PersonName) =>
      programme.as[name].call('mail.getMail', { ...inProject(), Id: mail!.Id })
    for (const name of ['mentor', 'mentee', 'admin'] as const) {
      expect([name, (await read(name)).status]).toEqual([name, 200])
    }
    for (const name of ['otherMentor', 'stranger', 'supervisor', 'coordinator'] as const) {
      expect([name, (await read(name)).status]).toEqual([name, 404])
    }
    const readings = await programme.db.rows(sql`
      select actor_id as by, subject_id as whose from audit_log where verb = 'mail.read'`)
    expect(readings).toEqual([{ by: id('admin'), whose: id('mentee') }])
  })

  it('of the account is listed for a SuperAdmin and nobody else, and read by nobody: it has a link', async () => {
    await programme.db.run(sql`
      insert into mails (key, user_id, template, model, state, subject, body)
      values ('secret', ${id('mentee')}, 'identity.resetPassword', '{}', 'kept', 'ΜΥΣΤΙΚΟ',
        '/resetpassword/token')`)
    const box = await programme.as.admin.ask('mail.listProjectMails', { ...inProject(), page: 1 })
    const own = await programme.as.mentee.ask('mail.listOwnMails', {
      ...inProject(),
      Box: 'received',
      page: 1,
    })
    expect(JSON.stringify([box, own])).not.toContain('ΜΥΣΤΙΚΟ')
    await programme.db.run(sql`update users set super_admin = true where id = ${id('coordinator')}`)
    const root = await programme.server.client().signIn(programme.people.coordinator.username)
    await root.ask('identity.switchRole', { Role: 'SuperAdmin' })
    const seen = await root.ask('mail.listProjectMails', { ...inProject(), page: 1 })
    const secret = seen.list.find(({ Subject }) => Subject === 'ΜΥΣΤΙΚΟ')
    expect(await root.ask('mail.getMail', { ...inProject(), Id: secret?.Id ?? 0 })).toMatchObject({
      Text: '',
    })
    await programme.db.run(
      sql`update users set super_admin = false where id = ${id('coordinator')}`,
    )
  })

  it('is listed for administrators by state and name, sent again, and cancelled', async () => {
    const { admin } = programme.as
    const box = (rest: object = {}) =>
      admin.ask('mail.listProjectMails', { ...inProject(), page: 1, ...rest })
    const all = await box()
    expect(all.States).toMatchObject({ kept: all.All, queued: 0, failed: 0 })
    expect((await box({ Search: 'MENTEE' })).All).toBe(all.All)
    expect((await box({ Search: 'κανένας' })).All).toBe(0)
    const Ids = all.list.slice(0, 1).map(({ Id }) => Id)
    await programme.db.run(sql`update mails set due_at = now() + interval '1 day'`)
    expect(await admin.ask('mail.cancelMails', { ...inProject(), Ids })).toEqual({ Changed: 0 })
    expect(await admin.ask('mail.resendMails', { ...inProject(), Ids })).toEqual({ Changed: 1 })
    await written()
    expect((await box({ State: 'kept' })).All).toBe(all.All)
    expect(
      await programme.as.mentor.call('mail.resendMails', { ...inProject(), Ids }),
    ).toMatchObject({
      status: 403,
    })
  })

  it('is said in the project’s own words once they are kept, until they are withdrawn', async () => {
    const { admin, mentor } = programme.as
    const key = { ...inProject(), Name: 'mentorMeetings.html', Language: 'el' as const }
    const own = { ...key, Subject: 'Οι δικές μας λέξεις', Body: 'Γεια σου {{ name }}' }
    expect(await mentor.call('mail.saveTemplate', own)).toMatchObject({ status: 403 })
    expect(
      await admin.call('mail.saveTemplate', { ...own, Body: 'α\nβ {{ x | no }}' }),
    ).toMatchObject({
      status: 422,
      body: { details: { rule: 'template', field: 'Body', line: 2 } },
    })
    expect(await admin.ask('mail.previewTemplate', own)).toMatchObject({
      Subject: 'Οι δικές μας λέξεις',
      Text: 'Γεια σου Μαρία',
    })
    await admin.ask('mail.saveTemplate', own)
    const subjectOfNext = async (title: string) => {
      await plan(title)
      await mailDates('mentor', ['mentee'])
      await makeDue()
      await written()
      const row = await programme.db.one<{ subject: string }>(sql`
        select subject from mails order by id desc limit 1`)
      return row.subject
    }
    expect(await subjectOfNext('Πέμπτη')).toBe('Οι δικές μας λέξεις')
    expect(await admin.ask('mail.listTemplates', inProject())).toContainEqual({
      Name: 'mentorMeetings.html',
      Own: ['el'],
    })
    await admin.ask('mail.restoreTemplate', key)
    expect(await subjectOfNext('Έκτη')).toBe('Οι επόμενες συναντήσεις σας')
    const { History, IsOwn } = await admin.ask('mail.getTemplate', key)
    expect(IsOwn).toBe(false)
    expect(History).toMatchObject([
      { Withdrawn: true, By: { Id: id('admin') } },
      { Withdrawn: false, Subject: 'Οι δικές μας λέξεις' },
    ])
    for (const Name of ['identity.resetPassword', '__proto__', 'nothing']) {
      expect(await admin.call('mail.getTemplate', { ...key, Name })).toMatchObject({ status: 404 })
    }
  })

  it('says what a mail will be about before it is written, and when it leaves', async () => {
    const { db, projectId, as } = programme
    const tomorrow = new Date(Date.now() + 86_400_000)
    const queue = (key: string, template: string, model: object) =>
      db.run(sql`
        insert into mails (key, project_id, user_id, template, model, due_at)
        values (${key}, ${projectId}, ${id('mentee')}, ${template}, ${JSON.stringify(model)}::jsonb,
          ${tomorrow})`)
    const title = { title: 'Έγινε δεκτό', titles: { en: 'It was accepted' } }
    await queue('about/1', 'notifications.told', { ...title, path: 'actions/7' })
    await queue('about/2', 'identity.projectInvitation', { url: 'https://example.org/secret' })
    const { list } = await as.mentee.ask('mail.listOwnMails', {
      ...{ ...inProject(), Box: 'received', page: 1 },
    })
    const [invitation, told] = list
    expect(told).toMatchObject({ Subject: '', About: 'Έγινε δεκτό', State: 'queued' })
    expect(told?.DueAt).toBe(tomorrow.toISOString())
    expect(invitation).toMatchObject({ About: '' })
    const open = (name: PersonName) =>
      as[name].ask('mail.getMail', { ...inProject(), Id: told?.Id ?? 0 })
    expect(await open('mentee')).toMatchObject({ About: 'Έγινε δεκτό', Path: 'actions/7' })
    // Of others nobody is led to the mentee's own page.
    expect(await open('admin')).toMatchObject({ About: 'Έγινε δεκτό', Path: null })
    await db.run(sql`delete from mails where key like 'about/%'`)
  })
})
