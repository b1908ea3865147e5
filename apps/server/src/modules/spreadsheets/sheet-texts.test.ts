import { NO_NEEDS } from '@telemachos/contract/actions/type-needs'
import { writeWorkbook } from '@telemachos/interchange/spreadsheets/write-workbook'
import type { WorkbookModel } from '@telemachos/spreadsheet/model/workbook-model'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createAction, createProject } from '../../testing/factories.ts'
import { sql } from '../../kernel/database/sql.ts'
import { addLanguage, countWords, type AddedLanguage } from '../../testing/added-language.ts'
import { startSmallProgramme, type SmallProgramme } from '../../testing/small-programme.ts'
import { uploadFile } from '../../testing/upload.ts'

const sheet = (
  name: string,
  visibility: 'visible' | 'hidden',
): WorkbookModel['sheets'][number] => ({
  ...{ name, visibility, columns: [], rows: [], merges: [], validations: [], charts: [] },
  ...{ showsGridLines: true, isProtected: false, conditionalFormats: [] },
  cells: [
    { row: 0, column: 0, value: 400 },
    { row: 1, column: 0, formula: 'A1*12', value: 4800 },
  ],
})
const BOOK: WorkbookModel = {
  sheets: [sheet('Έξοδα', 'visible'), sheet('Έσοδα', 'visible'), sheet('Πίνακες', 'hidden')],
  ...{ names: [], tables: [], styles: [{}], notes: [] },
  calculation: { isDate1904: false, isIterative: false, maxIterations: 100, maxChange: 0.001 },
}

describe('spreadsheets in a language that was added', () => {
  let programme: SmallProgramme
  let french: AddedLanguage
  let ProjectId: number
  let SpreadsheetId: number

  beforeAll(async () => {
    programme = await startSmallProgramme()
    ProjectId = programme.projectId
    const { admin } = programme.as
    const { body } = await uploadFile(
      admin,
      {
        ...{ category: `spreadsheets/${ProjectId}`, name: 'book', originalName: 'book.xlsx' },
        userId: programme.people.admin.id,
      },
      writeWorkbook(BOOK),
    )
    if (!('Id' in body)) throw new Error(JSON.stringify(body))
    const made = await admin.ask('spreadsheets.addSpreadsheet', {
      ...{ ProjectId, FileId: body.Id, Name: 'Προϋπολογισμός' },
    })
    SpreadsheetId = made.Id
    await save()
    french = await addLanguage(programme)
    await programme.as.mentee.ask('identity.setLanguage', { Language: 'fr' })
  })
  afterAll(() => programme.close())

  const open = () =>
    programme.as.admin.ask('spreadsheets.openSpreadsheet', { ProjectId, SpreadsheetId })
  const save = async (more: object = {}) => {
    const { Settings, Revision } = await open()
    await programme.as.admin.ask('spreadsheets.saveSpreadsheet', {
      ...{ ProjectId, SpreadsheetId, Name: 'Προϋπολογισμός', Roles: ['Mentee', 'Mentor'] },
      ...{ Projects: [], Revision },
      Settings: {
        ...Settings,
        Inputs: [
          {
            ...{ Name: 'rent', Sheet: 'Έξοδα', Cell: 'A1', Kind: 'Number', Required: false },
            ...{ Min: null, Max: null, Choices: [] },
            Label: { el: 'Ενοίκιο', en: 'Rent' },
            Unit: { el: '€', en: '' },
            Help: { el: 'Τον μήνα', en: '' },
          },
        ],
        Outputs: [{ Name: 'year', Sheet: 'Έξοδα', Cell: 'A2', Label: { el: 'Τον χρόνο', en: '' } }],
        Charts: [
          {
            ...{ Title: { el: 'Πορεία', en: '' }, Sheet: 'Έξοδα', Type: 'bar', Labels: '' },
            ...{ Stacked: false, Transpose: false, Single: false },
            DataSets: [{ Label: 'Ποσά', Range: 'A1:A2' }],
          },
        ],
      },
      ...more,
    } as never)
  }
  const rows = async () =>
    (await french.rows()).filter(({ label }) => label.includes('.spreadsheet.'))
  const say = async (texts: Readonly<Record<string, string>>) => {
    for (const [el, text] of Object.entries(texts)) {
      const label = (await rows()).find((one) => one.el === el)?.label ?? ''
      await french.say({ [label]: text })
    }
  }
  const names = async (as: 'mentee' | 'mentor') =>
    (await programme.as[as].ask('spreadsheets.listCalculators', { ProjectId })).map(
      ({ Name }) => Name,
    )
  const calculator = (as: 'mentee' | 'mentor' = 'mentee') =>
    programme.as[as].ask('spreadsheets.openCalculator', { ProjectId, SpreadsheetId })

  it('are listed with what people read: names, tabs that are seen, labels and charts', async () => {
    expect((await rows()).map(({ of, sort, el, en }) => [of, sort, el, en])).toEqual(
      [
        ['sheetName', 'Προϋπολογισμός', ''],
        ['sheetTab', 'Έξοδα', ''],
        ['sheetTab', 'Έσοδα', ''],
        ['sheetLabel', 'Ενοίκιο', 'Rent'],
        ['sheetHelp', 'Τον μήνα', ''],
        ['sheetLabel', 'Τον χρόνο', ''],
        ['sheetChart', 'Πορεία', ''],
        ['sheetChart', 'Ποσά', ''],
      ].map((row) => ['Προϋπολογισμός', ...row]),
    )
  })

  it('are read by each in their own language, alone and in an action', async () => {
    await say({
      Προϋπολογισμός: 'Budget',
      Έξοδα: 'Dépenses',
      Ενοίκιο: 'Loyer',
      'Τον μήνα': 'Par mois',
      'Τον χρόνο': 'Par an',
      Πορεία: 'Évolution',
      Ποσά: 'Montants',
    })
    const { answer, asked } = await countWords(() => calculator())
    expect(asked).toBe(1)
    const inFrench = {
      ...{ Name: 'Budget', SheetNames: { Έξοδα: 'Dépenses' } },
      Settings: {
        Inputs: [
          {
            ...{ Name: 'rent', Sheet: 'Έξοδα', Label: { el: 'Ενοίκιο', en: 'Loyer' } },
            ...{ Unit: { el: '€', en: '' }, Help: { el: 'Τον μήνα', en: 'Par mois' } },
          },
        ],
        Outputs: [{ Label: { en: 'Par an' } }],
        Charts: [{ Title: { en: 'Évolution' }, DataSets: [{ Label: 'Montants' }] }],
      },
    }
    expect(answer).toMatchObject(inFrench)
    const written = await countWords(() => calculator('mentor'))
    expect(written.asked).toBe(0)
    expect(written.answer).toMatchObject({
      ...{ Name: 'Προϋπολογισμός', SheetNames: {} },
      Settings: { Inputs: [{ Label: { en: 'Rent' } }], Charts: [{ Title: { en: '' } }] },
    })
    expect(await names('mentee')).toEqual(['Budget'])
    expect(await names('mentor')).toEqual(['Προϋπολογισμός'])
    const needs = JSON.stringify({
      needs: {
        ...NO_NEEDS,
        calculator: { spreadsheet: SpreadsheetId, shared: true, bound: [] },
      },
    })
    const ActionId = await createAction(programme.db, ProjectId, { typeId: 6 })
    await programme.db.run(sql`
      update actions set data = ${needs}::jsonb where id = ${ActionId}`)
    const opened = await programme.as.mentee.ask('spreadsheets.openCalculation', {
      ...{ ActionId, MenteeId: programme.people.mentee.id },
    })
    expect(opened.Calculator).toMatchObject(inFrench)
    await programme.db.run(sql`update actions set data = '{}' where id = ${ActionId}`)
  })

  it('are edited in the words of their authors, and read in those once they are others', async () => {
    const { admin } = programme.as
    await admin.ask('identity.setLanguage', { Language: 'fr' })
    expect(await open()).toMatchObject({
      ...{ Name: 'Προϋπολογισμός', SheetNames: {} },
      Settings: { Inputs: [{ Label: { el: 'Ενοίκιο', en: 'Rent' } }] },
    })
    await save({ Name: 'Νέος προϋπολογισμός' })
    expect(await names('mentee')).toEqual(['Νέος προϋπολογισμός'])
    expect((await rows())[0]).toMatchObject({ text: 'Budget', was: { el: 'Προϋπολογισμός' } })
    await save()
    expect(await names('mentee')).toEqual(['Budget'])
  })

  it('are translated by who translates in every project that uses them', async () => {
    const other = await createProject(programme.db)
    await programme.db.run(sql`
      insert into spreadsheet_projects (spreadsheet_id, project_id)
      values (${SpreadsheetId}, ${other})`)
    const [name] = await rows()
    expect(name).toMatchObject({ open: false, text: 'Budget' })
    expect(
      await french.translator.call('language.saveAuthorText', {
        ...{ ProjectId, language: 'fr', label: name?.label ?? '', text: 'Autre' },
      }),
    ).toMatchObject({ status: 422 })
    await programme.db.run(sql`delete from spreadsheet_projects`)
    expect((await rows())[0]).toMatchObject({ open: true })
  })

  it('leave nothing behind where they are deleted', async () => {
    const left = async () => {
      const { count } = await programme.db.one<{ count: number }>(sql`
        select (select count(*) from author_texts where starts_with(field, 'spreadsheet.'))::int
          + (select count(*) from author_text_versions
            where starts_with(field, 'spreadsheet.'))::int as count`)
      return count
    }
    expect(await left()).toBeGreaterThan(0)
    await programme.as.admin.ask('spreadsheets.deleteSpreadsheet', { ProjectId, SpreadsheetId })
    expect(await left()).toBe(0)
  })
})
