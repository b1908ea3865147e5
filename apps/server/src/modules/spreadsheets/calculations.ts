import type { contract } from '@telemachos/contract'
import type { InputOf, OutputOf } from '@telemachos/contract/core/define-call'
import type { InputValues } from '@telemachos/contract/spreadsheets/settings'
import { isDeepStrictEqual } from 'node:util'
import type { CallContext } from '../../kernel/context.ts'
import { readNeeds, type Cell } from '../actions/index.ts'
import { findCalculation } from './calculation-store.ts'
import { readBound } from './bound-inputs.ts'
import { computeFor } from './compute.ts'
import { accessCalculation, allowWriting } from './policy.ts'
import { readCalculator } from './read-spreadsheets.ts'
import { findSpreadsheet, type SpreadsheetRow } from './spreadsheet-store.ts'

type Calls = typeof contract.spreadsheets.calls
export type Calculation = OutputOf<Calls['getCalculation']>

/** What an action calculates with, as far as its project has or uses it. */
export async function calculatorOf(
  context: CallContext,
  cell: Cell,
): Promise<{ row: SpreadsheetRow | undefined; isShared: boolean; bound: InputValues }> {
  const { db, actor } = context
  const { calculator } = readNeeds(await findCalculation(db, cell.actionId))
  const { spreadsheet, shared } = calculator
  const row =
    spreadsheet === null ? undefined : await findSpreadsheet(db, actor.projectId, spreadsheet)
  const bound = row ? await readBound(context, cell, row, calculator.bound) : {}
  return { row, isShared: shared, bound }
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
  const { row, isShared, bound } = await calculatorOf(context, cell)
  return {
    Calculator: row ? await readCalculator(context, row) : null,
    Calculation: await present(context, cell, row, bound),
    MayWrite: row !== undefined && allowWriting.can({ ...cell, isShared }, context),
  }
}

/** The same without the calculator, for who has it already. @throws not_found. */
export async function getCalculation(
  { ActionId, MenteeId }: InputOf<Calls['getCalculation']>,
  context: CallContext,
): Promise<Calculation> {
  const cell = await accessCalculation(context, MenteeId, ActionId)
  const { row, bound } = await calculatorOf(context, cell)
  return present(context, cell, row, bound)
}

/** What is stored, with what questionnaires say now: what comes out of it is computed where they differ. */
async function present(
  context: CallContext,
  { data }: Cell,
  row: SpreadsheetRow | undefined,
  bound: InputValues,
): Promise<Calculation> {
  const stored = asCalculation(data)
  const inputs = { ...stored.Inputs, ...bound }
  const isSame = isDeepStrictEqual(inputs, stored.Inputs)
  const outputs = isSame || !row ? stored.Outputs : await computeFor(context, row, inputs)
  return {
    ...stored,
    Inputs: inputs,
    Outputs: outputs,
    Bound: Object.keys(bound),
    IsStored: isSame,
  }
}

/** What a mentee's own data of an action holds of its calculator. */
export function asCalculation(
  data: Readonly<Record<string, unknown>> | null,
): Omit<Calculation, 'Bound' | 'IsStored'> {
  const { Inputs = {}, Outputs = {}, CalculatedAt = null } = data ?? {}
  return {
    Inputs: Inputs as Calculation['Inputs'],
    Outputs: Outputs as Calculation['Outputs'],
    At: CalculatedAt as Calculation['At'],
  }
}
