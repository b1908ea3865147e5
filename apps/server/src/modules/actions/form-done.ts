import type { FormPart } from '@telemachos/contract/actions/form-types'
import { formProblems } from '@telemachos/questionnaire/form/check-form'
import { asks, fieldsOf, readFields } from '@telemachos/questionnaire/form/form-field'
import { isEmptyValue } from '@telemachos/questionnaire/form/show-fields'
import { todayInAthens } from '@telemachos/rules/dates'
import type { Db } from '../../kernel/database/database.ts'
import { listWritten } from './automatic-store.ts'
import type { Cell } from './cell-store.ts'
import { readCompletionRule } from './completion-rule.ts'

const PARTS: readonly FormPart[] = ['mentee', 'public', 'about']

/** Whoever has written in a form just now is still writing. */
const REST = 2 * 60_000

/**
 * Whether the forms of actions are filled in, by everybody who writes about the mentee; undefined for an
 * action without one, or whose form need not be filled in.
 */
export async function formsDone(
  db: Db,
  cells: readonly Cell[],
  now: Date,
): Promise<(boolean | undefined)[]> {
  const asking = cells.filter(
    ({ form, completionRule }) => form !== null && readCompletionRule(completionRule).NeedsFields,
  )
  const rows = asking.length > 0 ? await listWritten(db, asking) : []
  const written = new Map(rows.map((row) => [`${row.menteeId} ${row.actionId} ${row.part}`, row]))
  return cells.map((cell) => {
    if (!asking.includes(cell)) return undefined
    const parts = PARTS.map((part) => {
      const row = written.get(`${cell.menteeId} ${cell.actionId} ${part}`)
      const fields = fieldsOf(readFields(row?.form ?? cell.form), part)
      const data = row?.data ?? {}
      const isResting = !row || now.getTime() - Date.parse(row.updatedAt) >= REST
      const isRight = formProblems(fields, data, todayInAthens(now)).length === 0
      const isBegun = fields.some(({ name }) => !isEmptyValue(data[name]))
      return { isAsked: fields.some(asks), isDone: isResting && isRight, isBegun }
    })
    const asked = parts.filter(({ isAsked }) => isAsked)
    if (asked.length === 0) return undefined
    return asked.every(({ isDone }) => isDone) && asked.some(({ isBegun }) => isBegun)
  })
}
