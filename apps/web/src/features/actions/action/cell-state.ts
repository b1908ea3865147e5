import type { CellState } from '@telemachos/contract/grid/constants'
import { todayInAthens } from '@telemachos/rules/dates'

/** What is known of one mentee and one action; instants as ISO text, `due` as yyyy-mm-dd. */
export interface CellTrace {
  readonly completedAt?: string | null | undefined
  readonly scheduledAt?: string | null | undefined
  readonly due: string | null
}

/**
 * The state of a cell, of which nothing is known where it is not the reader's, and which has none where
 * the mentee is not shown the action.
 */
export type ShownState = CellState | 'notYours' | 'unshown'

const INACTIVE_FROM = Date.UTC(3000, 0, 1)

/**
 * The state of a mentee's action at `now` (spec §4 and §9: a year from 3000 means inactive). The
 * database decides by the same rule, in the function `cell_state`.
 */
export function cellState({ completedAt, scheduledAt, due }: CellTrace, now: Date): CellState {
  if (completedAt) return 'done'
  if (scheduledAt) {
    const start = Date.parse(scheduledAt)
    if (start >= INACTIVE_FROM) return 'inactive'
    return start > now.getTime() ? 'scheduled' : 'overdue'
  }
  return due !== null && due < todayAt(now) ? 'overdue' : 'todo'
}

let lastToday = { time: Number.NaN, today: '' }

/** A grid asks for thousands of cells at the same `now`, and the time zone is slow to work out. */
function todayAt(now: Date): string {
  const time = now.getTime()
  if (lastToday.time !== time) lastToday = { time, today: todayInAthens(now) }
  return lastToday.today
}
