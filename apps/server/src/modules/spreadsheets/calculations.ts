import type { contract } from '@telemachos/contract'
import type { InputOf, OutputOf } from '@telemachos/contract/core/define-call'
import type { InputValues } from '@telemachos/contract/spreadsheets/settings'
import { isDeepStrictEqual } from 'node:util'
import type { CallContext } from '../../kernel/context.ts'
import { AppError } from '../../kernel/errors.ts'
import { changeOwnData, readNeeds, type Cell } from '../actions/index.ts'
import { findCalculation } from './calculation-store.ts'
import { checkInputs } from './check-inputs.ts'
import { accessCalculation, allowWriting, foundCalculator } from './policy.ts'
import { asCalculator } from './read-spreadsheets.ts'
import { computeOutputs } from './sheet-jobs.ts'
import { findSpreadsheet, type SpreadsheetRow } from './spreadsheet-store.ts'
import { findModel } from './version-store.ts'

type Calls = typeof contract.spreadsheets.calls
type Calculation = OutputOf<Calls['getCalculation']>

/** What an action calculates with, as far as its project has or uses it. */
async function calculatorOf(
  { db, actor }: CallContext,
  { actionId }: Cell,
): Promise<{ row: SpreadsheetRow | undefined; isShared: boolean }> {
  const { calculator } = readNeeds(await findCalculation(db, actionId))
  const { spreadsheet, shared } = calculator
  const row =
    spreadsheet === null ? undefined : await findSpreadsheet(db, actor.projectId, spreadsheet)
  return { row, isShared: shared }
}

/**
 * The calculator of an action with what the mentee has put in.
 * @throws not_found.
 */
export async function openCalculation(
  { ActionId, MenteeId }: InputOf<Calls['openCalculation']>,
  context: CallContext,
): Promise<OutputOf<Calls['openCalculation']>> {
  const cell = await accessCalculation(context, MenteeId, ActionId)
  const { row, isShared } = await calculatorOf(context, cell)
  return {
    Calculator: row ? await asCalculator(context, row) : null,
    Calculation: asCalculation(cell.data),
    MayWrite: row !== undefined && mayWrite({ ...cell, isShared }, context),
  }
}

/** The same without the calculator, for who has it already. @throws not_found. */
export async function getCalculation(
  { ActionId, MenteeId }: InputOf<Calls['getCalculation']>,
  context: CallContext,
): Promise<Calculation> {
  const { data } = await accessCalculation(context, MenteeId, ActionId)
  return asCalculation(data)
}

/**
 * Puts values into the calculator of an action and computes what comes out.
 * @throws not_found, also without a calculator; rule_violated as allowWriting; invalid_input as
 *   checkInputs; conflict, naming the Fields that somebody else has changed.
 */
export async function saveInputs(
  { ActionId, MenteeId, Inputs, Seen }: InputOf<Calls['saveInputs']>,
  context: CallContext,
): Promise<Calculation> {
  const cell = await accessCalculation(context, MenteeId, ActionId)
  const { row: found, isShared } = await calculatorOf(context, cell)
  const row = foundCalculator(found, ActionId)
  allowWriting({ ...cell, isShared }, context)
  checkInputs(row.settings, Inputs)
  let saved: Calculation = asCalculation(null)
  await changeOwnData(context, cell, async (data) => {
    const before = asCalculation(data).Inputs
    refuseLost(before, Inputs, Seen)
    const inputs = { ...before, ...Inputs }
    const outputs = await computeOutputs({
      key: `${row.id}/${row.version}/${row.revision}`,
      model: async () => (await findModel(context.db, row.id, row.version)) ?? {},
      settings: row.settings,
      inputs,
      now: context.now,
    })
    saved = { Inputs: inputs, Outputs: outputs, At: context.now.toISOString() }
    return { Inputs: inputs, Outputs: outputs, CalculatedAt: saved.At }
  })
  return saved
}

function mayWrite(writing: Parameters<typeof allowWriting>[0], context: CallContext): boolean {
  try {
    allowWriting(writing, context)
    return true
  } catch {
    return false
  }
}

/** Values that somebody else has changed since they were seen, to something else. */
function refuseLost(before: InputValues, next: InputValues, seen: InputValues): void {
  const lost = Object.keys(next).filter((name) => {
    const now = before[name] ?? null
    return !isDeepStrictEqual(now, seen[name] ?? null) && !isDeepStrictEqual(now, next[name])
  })
  if (lost.length > 0) throw new AppError('conflict', { details: { Fields: lost } })
}

/** What a mentee's own data of an action holds of its calculator. */
function asCalculation(data: Readonly<Record<string, unknown>> | null): Calculation {
  const { Inputs = {}, Outputs = {}, CalculatedAt = null } = data ?? {}
  return {
    Inputs: Inputs as Calculation['Inputs'],
    Outputs: Outputs as Calculation['Outputs'],
    At: CalculatedAt as Calculation['At'],
  }
}
