import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sql } from '../../kernel/database/sql.ts'
import { addLanguage, askIn, type AddedLanguage } from '../../testing/added-language.ts'
import { startSmallProgramme, type SmallProgramme } from '../../testing/small-programme.ts'

const SETTINGS = {
  Roles: {
    Mentee: [{ state: 'home', label: 'Αρχική', labels: { en: 'Home' } }],
    Admin: [{ state: 'home', label: 'Διαχείριση', labels: { en: 'Management' } }],
  },
  User: {
    ProjectFields: [
      {
        ...{ Name: 'branch', Label: 'Κλάδος', Labels: { en: 'Branch' }, Type: 'select' },
        ...{ Visible: 99, Editable: 1, Options: ['Εμπόριο', '42'] },
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
      [at('projectField.User.risk.label')]: 'Risque',
    })
  })
  afterAll(() => programme.close())

  const at = (field: string) => `project.${programme.projectId}.${field}`
  const read = (who: 'mentee' | 'admin', language: string) =>
    askIn(programme.as[who], language, () =>
      programme.as[who].ask('projects.getProjectById', { Id: programme.projectId }),
    )

  it('is listed for translators, but for what is no word', async () => {
    const sorts = (await french.rows()).flatMap(({ sort, en, label }) =>
      label.startsWith('project.') && sort !== 'project' ? [[sort, en]] : [],
    )
    expect(sorts).toEqual([
      ['menu', 'Management'],
      ['menu', 'Home'],
      ['fieldLabel', 'Branch'],
      ['fieldOption', ''],
      ['fieldLabel', ''],
    ])
  })

  it('is told to its reader, of what they see alone, by one query', async () => {
    const { answer, asked } = await read('mentee', 'fr')
    expect(asked).toBe(1)
    expect(answer.TextsIn).toEqual({
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
})
