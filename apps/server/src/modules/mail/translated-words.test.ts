import { addDays, athensInstant, todayInAthens } from '@telemachos/rules/dates'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sql } from '../../kernel/database/sql.ts'
import { addLanguage, type AddedLanguage } from '../../testing/added-language.ts'
import { createAction } from '../../testing/factories.ts'
import { startSmallProgramme, type SmallProgramme } from '../../testing/small-programme.ts'

const NAME = 'meetings.reminder'
const OWN = {
  el: {
    Subject: 'Ραντεβού: {{ title }}',
    Body: 'Σας περιμένουμε{% if place %} εδώ: {{ place }}{% endif %}.',
  },
  en: {
    Subject: 'Meeting: {{ title }}',
    Body: 'We expect you{% if place %} here: {{ place }}{% endif %}.',
  },
}
const FRENCH = {
  subject: 'Rendez-vous : {{ title }}',
  body: 'On vous attend{% if place %} ici : {{ place }}{% endif %}.',
}

describe('a project’s own words for mails, in a language that was added', () => {
  let programme: SmallProgramme
  let french: AddedLanguage
  let ProjectId: number

  beforeAll(async () => {
    programme = await startSmallProgramme()
    ProjectId = programme.projectId
    await programme.db.run(sql`update users set email = 'p' || id || '@example.org'`)
    french = await addLanguage(programme)
    await save('el')
    await save('en')
    await programme.as.mentee.ask('identity.setLanguage', { Language: 'fr' })
  })
  afterAll(() => programme.close())

  const at = (part: string, name = NAME) => `project.${ProjectId}.mail.${name}.${part}`
  const save = (Language: 'el' | 'en', text = OWN[Language]) =>
    programme.as.admin.ask('mail.saveTemplate', { ProjectId, Name: NAME, Language, ...text })
  const translate = (text: string, part = 'body') =>
    french.translator.call('language.saveAuthorText', {
      ...{ ProjectId, language: 'fr', label: at(part), text },
    })
  let queued = 0
  /** What a mail of the kind says that leaves now. */
  const leaves = async (to: keyof SmallProgramme['people'] = 'mentee') => {
    const { db, people } = programme
    const key = `test/${++queued}`
    await db.run(sql`
      insert into mails (key, project_id, user_id, template, model, state)
      values (${key}, ${ProjectId}, ${people[to].id}, ${NAME},
        ${JSON.stringify({ title: 'Γνωριμία', titles: { en: 'Start' }, place: 'Πάτρα' })}::jsonb, 'queued')`)
    const read = () =>
      db.row<{ subject: string; body: string }>(
        sql`select subject, body from mails where key = ${key} and state = 'kept'`,
      )
    await expect.poll(read, { timeout: 15_000 }).toBeDefined()
    return read()
  }
  const preview = (Language: 'el' | 'en', more: object = {}, text = OWN[Language]) =>
    programme.as.admin.ask('mail.previewTemplate', {
      ...{ ProjectId, Name: NAME, Language, As: programme.people.mentee.id, ...text, ...more },
    })

  it('are listed as subject and body, by what the mail is called', async () => {
    const rows = (await french.rows()).filter(({ label }) => label.includes('.mail.'))
    expect(rows).toMatchObject([
      { label: at('subject'), sort: 'mailSubject', el: OWN.el.Subject, en: OWN.en.Subject },
      { label: at('body'), sort: 'mailBody', most: 20_000, open: true },
    ])
    expect(rows[0]?.of).not.toContain('.')
  })

  it('name what a translation leaves out, adds, or puts elsewhere', async () => {
    for (const [text, at_] of [
      ['On vous attend.', '{% if place %}, {{ place }}, {% endif %}'],
      [`${FRENCH.body} {{ name }}`, '{{ name }}'],
      ['On vous attend ici : {{ place }}.{% if place %}{% endif %}', '{{ place }}'],
      [`${FRENCH.body} {{`, '{{'],
    ] as const)
      expect(await translate(text)).toMatchObject({
        status: 400,
        body: { fields: [{ field: 'text', rule: 'text_markup', at: at_ }] },
      })
  })

  it('leave as they were while they are translated in part', async () => {
    await french.say({ [at('subject')]: FRENCH.subject })
    expect(await leaves()).toEqual({
      ...{ subject: 'Meeting: Start', body: 'We expect you here: Πάτρα.' },
    })
    expect(await preview('en')).toMatchObject({
      Said: 'en',
      Subject: expect.stringMatching(/^Meeting/),
    })
  })

  it('leave in it once they are, for its readers alone, and are previewed so', async () => {
    await french.say({ [at('body')]: FRENCH.body })
    expect(await leaves()).toEqual({
      ...{ subject: 'Rendez-vous : Start', body: 'On vous attend ici : Πάτρα.' },
    })
    expect((await leaves('mentor'))?.subject).toBe('Ραντεβού: Γνωριμία')
    expect(await preview('en')).toMatchObject({
      ...{ Said: 'fr', Subject: expect.stringMatching(/^Rendez-vous/) },
      Person: { Language: 'fr' },
    })
    // Another card, another person, and words that nobody has translated yet.
    expect(await preview('el')).toMatchObject({ Said: 'el' })
    expect(await preview('en', { As: undefined })).toMatchObject({ Said: 'en' })
    expect(await preview('en', { Subject: 'Soon: {{ title }}' })).toMatchObject({
      ...{ Said: 'en', Subject: expect.stringMatching(/^Soon/) },
    })
  })

  it('say somebody’s dates in it', async () => {
    const { as, db, people } = programme
    const Name = 'mentorMeetings.html' as const
    await as.admin.ask('mail.saveTemplate', {
      ...{ ProjectId, Name, Language: 'en', Subject: 'Your dates', Body: 'See {{ project }}.' },
    })
    await french.say({
      [at('subject', Name)]: 'Vos rendez-vous',
      [at('body', Name)]: 'Voir {{ project }}.',
    })
    const ActionId = await createAction(db, ProjectId, { typeId: 1, title: 'Γνωριμία' })
    const MenteeId = people.mentee.id
    const date = athensInstant(addDays(todayInAthens(new Date()), 30), '10:00')
    await as.mentor.ask('actions.publishAction', { ActionId, MenteeId, date })
    expect(
      await as.mentor.ask('mail.readDates', { ProjectId, UserId: MenteeId, Template: Name }),
    ).toMatchObject({
      ...{
        Language: 'fr',
        Subject: 'Vos rendez-vous',
        Text: expect.stringMatching(/^Voir .+\.$/m),
      },
    })
  })

  it('leave as authors wrote them, where these words are others by now', async () => {
    await save('en', { ...OWN.en, Subject: 'Soon: {{ title }}' })
    expect((await leaves())?.subject).toBe('Soon: Start')
    const [subject] = (await french.rows()).filter(({ label }) => label === at('subject'))
    expect(subject).toMatchObject({ was: { en: OWN.en.Subject }, text: FRENCH.subject })
    await save('en')
    expect((await leaves())?.subject).toBe('Rendez-vous : Start')
    await programme.as.admin.ask('mail.restoreTemplate', { ProjectId, Name: NAME, Language: 'en' })
    // The Greek alone is another pair of texts.
    expect((await leaves())?.subject).not.toMatch(/^Rendez-vous/)
    await save('en')
  })

  it('are translated in no project of which the caller does not translate', async () => {
    const { coordinator, mentee } = programme.as
    const input = { ProjectId, language: 'fr', label: at('body'), text: FRENCH.body }
    expect(await coordinator.call('language.saveAuthorText', input)).toMatchObject({ status: 403 })
    expect(await mentee.call('language.saveAuthorText', input)).toMatchObject({ status: 403 })
    const other = { ...input, label: `project.999999.mail.${NAME}.body` }
    expect(await french.translator.call('language.saveAuthorText', other)).toMatchObject({
      status: 404,
    })
  })
})
