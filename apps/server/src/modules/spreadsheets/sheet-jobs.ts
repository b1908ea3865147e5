import type { FileRule } from '@telemachos/interchange/refusal'
import type { CalculatorSettings, InputValues } from '@telemachos/contract/spreadsheets/settings'
import type { WireWorkbook } from '@telemachos/spreadsheet/wire/wire-workbook'
import type { WorkbookModel } from '@telemachos/spreadsheet/model/workbook-model'
import { AppError, refuseField, ruleViolated } from '../../kernel/errors.ts'
import { JobLimit, WorkerProcesses } from '../../kernel/worker-processes.ts'

/** What the process of spreadsheets is asked: to read a file, or to calculate. */
export type SheetJob =
  | WireJob
  | { readonly kind: 'read'; readonly bytes: string }
  | {
      readonly kind: 'compute'
      /** Names the spreadsheet with what its authors say of it: what was opened stays open. */
      readonly key: string
      readonly model?: Record<string, unknown>
      readonly settings: CalculatorSettings
      readonly inputs: InputValues
      readonly now: string
    }

/** A spreadsheet as the specification's workbook. */
interface WireJob {
  readonly kind: 'wire'
  readonly model: Record<string, unknown>
  readonly settings: CalculatorSettings
  readonly now: string
}

export type SheetResult =
  | { readonly model: WorkbookModel }
  | { readonly refused: FileRule; readonly what: string }
  | { readonly outputs: OutputValues }
  | { readonly needsModel: true }
  | { readonly workbook: WireWorkbook }

export type OutputValues = Record<string, number | string | boolean | null>

/** What is in a file. */
export interface ReadModel {
  readonly model: WorkbookModel
}

/** Files and formulas of authors are read beside the server: none of them keeps it from answering. */
const processes = new WorkerProcesses<SheetJob, SheetResult>({
  file: 'sheet-process',
  from: import.meta.url,
  atOnce: 1,
  timeoutMs: 10_000,
  memoryMb: 256,
})

/**
 * Reads a file.
 * @throws invalid_input naming FileId: why it is not read; `sheet_too_heavy` where it takes too long.
 */
export async function readModel(content: Buffer): Promise<ReadModel> {
  const result = await run({ kind: 'read', bytes: content.toString('base64') })
  if (result === undefined) throw refuseField('FileId', 'sheet_too_heavy')
  if ('refused' in result) {
    const field = { field: 'FileId', rule: result.refused }
    throw new AppError('invalid_input', { fields: [field], details: { What: result.what } })
  }
  if (!('model' in result)) throw new Error('the process of spreadsheets read nothing')
  return { model: result.model }
}

/**
 * A spreadsheet as the specification's workbook (spec §3).
 * @throws rule_violated `sheet_too_heavy` where it takes too long.
 */
export async function makeWorkbook(
  model: Record<string, unknown>,
  settings: CalculatorSettings,
  now: Date,
): Promise<WireWorkbook> {
  const result = await run({ kind: 'wire', model, settings, now: now.toISOString() })
  if (!result) throw ruleViolated('sheet_too_heavy')
  if (!('workbook' in result)) throw new Error('the process of spreadsheets made no workbook')
  return result.workbook
}

interface Computation {
  readonly key: string
  /** Loads what is in the file, where the process does not have it. */
  model(): Promise<Record<string, unknown>>
  readonly settings: CalculatorSettings
  readonly inputs: InputValues
  readonly now: Date
}

/**
 * What comes out where values are put in.
 * @throws rule_violated `sheet_too_heavy` where it takes too long.
 */
export async function computeOutputs({ model, now, ...job }: Computation): Promise<OutputValues> {
  const asked = { kind: 'compute', ...job, now: now.toISOString() } as const
  let result = await run(asked)
  if (result && 'needsModel' in result) result = await run({ ...asked, model: await model() })
  if (!result) throw ruleViolated('sheet_too_heavy')
  if (!('outputs' in result)) throw new Error('the process of spreadsheets computed nothing')
  return result.outputs
}

/** Undefined where the job has reached a limit. */
async function run(job: SheetJob): Promise<SheetResult | undefined> {
  try {
    return await processes.run(job)
  } catch (error) {
    if (error instanceof JobLimit) return undefined
    throw error
  }
}
