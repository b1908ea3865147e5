import { FileRefusal } from '@telemachos/interchange/refusal'
import { readWorkbook } from '@telemachos/interchange/spreadsheets/read-workbook'
import { serialOfInstant } from '@telemachos/rules/date-serial'
import { openCalculator, type Calculator } from '@telemachos/spreadsheet/calculator/open-calculator'
import { compileExpression } from '@telemachos/spreadsheet/expressions/compile-expression'
import type { WorkbookModel } from '@telemachos/spreadsheet/model/workbook-model'
import { fullName } from '@telemachos/spreadsheet/wire/full-name'
import { toWire } from '@telemachos/spreadsheet/wire/to-wire'
import type { CalculatorSettings } from '@telemachos/contract/spreadsheets/settings'
import { serveJobs } from '../../kernel/serve-jobs.ts'
import { suggestSettings } from './suggest-settings.ts'
import { wireChart } from './wire-chart.ts'
import type { SheetJob, SheetResult } from './sheet-jobs.ts'

/** So many calculators stay open, those that were used last. */
const MAX_OPEN = 4

interface Opened {
  readonly calculator: Calculator
  /** Of the computation under way. */
  now: number
}

const opened = new Map<string, Opened>()

/** The process in which files are read and outputs computed: see sheet-jobs. */
serveJobs<SheetJob, SheetResult>((job) => {
  if (job.kind === 'read') return read(job.bytes)
  return job.kind === 'wire' ? makeWire(job) : compute(job)
})

function read(bytes: string): SheetResult {
  try {
    const model = readWorkbook(Buffer.from(bytes, 'base64'))
    return { model, settings: suggestSettings(model) }
  } catch (error) {
    if (error instanceof FileRefusal) return { refused: error.rule, what: error.what }
    throw error
  }
}

function compute(job: Extract<SheetJob, { kind: 'compute' }>): SheetResult {
  const found = opened.get(job.key) ?? (job.model && open(job.model, job))
  if (!found) return { needsModel: true }
  // The one that was used last is the last to go.
  opened.delete(job.key)
  opened.set(job.key, found)
  const oldest = opened.keys().next().value
  if (opened.size > MAX_OPEN && oldest !== undefined) opened.delete(oldest)
  found.now = serialOfInstant(new Date(job.now))
  found.calculator.put(job.inputs)
  found.calculator.workbook.refresh()
  return { outputs: { ...found.calculator.outputs() } }
}

function open(
  model: Record<string, unknown>,
  { settings, now }: Extract<SheetJob, { kind: 'compute' }>,
): Opened {
  const sources = { now: () => made.now, random: Math.random, compileExpression }
  const made: Opened = {
    calculator: openCalculator(model as unknown as WorkbookModel, settings, sources),
    now: serialOfInstant(new Date(now)),
  }
  return made
}

/** A spreadsheet as it travels, with its author's inputs, charts and expressions. */
function makeWire({ model, settings, now }: Extract<SheetJob, { kind: 'wire' }>): SheetResult {
  const book = model as unknown as WorkbookModel
  const sources = {
    now: () => serialOfInstant(new Date(now)),
    random: Math.random,
    compileExpression,
  }
  const { workbook, places } = openCalculator(book, settings, sources)
  const sheets = book.sheets.map(({ name }) => name)
  const charts = Map.groupBy(settings.Charts, ({ Sheet }) => sheets.indexOf(Sheet))
  const steps = (list: CalculatorSettings['Preprocess']) =>
    list.flatMap(({ Name, Expression }) => {
      const cell = places.get(Name)
      return cell ? [{ FullName: fullName(sheets, cell), Expression }] : []
    })
  return {
    workbook: toWire(workbook, {
      inputs: settings.Inputs.flatMap(({ Name }) => places.get(Name) ?? []),
      charts: new Map([...charts].map(([sheet, list]) => [sheet, list.map(wireChart)])),
      preprocess: steps(settings.Preprocess),
      postprocess: steps(settings.Postprocess),
    }),
  }
}
