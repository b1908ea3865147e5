import type { CalculatorSettings } from '@telemachos/contract/spreadsheets/settings'
import { readWorkbook } from '@telemachos/interchange/spreadsheets/read-workbook'
import { addDays, athensInstant } from '@telemachos/rules/dates'
import { fold, sortKey } from '@telemachos/rules/greek-text'
import { openCalculator } from '@telemachos/spreadsheet/calculator/open-calculator'
import { parseArea } from '@telemachos/spreadsheet/inputs/parse-area'
import type { WorkbookModel } from '@telemachos/spreadsheet/model/workbook-model'
import type { Db } from '../../kernel/database/database.ts'
import { sql } from '../../kernel/database/sql.ts'
import { suggestSettings } from '../../modules/spreadsheets/index.ts'
import { calculatorFile, DEMO_CALCULATORS } from './calculators/demo-calculators.ts'
import { jobOffers } from './calculators/job-offers.ts'
import { continueNumbers, insertRows } from './rows.ts'

/** The actions of the programme that are calculators, and the projects that they are in. */
const BUDGET = 11
const OFFERS = 32
/** The meeting after which offers are compared. */
const THIRD_MEETING = 18
const PROJECT = 1
const OTHER_PROJECT = 3

/** So many of those who have come so far have put something in. */
const FILLED_IN = 40

/** Where the calculators say in English what a line is. */
const ENGLISH_COLUMN = 2

/** The calculators as files read back; they are the same each time. */
const readBooks = onceOnly(() =>
  DEMO_CALCULATORS.map(({ name, file, ...calculator }) => {
    const bytes = calculatorFile({ name, file, ...calculator })
    const model = readWorkbook(bytes)
    const settings = settingsOf(model)
    const book = { name, file, bytes: bytes.length, model }
    if (calculator.model === jobOffers) return { ...book, settings: marksOf(model, settings) }
    const isBudget = name === DEMO_CALCULATORS[0]?.name
    const Inputs = isBudget ? amountsOf(model, settings.Inputs) : settings.Inputs
    return { ...book, settings: { ...settings, Inputs } }
  }),
)

/** What is made when it is asked for first, and stays. */
function onceOnly<Made>(make: () => Made): () => Made {
  let made: Made | undefined
  return () => (made ??= make())
}

/** Calculators of the first project: one of an action, the others for whoever likes. */
export async function insertSpreadsheets(tx: Db, today: string): Promise<void> {
  const at = athensInstant(addDays(today, -45), '11:00')
  const books = readBooks()
  await insertRows(
    tx,
    'spreadsheets',
    {
      id: 'int',
      project_id: 'int',
      name: 'text',
      sort_key: 'text',
      search_key: 'text',
      version: 'int',
      revision: 'int',
      settings: 'json',
      roles: 'texts',
      saved_at: 'instant',
    },
    books.map(({ name, settings }, place) => ({
      id: place + 1,
      project_id: PROJECT,
      name,
      version: 1,
      revision: 1,
      sort_key: sortKey(name),
      search_key: fold(name),
      saved_at: at,
      settings,
      roles: ['Mentee', 'Mentor', 'Coordinator'],
    })),
  )
  await insertRows(
    tx,
    'spreadsheet_versions',
    {
      spreadsheet_id: 'int',
      version: 'int',
      model: 'json',
      file_name: 'text',
      bytes: 'int',
      added_at: 'instant',
    },
    books.map(({ model, file, bytes }, place) => ({
      spreadsheet_id: place + 1,
      version: 1,
      model,
      file_name: file,
      bytes,
      added_at: at,
    })),
  )
  await tx.run(sql`
    insert into spreadsheet_projects (spreadsheet_id, project_id)
    select id, ${OTHER_PROJECT}::int from spreadsheets`)
  const offers = DEMO_CALCULATORS.findIndex(({ model }) => model === jobOffers)
  await tx.run(sql`
    update actions a set data = jsonb_set(a.data, '{needs}', given.needs)
    from jsonb_to_recordset(${JSON.stringify([
      { id: BUDGET, needs: needsOf(1, true) },
      // What somebody weighs is for them to say: their mentor looks on.
      { id: OFFERS, needs: needsOf(offers + 1, false) },
    ])}::jsonb) as given (id int, needs jsonb)
    where a.id = given.id`)
  const [budget] = books
  if (budget) await fillIn(tx, budget, { action: BUDGET, after: BUDGET, change: moreMoney })
  const compared = books[offers]
  if (compared) {
    await fillIn(tx, compared, { action: OFFERS, after: THIRD_MEETING, change: otherMarks })
  }
  await continueNumbers(tx, 'spreadsheets')
}

const needsOf = (spreadsheet: number, shared: boolean) => ({
  reading: {
    confirm: false,
    since: 1,
  },
  checklist: [],
  slots: [],
  acceptCompletes: false,
  calculator: {
    spreadsheet,
    shared,
    bound: [],
  },
})

/** What a file tells, with the English that stands beside the Greek in it. */
function settingsOf(model: WorkbookModel): CalculatorSettings {
  const { Inputs, Outputs, ...rest } = suggestSettings(model)
  const english = <
    Named extends { Sheet: string; Cell: string; Label: { el: string; en: string } },
  >(
    named: Named,
  ): Named => {
    const row = parseArea(named.Cell)?.top
    const cells = model.sheets.find(({ name }) => name === named.Sheet)?.cells ?? []
    const beside = cells.find((one) => one.row === row && one.column === ENGLISH_COLUMN)?.value
    return { ...named, Label: { ...named.Label, en: typeof beside === 'string' ? beside : '' } }
  }
  return {
    ...rest,
    Inputs: Inputs.map((input) => ({ ...english(input), Unit: { el: '', en: '' } })),
    Outputs: Outputs.map(english),
  }
}

/** The amounts of a budget, one a line and called as the line is: what else may be typed stays as it is. */
function amountsOf(model: WorkbookModel, inputs: CalculatorSettings['Inputs']) {
  const lines = new Set<string>()
  return inputs.flatMap((input) => {
    const row = parseArea(input.Cell)?.top
    const line = `${input.Sheet}!${row}`
    const cells = model.sheets.find(({ name }) => name === input.Sheet)?.cells ?? []
    const name = cells.find((one) => one.row === row && one.column === 0)?.value
    const isLine = typeof name === 'string' && name.trim() !== ''
    if (input.Kind !== 'Number' || !isLine || lines.has(line)) return []
    lines.add(line)
    return [{ ...input, Label: { ...input.Label, el: name } }]
  })
}

/** The row of the names of offers. */
const OFFERS_ROW = 4

/** Marks and weights of offers, each called as its criterion and column are, and which offer is ahead. */
function marksOf(model: WorkbookModel, settings: CalculatorSettings): CalculatorSettings {
  const [sheet] = model.sheets
  const textAt = (row: number, column: number): string => {
    const cell = sheet?.cells.find((one) => one.row === row && one.column === column)
    return typeof cell?.value === 'string' ? cell.value : ''
  }
  const Inputs = settings.Inputs.flatMap((input) => {
    const area = parseArea(input.Cell)
    if (!area || input.Kind !== 'Number' || input.Sheet !== sheet?.name) return []
    const column = textAt(OFFERS_ROW, area.left)
    const el = `${textAt(area.top, 0)}: ${column}`
    const en = `${input.Label.en}: ${area.left === 1 ? 'Weight' : column}`
    return [{ ...input, Label: { el, en } }]
  })
  const ahead = sheet?.cells.find(({ value }) => value === AHEAD.el)
  if (!sheet || !ahead) return { ...settings, Inputs }
  const at = (row: number, Label: { el: string; en: string }, Name: string) => ({
    Name,
    Sheet: sheet.name,
    Cell: `B${row + 1}`,
    Label,
  })
  const Outputs = [at(ahead.row, AHEAD, 'Προηγείται'), at(ahead.row + 1, BY, 'Διαφορά')]
  return { ...settings, Inputs, Outputs }
}

const AHEAD = { el: 'Προηγείται', en: 'Ahead' }
const BY = { el: 'Διαφορά από τη δεύτερη', en: 'Ahead of the second by' }

interface Book {
  readonly model: WorkbookModel
  readonly settings: CalculatorSettings
}

interface FilledIn {
  readonly action: number
  /** The action that whoever fills it in has completed. */
  readonly after: number
  /** What is put in instead of what the file has: another for each person and input. */
  readonly change: (value: number, person: number, input: number) => number
}

const moreMoney: FilledIn['change'] = (value, person) =>
  value > 1 ? value + (person % 7) * 10 : value

/** Marks and weights, from 1 to 10. */
const otherMarks: FilledIn['change'] = (value, person, input) =>
  Math.min(10, Math.max(1, value + (((person + 1) * (input + 3)) % 5) - 2))

/** What people have put in, each something else, and what came out. */
async function fillIn(
  tx: Db,
  { model, settings }: Book,
  { action, after, change }: FilledIn,
): Promise<void> {
  const done = await tx.rows<{ project_id: number; mentee_id: number; completed_at: string }>(sql`
    select c.project_id, c.mentee_id, c.completed_at from completions c
    join project_actions pa on pa.project_id = c.project_id and pa.action_id = ${action}
    where c.action_id = ${after} and c.completed_at is not null
    order by c.project_id, c.mentee_id limit ${FILLED_IN}::int`)
  const calculator = openCalculator(model, settings, { now: () => 0, random: () => 0 })
  const rows = done.map(({ project_id, mentee_id, completed_at }, place) => {
    const inputs = Object.fromEntries(
      Object.entries(calculator.originals).flatMap(([name, value], input) => {
        if (typeof value !== 'number') return []
        const next = change(value, place, input)
        return next === value ? [] : [[name, next]]
      }),
    )
    calculator.put(inputs)
    const data = { Inputs: inputs, Outputs: calculator.outputs(), CalculatedAt: completed_at }
    return { project_id, mentee_id, data, at: completed_at }
  })
  await tx.run(sql`
    insert into action_data as d (project_id, action_id, drawer, mentee_id, data, updated_at, updated_by)
    select given.project_id, ${action}::int, 'mentee', given.mentee_id, given.data, given.at,
      given.mentee_id
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as given (project_id int, mentee_id int, data jsonb, at timestamptz)
    on conflict (project_id, drawer, mentee_id, action_id, author_id) do update
      set data = d.data || excluded.data`)
}
