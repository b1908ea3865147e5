import { CALCULATOR } from '@telemachos/contract/spreadsheets/limits'
import { textIn } from '@telemachos/contract/core/text-by-language'
import type { Db } from '../../kernel/database/database.ts'
import type { CallContext } from '../../kernel/context.ts'
import type { Cell, Need, UnpublishedAction } from '../actions/index.ts'
import { findAsked, listWithout, type Asked } from './calculation-store.ts'

/**
 * What is missing before a calculator may be completed: values that its author requires, and anything at
 * all, since the numbers of its example are nobody's.
 */
export async function beforeCompleting(
  { db, language }: CallContext,
  cell: Cell,
  data: Readonly<Record<string, unknown>>,
): Promise<Need[]> {
  if (cell.typeId !== CALCULATOR) return []
  const [asked] = await findAsked(db, [cell])
  if (!asked) return []
  const missing = asked.required.filter(({ Name }) => !isPutIn(inputsOf(data)[Name]))
  if (missing.length === 0 && isUntouched(asked, data)) return [{ rule: 'calculator_untouched' }]
  return missing.map(({ Label }) => ({
    rule: 'calculator_input',
    values: { label: textIn(Label, language) },
  }))
}

/** Whether mentees have put in what is asked for; undefined where nothing can be, or it is no calculator. */
export async function isDone(db: Db, cells: readonly Cell[]): Promise<(boolean | undefined)[]> {
  const calculators = cells.filter(({ typeId }) => typeId === CALCULATOR)
  if (calculators.length === 0) return cells.map(() => undefined)
  const places = [...new Map(calculators.map((cell) => [placeOf(cell), cell])).values()]
  const all = await findAsked(db, places)
  const known = new Map(places.map((cell, place) => [placeOf(cell), all[place]]))
  return cells.map((cell) => {
    const { typeId, data } = cell
    const asked = typeId === CALCULATOR ? known.get(placeOf(cell)) : undefined
    if (!asked?.hasInputs) return undefined
    const inputs = inputsOf(data)
    return !isUntouched(asked, data) && asked.required.every(({ Name }) => isPutIn(inputs[Name]))
  })
}

const placeOf = ({ projectId, actionId }: Cell): string => `${projectId} ${actionId}`

type Data = Readonly<Record<string, unknown>> | null

const inputsOf = (data: Data) => (data?.['Inputs'] ?? {}) as Readonly<Record<string, unknown>>

const isPutIn = (value: unknown): boolean => (value ?? '') !== ''

/** Whether nobody has put anything in, though there is something to put in. */
const isUntouched = ({ hasInputs }: Asked, data: Data): boolean =>
  hasInputs && !Object.values(inputsOf(data)).some(isPutIn)

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
