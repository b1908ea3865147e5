import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sql } from '../../kernel/database/sql.ts'
import { addLanguage, askIn, type AddedLanguage } from '../../testing/added-language.ts'
import { startSmallProgramme, type SmallProgramme } from '../../testing/small-programme.ts'

const SETTINGS = {
  Config: { Contact: { Name: 'Μαρία', Email: 'maria@example.org' } },
  Roles: {
    Mentee: [
      { state: 'root.defaultlayout.project.calendar', label: 'Αρχική', labels: { en: 'Home' } },
    ],
    Admin: [
      {
        state: 'root.defaultlayout.project.calendar',
        label: 'Διαχείριση',
        labels: { en: 'Management' },
      },
    ],
  },
  User: {
    ProjectFields: [
      {
        ...{ Name: 'branch', Label: 'Κλάδος', Labels: { en: 'Branch' }, Type: 'select' },
        ...{ Visible: 5, Editable: 1, Options: ['Εμπόριο', '42'] },
      },
      { Name: 'risk', Label: 'Κίνδυνος', Type: 'text', Visible: 1, Editable: 1 },
    ],
  },
}

describe('what settings say, in a language that was added', () => {
  let programme: SmallProgramme
  let french: AddedLanguage
  beforeAll(async () => {
    programme = await startSmallProgramme()
    await programme.db.run(sql`
      update projects set settings = ${JSON.stringify(SETTINGS)}::jsonb
      where id = ${programme.projectId}`)
    french = await addLanguage(programme)
    await french.say({
      [at('menu.Αρχική')]: 'Accueil',
      [at('menu.Διαχείριση')]: 'Gestion',
      [at('projectField.User.branch.label')]: 'Secteur',
      [at('projectField.User.branch.option.Εμπόριο')]: 'Commerce',
      [at('contact')]: 'Marie',
    })
    await sayRisk('admin')
  })
  afterAll(() => programme.close())

  const at = (field: string) => `project.${programme.projectId}.${field}`
  const sayRisk = (who: 'admin' | 'translator') =>
    (who === 'admin' ? programme.as.admin : french.translator).call('language.saveAuthorText', {
      ...{ ProjectId: programme.projectId, language: 'fr', text: 'Risque' },
      label: at('projectField.User.risk.label'),
    })
  const read = (who: 'mentee' | 'admin', language: string) =>
    askIn(programme.as[who], language, () =>
      programme.as[who].ask('projects.getProjectById', { Id: programme.projectId }),
    )

  it('is listed for translators, but for what is no word', async () => {
    const sorts = (await french.rows()).flatMap(({ sort, en, label }) =>
      label.startsWith('project.') && sort !== 'project' ? [[sort, en]] : [],
    )
    expect(sorts).toEqual([
      ['contact', ''],
      ['menu', 'Management'],
      ['menu', 'Home'],
      ['fieldLabel', 'Branch'],
      ['fieldOption', ''],
    ])
  })

  it('is nothing to a translator of fields that they do not see', async () => {
    const label = at('projectField.User.risk.label')
    expect((await french.rows()).some((row) => row.label === label)).toBe(false)
    expect(await sayRisk('translator')).toMatchObject({ status: 404 })
    const { admin } = programme.as
    const asked = { ProjectId: programme.projectId, language: 'fr' }
    const all = await admin.ask('language.listAuthorTexts', asked)
    expect(all.find((row) => row.label === label)).toMatchObject({ text: 'Risque' })
  })

  it('is told to its reader, of what they see alone, by one query', async () => {
    const { answer, asked } = await read('mentee', 'fr')
    expect(asked).toBe(1)
    expect(answer.TextsIn).toEqual({
      contact: 'Marie',
      'menu.Αρχική': 'Accueil',
      'projectField.User.branch.label': 'Secteur',
      'projectField.User.branch.option.Εμπόριο': 'Commerce',
    })
    expect(answer.Settings).not.toMatch(/Secteur|Accueil/)
    expect((await read('admin', 'fr')).answer.TextsIn).toHaveProperty(
      ['projectField.User.risk.label'],
      'Risque',
    )
    for (const language of ['el', 'en']) {
      const product = await read('mentee', language)
      expect(product.asked).toBe(0)
      expect(product.answer).not.toHaveProperty('TextsIn')
    }
  })

  it('is said as its authors say it, once that is another text than was translated', async () => {
    const { db, projectId } = programme
    const name = (one: string) =>
      db.run(sql`
        update projects set settings = jsonb_set(settings, '{Config,Contact,Name}',
          ${JSON.stringify(one)}::jsonb) where id = ${projectId}`)
    await name('Νίκος')
    expect((await read('mentee', 'fr')).answer.TextsIn).not.toHaveProperty('contact')
    await name('Μαρία')
    expect((await read('mentee', 'fr')).answer.TextsIn).toHaveProperty('contact', 'Marie')
  })

  it('is translated wherever it has a place, and goes along into a project that is made from it', async () => {
    const { admin } = programme.as
    const { db, projectId } = programme
    const field = { Type: 'select', Label: 'Είδος', Visible: 5, Editable: 1 }
    const Fields = [{ ...field, Name: 'x'.repeat(100), Options: ['ψ'.repeat(200)] }]
    await db.run(sql`
      update projects set settings = jsonb_set(settings, '{Mentee}',
        ${JSON.stringify({ Fields })}::jsonb) where id = ${projectId}`)
    const labels = (await french.rows()).map(({ label }) => label)
    expect(labels).toContain(at(`field.Mentee.${'x'.repeat(100)}.label`))
    expect(labels.filter((label) => label.includes('ψ'))).toEqual([])
    const wordsOf = async (Url: string, Parts: ('menus' | 'fields' | 'settings')[]) => {
      const made = await admin.ask('projects.makeProject', {
        ...{ Url, Name: { el: 'Αντίγραφο', en: '' } },
        From: { Kind: 'project', SourceId: projectId, Parts },
      })
      const rows = await db.rows<{ field: string }>(sql`
        select field from author_texts where project_id = ${made.Id} order by field`)
      return rows.map((row) => row.field)
    }
    expect(await wordsOf('menus-alone', ['menus'])).toEqual(['menu.Αρχική', 'menu.Διαχείριση'])
    expect(await wordsOf('the-rest', ['fields', 'settings'])).toEqual([
      'contact',
      'projectField.User.branch.label',
      'projectField.User.branch.option.Εμπόριο',
      'projectField.User.risk.label',
    ])
  })
})
