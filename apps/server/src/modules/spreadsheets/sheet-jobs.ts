import { hash } from 'node:crypto'
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
  | ReadBook
  | { readonly refused: FileRule; readonly what: string }
  | { readonly outputs: OutputValues }
  | { readonly needsModel: true }
  | { readonly workbook: WireWorkbook }

/** What is in a file, and what it tells of how people calculate with it. */
export interface ReadBook {
  readonly model: WorkbookModel
  readonly settings: CalculatorSettings
}

export type OutputValues = Record<string, number | string | boolean | null>

/** Files and formulas of authors are read beside the server: none of them keeps it from answering. */
const processes = new WorkerProcesses<SheetJob, SheetResult>({
  file: 'sheet-process',
  from: import.meta.url,
  atOnce: 2,
  // A class that saves at once; each may hold a file.
  maxWaiting: 50,
  timeoutMs: 10_000,
  memoryMb: 256,
})

/**
 * Reads a file.
 * @param projectId for whom.
 * @throws invalid_input naming FileId: why it is not read; `sheet_too_heavy` where it takes too long;
 *   too_many_requests as the others.
 */
export async function readBook(content: Buffer, projectId: number): Promise<ReadBook> {
  const terms = { projectId, content: `read ${hash('sha256', content, 'base64url')}` }
  const result = await run({ kind: 'read', bytes: content.toString('base64') }, terms)
  if (result === undefined) throw refuseField('FileId', 'sheet_too_heavy')
  if ('refused' in result) {
    const field = { field: 'FileId', rule: result.refused }
    throw new AppError('invalid_input', { fields: [field], details: { What: result.what } })
  }
  if (!('model' in result)) throw new Error('the process of spreadsheets read nothing')
  return result
}

/** A spreadsheet to be worked with. */
interface Work {
  /** Names the spreadsheet: see contentOf. */
  readonly content: string
  readonly projectId: number
  readonly settings: CalculatorSettings
  readonly now: Date
}

/**
 * A spreadsheet as the specification's workbook (spec §3).
 * @throws rule_violated `sheet_too_heavy` where it takes too long; too_many_requests where the jobs of
 *   the project do.
 */
export async function makeWorkbook({
  content,
  projectId,
  model,
  settings,
  now,
}: Work & { readonly model: Record<string, unknown> }): Promise<WireWorkbook> {
  const terms = { projectId, content: `wire ${content}` }
  const result = await run({ kind: 'wire', model, settings, now: now.toISOString() }, terms)
  if (!result) throw ruleViolated('sheet_too_heavy')
  if (!('workbook' in result)) throw new Error('the process of spreadsheets made no workbook')
  return result.workbook
}

interface Computation extends Work {
  readonly isPatient?: boolean | undefined
  /** Loads what is in the file, where the process does not have it. */
  model(): Promise<Record<string, unknown>>
  readonly inputs: InputValues
}

/** What comes out where values are put in. @throws as makeWorkbook. */
export async function computeOutputs({
  content,
  projectId,
  isPatient,
  model,
  settings,
  inputs,
  now,
}: Computation): Promise<OutputValues> {
  const asked = { kind: 'compute', key: content, settings, inputs, now: now.toISOString() } as const
  // It may be heavy with these inputs, and light with all others.
  const values = hash('sha256', JSON.stringify(inputs), 'base64url')
  const terms = { projectId, isPatient, content: `compute ${content} ${values}` }
  let result = await run(asked, terms)
  if (result && 'needsModel' in result)
    result = await run({ ...asked, model: await model() }, terms)
  if (!result) throw ruleViolated('sheet_too_heavy')
  if (!('outputs' in result)) throw new Error('the process of spreadsheets computed nothing')
  return result.outputs
}

/** Undefined where the job has reached a limit. */
async function run(
  job: SheetJob,
  terms: Parameters<typeof processes.run>[1],
): Promise<SheetResult | undefined> {
  try {
    return await processes.run(job, terms)
  } catch (error) {
    if (error instanceof JobLimit) return undefined
    throw error
  }
}
