import { NO_NEEDS } from '@telemachos/contract/actions/type-needs'
import { writeWorkbook } from '@telemachos/interchange/spreadsheets/write-workbook'
import { draftQuestion, label, options } from '@telemachos/questionnaire/testing'
import type { WorkbookModel } from '@telemachos/spreadsheet/model/workbook-model'
import { beforeAll, describe, expect, it } from 'vitest'
import { createAction } from '../../testing/factories.ts'
import {
  addQuest,
  setQuestProgramme,
  startSet,
  writeOf,
  type TestQuest,
} from '../../testing/quest-programme.ts'
import { uploadFile } from '../../testing/upload.ts'
import { scoreEnded } from './score-set.ts'

const INPUT = 1
const BOOK: WorkbookModel = {
  sheets: [
    {
      ...{ name: 'Φύλλο1', visibility: 'visible', columns: [], rows: [], merges: [] },
      ...{ showsGridLines: true, isProtected: false, validations: [] },
      ...{ conditionalFormats: [], charts: [] },
      cells: [
        { row: 0, column: 0, value: 'Μισθός' },
        { row: 0, column: 1, value: 1000, style: INPUT },
        { row: 1, column: 0, value: 'Ενοίκιο' },
        { row: 1, column: 1, value: 400, style: INPUT },
        { row: 2, column: 1, formula: 'B1-B2', value: 600 },
      ],
    },
  ],
  names: [{ name: 'total', formula: 'Φύλλο1!$B$3' }],
  tables: [],
  styles: [{}, { name: 'Input' }],
  calculation: { isDate1904: false, isIterative: false, maxIterations: 100, maxChange: 0.001 },
  notes: [],
}

describe('a question that is a calculator', () => {
  const programme = setQuestProgramme()
  let spreadsheet: number
  let quest: TestQuest
  let groups: Record<string, number>
  const QuestionId = 'ID_7000'

  beforeAll(async () => {
    const { body } = await uploadFile(
      programme.as.admin,
      {
        ...{ category: `spreadsheets/${programme.projectId}`, name: 'book' },
        ...{ originalName: 'book.xlsx', userId: programme.people.admin.id },
      },
      writeWorkbook(BOOK),
    )
    if (!('Name' in body)) throw new Error(JSON.stringify(body))
    const { Id } = await programme.as.admin.ask('spreadsheets.addSpreadsheet', {
      ...{ ProjectId: programme.projectId, FileId: body.Id, Name: 'Προϋπολογισμός' },
    })
    spreadsheet = Id
    const row = (Model: string, Required: boolean) => ({ Model, Text: label(Model), Required })
    quest = await addQuest(
      programme,
      [
        draftQuestion({
          ...{ Id: QuestionId, Type: 26, Model: 'calc' },
          Spreadsheets: [{ Id, Name: 'Προϋπολογισμός' }],
          Rows: [row('Μισθός', true), row('Ενοίκιο', false), row('total', false)],
        }),
        draftQuestion({ Type: 6, Model: 'mood', Options: options(1, 5) }),
      ],
      {
        Duration: 600,
        Scales: [
          {
            ...{ id: 'mood', name: label('Διάθεση'), method: 'sum' as const, parts: [] },
            items: [{ model: 'mood', reversed: false, weight: 1 }],
            ...{ minAnswered: null, bands: [] },
          },
        ],
      },
    )
    const [section] = quest.definition.sections
    groups = Object.fromEntries(
      section?.questions[0]?.groups.map(({ key, id }) => [key, id] as const) ?? [],
    )
  })

  const say = (setId: number, name: string, Text: string) =>
    programme.as.mentee.ask('questionnaires.answerOpen', {
      ...{ ...writeOf(setId, groups[name] ?? 0), Text },
    })
  const resultOf = async (setId: number) => {
    const { Answers } = await programme.as.mentee.ask('questionnaires.getResults', {
      AnswerSetId: setId,
    })
    return JSON.stringify(Answers)
  }

  it('gives whoever may see the answers its spreadsheet, and nobody else', async () => {
    const AnswerSetId = await startSet(programme, quest)
    const opened = await programme.as.mentor.ask('questionnaires.openSheet', {
      ...{ AnswerSetId, QuestionId },
    })
    expect(opened).toMatchObject({ SpreadsheetId: spreadsheet, Name: 'Προϋπολογισμός' })
    const other = await programme.as.mentee.call('questionnaires.openSheet', {
      ...{ AnswerSetId, QuestionId: 'ID_0000' },
    })
    expect(other.status).toBe(404)
  })

  it('has its results computed as it is finished, whatever the page says; they are inputs of a calculator', async () => {
    const setId = await startSet(programme, quest)
    await say(setId, 'Μισθός', '1500.5')
    await say(setId, 'Ενοίκιο', '500')
    await say(setId, 'total', '7')
    await programme.as.mentee.ask('questionnaires.answerClosed', {
      ...{ ...writeOf(setId, quest.groupOf('mood')), OptionId: 2 },
    })
    const actionId = await createAction(programme.db, programme.projectId, { typeId: 6 })
    const bound = [
      { Input: 'Μισθός', QuestId: quest.questId, Of: 'answer' as const, Name: 'calc.total' },
      { Input: 'Ενοίκιο', QuestId: quest.questId, Of: 'score' as const, Name: 'mood' },
    ]
    await programme.as.admin.ask('actions.saveContent', {
      ...{ ProjectId: programme.projectId, ActionId: actionId, Title: 'Υπολογισμός', Titles: {} },
      ...{ Descr: '', Descrs: {}, ShowCondition: '', EnableCondition: '', Form: [], Version: 1 },
      Needs: { ...NO_NEEDS, calculator: { spreadsheet, shared: true, bound } },
    })
    const about = { ActionId: actionId, MenteeId: programme.people.mentee.id }
    const open = () => programme.as.mentee.ask('spreadsheets.openCalculation', about)
    expect((await open()).Calculation).toMatchObject({ Inputs: {}, Bound: [] })
    await programme.as.mentee.ask('questionnaires.finish', {
      ...{ AnswerSetId: setId, Epoch: 0, Expected: [] },
    })
    expect(await resultOf(setId)).toContain('1.000,5')
    expect((await open()).Calculation).toMatchObject({
      ...{ Inputs: { Μισθός: 1000.5, Ενοίκιο: 5 }, Outputs: { total: 995.5 } },
      Bound: ['Μισθός', 'Ενοίκιο'],
    })
    const saved = await programme.as.mentee.ask('spreadsheets.saveInputs', {
      ...{ ...about, Inputs: { Μισθός: 1 }, Seen: { Μισθός: 1000.5 } },
    })
    expect(saved).toMatchObject({ Inputs: { Μισθός: 1000.5 }, Outputs: { total: 995.5 } })
  })

  it('has them computed also where time runs out', async () => {
    const fresh = await addQuest(
      programme,
      [
        draftQuestion({
          ...{ Type: 26, Model: 'calc', Spreadsheets: [{ Id: spreadsheet, Name: '' }] },
          Rows: ['Μισθός', 'total'].map((Model) => ({ Model, Text: label(Model), Required: true })),
        }),
      ],
      { Duration: 60 },
    )
    const setId = await startSet(programme, fresh)
    await programme.as.mentee.ask('questionnaires.answerOpen', {
      ...{ ...writeOf(setId, fresh.groupOf('calc')), Text: '900' },
    })
    programme.pass(120)
    await programme.as.mentee.ask('questionnaires.getRemainingTime', { AnswerSetId: setId })
    await scoreEnded(programme.db)
    expect(await resultOf(setId)).toContain('500')
  })

  it('is counted by row: numbers by their mean, words to be read', async () => {
    const fresh = await addQuest(programme, [
      draftQuestion({
        ...{ Id: 'ID_7100', Type: 26, Model: 'calc' },
        Spreadsheets: [{ Id: spreadsheet, Name: '' }],
        Rows: ['Μισθός', 'Ενοίκιο', 'total'].map((Model) => ({
          ...{ Model, Text: label(Model), Required: false },
        })),
      }),
    ])
    const setId = await startSet(programme, fresh)
    const [salary, rent] = fresh.definition.sections[0]?.questions[0]?.groups ?? []
    for (const [group, Text] of [
      [salary, '900'],
      [rent, 'δεν ξέρω'],
    ] as const) {
      await programme.as.mentee.ask('questionnaires.answerOpen', {
        ...{ ...writeOf(setId, group?.id ?? 0), Text },
      })
    }
    await programme.as.mentee.ask('questionnaires.finish', {
      ...{ AnswerSetId: setId, Epoch: 0, Expected: [] },
    })
    const filter = { ProjectId: programme.projectId, QuestId: fresh.questId }
    const { Questions } = await programme.as.admin.ask('questionnaires.getDistribution', filter)
    const groupsOf = Questions[0]?.Groups.map(({ Key, Numbers }) => [Key, Numbers?.Mean ?? null])
    expect(groupsOf?.slice(0, 2)).toEqual([
      ['Μισθός', 900],
      ['Ενοίκιο', null],
    ])
    const written = await programme.as.admin.ask('questionnaires.listWrittenTexts', {
      ...{ ...filter, Question: 'ID_7100', page: 1 },
    })
    expect(written.list.map(({ Text }) => Text)).toContain('δεν ξέρω')
    expect(written.list.map(({ Text }) => Text)).not.toContain('900')
  })
})
