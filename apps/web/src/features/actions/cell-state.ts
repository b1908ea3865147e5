import type { CellState } from '@telemachos/contract/projects/grid-constants'
import { isInactiveDate, todayInAthens } from '@telemachos/rules/dates'

/** What is known of one mentee and one action; instants as ISO text, `due` as yyyy-mm-dd. */
export interface CellTrace {
  readonly completedAt?: string | null | undefined
  readonly scheduledAt?: string | null | undefined
  readonly due: string | null
}

/**
 * The state of a mentee's action at `now` (spec §4 and §9: a year from 3000 means inactive). The
 * database decides by the same rule, in the function `cell_state`.
 */
export function cellState({ completedAt, scheduledAt, due }: CellTrace, now: Date): CellState {
  if (completedAt) return 'done'
  if (scheduledAt) {
    if (isInactiveDate(scheduledAt)) return 'inactive'
    return Date.parse(scheduledAt) > now.getTime() ? 'scheduled' : 'overdue'
  }
  return due !== null && due < todayInAthens(now) ? 'overdue' : 'todo'
}
