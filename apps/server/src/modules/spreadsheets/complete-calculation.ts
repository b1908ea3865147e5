import { inputValues, type InputValues } from '@telemachos/contract/spreadsheets/settings'
import { isDeepStrictEqual } from 'node:util'
import type { CallContext } from '../../kernel/context.ts'
import { refuseField } from '../../kernel/errors.ts'
import { Outdated } from '../../kernel/prepared.ts'
import type { Cell, DataObject, OwnDataChange, OwnDataRule } from '../actions/index.ts'
import { asCalculation, calculatorOf } from './calculations.ts'
import { checkInputs } from './check-inputs.ts'
import { compute, requireCurrent, type Computed } from './compute.ts'
import { allowWriting } from './policy.ts'
import type { SpreadsheetRow } from './spreadsheet-store.ts'

/** The members of a mentee's own data that are computed, or computed from. */
export const COMPUTED = ['Inputs', 'Outputs', 'CalculatedAt']

/**
 * What is stored where a client writes the data of a calculator itself (spec §7): what comes out is
 * computed, whatever the client says of it; inputs that are given replace those that are there.
 * @throws rule_violated as allowWriting; invalid_input naming `Data`, and as checkInputs; Outdated.
 */
export const prepareCalculation: OwnDataRule['prepare'] = async (context, cell, change) => {
  const given = await readGiven(context, cell, change)
  const computed = given.inputs && (await compute(context, given.row, given.inputs))
  return (committing, cellNow, changeNow) =>
    completeCalculation(committing, cellNow, { change: changeNow, computed })
}

async function completeCalculation(
  context: CallContext,
  cell: Cell,
  { change, computed }: { readonly change: OwnDataChange; readonly computed: Computed | undefined },
): Promise<DataObject> {
  const { rest, row, inputs } = await readGiven(context, cell, change)
  if (!inputs) return rest
  if (!computed) throw new Outdated(`the spreadsheet of action ${cell.actionId}`)
  requireCurrent(computed, { row, inputs, cell })
  const CalculatedAt = context.now.toISOString()
  return { ...rest, Inputs: inputs, Outputs: computed.outputs, CalculatedAt }
}

/** What is written as it is given, and from which inputs the rest is computed; without any, nothing is. */
type Given =
  | { readonly rest: DataObject; readonly row?: never; readonly inputs?: never }
  | { readonly rest: DataObject; readonly row: SpreadsheetRow; readonly inputs: InputValues }

async function readGiven(
  context: CallContext,
  cell: Cell,
  { given, stored, isMerged }: OwnDataChange,
): Promise<Given> {
  const { row, isShared, bound } = await calculatorOf(context, cell)
  if (!row) return { rest: given }
  const { Inputs, Outputs: _out, CalculatedAt: _at, ...rest } = given
  const { Inputs: before } = asCalculation(stored)
  if (Inputs === undefined && (isMerged || Object.keys(before).length === 0)) return { rest }
  const read = inputValues.safeParse(Inputs ?? {})
  if (!read.success) throw refuseField('Data', 'type')
  const now = read.data
  const changed = Object.fromEntries(
    Object.entries(now).filter(([name, value]) => !isDeepStrictEqual(value, before[name])),
  )
  const isSame = isDeepStrictEqual(now, before)
  if (!isSame) allowWriting({ ...cell, isShared }, context)
  checkInputs(row.settings, changed)
  return { rest, row, inputs: { ...now, ...bound } }
}
