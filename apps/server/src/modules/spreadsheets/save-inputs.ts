import type { contract } from '@telemachos/contract'
import type { InputOf } from '@telemachos/contract/core/define-call'
import type { InputValues } from '@telemachos/contract/spreadsheets/settings'
import { isDeepStrictEqual } from 'node:util'
import type { CallContext } from '../../kernel/context.ts'
import { AppError } from '../../kernel/errors.ts'
import { changeOwnData, type Cell } from '../actions/index.ts'
import { asCalculation, calculatorOf, type Calculation } from './calculations.ts'
import { checkInputs } from './check-inputs.ts'
import { compute, requireCurrent, type Computed } from './compute.ts'
import { accessCalculation, allowWriting, foundCalculator } from './policy.ts'
import type { SpreadsheetRow } from './spreadsheet-store.ts'

type SaveInputs = InputOf<typeof contract.spreadsheets.calls.saveInputs>

/** What is to be put into a calculator. */
interface Change {
  readonly cell: Cell
  readonly row: SpreadsheetRow
  readonly bound: InputValues
  /** All inputs, with those that are stored. */
  readonly merge: (stored: InputValues) => InputValues
}

/**
 * @throws not_found, also without a calculator; rule_violated as allowWriting; invalid_input as
 *   checkInputs; `merge` throws conflict, naming the Fields that somebody else has changed.
 */
async function readChange(
  { ActionId, MenteeId, Inputs, Seen }: SaveInputs,
  context: CallContext,
): Promise<Change> {
  const cell = await accessCalculation(context, MenteeId, ActionId)
  const { row: found, isShared, bound } = await calculatorOf(context, cell)
  const row = foundCalculator(found, ActionId)
  allowWriting({ ...cell, isShared }, context)
  const typed = Object.fromEntries(
    Object.entries(Inputs).filter(([name]) => bound[name] === undefined),
  )
  checkInputs(row.settings, typed)
  const merge = (stored: InputValues): InputValues => {
    refuseLost(stored, typed, Seen)
    return { ...stored, ...typed, ...bound }
  }
  return { cell, row, bound, merge }
}

/** Computes what comes out, with what is stored now. @throws as readChange and compute. */
export async function computeInputs(input: SaveInputs, context: CallContext): Promise<Computed> {
  const { cell, row, merge } = await readChange(input, context)
  return compute(context, row, merge(asCalculation(cell.data).Inputs))
}

/**
 * Puts values into the calculator of an action, with what comes out.
 * @param computed as computeInputs.
 * @throws as readChange; Outdated.
 */
export async function saveInputs(
  input: SaveInputs,
  context: CallContext,
  computed: Computed,
): Promise<Calculation> {
  const { cell, row, bound, merge } = await readChange(input, context)
  const { inputs: Inputs, outputs: Outputs } = computed
  const saved = { Inputs, Outputs, CalculatedAt: context.now.toISOString() }
  await changeOwnData(context, cell, (data) => {
    requireCurrent(computed, { row, cell, inputs: merge(asCalculation(data).Inputs) })
    return saved
  })
  return { ...asCalculation(saved), Bound: Object.keys(bound), IsStored: true }
}

/** Values that somebody else has changed since they were seen, to something else. */
function refuseLost(before: InputValues, next: InputValues, seen: InputValues): void {
  const lost = Object.keys(next).filter((name) => {
    const now = before[name] ?? null
    return !isDeepStrictEqual(now, seen[name] ?? null) && !isDeepStrictEqual(now, next[name])
  })
  if (lost.length > 0) throw new AppError('conflict', { details: { Fields: lost } })
}
