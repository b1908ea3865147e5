import { GRID_FLAGS } from '@telemachos/contract/grid/constants'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sql } from '../../kernel/database/sql.ts'
import { addLanguage, countWords, type AddedLanguage } from '../../testing/added-language.ts'
import { createAction } from '../../testing/factories.ts'
import { startSmallProgramme, type SmallProgramme } from '../../testing/small-programme.ts'

const HTML = `<h2>Οι στόχοι σας</h2>
<p v-if="a < b">Γράψτε <b>{{ count }}</b> στόχους.</p>
<ui-button>Αποθήκευση</ui-button><p>{{ view.name }}</p><p>α < β</p>`

describe('views in a language that was added', () => {
  let programme: SmallProgramme
  let french: AddedLanguage
  let ProjectId: number
  let ActionId: number
  let viewId: number
  let actionViewId: number

  beforeAll(async () => {
    programme = await startSmallProgramme()
    ProjectId = programme.projectId
    ActionId = await createAction(programme.db, ProjectId, { title: 'Γνωριμία' })
    viewId = await publish('views', HTML)
    await publish('head', '<p>Καλώς ήρθατε</p>', { Class: 'directive', Category: '' })
    await save({ Name: 'draft', Html: '<p>Πρόχειρο</p>' })
    const { admin } = programme.as
    const own = await admin.ask('views.saveActionView', {
      ...{ ActionId, ViewType: 'mentee', Html: '<p>Γεια σας</p>', Controller: '() => ({})' },
      Titles: { el: 'Η γνωριμία', en: 'The meeting' },
    })
    actionViewId = own.Id
    await admin.ask('views.publishActionView', { Id: own.Id, Version: own.Version })
    french = await addLanguage(programme)
    await programme.as.mentee.ask('identity.setLanguage', { Language: 'fr' })
  })
  afterAll(() => programme.close())

  const save = (change: object) =>
    programme.as.admin.ask('views.saveView', {
      ...{ ProjectId, Class: 'view2', Category: 'statistics', Descr: 'Με μια ματιά' },
      ...{ Access: ['Mentee', 'Mentor'], Controller: '() => ({})' },
      ...change,
    } as never)
  const publish = async (Name: string, Html: string, more: object = {}): Promise<number> => {
    const saved = await save({ Name, Html, ...more })
    await programme.as.admin.ask('views.publishView', { Id: saved.Id, Version: saved.Version })
    return saved.Id
  }
  const rows = async () =>
    (await french.rows()).filter(({ label }) => /\.(view|actionView)\.\d/.test(label))
  const labelOf = async (el: string) => (await rows()).find((one) => one.el === el)?.label ?? ''
  const open = async (as: 'mentee' | 'mentor' = 'mentee') =>
    countWords(() => programme.as[as].ask('views.openView', { ProjectId, Name: 'views' }))

  it('are listed by their titles and sentences, as they are published', async () => {
    expect((await rows()).map(({ of, sort, el }) => [of, sort, el])).toEqual([
      ['views', 'viewTitle', 'views'],
      ['views', 'viewDescr', 'Με μια ματιά'],
      ['views', 'viewText', 'Οι στόχοι σας'],
      ['views', 'viewText', 'Γράψτε <b>{{ count }}</b> στόχους.'],
      ['views', 'viewText', 'Αποθήκευση'],
      ['head', 'viewText', 'Καλώς ήρθατε'],
      ['Η γνωριμία', 'viewTitle', 'Η γνωριμία'],
      ['Η γνωριμία', 'viewText', 'Γεια σας'],
    ])
  })

  it.each([
    ['Γράψτε <b>{{ count }}</b> στόχους.', 'Écrivez <b>{{ total }}</b> objectifs.'],
    ['Γράψτε <b>{{ count }}</b> στόχους.', 'Écrivez {{ count }} objectifs.'],
    ['Αποθήκευση', 'Enregistrer <img src=x onerror=alert(1)>'],
    ['Αποθήκευση', 'Enregistrer <img src=x onerror="alert(1)" x="'],
    ['Αποθήκευση', 'Enregistrer {{ alert(1)'],
  ])('say nothing but words: %j is not %j', async (el, text) => {
    const label = await labelOf(el)
    expect(
      await french.translator.call('language.saveAuthorText', {
        ...{ ProjectId, language: 'fr', label, text },
      }),
    ).toMatchObject({ status: 400, body: { fields: [{ field: 'text', rule: 'text_markup' }] } })
  })

  it('are shown to each in their own language, with their parts', async () => {
    const said = {
      views: 'Vues',
      'Με μια ματιά': 'En un coup d’œil',
      'Οι στόχοι σας': 'Vos objectifs',
      'Γράψτε <b>{{ count }}</b> στόχους.': 'Écrivez <b>{{ count }}</b> objectifs.',
      Αποθήκευση: 'Enregistrer',
      'Καλώς ήρθατε': 'Bienvenue',
      'Η γνωριμία': 'La rencontre',
      'Γεια σας': 'Bonjour',
    }
    for (const [el, text] of Object.entries(said)) await french.say({ [await labelOf(el)]: text })
    const { answer, asked } = await open()
    expect(asked).toBe(1)
    expect(answer).toMatchObject({
      ...{ Name: 'views', Title: 'Vues', Directives: [{ Html: '<p>Bienvenue</p>' }] },
      Html: HTML.replace('Οι στόχοι σας', 'Vos objectifs')
        .replace('Γράψτε', 'Écrivez')
        .replace('στόχους', 'objectifs')
        .replace('Αποθήκευση', 'Enregistrer'),
    })
    const written = await open('mentor')
    expect(written.asked).toBe(0)
    expect(written.answer).toMatchObject({ Title: 'views', Html: HTML })
    const { mentee } = programme.as
    expect(await mentee.ask('views.listStatisticsViews', { ProjectId })).toMatchObject([
      { Name: 'views', Title: 'Vues', Descr: 'En un coup d’œil' },
    ])
    expect(await mentee.ask('views.autoCache', { ProjectId })).toMatchObject([{ Title: 'Vues' }])
    const own = await mentee.ask('views.openActionView', {
      ...{ ActionId, MenteeId: programme.people.mentee.id },
    })
    expect(own.View).toMatchObject({
      ...{ Html: '<p>Bonjour</p>', Directives: [{ Html: '<p>Bienvenue</p>' }] },
      Titles: { el: 'Η γνωριμία', en: 'La rencontre' },
    })
  })

  it('are edited in the words of their authors', async () => {
    const { admin } = programme.as
    await admin.ask('identity.setLanguage', { Language: 'fr' })
    expect(await admin.ask('views.getView', { Id: viewId })).toMatchObject({
      ...{ Html: HTML, Descr: 'Με μια ματιά' },
    })
    expect(await admin.ask('views.getActionView', { Id: actionViewId })).toMatchObject({
      ...{ Html: '<p>Γεια σας</p>', Titles: { el: 'Η γνωριμία' } },
    })
  })

  const left = async () =>
    programme.db.rows(sql`
      select field from author_texts where field ~ '^(view|actionView)[.]'
      union all
      select field from author_text_versions where field ~ '^(view|actionView)[.]'`)

  it('leave nothing behind where they are deleted', async () => {
    expect(await left()).toHaveLength(16)
    await programme.as.admin.ask('views.deleteActionView', { Id: actionViewId })
    await programme.as.admin.ask('views.deleteViewById', { Id: viewId })
    expect(await left()).toHaveLength(2)
  })

  it('leave nothing behind where their action is deleted', async () => {
    const { admin } = programme.as
    const gone = await createAction(programme.db, ProjectId, {
      title: 'Πλάνο',
      flags: GRID_FLAGS.CanDelete,
    })
    const own = await admin.ask('views.saveActionView', {
      ...{ ActionId: gone, ViewType: 'mentee', Html: '<p>Το πλάνο</p>', Controller: '() => ({})' },
      Titles: { el: 'Το πλάνο σας', en: 'Your plan' },
    })
    await admin.ask('views.publishActionView', { Id: own.Id, Version: own.Version })
    await french.say({ [await labelOf('Το πλάνο')]: 'Le plan' })
    expect(await left()).toHaveLength(4)
    await admin.ask('actions.deleteActions', { ProjectId, ActionIds: [gone] })
    expect(await left()).toHaveLength(2)
  })
})
