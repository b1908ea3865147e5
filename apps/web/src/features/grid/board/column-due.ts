import { formatDate } from '@telemachos/rules/dates'
import type { Texts } from '#shared'
import { dueWords } from '#features/actions'
import type { GridColumn } from './grid-rows.ts'

/** Until when an action is to be done: its date, or from what each mentee's deadline counts; undefined without. */
export function columnDue(
  { Due, DueReason }: Pick<GridColumn, 'Due' | 'DueReason'>,
  t: Texts['t'],
): string | undefined {
  if (Due !== null) return t('actions.grid.due', { date: formatDate(Due) })
  return DueReason ? dueWords(DueReason, t) : undefined
}
