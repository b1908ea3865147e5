import { NO_NEEDS, type TypeNeeds } from '@telemachos/contract/actions/type-needs'

import { workbook } from '@telemachos/contract/spreadsheets/workbook'
import { writeWorkbook } from '@telemachos/interchange/spreadsheets/write-workbook'
import type { CellModel, WorkbookModel } from '@telemachos/spreadsheet/model/workbook-model'
import { strToU8, unzipSync, zipSync } from 'fflate'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { sql } from '../../kernel/database/sql.ts'
import { createAction, createProject } from '../../testing/factories.ts'
import {
  startSmallProgramme,
  type PersonName,
  type SmallProgramme,
} from '../../testing/small-programme.ts'
import { uploadFile } from '../../testing/upload.ts'
import { findAsked } from './calculation-store.ts'

const INPUT = 1

type Bound = TypeNeeds['calculator']['bound'][number]

const book = (cells: CellModel[]): WorkbookModel => ({
  sheets: [
    {
      ...{ name: 'Φύλλο1', visibility: 'visible', cells, columns: [], rows: [], merges: [] },
      ...{ showsGridLines: true, isProtected: false, validations: [] },
      ...{ conditionalFormats: [], charts: [] },
    },
  ],
  names: [{ name: 'total', formula: 'Φύλλο1!$B$3' }],
  tables: [],
  styles: [{}, { name: 'Input' }],
  calculation: { isDate1904: false, isIterative: false, maxIterations: 100, maxChange: 0.001 },
  notes: [],
})

const CELLS: CellModel[] = [
  { row: 0, column: 0, value: 'Μισθός' },
  { row: 0, column: 1, value: 1000, style: INPUT },
  { row: 1, column: 0, value: 'Ενοίκιο' },
  { row: 1, column: 1, value: 400, style: INPUT },
  { row: 2, column: 0, value: 'Υπόλοιπο' },
  { row: 2, column: 1, formula: 'B1-B2', value: 600 },
]

describe('spreadsheets', () => {
  let programme: SmallProgramme
  let ActionId: number
  beforeAll(async () => {
    programme = await startSmallProgramme()
  })
  afterAll(() => programme.close())
  beforeEach(async () => {
    ActionId = await createAction(programme.db, programme.projectId, { typeId: 6 })
  })

  const place = () => ({ ProjectId: programme.projectId })
  const upload = async (content: Uint8Array, name: PersonName = 'admin') => {
    const { body } = await uploadFile(
      programme.as[name],
      {
        ...{ category: `spreadsheets/${programme.projectId}`, name: 'book' },
        ...{ originalName: 'book.xlsx', userId: programme.people[name].id },
      },
      content,
    )
    if (!('Name' in body)) throw new Error(JSON.stringify(body))
    return body
  }
  const add = async (cells = CELLS, Name = 'Προϋπολογισμός'): Promise<number> => {
    const { Id: FileId } = await upload(writeWorkbook(book(cells)))
    const made = await programme.as.admin.ask('spreadsheets.addSpreadsheet', {
      ...{ ...place(), FileId, Name },
    })
    return made.Id
  }
  const open = (SpreadsheetId: number) =>
    programme.as.admin.ask('spreadsheets.openSpreadsheet', { ...place(), SpreadsheetId })
  const use = async (spreadsheet: number, shared = true, bound: Bound[] = []) => {
    const { status } = await programme.as.admin.call('actions.saveContent', {
      ...{ ...place(), ActionId, Title: 'Υπολογισμός', Titles: {}, Descr: '', Descrs: {} },
      ...{ ShowCondition: '', EnableCondition: '', Form: [], Version: 1 },
      Needs: { ...NO_NEEDS, calculator: { spreadsheet, shared, bound } },
    })
    expect(status).toBe(200)
  }
  const cell = () => ({ ActionId, MenteeId: programme.people.mentee.id })
  const save = (Inputs: object, Seen: object = {}, name: PersonName = 'mentee') =>
    programme.as[name].call('spreadsheets.saveInputs', { ...cell(), Inputs, Seen } as never)
  const settingsOf = async (id: number, change: object) => {
    const { Settings, Revision, Name } = await open(id)
    return programme.as.admin.call('spreadsheets.saveSpreadsheet', {
      ...{ ...place(), SpreadsheetId: id, Revision, Name, Roles: [], Projects: [] },
      Settings: { ...Settings, ...change },
    })
  }

  it('come from a file, with the inputs and results that it tells of', async () => {
    const opened = await open(await add())
    expect(opened.Settings.Inputs.map(({ Name, Cell, Kind }) => [Name, Cell, Kind])).toEqual([
      ['Μισθός', 'B1', 'Number'],
      ['Ενοίκιο', 'B2', 'Number'],
    ])
    expect(opened.Settings.Outputs.map(({ Name, Cell }) => [Name, Cell])).toEqual([['total', 'B3']])
    expect(opened.Versions).toMatchObject([{ Version: 1, FileName: 'book.xlsx' }])
    const list = await programme.as.admin.ask('spreadsheets.listSpreadsheets', {
      ...{ ...place(), Search: 'προυπολογισμος', page: 1 },
    })
    expect(list.list).toContainEqual(
      expect.objectContaining({ Id: opened.SpreadsheetId, Inputs: 2, Uses: 0, IsOwn: true }),
    )
  })

  it('are given as the specification’s workbook', async () => {
    const Id = await add()
    const made = workbook.parse(await programme.as.admin.ask('spreadsheets.getWorkbook', { Id }))
    expect(made.Active['Φύλλο1!B3']).toMatchObject({
      Type: 'Formula',
      Formula: 'B1-B2',
      Value: 600,
    })
    expect(made.Inputs).toContainEqual({ FullName: 'Φύλλο1!B1', Value: 1000 })
  })

  it('are refused where the file cannot be read, and nothing is left of it', async () => {
    const parts = unzipSync(writeWorkbook(book(CELLS)))
    parts['xl/workbook.xml'] = strToU8('<!DOCTYPE x [<!ENTITY a "b">]><workbook/>')
    const { Id: FileId } = await upload(zipSync(parts))
    const added = await programme.as.admin.call('spreadsheets.addSpreadsheet', {
      ...{ ...place(), FileId, Name: 'Μισό αρχείο' },
    })
    expect(added).toMatchObject({ status: 400, body: { fields: [{ field: 'FileId' }] } })
    const list = await programme.as.admin.ask('spreadsheets.listSpreadsheets', {
      ...{ ...place(), Search: 'μισο αρχειο', page: 1 },
    })
    expect(list.list).toEqual([])
  })

  it('compute what the mentee puts in, for whoever may see the mentee', async () => {
    await use(await add())
    const opened = await programme.as.mentee.ask('spreadsheets.openCalculation', cell())
    expect(opened).toMatchObject({ MayWrite: true, Calculation: { Inputs: {}, At: null } })
    expect((await save({ Μισθός: 1200.5 })).body).toMatchObject({
      Inputs: { Μισθός: 1200.5 },
      Outputs: { total: 800.5 },
    })
    expect((await save({ Ενοίκιο: 500 })).body).toMatchObject({ Outputs: { total: 700.5 } })
    expect(await programme.as.mentor.ask('spreadsheets.getCalculation', cell())).toMatchObject({
      Inputs: { Μισθός: 1200.5, Ενοίκιο: 500 },
      Outputs: { total: 700.5 },
    })
    const data = await programme.as.mentee.ask('actions.getDataAsMentee', cell())
    expect(JSON.parse(data.Data)).toMatchObject({ Outputs: { total: 700.5 } })
  })

  it('compute also where a client writes the data of the action itself, whatever it says comes out', async () => {
    await use(await add())
    const write = (
      data: object,
      call:
        | 'actions.updateDataAsMentee'
        | 'actions.saveDataAsMentee' = 'actions.updateDataAsMentee',
    ) =>
      programme.as.mentee.call(call, {
        ...{ ActionId, Data: JSON.stringify(data) },
        ...(call === 'actions.saveDataAsMentee' && { MenteeId: programme.people.mentee.id }),
      } as never)
    const stored = async () =>
      JSON.parse((await programme.as.mentee.ask('actions.getDataAsMentee', cell())).Data) as unknown
    await save({ Μισθός: 1000, Ενοίκιο: 400 })
    await write({ Inputs: { Μισθός: 1500, Ενοίκιο: 400 }, Outputs: { total: 1 } })
    expect(await stored()).toMatchObject({ Outputs: { total: 1100 } })
    await write({ Outputs: { total: 5 }, note: 'α' })
    expect(await stored()).toMatchObject({ note: 'α', Outputs: { total: 1100 } })
    const refused = await write({ Inputs: { Μισθός: 'πολλά' } })
    expect(refused).toMatchObject({
      status: 400,
      body: { fields: [{ field: 'Inputs.Μισθός', rule: 'type' }] },
    })
    expect((await write({ Inputs: 7 })).body).toMatchObject({ fields: [{ field: 'Data' }] })
    await write({ Inputs: { Ενοίκιο: 100 } }, 'actions.saveDataAsMentee')
    expect(await stored()).toEqual({
      Inputs: { Ενοίκιο: 100 },
      Outputs: { total: 900 },
      CalculatedAt: expect.any(String) as string,
    })
    await write({ other: 1 }, 'actions.saveDataAsMentee')
    expect(await stored()).toMatchObject({ other: 1, Inputs: {}, Outputs: { total: 600 } })
  })

  it('let no client write for others, or for many at once, what the calculator would refuse', async () => {
    await use(await add(), false)
    const asMentor = await programme.as.mentor.call('actions.updateMenteeData', {
      ...{ ...cell(), Data: JSON.stringify({ Inputs: { Μισθός: 1 } }) },
    })
    expect(asMentor.body).toMatchObject({ details: { rule: 'calculator_not_shared' } })
    const { id } = programme.people.mentee
    const many = await programme.as.admin.call('actions.updateMenteeDataMany', {
      ...{ ActionId, Data: { [id]: { Inputs: { Μισθός: 1 } } } },
    })
    expect(many.body).toMatchObject({
      fields: [{ field: `Data.${id}.Inputs`, rule: 'one_by_one' }],
    })
    const other = await programme.as.admin.call('actions.updateMenteeDataMany', {
      ...{ ActionId, Data: { [id]: { seen: true } } },
    })
    expect(other.status).toBe(200)
  })

  it('tell who would write over what they have not seen, and merge the rest', async () => {
    await use(await add())
    await save({ Μισθός: 1100 })
    expect(await save({ Μισθός: 900 }, {}, 'mentor')).toMatchObject({
      status: 409,
      body: { details: { Fields: ['Μισθός'] } },
    })
    expect((await save({ Ενοίκιο: 300 }, {}, 'mentor')).body).toMatchObject({
      Outputs: { total: 800 },
    })
    expect((await save({ Μισθός: 900 }, { Μισθός: 1100 }, 'mentor')).body).toMatchObject({
      Outputs: { total: 600 },
    })
  })

  it('take values of each input’s kind, within its bounds, of inputs that there are', async () => {
    const id = await add()
    await use(id)
    const { Settings } = await open(id)
    const [salary, rent] = Settings.Inputs
    await settingsOf(id, {
      Inputs: [
        { ...salary, Min: 0, Max: 5000 },
        { ...rent, Kind: 'Choice', Choices: ['α', 'β'] },
      ],
    })
    const rules = async (inputs: object) =>
      ((await save(inputs)).body as { fields: { field: string; rule: string }[] }).fields
    expect(await rules({ Μισθός: 6000, Ενοίκιο: 'γ', άλλο: 1 })).toEqual([
      expect.objectContaining({ field: 'Inputs.Μισθός', rule: 'bound' }),
      expect.objectContaining({ field: 'Inputs.Ενοίκιο', rule: 'option' }),
      expect.objectContaining({ field: 'Inputs.άλλο', rule: 'not_in_form' }),
    ])
    expect(await rules({ Μισθός: 'πολλά' })).toMatchObject([{ rule: 'type' }])
  })

  it('are written by the mentee alone where the action says so, and by nobody once it is done', async () => {
    await use(await add(), false)
    expect((await save({ Μισθός: 1 }, {}, 'mentor')).body).toMatchObject({
      details: { rule: 'calculator_not_shared' },
    })
    await save({ Μισθός: 1 })
    await programme.as.mentee.call('actions.completeAction', cell())
    expect((await save({ Μισθός: 2 }, { Μισθός: 1 })).body).toMatchObject({
      details: { rule: 'already_completed' },
    })
  })

  it('ask for what is required before the action is completed', async () => {
    const id = await add()
    await use(id)
    const { Settings } = await open(id)
    await settingsOf(id, { Inputs: Settings.Inputs.map((one) => ({ ...one, Required: true })) })
    await save({ Μισθός: 1 })
    const missing = await programme.as.mentee.ask('actions.getMissing', cell())
    expect(missing.map(({ Text }) => Text)).toEqual(['Συμπληρώστε στον υπολογισμό: «Ενοίκιο».'])
    await save({ Ενοίκιο: 1 })
    expect((await programme.as.mentee.call('actions.completeAction', cell())).status).toBe(200)
  })

  it('are not completed with the example’s numbers, which nobody has put in', async () => {
    await use(await add())
    const complete = () => programme.as.mentee.call('actions.completeAction', cell())
    expect(await complete()).toMatchObject({
      status: 422,
      body: { details: { Missing: [{ Rule: 'calculator_untouched' }] } },
    })
    await save({ Ενοίκιο: 1 })
    expect((await complete()).status).toBe(200)
  })

  it('keep what was put in through a new version, and go back to an earlier one', async () => {
    const id = await add()
    await use(id)
    await save({ Μισθός: 1000, Ενοίκιο: 400 })
    const doubled = CELLS.with(5, { row: 2, column: 1, formula: '(B1-B2)*2', value: 1200 })
    const { Id: FileId } = await upload(writeWorkbook(book(doubled)))
    const place2 = { ...place(), SpreadsheetId: id }
    await programme.as.admin.ask('spreadsheets.addVersion', { ...place2, FileId })
    expect((await save({ Μισθός: 1001 }, { Μισθός: 1000 })).body).toMatchObject({
      Outputs: { total: 1202 },
    })
    const back = await programme.as.admin.ask('spreadsheets.restoreVersion', {
      ...{ ...place2, Version: 1 },
    })
    expect(back.Version).toBe(3)
    expect((await save({ Μισθός: 1000 }, { Μισθός: 1001 })).body).toMatchObject({
      Outputs: { total: 600 },
    })
  })

  it('are not deleted while something uses them, nor saved over what somebody else has saved', async () => {
    const id = await add()
    await use(id)
    const place2 = { ...place(), SpreadsheetId: id }
    expect(
      (await programme.as.admin.call('spreadsheets.deleteSpreadsheet', place2)).body,
    ).toMatchObject({
      details: { rule: 'spreadsheet_used', Uses: [{ Kind: 'action', Id: ActionId }] },
    })
    const { Settings, Revision } = await open(id)
    const saved = { ...place2, Name: 'Α', Settings, Roles: [], Projects: [] }
    const first = await programme.as.admin.call('spreadsheets.saveSpreadsheet', {
      ...{ ...saved, Revision },
    })
    expect(first.status).toBe(200)
    const second = await programme.as.admin.call('spreadsheets.saveSpreadsheet', {
      ...{ ...saved, Revision },
    })
    expect(second.status).toBe(409)
  })

  it('say which setting contradicts another, or the file', async () => {
    const id = await add()
    const { Settings } = await open(id)
    const [salary, rent] = Settings.Inputs
    const fieldsOf = async (change: object) =>
      ((await settingsOf(id, change)).body as { fields?: object[] }).fields
    expect(await fieldsOf({ Inputs: [salary, { ...rent, Cell: 'B1' }] })).toMatchObject([
      { field: 'Settings.Inputs.1.Cell', rule: 'duplicate' },
    ])
    expect(await fieldsOf({ Inputs: [{ ...salary, Sheet: 'Άλλο' }] })).toMatchObject([
      { field: 'Settings.Inputs.0.Sheet', rule: 'unknown_sheet' },
    ])
    expect(await fieldsOf({ Views: [{ Sheet: 'Φύλλο1', Area: 'A0' }] })).toMatchObject([
      { field: 'Settings.Views.0.Area', rule: 'cell_area' },
    ])
  })

  it('are used by roles by themselves, whose scenarios nobody else sees', async () => {
    const id = await add()
    const one = { ...place(), SpreadsheetId: id }
    expect((await programme.as.mentee.call('spreadsheets.openCalculator', one)).status).toBe(404)
    const { Settings, Revision } = await open(id)
    await programme.as.admin.ask('spreadsheets.saveSpreadsheet', {
      ...{ ...one, Revision, Name: 'Β', Settings, Roles: ['Mentee'], Projects: [] },
    })
    expect((await programme.as.mentee.call('spreadsheets.openCalculator', one)).status).toBe(200)
    const kept = await programme.as.mentee.ask('spreadsheets.saveScenario', {
      ...{ ...one, Name: 'Ακριβό', Inputs: { Ενοίκιο: 900 } },
    })
    await programme.as.mentee.ask('spreadsheets.saveScenario', {
      ...{ ...one, Name: 'Ακριβό', Inputs: { Ενοίκιο: 950 } },
    })
    expect(await programme.as.mentee.ask('spreadsheets.listScenarios', one)).toMatchObject([
      { Id: kept.Id, Name: 'Ακριβό', Inputs: { Ενοίκιο: 950 } },
    ])
    expect(await programme.as.mentor.ask('spreadsheets.listScenarios', one)).toEqual([])
    const { status } = await programme.as.mentor.call('spreadsheets.deleteScenario', {
      ...{ ...place(), Id: kept.Id },
    })
    expect(status).toBe(404)
  })

  it('are shared with projects that there are, and stay where they are used', async () => {
    const { db, as, people } = programme
    const id = await add()
    const other = await createProject(db)
    const share = async (Projects: number[], client = as.admin) => {
      const { Settings, Revision, Name } = await open(id)
      return client.call('spreadsheets.saveSpreadsheet', {
        ...{ ...place(), SpreadsheetId: id, Revision, Name, Roles: [], Projects, Settings },
      })
    }
    const refused = (rule: string) => ({
      status: 400,
      body: { fields: [{ field: 'Projects', rule }] },
    })
    await db.run(sql`insert into memberships (project_id, user_id, roles)
      values (${other}, ${people.admin.id}, array['Admin'])`)
    const again = () => programme.server.client().signIn(people.admin.username)
    expect((await share([other], await again())).status).toBe(200)
    const theirs = await createAction(db, other, {
      ...{ typeId: 6, title: 'Ξένη δράση' },
      data: { needs: { calculator: { spreadsheet: id, shared: true, bound: [] } } },
    })
    expect(await share([])).toMatchObject(refused('spreadsheet_used'))
    await use(id)
    const one = { ...place(), SpreadsheetId: id }
    const uses = await as.admin.ask('spreadsheets.listUses', one)
    expect(uses).toEqual({
      Uses: [{ Kind: 'action', Id: ActionId, Title: 'Υπολογισμός' }],
      Elsewhere: 1,
    })
    const deleting = await as.admin.call('spreadsheets.deleteSpreadsheet', one)
    expect(deleting).toMatchObject({ body: { details: { rule: 'spreadsheet_used', ...uses } } })
    // What a project has lost meanwhile asks for nothing that nobody can put in.
    const asked = (projectId: number) => findAsked(db, [{ actionId: theirs, projectId }])
    expect(await asked(other)).toMatchObject([{ hasInputs: true }])
    await db.run(sql`delete from spreadsheet_projects where spreadsheet_id = ${id}`)
    expect(await asked(other)).toMatchObject([{ hasInputs: false }])
    await db.run(sql`update actions set data = '{}' where id = ${theirs}`)
    expect((await share([])).status).toBe(200)
    // Whoever may share with all projects shares with none that is not there.
    await db.run(sql`update users set super_admin = true where id = ${people.admin.id}`)
    expect(await share([2_000_000_000], await again())).toMatchObject(refused('not_administered'))
  })
})
