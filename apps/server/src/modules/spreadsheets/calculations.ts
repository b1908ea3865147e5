import type { contract } from '@telemachos/contract'
import type { InputOf, OutputOf } from '@telemachos/contract/core/define-call'
import { inputValues, type InputValues } from '@telemachos/contract/spreadsheets/settings'
import { isDeepStrictEqual } from 'node:util'
import type { CallContext } from '../../kernel/context.ts'
import { AppError, refuseField } from '../../kernel/errors.ts'
import { changeOwnData, readNeeds, type Cell, type DataObject } from '../actions/index.ts'
import { findCalculation } from './calculation-store.ts'
import { readBound } from './bound-inputs.ts'
import { checkInputs } from './check-inputs.ts'
import { computeFor } from './compute.ts'
import { accessCalculation, allowWriting, foundCalculator } from './policy.ts'
import { asCalculator } from './read-spreadsheets.ts'
import { findSpreadsheet, type SpreadsheetRow } from './spreadsheet-store.ts'

type Calls = typeof contract.spreadsheets.calls
type Calculation = OutputOf<Calls['getCalculation']>

/** What an action calculates with, as far as its project has or uses it. */
async function calculatorOf(
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
    Calculator: row ? await asCalculator(context, row) : null,
    Calculation: await present(context, cell, row, bound),
    MayWrite: row !== undefined && mayWrite({ ...cell, isShared }, context),
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
  const { row: found, isShared, bound } = await calculatorOf(context, cell)
  const row = foundCalculator(found, ActionId)
  allowWriting({ ...cell, isShared }, context)
  const typed = Object.fromEntries(
    Object.entries(Inputs).filter(([name]) => bound[name] === undefined),
  )
  checkInputs(row.settings, typed)
  let saved: Calculation = { ...asCalculation(null), Bound: [], IsStored: true }
  await changeOwnData(context, cell, async (data) => {
    const before = asCalculation(data).Inputs
    refuseLost(before, typed, Seen)
    const computed = await compute(context, row, { ...before, ...typed, ...bound })
    saved = { ...asCalculation(computed), Bound: Object.keys(bound), IsStored: true }
    return computed
  })
  return saved
}

/** The members of a mentee's own data that are computed, or computed from. */
export const COMPUTED = ['Inputs', 'Outputs', 'CalculatedAt']

/**
 * What is stored where a client writes the data of a calculator itself (spec §7): what comes out is
 * computed, whatever the client says of it; inputs that are given replace those that are there.
 * @throws rule_violated as allowWriting; invalid_input naming `Data`, and as checkInputs.
 */
export async function completeCalculation(
  context: CallContext,
  cell: Cell,
  { given, stored, isMerged }: { given: DataObject; stored: DataObject; isMerged: boolean },
): Promise<DataObject> {
  const { row, isShared, bound } = await calculatorOf(context, cell)
  if (!row) return given
  const { Inputs, Outputs: _out, CalculatedAt: _at, ...rest } = given
  const { Inputs: before } = asCalculation(stored)
  if (Inputs === undefined && (isMerged || Object.keys(before).length === 0)) return rest
  const read = inputValues.safeParse(Inputs ?? {})
  if (!read.success) throw refuseField('Data', 'type')
  const now = read.data
  const changed = Object.fromEntries(
    Object.entries(now).filter(([name, value]) => !isDeepStrictEqual(value, before[name])),
  )
  const isSame = isDeepStrictEqual(now, before)
  if (!isSame) allowWriting({ ...cell, isShared }, context)
  checkInputs(row.settings, changed)
  return { ...rest, ...(await compute(context, row, { ...now, ...bound })) }
}

async function compute(
  context: CallContext,
  row: SpreadsheetRow,
  inputs: InputValues,
): Promise<DataObject> {
  const outputs = await computeFor(context, row, inputs)
  return { Inputs: inputs, Outputs: outputs, CalculatedAt: context.now.toISOString() }
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
function asCalculation(
  data: Readonly<Record<string, unknown>> | null,
): Omit<Calculation, 'Bound' | 'IsStored'> {
  const { Inputs = {}, Outputs = {}, CalculatedAt = null } = data ?? {}
  return {
    Inputs: Inputs as Calculation['Inputs'],
    Outputs: Outputs as Calculation['Outputs'],
    At: CalculatedAt as Calculation['At'],
  }
}
