import { CALCULATOR } from '@telemachos/contract/spreadsheets/limits'
import { textIn } from '@telemachos/contract/core/text-by-language'
import type { Db } from '../../kernel/database/database.ts'
import type { CallContext } from '../../kernel/context.ts'
import type { Cell, Need, UnpublishedAction } from '../actions/index.ts'
import { findRequired, listWithout, type RequiredInput } from './calculation-store.ts'

/** What is missing before a calculator may be completed: values that its author requires. */
export async function beforeCompleting(
  { db, language }: CallContext,
  cell: Cell,
  data: Readonly<Record<string, unknown>>,
): Promise<Need[]> {
  if (cell.typeId !== CALCULATOR) return []
  const [required = []] = await findRequired(db, [cell.actionId])
  return missingOf(required, data).map(({ Label }) => ({
    rule: 'calculator_input',
    values: { label: textIn(Label, language) },
  }))
}

/** Whether mentees have put in all that is required; undefined where nothing is, or it is no calculator. */
export async function isDone(db: Db, cells: readonly Cell[]): Promise<(boolean | undefined)[]> {
  const calculators = cells.filter(({ typeId }) => typeId === CALCULATOR)
  if (calculators.length === 0) return cells.map(() => undefined)
  const ids = [...new Set(calculators.map(({ actionId }) => actionId))]
  const required = new Map((await findRequired(db, ids)).map((one, place) => [ids[place], one]))
  return cells.map(({ actionId, typeId, data }) => {
    const asked = typeId === CALCULATOR ? required.get(actionId) : undefined
    return asked && asked.length > 0 ? missingOf(asked, data ?? {}).length === 0 : undefined
  })
}

function missingOf(
  required: readonly RequiredInput[],
  data: Readonly<Record<string, unknown>>,
): RequiredInput[] {
  const inputs = (data['Inputs'] ?? {}) as Readonly<Record<string, unknown>>
  return required.filter(({ Name }) => (inputs[Name] ?? '') === '')
}

/** What is missing before actions may be published: a calculator names its spreadsheet. */
export async function beforePublishing(
  { db }: CallContext,
  actions: readonly UnpublishedAction[],
): Promise<Need[][]> {
  const asking = actions.filter(({ typeId }) => typeId === CALCULATOR)
  const without = new Set(asking.length > 0 ? await listWithout(db, asking) : [])
  return actions.map(({ actionId }) =>
    without.has(actionId) ? [{ rule: 'calculator_missing' }] : [],
  )
}
