import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sql } from '../../kernel/database/sql.ts'
import { addLanguage, askIn, countWords, type AddedLanguage } from '../../testing/added-language.ts'
import { FORM, openCall, prove, solvedTask } from '../../testing/applications.ts'
import { startSmallProgramme, type SmallProgramme } from '../../testing/small-programme.ts'
import type { TestClient } from '../../testing/test-server.ts'

const REASON = { el: 'Εκτός ορίων', en: 'Out of bounds' }
const WITH_PAPER = [
  ...FORM,
  {
    Title: 'Έγγραφα',
    Text: 'Ανεβάστε τα.',
    Questions: {
      paper: {
        ...{ Type: 'document', Label: 'Βιογραφικό', Labels: { en: 'CV' }, Later: true },
        Hint: 'Έως δύο σελίδες.',
      },
    },
  },
]

describe('an application form in a language that was added', () => {
  let programme: SmallProgramme
  let french: AddedLanguage
  let guest: TestClient
  let ProjectId: number
  let Project: string
  let AppId: number
  let Token: string

  beforeAll(async () => {
    programme = await startSmallProgramme()
    ProjectId = programme.projectId
    Project = await openCall(programme, { form: WITH_PAPER, now: new Date() })
    await programme.as.admin.ask('applications.setRules', {
      ...{ ProjectId, Criteria: [], Reasons: [REASON], Ties: [], Disagreement: 20, Version: 0 },
      Mails: ['received', 'changes', 'rejected'],
    })
    french = await addLanguage(programme)
    await french.say({
      [at('form.section.first_name.title')]: 'Coordonnées',
      [at('form.first_name.label')]: 'Prénom',
      [at('form.works.label')]: 'Travaillez-vous ?',
      [at('form.works.option.Ναι')]: 'Oui',
      [at('form.section.paper.text')]: 'Envoyez-les.',
      [at('form.paper.label')]: 'Curriculum',
      [at('form.paper.hint')]: 'Deux pages au plus.',
      [at(`reason.${REASON.el}`)]: 'Hors limites',
    })
    guest = programme.server.client()
  })
  afterAll(() => programme.close())

  const at = (field: string) => `project.${ProjectId}.apply.${field}`
  /** As the page of somebody does who has not signed in. */
  const IN_FRENCH = { 'accept-language': 'fr' }
  const read = (language: string) =>
    countWords(() =>
      guest.ask('applications.getForm', { Project }, { 'accept-language': language }),
    )
  const answers = {
    ...{ first_name: 'Jean', last_name: 'Petit', email: 'jean@example.org', afm: '094259216' },
    ...{ works: 'Ναι', sector: 'Υγεία' },
  }
  const mails = () =>
    programme.db.rows<{ template: string; language: string; model: Record<string, unknown> }>(sql`
      select template, language, model from mails where recipient = 'jean@example.org' order by id`)

  it('is read in it: sections, questions, hints and choices, whose values stay', async () => {
    const { answer, asked } = await read('fr')
    expect(asked).toBe(1)
    const [details, work, papers] = answer.Sections
    expect(details).toMatchObject({ Title: 'Coordonnées' })
    expect(details?.Questions.slice(0, 2).map(({ Name, Label }) => [Name, Label])).toEqual([
      ['first_name', 'Prénom'],
      ['last_name', 'Επώνυμο'],
    ])
    expect(work?.Questions[0]).toMatchObject({
      Label: 'Travaillez-vous ?',
      Options: [
        { Value: 'Ναι', Label: 'Oui' },
        { Value: 'Όχι', Label: 'Όχι' },
      ],
    })
    expect(papers).toMatchObject({
      Text: 'Envoyez-les.',
      Questions: [{ Label: 'Curriculum', Hint: 'Deux pages au plus.' }],
    })
  })

  it('is read as authors wrote it by everybody else, without a query; in English where nothing is translated', async () => {
    const english = await read('en')
    expect(english).toMatchObject({ asked: 0 })
    expect(english.answer.Sections[0]).toMatchObject({ Title: 'Details' })
    await french.say({ [at('form.section.first_name.title')]: '' })
    expect((await read('fr')).answer.Sections[0]).toMatchObject({ Title: 'Details' })
    await french.say({ [at('form.section.first_name.title')]: 'Coordonnées' })
  })

  it('takes answers that are the same in every language', async () => {
    const Captcha = await solvedTask(programme.db)
    const input = { Project, Answers: answers, Truthful: true, Consent: true, Captcha }
    const sent = await guest.ask('applications.submit', input, IN_FRENCH)
    ;({ Token } = sent)
    await prove(guest, programme.db, 'jean@example.org')
    const { list } = await programme.as.admin.ask('applications.list', {
      ...{ ProjectId, Group: 'applicants', Search: '', page: 1 },
    })
    AppId = list[0]?.Id ?? 0
    const kept = await programme.db.one<{ answers: object; language: string; form: unknown }>(sql`
      select a.answers, a.language, f.sections as form from applications a
      join application_forms f on f.id = a.form_id where a.id = ${AppId}`)
    expect(kept).toMatchObject({ answers, language: 'fr', form: WITH_PAPER })
    const own = await guest.ask('applications.getApplication', { Token }, IN_FRENCH)
    expect(own.Sections[1]?.Questions[0]).toMatchObject({ Label: 'Travaillez-vous ?' })
    expect(own.Answers).toEqual(answers)
  })

  it('is reviewed and exported in the words of its authors', async () => {
    const { admin } = programme.as
    const whole = await askIn(admin, 'fr', () =>
      admin.ask('applications.read', { ProjectId, AppId }),
    )
    expect(whole.asked).toBe(0)
    expect(whole.answer.Sections[0]).toMatchObject({ Title: 'Details' })
    expect(whole.answer.Sections[1]?.Answers[0]).toEqual({
      ...{ Name: 'works', Label: 'Εργάζεστε;', Answer: 'Ναι' },
    })
    const file = await askIn(admin, 'fr', () =>
      admin.ask('applications.exportPage', {
        ...{ ProjectId, View: { Group: 'applicants' as const, Search: '' }, All: true, After: 0 },
      }),
    )
    expect(file.asked).toBe(0)
    expect(file.answer.Questions).toContainEqual({ Name: 'works', Label: 'Εργάζεστε;' })
    await admin.ask('identity.setLanguage', { Language: 'el' })
  })

  it('is named in mails to its applicants in their language', async () => {
    const { admin } = programme.as
    const reminded = await admin.ask('applications.uploadReminder', { AppId })
    // Staff read what authors wrote.
    expect(reminded).toEqual({ Mailed: true, Missing: ['CV'] })
    await admin.ask('applications.resubmit', {
      ...{ ProjectId, AppId, Text: 'Merci.', Questions: ['first_name', 'last_name'] },
    })
    await admin.ask('applications.changeStatus', {
      ...{ ProjectId, Ids: [AppId], Status: 1000, Reason: REASON.en },
    })
    const sent = new Map((await mails()).map((one) => [one.template, one]))
    expect(new Set([...sent.values()].map(({ language }) => language))).toEqual(new Set(['fr']))
    expect(sent.get('applications.uploadReminder')?.model).toMatchObject({
      documents: ['Curriculum'],
    })
    expect(sent.get('applications.changes')?.model['text']).toContain('«Prénom», «Επώνυμο»')
    expect(sent.get('applications.rejected')?.model).toMatchObject({ text: 'Hors limites' })
  })

  it('is read as its authors have changed it since', async () => {
    await programme.db.run(sql`
      update projects set settings = jsonb_set(settings,
        '{Config,Application,0,Questions,first_name,Label}', '"Μικρό όνομα"')
      where id = ${ProjectId}`)
    const { answer } = await read('fr')
    expect(answer.Sections[0]?.Questions[0]).toMatchObject({ Label: 'Μικρό όνομα' })
    // Whoever applied on the earlier form reads it in its own words.
    const own = await guest.ask('applications.getApplication', { Token }, IN_FRENCH)
    expect(own.Sections[0]?.Questions[0]).toMatchObject({ Label: 'Prénom' })
  })

  it('is listed for translators in the order in which it is read', async () => {
    const rows = (await french.rows()).filter(({ label }) => label.includes('.apply.'))
    expect(rows.slice(0, 2)).toMatchObject([
      { label: at('form.section.first_name.title'), sort: 'applySection', en: 'Details' },
      { label: at('form.first_name.label'), sort: 'applyQuestion', was: { el: 'Όνομα' } },
    ])
    expect(rows.find(({ label }) => label === at('form.works.option.Ναι'))).toMatchObject({
      ...{ sort: 'applyOption', of: 'Εργάζεστε;', el: 'Ναι' },
    })
    expect(rows.at(-1)).toMatchObject({ sort: 'applyReason', ...REASON, text: 'Hors limites' })
  })
})
