import { isInactiveDate } from '@telemachos/rules/dates'
import type { Cell } from './cell-store.ts'
import { conditionHolds, enableConditionHolds, type ConditionScope } from './conditions.ts'

/** What a cell's conditions may read; undefined where it has none. */
export function scopeOf({ scope, data }: Cell, now: Date): ConditionScope | undefined {
  return scope ? { ...scope, data: data ?? {}, now } : undefined
}

/** Whether ShowCondition lets the mentee see it. */
export function isShown(cell: Cell, now: Date): boolean {
  return conditionHolds(cell.showCondition, scopeOf(cell, now))
}

/** Whether somebody has made it inactive for the mentee: its date is of the year 3000 or later (spec §4). */
export function isInactive({ scheduledAt }: Pick<Cell, 'scheduledAt'>): boolean {
  return scheduledAt !== null && isInactiveDate(new Date(scheduledAt))
}

/** Whether the mentee may complete it already: it is active, and EnableCondition holds. */
export function isEnabled(cell: Cell, now: Date): boolean {
  if (isInactive(cell)) return false
  return enableConditionHolds(cell.enableCondition, scopeOf(cell, now))
}
