import { MAX_TESTS } from '@telemachos/contract/mail/limits'
import { addDays, athensInstant, todayInAthens } from '@telemachos/rules/dates'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sql } from '../../kernel/database/sql.ts'
import { createAction } from '../../testing/factories.ts'
import {
  startSmallProgramme,
  type PersonName,
  type SmallProgramme,
} from '../../testing/small-programme.ts'

describe('a template that is being written', () => {
  let programme: SmallProgramme
  let at: string
  beforeAll(async () => {
    programme = await startSmallProgramme()
    const { db, projectId, as } = programme
    await db.run(sql`update users set email = 'p' || id || '@example.org'`)
    const action = await createAction(db, projectId, { typeId: 1, title: 'Γνωριμία' })
    await db.run(sql`update actions set titles = '{"en": "First meeting"}' where id = ${action}`)
    at = athensInstant(addDays(todayInAthens(new Date()), 30), '10:00')
    await as.mentor.ask('actions.publishAction', {
      ActionId: action,
      MenteeId: id('mentee'),
      date: at,
    })
    await db.run(sql`delete from mails`)
  })
  afterAll(() => programme.close())

  const id = (name: PersonName) => programme.people[name].id
  const template = (Name: string, rest: object = {}) => ({
    ProjectId: programme.projectId,
    Name,
    Language: 'el' as const,
    Subject: 'Θέμα',
    Body: 'Κείμενο',
    ...rest,
  })
  const countMails = async () => (await programme.db.rows(sql`select from mails`)).length

  it('is refused by the name that it does not know, with its line and column', async () => {
    const { admin } = programme.as
    const refusal = async (Name: string, rest: object) => {
      const { status, body } = await admin.call('mail.previewTemplate', template(Name, rest))
      return { status, ...(body as { details: object }).details }
    }
    const unknown = { status: 422, rule: 'template_unknown' }
    expect(await refusal('meetings.reminder', { Body: 'α\n  β {{ titel }}' })).toMatchObject({
      ...{ ...unknown, field: 'Body', name: 'titel', line: 2, column: 8 },
    })
    expect(await refusal('meetings.reminder', { Subject: '{{ meetings }}' })).toMatchObject({
      ...{ ...unknown, field: 'Subject', name: 'meetings', line: 1, column: 4 },
    })
    const loop = '{% for one in meetings %}\n{{ one.titel }}\n{% endfor %}'
    expect(await refusal('mentorMeetings.html', { Body: loop })).toMatchObject({
      ...{ ...unknown, field: 'Body', name: 'one.titel', line: 2, column: 4 },
    })
    const place = { Body: '{{ meetings[0].wher }}' }
    expect(await refusal('mentorMeetings.html', place)).toMatchObject({ ...unknown, column: 4 })
    expect(await refusal('meetings.reminder', { Body: '{% if with %}' })).toMatchObject({
      ...{ rule: 'template', line: 1, column: 1 },
    })
    expect(
      await admin.call('mail.saveTemplate', template('meetings.reminder', { Body: '{{ titel }}' })),
    ).toMatchObject({ status: 422, body: { details: { name: 'titel' } } })
  })

  it('may say whatever its fields offer, and what the product’s own says', async () => {
    const { admin } = programme.as
    const place = { ProjectId: programme.projectId }
    for (const { Name } of await admin.ask('mail.listTemplates', place)) {
      for (const Language of ['el', 'en'] as const) {
        const { Subject, Body, Fields } = await admin.ask('mail.getTemplate', {
          ...{ ...place, Name, Language },
        })
        const offered = Fields.filter(({ Of }) => Of === null).map((one) => one.Placeholder)
        const tried = { Subject, Body: [Body, ...offered].join('\n\n') }
        const said = await admin.call(
          'mail.previewTemplate',
          template(Name, { Language, ...tried }),
        )
        expect([Name, Language, said.status, said.body]).toMatchObject([Name, Language, 200, {}])
      }
    }
  })

  it('is previewed as a person in reach, in both languages, and nothing is sent', async () => {
    const { admin, mentor } = programme.as
    await programme.db.run(sql`
      update users set fields = fields || '{"vocative": "Καλή μας"}' where id = ${id('mentee')}`)
    const own = {
      Subject: '{{ vocative }}: {{ meetings[0].title }}',
      Body: '{% for meeting in meetings %}{{ meeting.at | moment }} {{ meeting.title }} {{ meeting.with }}{% endfor %}\n\n{{ calendar }}',
      As: id('mentee'),
    }
    const said = await admin.ask('mail.previewTemplate', template('mentorMeetings.html', own))
    expect(said).toMatchObject({
      Subject: 'Καλή μας: Γνωριμία',
      Person: { Id: id('mentee'), Language: 'el' },
      MadeUp: [],
    })
    expect(said.Text).toMatch(/ 10:00 Γνωριμία /)
    expect(said.Text).toContain('/calendar')
    const english = { ...own, Language: 'en' as const }
    expect(
      await admin.ask('mail.previewTemplate', template('mentorMeetings.html', english)),
    ).toMatchObject({ Subject: 'Καλή μας: First meeting' })
    const other = { ...own, Subject: '{{ title }}', Body: '{{ protocol }} {{ name }}' }
    expect(
      await admin.ask('mail.previewTemplate', template('applications.received', other)),
    ).toMatchObject({ MadeUp: ['title', 'protocol'] })
    expect(await countMails()).toBe(0)
    // Somebody of whom the project knows nothing, and those who write no templates.
    const nobody = template('mentorMeetings.html', { ...own, As: 999_999 })
    expect(await admin.call('mail.previewTemplate', nobody)).toMatchObject({ status: 404 })
    expect(
      await mentor.call('mail.previewTemplate', template('mentorMeetings.html', own)),
    ).toMatchObject({ status: 403 })
  })

  it('is mailed as a test to its author alone, so often in an hour', async () => {
    const { db } = programme
    const { admin, mentor } = programme.as
    const own = template('meetings.reminder', {
      Subject: 'Μας βλέπουμε [εδώ]',
      Body: 'Γεια, {{ name }}\n\n[Άνοιγμα]({{ calendar }})',
      As: id('mentee'),
    })
    expect(await mentor.call('mail.sendTest', own)).toMatchObject({ status: 403 })
    const answer = await admin.ask('mail.sendTest', own)
    expect(answer).toMatchObject({ Address: `p${id('admin')}@example.org`, Leaves: false })
    const read = () => admin.ask('mail.getMail', { ProjectId: programme.projectId, Id: answer.Id })
    await expect.poll(async () => (await read()).State, { timeout: 10_000 }).toBe('kept')
    const mail = await read()
    expect(mail).toMatchObject({
      To: { Id: id('admin') },
      Address: `p${id('admin')}@example.org`,
      Subject: '[Δοκιμή] Μας βλέπουμε [εδώ]',
    })
    // What an author has written as a link is one in the test as well.
    expect(mail.Text).toMatch(/Άνοιγμα: http\S+\/calendar$/)
    expect(await countMails()).toBe(1)
    expect(
      await db.rows(sql`
        select actor_id as by, detail from audit_log where verb = 'mail.testSent'`),
    ).toMatchObject([
      { by: id('admin'), detail: { template: 'meetings.reminder', language: 'el' } },
    ])
    const wrong = { ...own, Body: '{{ titel }}' }
    expect(await admin.call('mail.sendTest', wrong)).toMatchObject({ status: 422 })
    await db.run(sql`
      insert into mails (key, project_id, user_id, template, model, state)
      select 'tests/' || n, ${programme.projectId}, ${id('admin')}, 'mail.test', '{}', 'sent'
      from generate_series(2, ${MAX_TESTS}::int) n`)
    expect(await admin.call('mail.sendTest', own)).toMatchObject({
      status: 422,
      body: { details: { rule: 'too_many_tests' } },
    })
    await db.run(sql`update mails set created_at = created_at - interval '2 hours'`)
    await db.run(sql`update users set email = '' where id = ${id('admin')}`)
    expect(await admin.call('mail.sendTest', own)).toMatchObject({
      status: 422,
      body: { details: { rule: 'own_address' } },
    })
    await db.run(sql`delete from mails`)
  })

  it('shows who gets which dates, when they had them before, and the mail of each', async () => {
    const { db, as } = programme
    const Template = 'mentorMeetings.html' as const
    const Data = { [id('mentee')]: {} }
    const [person] = (await as.mentor.ask('mail.previewDates', { Data, Template })).People
    expect(person).toMatchObject({
      ...{ Id: id('mentee'), State: 'ready', Before: null, More: 0 },
      Meetings: [{ Title: 'Γνωριμία', At: new Date(at).toISOString() }],
    })
    const asked = { ProjectId: programme.projectId, UserId: id('mentee'), Template }
    const mail = await as.mentor.ask('mail.readDates', asked)
    expect(mail).toMatchObject({ Language: 'el', Subject: 'Οι επόμενες συναντήσεις σας' })
    expect(mail.Text).toContain('Γνωριμία')
    expect(await countMails()).toBe(0)

    await as.mentor.ask('mail.mailUsers', { Data, Template })
    const [told] = (await as.mentor.ask('mail.previewDates', { Data, Template })).People
    expect(told?.State).toBe('told')
    expect(told?.Before).not.toBeNull()

    await db.run(sql`update users set email = '' where id = ${id('stranger')}`)
    const both = { [id('mentee')]: {}, [id('stranger')]: {} }
    const { People } = await as.admin.ask('mail.previewDates', { Data: both, Template })
    expect(People.find(({ Id }) => Id === id('stranger'))?.State).toBe('noAddress')
    expect(
      await as.admin.call('mail.readDates', { ...asked, UserId: id('stranger') }),
    ).toMatchObject({ status: 422, body: { details: { rule: 'nothing_planned' } } })
    for (const [name, status] of [
      ['mentor', 404],
      ['mentee', 403],
    ] as const) {
      expect(await as[name].call('mail.previewDates', { Data: both, Template })).toMatchObject({
        status,
      })
      const other = { ...asked, UserId: id('stranger') }
      expect(await as[name].call('mail.readDates', other)).toMatchObject({ status })
    }
  })
})
